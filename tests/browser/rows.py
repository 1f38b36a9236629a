"""What lies alone in the last line of a row of cards."""

WIDTHS = (320, 390, 820, 1280)
ALONE = """() => {
  const shows = each => each.matches(".card, .back") || each.querySelector(".card, .back");
  const isThrough = each => getComputedStyle(each).display === "contents";
  const within = parent => [...parent.children].flatMap(each => isThrough(each) ? within(each) : [each]);
  const parents = new Set();
  for (let each of document.querySelectorAll("main :is(.card, .back)"))
    while ((each = each.parentElement).localName !== "main") if (!isThrough(each)) parents.add(each);
  const found = [];
  for (const parent of parents) {
    const lines = [];
    for (const each of within(parent)) {
      const box = each.getBoundingClientRect();
      if (!box.width || !shows(each)) continue;
      const line = lines.at(-1);
      if (line && box.left > line.last + 1 && box.top < line.bottom - 2)
        Object.assign(line, {
          count: line.count + 1,
          last: box.left,
          right: box.right,
          bottom: Math.max(line.bottom, box.bottom),
        });
      else lines.push({ count: 1, left: box.left, last: box.left, right: box.right, bottom: box.bottom });
    }
    const [above, last] = lines.slice(-2);
    const width = line => line.right - line.left;
    if (last?.count === 1 && above.count > 2 && width(last) < 0.4 * width(above))
      found.push(`${parent.localName}.${parent.className}: ${lines.map(line => line.count).join("+")}`);
  }
  return found }"""


def alone(page, sizes=("0", "3")):
    """Return what lies alone under a line of three or more, at every width and size of the text."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for size in sizes:
            page.evaluate("size => { document.documentElement.dataset.size = size }", size)
            found += [f"{width} px, size {size}: {each}" for each in page.evaluate(ALONE)]
    return found
