// After a move what is said of it has the focus, or what comes first; the hand and what may be done are in sight.
document.addEventListener("htmx:afterSettle", () => {
  const find = (what) => document.querySelector(`#table ${what}`);
  const at = find("[data-focus]") || find(":focus") || find(".lift input, .act");
  at?.focus({ preventScroll: true });
  (find("#turn") || at)?.scrollIntoView({ block: "nearest" });
});
