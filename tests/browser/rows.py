"""What lies alone in the last line of a row of cards, and words that run into each other."""

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


WORDS = "main :is(.named, .pick-name, .pile, .marks, .what, .button, .word, .ipa)"
TOGETHER = """within => {
  const block = each => /^(inline|contents)$/.test(getComputedStyle(each).display) ? block(each.parentElement) : each;
  const lines = [], range = document.createRange(), seen = new Set();
  for (const root of document.querySelectorAll(within)) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
      const parent = block(node.parentElement);
      if (seen.has(node) || !node.data.trim() || !parent.checkVisibility() || parent.offsetWidth < 2) continue;
      seen.add(node);
      range.selectNodeContents(node);
      const said = node.data.trim();
      for (const { left, right, top, bottom } of range.getClientRects())
        if (right - left > 1) lines.push({ left, right, top, bottom, parent, said });
    }
  }
  lines.sort((one, other) => one.top - other.top);
  const found = [];
  lines.forEach((one, place) => {
    for (const other of lines.slice(place + 1)) {
      if (other.top >= one.bottom) break;
      const low = Math.min(one.bottom - one.top, other.bottom - other.top);
      const level = Math.min(one.bottom, other.bottom) - other.top;
      const apart = Math.max(one.left, other.left) - Math.min(one.right, other.right);
      const isOne = one.parent.contains(other.parent) || other.parent.contains(one.parent);
      if (!isOne && level > low / 2 && apart < 2) found.push(`${one.said} | ${other.said}`);
    }
  });
  return found }"""


def alone(page, sizes=("0", "3")):
    """Return what lies alone under a line of three or more, at every width and size of the text."""
    return [f"{looks}: {each}" for looks in each_look(page, sizes) for each in page.evaluate(ALONE)]


def together(page, sizes=("0", "3")):
    """Return what is less than two pixels from other words: names under cards, buttons, what is said of seats."""
    return [f"{looks}: {each}" for looks in each_look(page, sizes) for each in page.evaluate(TOGETHER, WORDS)]


def each_look(page, sizes):
    """Give a page every width and size of the text in turn."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for size in sizes:
            page.evaluate("size => { document.documentElement.dataset.size = size }", size)
            yield f"{width} px, size {size}"
