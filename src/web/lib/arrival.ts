/** Navigation state that makes the next page start at its top without smooth scrolling, for long pages that are left far down. */
export const SCROLL_INSTANTLY = { atOnce: true } as const;

/** @param state of a location */
export function scrollsInstantly(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'atOnce' in state;
}
