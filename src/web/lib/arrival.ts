/** The state of a navigation whose page begins at its top at once: what was left lies far down. */
export const AT_ONCE = { atOnce: true } as const;

/** @param state of a location */
export function arrivesAtOnce(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'atOnce' in state;
}
