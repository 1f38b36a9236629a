// After a move the table stays where it is, unless the hand would be out of sight; what is said of it has the focus,
// else the first thing to do.
document.addEventListener("htmx:afterSettle", () => {
  const table = document.getElementById("table");
  const at = table?.querySelector("[data-focus]") || table?.querySelector(".lift input, .act");
  at?.focus({ preventScroll: true });
  if (at?.matches(".end")) at.scrollIntoView({ block: "nearest" });
  const hand = table?.querySelector(".hand"), foot = table?.querySelector(".mat-foot");
  if (at?.matches(".notice") || !hand || !foot) return;
  if (hand.getBoundingClientRect().bottom > foot.getBoundingClientRect().top) document.getElementById("turn")?.scrollIntoView();
});
