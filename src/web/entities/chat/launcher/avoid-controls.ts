/** A rectangle in the viewport, CSS pixels from its upper left corner. */
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The launcher tries positions in steps of this many pixels. */
const STEP = 4;
/** Minimum distance to controls and text: its ring is 5.5. */
export const CLEARANCE = 8;

/**
 * How far the launcher must rise from its corner so that it covers no control and no text.
 * @param most the maximum rise
 * @returns `null` when no position is free
 */
export function liftAbove(launcher: Place, taken: readonly Place[], most: number): number | null {
  for (let lift = 0; lift <= most; lift += STEP)
    if (!taken.some((place) => liesUnder(place, launcher, lift))) return lift;
  return null;
}

function liesUnder({ left, top, right, bottom }: Place, launcher: Place, lift: number): boolean {
  return (
    right > left &&
    bottom > top &&
    left < launcher.right + CLEARANCE &&
    right > launcher.left - CLEARANCE &&
    top < launcher.bottom - lift + CLEARANCE &&
    bottom > launcher.top - lift - CLEARANCE
  );
}
