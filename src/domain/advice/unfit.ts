import { fitOf, slotFit, SUITS, type Advisable } from './fit.ts';
import { findConcept } from './knowledge/index.ts';
import { LOVE } from './knowledge/meanings.vi.ts';
import { MEN, NO_LOVERS } from './knowledge/recipients.vi.ts';
import { FEMININE } from './knowledge/styles.vi.ts';
import { isThing, type Slot } from './slots.ts';

// What a charm loses in score for whom it is not made for.

/** Penalties for feminine charms and flowers when the recipient is a man. */
const FOR_MEN = { feminine: 1.4, flower: 0.5 };
/** Penalty for lovers' things where they do not belong, and from which fit to love on a thing is one. */
const FOR_LOVERS = 1.4;
const LOVERS = 0.75;

/** Feminine things and flowers for a man. */
export function unmanly(wanted: readonly Slot[], charm: Advisable): number {
  const isForMen = wanted.some((slot) => slot.type === 'concept' && MEN.has(slot.concept.name));
  if (!isForMen || wanted.some((slot) => isThing(slot) && slotFit(charm, slot) > 0)) return 0;
  const feminine = findConcept('style', FEMININE);
  return (
    (feminine && fitOf(charm, feminine) >= SUITS ? FOR_MEN.feminine : 0) +
    (charm.category.type === 'Flower' ? FOR_MEN.flower : 0)
  );
}

/** A teacher, a boss or a small boy gets no lovers' things, unless something else in the wish is about love. */
export function forLovers(wanted: readonly Slot[], charm: Advisable): number {
  const isDistant = wanted.some((slot) => isFor(slot, NO_LOVERS));
  const love = findConcept('meaning', LOVE);
  if (!isDistant || love === undefined || charm.category.type !== 'Icon' || fitOf(charm, love) < LOVERS)
    return 0;
  const isWished = wanted.some((slot) =>
    isThing(slot)
      ? slotFit(charm, slot) > 0
      : slot.type === 'concept' &&
        ABOUT_LOVE.has(slot.concept.kind) &&
        !isFor(slot, NO_LOVERS) &&
        slotFit(charm, slot) >= LOVERS,
  );
  return isWished ? 0 : FOR_LOVERS;
}
const ABOUT_LOVE: ReadonlySet<string> = new Set(['meaning', 'occasion', 'recipient']);
const isFor = (slot: Slot, people: ReadonlySet<string>): boolean =>
  slot.type === 'concept' && people.has(slot.concept.name);
