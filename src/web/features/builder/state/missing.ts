import { emptySlotsOf, placedCharms } from '#domain/design/board.ts';
import { checkDesign, checkRing, type DesignIssue } from '#domain/design/complete.ts';
import { designCopy, designHints, designTitles } from '#domain/design/copy.vi.ts';
import type { DesignState } from './design-state.ts';

/** Where the customer can do something about what is missing. */
export type Place = 'name' | 'string' | 'charms';

export type Missing = {
  /** What the button says: 'Còn 4 chỗ trống'. */
  readonly label: string;
  /** The refusal of spec §5, and what to do about it. */
  readonly title: string;
  readonly hint: string;
  readonly place: Place;
};

/**
 * What still keeps the bracelet from the cart; null when it is complete. An unfinished ring is spoken of first: nobody
 * names a bracelet that she does not see yet.
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

/** Said too when the shop's stand-in string was all there was, and the real ones came back. */
export const stringMissing: Omit<Missing, 'label'> = {
  title: designTitles.string_missing,
  hint: designHints.string_missing,
  place: 'string',
};

function placeOf({ code }: DesignIssue): Place {
  if (code === 'string_missing') return 'string';
  return code === 'too_few_charms' || code === 'empty_slots' ? 'charms' : 'name';
}
