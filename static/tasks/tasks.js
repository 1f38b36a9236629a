// After an answer the verdict at the foot of the screen has the focus; nothing moves under the eyes.
document.addEventListener("htmx:afterSettle", () => {
  const at = document.querySelector("#task [data-focus]");
  if (!at) return;
  at.focus({ preventScroll: true });
  if (at.matches(".feedback")) at.scrollIntoView({ block: "nearest" });
});
// It is put away as soon as the answer changes: it speaks of another one.
document.addEventListener("input", (event) => {
  const bar = event.target.closest(".task-form") && document.querySelector(".feedback");
  if (bar) bar.outerHTML = '<div id="feedback"></div>';
});
