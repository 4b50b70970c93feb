/** From how many charms on the cord takes which colour. spec §2 garden, §9: thresholds 10, 15, 20 */
const THRESHOLDS = [20, 15, 10, 1] as const;

export type CordTone = 0 | (typeof THRESHOLDS)[number];

/** The threshold that `value` has reached; 0 before the first. */
export function cordTone(value: number): CordTone {
  return THRESHOLDS.find((threshold) => value >= threshold) ?? 0;
}

/** How much of the cord is coloured, in percent, between 0 and 100. */
export function cordPercent(value: number, max: number): number {
  return max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
}
