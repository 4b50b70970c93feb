/** A place on the screen, CSS pixels from its upper left corner. */
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The launcher looks for a place in steps of so many pixels. */
const STEP = 4;
/** It keeps this far from what it leaves free: its ring is 5.5. */
export const CLEARANCE = 8;

/**
 * How far the launcher rises from its corner so that nothing to press or to read lies under it.
 * @param most the highest it may rise
 * @returns `null` where no place is free
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
