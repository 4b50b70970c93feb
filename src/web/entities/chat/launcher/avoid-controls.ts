/** A place on the screen, CSS pixels from its upper left corner. */
export type Place = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** What is so many times as large as the launcher is found beside it: a wide card, not a button. */
const LARGE = 10;
/** The launcher looks for a place in steps of so many pixels, and keeps this far from what it leaves free: its ring is 5.5. */
const STEP = 4;
const CLEARANCE = 8;

/**
 * How far the launcher rises from its corner so that nothing to press lies under it; where no place is free, to the one
 * that hides least.
 * @param most the highest it may rise
 */
export function liftAbove(launcher: Place, pressable: readonly Place[], most: number): number {
  const small = pressable.filter((place) => sizeOf(place) > 0 && sizeOf(place) < LARGE * sizeOf(launcher));
  let best = { lift: 0, hidden: Infinity };
  for (let lift = 0; lift <= most && best.hidden > 0; lift += STEP) {
    const hidden = Math.max(0, ...small.map((place) => shareHidden(place, launcher, lift)));
    if (hidden < best.hidden) best = { lift, hidden };
  }
  return best.lift;
}

/** How much of a place lies under the launcher, 0 to 1. */
function shareHidden(place: Place, launcher: Place, lift: number): number {
  const shared = {
    left: Math.max(place.left, launcher.left - CLEARANCE),
    right: Math.min(place.right, launcher.right + CLEARANCE),
    top: Math.max(place.top, launcher.top - lift - CLEARANCE),
    bottom: Math.min(place.bottom, launcher.bottom - lift + CLEARANCE),
  };
  return shared.left < shared.right && shared.top < shared.bottom ? sizeOf(shared) / sizeOf(place) : 0;
}

const sizeOf = ({ left, top, right, bottom }: Place) => (right - left) * (bottom - top);
