// After a move what is said of it has the focus, or what comes first; the hand is in sight.
document.addEventListener("htmx:afterSettle", () => {
  const find = (what) => document.querySelector(`#table ${what}`);
  const at = find("[data-focus]") || find(".lift input, .act");
  at?.focus({ preventScroll: true });
  if (at?.matches(".end, .lift *")) (find("#turn") || at).scrollIntoView({ block: "nearest" });
});
