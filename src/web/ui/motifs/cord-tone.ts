import { GARDEN_THRESHOLDS } from '#domain/catalogue/limits.ts';

export type CordTone = 0 | 1 | (typeof GARDEN_THRESHOLDS)[number];

/** From how many charms on the cord takes which colour. */
const THRESHOLDS: readonly CordTone[] = [1, ...GARDEN_THRESHOLDS];

/** The threshold that `value` has reached; 0 before the first. */
export function cordTone(value: number): CordTone {
  return THRESHOLDS.findLast((threshold) => value >= threshold) ?? 0;
}

/** How much of the cord is coloured, in percent, between 0 and 100. */
export function cordPercent(value: number, max: number): number {
  return max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
}
