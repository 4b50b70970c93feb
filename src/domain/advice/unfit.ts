import { fitOf, slotFit, SUITS, type Advisable } from './fit.ts';
import type { Concept } from './knowledge/concepts.ts';
import { findConcept } from './knowledge/index.ts';
import { LOVE, OF_ANYBODY } from './knowledge/meanings.vi.ts';
import { MEN, NO_LOVERS } from './knowledge/recipients.vi.ts';
import { FEMININE } from './knowledge/styles.vi.ts';
import { isThing, type Slot } from './slots.ts';

// What a charm loses in score for whom it is not made for.

/** Penalties for feminine charms and flowers when the recipient is a man. */
const FOR_MEN = { feminine: 1.4, flower: 0.5 };
/** Penalty for lovers' things where they do not belong, and from which fit to love on a thing is one. */
const FOR_LOVERS = 1.4;
const LOVERS = 0.75;

/** How much a charm loses for those for whom it is. */
export function unfitness(wanted: readonly Slot[]): (charm: Advisable) => number {
  const feminine = wanted.some((slot) => isFor(slot, MEN)) ? findConcept('style', FEMININE) : undefined;
  const love = wanted.some((slot) => isFor(slot, NO_LOVERS)) ? findConcept('meaning', LOVE) : undefined;
  if (feminine === undefined && love === undefined) return () => 0;
  return (charm) =>
    (feminine === undefined ? 0 : unmanly(charm, wanted, feminine)) +
    (love === undefined ? 0 : forLovers(charm, wanted, love));
}
const isFor = (slot: Slot, people: ReadonlySet<string>): boolean =>
  slot.type === 'concept' && people.has(slot.concept.name);

/** Feminine things and flowers for a man. */
function unmanly(charm: Advisable, wanted: readonly Slot[], feminine: Concept): number {
  if (wanted.some((slot) => isThing(slot) && slotFit(charm, slot) > 0)) return 0;
  return (
    (fitOf(charm, feminine) >= SUITS ? FOR_MEN.feminine : 0) +
    (charm.category.type === 'Flower' ? FOR_MEN.flower : 0)
  );
}

/** A teacher, a boss or a small boy gets no lovers' things, unless something else in the wish is about love. */
function forLovers(charm: Advisable, wanted: readonly Slot[], love: Concept): number {
  if (charm.category.type !== 'Icon' || fitOf(charm, love) < LOVERS) return 0;
  const isWished = wanted.some((slot) =>
    isThing(slot)
      ? slotFit(charm, slot) > 0
      : slot.type === 'concept' &&
        ABOUT_LOVE.has(slot.concept.kind) &&
        !isFor(slot, NO_LOVERS) &&
        !OF_ANYBODY.has(slot.concept.name) &&
        slotFit(charm, slot) >= LOVERS,
  );
  return isWished ? 0 : FOR_LOVERS;
}
const ABOUT_LOVE: ReadonlySet<string> = new Set(['meaning', 'occasion', 'recipient']);
