import { issue } from '../kernel/issue.ts';
import type { Issue } from '../kernel/issue.ts';
import { designCopy } from './copy.vi.ts';
import { SLOTS_DEFAULT, SLOTS_MAX, SLOTS_MIN, WRIST_MAX_CM, WRIST_MIN_CM, WRIST_STEP_CM } from './limits.ts';

// spec §9: number of charms for a wrist below each size in centimetres.
const SLOTS_UNDER_CM: readonly (readonly [below: number, slots: number])[] = [
  [12, 15],
  [14, 16],
  [16, 17],
  [18, 18],
  [20, 20],
  [22, 22],
  [24, 24],
];

/** Number of charms for a wrist of `cm` centimetres (spec §9). */
export function slotCountForWrist(cm: number): number {
  return SLOTS_UNDER_CM.find(([below]) => cm < below)?.[1] ?? SLOTS_MAX;
}

/** Number of slots of a design: by its wrist when known, otherwise the requested number within 15 to 25. */
export function slotCountOf(design: {
  readonly wristSize?: number | null | undefined;
  readonly calculatedCharmCount?: number | null | undefined;
}): number {
  if (typeof design.wristSize === 'number') return slotCountForWrist(design.wristSize);
  return Math.min(SLOTS_MAX, Math.max(SLOTS_MIN, design.calculatedCharmCount ?? SLOTS_DEFAULT));
}

/** Parses `15,5`, `15.5` or `15,5 cm` as centimetres; null when invalid. */
export function parseWrist(text: string): number | null {
  const match = /^([0-9]{1,3}(?:[.,][0-9]+)?)\s*(?:cm)?$/i.exec(text.trim());
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
}

/** 10 to 30 cm in steps of half a centimetre (spec §5). */
export function checkWrist(cm: number | null): Issue | null {
  if (cm === null || !Number.isFinite(cm)) return issue('format', designCopy.wristFormat);
  if (cm < WRIST_MIN_CM || cm > WRIST_MAX_CM) return issue('range', designCopy.wristRange);
  return Number.isInteger(cm / WRIST_STEP_CM) ? null : issue('step', designCopy.wristStep);
}

/** `15,5 cm` (look, Typography). */
export function formatWrist(cm: number): string {
  return `${String(cm).replace('.', ',')} cm`;
}
