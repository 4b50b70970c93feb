import { issue } from '../kernel/issue.ts';
import type { Check, Issue } from '../kernel/issue.ts';
import type { StringId } from '../kernel/ids.ts';
import { PLAIN_TEXT, lengthOf, tidyLine } from '../kernel/text-rules.ts';
import { sum, sumOf, FREE } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { designTitles } from './copy.vi.ts';
import { BRACELET_NAME_MAX, BRACELET_NAME_MIN, CHARMS_MIN } from './limits.ts';

const DESIGN_ISSUES = [
  'name_missing',
  'name_too_short',
  'name_too_long',
  'name_format',
  'string_missing',
  'too_few_charms',
  'empty_slots',
] as const;
export type DesignIssueCode = (typeof DESIGN_ISSUES)[number];
export type DesignIssue = Issue & { readonly code: DesignIssueCode };

/** A bracelet's name: 2 to 50 letters, digits, spaces and - _ . , ! ? ( ) / # (spec §5). */
export const checkBraceletName: Check = (text) => nameIssue(text);

/** The first issue that keeps a design out of the cart, in the order of spec §5; null when it is complete. */
export function checkDesign(design: {
  readonly name: string;
  readonly stringId: StringId | null;
  /** Charms on the ring. */
  readonly charmCount: number;
  readonly slotCount: number;
}): DesignIssue | null {
  const name = nameIssue(design.name);
  if (name) return name;
  if (design.stringId === null) return found('string_missing');
  return checkRing(design);
}

/** Checks that there are enough charms and no empty slot; null when so. */
export function checkRing(ring: {
  readonly charmCount: number;
  readonly slotCount: number;
}): DesignIssue | null {
  if (ring.charmCount < CHARMS_MIN) return found('too_few_charms');
  return ring.charmCount < ring.slotCount ? found('empty_slots') : null;
}

/** The price of a bracelet, and its parts (spec §3, Custom bracelet). */
export type DesignPrice = {
  readonly charmsPrice: Vnd;
  readonly stringPrice: Vnd;
  readonly tyingMethodPrice: Vnd;
  readonly price: Vnd;
};

/** Charms plus string plus tying method; a part not chosen yet costs nothing. */
export function priceOf(design: {
  readonly charms: readonly { readonly price: Vnd }[];
  readonly string?: { readonly price: Vnd } | null | undefined;
  readonly tyingMethod?: { readonly price: Vnd } | null | undefined;
}): DesignPrice {
  const charmsPrice = sumOf(design.charms, (charm) => charm.price);
  const stringPrice = design.string?.price ?? FREE;
  const tyingMethodPrice = design.tyingMethod?.price ?? FREE;
  return {
    charmsPrice,
    stringPrice,
    tyingMethodPrice,
    price: sum(charmsPrice, stringPrice, tyingMethodPrice),
  };
}

/** Whether the positions are exactly those of a complete ring: 0 to n-1, each once. */
export function isFullRing(positions: readonly number[]): boolean {
  return (
    new Set(positions).size === positions.length && positions.every((p) => p >= 0 && p < positions.length)
  );
}

function nameIssue(text: string): DesignIssue | null {
  const name = tidyLine(text);
  if (name === '') return found('name_missing');
  if (lengthOf(name) < BRACELET_NAME_MIN) return found('name_too_short');
  if (lengthOf(name) > BRACELET_NAME_MAX) return found('name_too_long');
  return PLAIN_TEXT.test(name) ? null : found('name_format');
}

function found(code: DesignIssueCode): DesignIssue {
  return issue(code, designTitles[code]) as DesignIssue;
}
