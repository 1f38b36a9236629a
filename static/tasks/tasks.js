// After an answer the verdict at the foot of the screen has the focus, and nothing moves under the eyes.
document.addEventListener("htmx:afterSettle", () => {
  const at = document.querySelector("#task [data-focus]");
  if (!at) return;
  at.focus({ preventScroll: true });
  const below = at.matches(".feedback") ? at.getBoundingClientRect().bottom - innerHeight : 0;
  if (below > 1) scrollBy(0, below); // the task began too low for the verdict to stand above its foot
  if (at.matches("form")) at.scrollIntoView({ block: "nearest" });
});
// It is put away as soon as the answer changes: it speaks of another one.
document.addEventListener("input", (event) => {
  const bar = event.target.closest(".task-form") && document.querySelector(".feedback");
  if (bar) bar.outerHTML = '<div id="feedback"></div>';
});
