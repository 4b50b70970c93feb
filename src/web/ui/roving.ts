/**
 * Keyboard movement from index `from` among items, skipping those that are not `usable`.
 * @returns the new index, or null for other keys
 */
export function rove(key: string, from: number, usable: readonly boolean[]): number | null {
  const open = usable.flatMap((ok, index) => (ok ? [index] : []));
  const first = open[0];
  const last = open.at(-1);
  if (first === undefined || last === undefined) return null;
  switch (key) {
    case 'ArrowRight':
      return open.find((index) => index > from) ?? first;
    case 'ArrowLeft':
      return open.findLast((index) => index < from) ?? last;
    case 'Home':
      return first;
    case 'End':
      return last;
    default:
      return null;
  }
}
