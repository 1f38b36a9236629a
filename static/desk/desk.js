// A tapped key stays under the finger, however much the answer above it grows.
(() => {
  const on = (name, act) => document.addEventListener(`htmx:${name}`, act);
  const top = (id) => document.getElementById(id)?.getBoundingClientRect().top;
  let id, was;
  on("configRequest", ({ detail }) => (detail.path = detail.path.split("#")[0]));
  on("beforeSwap", () => {
    ({ id } = document.activeElement);
    was = top(id);
  });
  on("afterSwap", () => {
    const now = id && top(id);
    if (now) scrollBy({ top: now - was, behavior: "instant" });
  });
})();
