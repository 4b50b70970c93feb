import { emptySlotsOf, placedCharms } from '#domain/design/board.ts';
import { checkDesign, checkRing, type DesignIssue } from '#domain/design/complete.ts';
import { designCopy, designHints, designTitles } from '#domain/design/copy.vi.ts';
import type { DesignState } from './design-state.ts';

/** Where in the builder the customer can add what is missing. */
export type Place = 'name' | 'string' | 'charms';

export type Missing = {
  /** Label of the finish button: 'Còn 4 chỗ trống'. */
  readonly label: string;
  /** The refusal text of spec §5, and the hint how to resolve it. */
  readonly title: string;
  readonly hint: string;
  readonly place: Place;
};

/**
 * The first thing that keeps the bracelet from the cart; null when it is complete. An unfinished ring is reported before a
 * missing name: customers name a bracelet only once they see it.
 */
export function missingOf({ history: { present: board }, name, stringId }: DesignState): Missing | null {
  const charmCount = placedCharms(board).length;
  const slotCount = board.slots.length;
  const issue =
    checkRing({ charmCount, slotCount }) ?? checkDesign({ name, stringId, charmCount, slotCount });
  if (issue === null) return null;
  const place = placeOf(issue);
  return {
    label: place === 'charms' ? designCopy.emptySlots(emptySlotsOf(board)) : issue.message,
    title: issue.message,
    hint: designHints[issue.code],
    place,
  };
}

/** Also shown when only the fallback string was available and the real ones have loaded since. */
export const stringMissing: Omit<Missing, 'label'> = {
  title: designTitles.string_missing,
  hint: designHints.string_missing,
  place: 'string',
};

function placeOf({ code }: DesignIssue): Place {
  if (code === 'string_missing') return 'string';
  return code === 'too_few_charms' || code === 'empty_slots' ? 'charms' : 'name';
}
