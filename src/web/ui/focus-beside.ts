/**
 * A row under the keyboard is about to go: the focus moves to the next one, or to the one before.
 * @param sought what takes it there
 * @param otherwise takes it where no other row has such a thing
 */
export function focusBeside(row: Element | null, sought: string, otherwise?: HTMLElement | null): void {
  const rows = [...(row?.parentElement?.children ?? [])].filter(
    (one) => one === row || !one.matches('[inert]'),
  );
  const place = row === null ? -1 : rows.indexOf(row);
  const beside = rows[place + 1] ?? rows[place - 1];
  const target = beside?.querySelector<HTMLElement>(sought) ?? otherwise;
  target?.focus({ preventScroll: true });
}
