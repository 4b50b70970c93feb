/** Scrolls a row that is longer than its place until the item is in its middle; the page itself does not move. */
export function centerInRow(row: Element, item: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  row.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
}
