type Toggle = {
  id: string;
  /** start of the range that ends in `id`; null, or a row that is not visible, for no range */
  from: string | null;
};

/** The selection after a row was toggled: all rows of a range take that row's new state. */
export function toggled(
  ids: ReadonlySet<string>,
  rows: readonly string[],
  { id, from }: Toggle,
): Set<string> {
  const [start, end] = [rows.indexOf(from ?? id), rows.indexOf(id)].toSorted((a, b) => a - b);
  const range = start === undefined || end === undefined || start < 0 ? [id] : rows.slice(start, end + 1);
  const next = new Set(ids);
  for (const each of range) {
    if (ids.has(id)) next.delete(each);
    else next.add(each);
  }
  return next;
}
