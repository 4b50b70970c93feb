import { GARDEN_THRESHOLDS } from '#domain/catalogue/limits.ts';

export type CordTone = 0 | 1 | (typeof GARDEN_THRESHOLDS)[number];

/** Numbers of charms at which the cord changes its colour. */
const THRESHOLDS: readonly CordTone[] = [1, ...GARDEN_THRESHOLDS];

/** The highest threshold that `value` has reached; 0 before the first. */
export function cordTone(value: number): CordTone {
  return THRESHOLDS.findLast((threshold) => value >= threshold) ?? 0;
}

/** The coloured part of the cord, in percent, between 0 and 100. */
export function cordPercent(value: number, max: number): number {
  return max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
}
