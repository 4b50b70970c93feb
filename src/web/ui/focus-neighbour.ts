/**
 * Before the row that holds the focus is removed, moves the focus to the next row, or to the previous one.
 * @param sought selector of the element to focus in that row
 * @param otherwise element to focus when no such element exists
 */
export function focusNeighbour(row: Element | null, sought: string, otherwise?: HTMLElement | null): void {
  const rows = [...(row?.parentElement?.children ?? [])].filter(
    (one) => one === row || !one.matches('[inert]'),
  );
  const place = row === null ? -1 : rows.indexOf(row);
  const beside = rows[place + 1] ?? rows[place - 1];
  const target = beside?.querySelector<HTMLElement>(sought) ?? otherwise;
  target?.focus({ preventScroll: true });
}
