// After a move what is said has the focus, or the place before what may be done; hand and that are in sight.
document.addEventListener("htmx:afterSettle", () => {
  const find = (what) => document.querySelector(`#table ${what}`);
  const at = find("[data-focus]") || find("#turn[tabindex]") || find(":focus") || find(".act");
  at?.focus({ preventScroll: true });
  (find("#turn") || at)?.scrollIntoView({ block: "nearest" });
});
