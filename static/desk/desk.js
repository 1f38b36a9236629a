// A tapped key stays under the finger, however much the answer above it grows.
(() => {
  "use strict";
  let id, top;
  document.addEventListener("htmx:beforeSwap", () => {
    const key = document.activeElement;
    id = key && key.matches(".tile") ? key.id : "";
    if (id) top = key.getBoundingClientRect().top;
  });
  document.addEventListener("htmx:afterSwap", () => {
    const key = id && document.getElementById(id);
    if (key) scrollBy({ top: key.getBoundingClientRect().top - top, behavior: "instant" });
  });
})();
