// A question for a hall: keys press the links that name them, and what is still too tall is drawn smaller.
(() => {
  "use strict";
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("button, input")) return;
    if (event.key === "Enter" && event.target.closest("a")) return;
    const link = [...document.querySelectorAll("[data-key]")].find((each) => each.dataset.key.split(" ").includes(event.key));
    if (!link) return;
    event.preventDefault();
    link.click();
  });
  const fit = () => {
    const body = document.body;
    let size = 1;
    do body.style.setProperty("--fit", size);
    while (document.documentElement.scrollHeight > innerHeight && (size -= 0.04) > 0.3);
  };
  document.fonts.ready.then(fit);
  addEventListener("load", fit);
  addEventListener("resize", fit);
})();
