import { slotFit, SUITS, type Advisable } from './fit.ts';
import { BOY, CHILD, GIRL, GROWN, OF_SEX, TEEN } from './knowledge/recipients.vi.ts';
import { findConcept } from './knowledge/index.ts';
import { OTHERS, othersOf } from './knowledge/shapes.vi.ts';
import { SLOTS_MAX } from './limits.ts';
import { isRecipient } from './reading/people.ts';
import type { Reading } from './reading/read-wish.ts';
import { isColor, isThing, keyOf, questionOf, sameQuestion, type Slot } from './slots.ts';

/**
 * Merges a wish into its conversation. A wish of its own replaces everything; of any other a new slot replaces the earlier one for
 * the same question, and refusals stay.
 */
export function mergeWish(before: readonly Slot[], reading: Reading, charms: readonly Advisable[]): Slot[] {
  if (before.length === 0 || beginsAnew(before, reading)) return [...reading.slots];
  const { followUp } = reading;
  const said = inConversation(before, reading);
  const isSaidAgain = (old: Slot) => isAmong(old, said);
  // "Hoa cũng được": no longer refused; beside something that is wanted it is no wish either.
  const mayBe = reading.mayBe && before.some(({ wanted }) => wanted);
  const refused = before.filter(({ wanted }) => !wanted);
  const slots = mayBe ? said.filter((slot) => !isAmong(slot, refused)) : said;
  const hasBoth = before.filter(({ type, wanted }) => type === 'budget' && wanted).length > 1;
  const isReplaced = (old: Slot) =>
    old.wanted &&
    slots.some(
      (slot) =>
        slot.wanted &&
        sameQuestion(slot, old) &&
        !(hasBoth && isOtherBudget(slot, old)) &&
        (followUp !== 'adds' || ONE_OF_A_KIND.has(slot.type)),
    );
  const isTakenBack = (old: Slot) =>
    old.wanted &&
    (reading.anyOf.includes(questionOf(old)) ||
      [...reading.open, ...slots.filter(({ wanted }) => !wanted)].some((slot) =>
        isPartOf(old, slot, charms),
      ));
  const kept = before
    .filter((old) => !isSaidAgain(old) && !isReplaced(old) && !isTakenBack(old))
    .map((old) => ({ ...sparing(old, slots, charms), span: null }));
  return [...kept, ...slots].slice(-SLOTS_MAX);
}

/** "Thêm …" adds none of these. */
const ONE_OF_A_KIND: ReadonlySet<Slot['type']> = new Set(['budget', 'price', 'letters', 'count']);

/** One for the bracelet and one for each charm: of two that stand, only one changes; "rẻ hơn" means the bracelet. */
const isOtherBudget = (slot: Slot, old: Slot): boolean =>
  old.type === 'budget' && old.budget.whole !== (slot.type === 'budget' ? slot.budget.whole : true);

/** A pronoun names nobody new beside somebody known, and letters that are added spell on. */
function inConversation(before: readonly Slot[], { slots, followUp, pronouns, maySettle }: Reading): Slot[] {
  const known = before.filter((slot) => slot.wanted && isRecipient(slot));
  const spelt = before.find((slot) => slot.type === 'letters');
  return slots
    .filter(
      (slot) => known.length === 0 || !pronouns.has(keyOf(slot)) || known.some((one) => isSame(one, slot)),
    )
    .map((slot) => asKnown(slot, known))
    .map((slot) => (isSettledOn(before, slot, maySettle) ? { ...slot, wanted: true } : slot))
    .map((slot) =>
      slot.type === 'letters' && spelt?.type === 'letters' && followUp === 'adds'
        ? { ...slot, letters: `${spelt.letters}${slot.letters}` }
        : slot,
    );
}

/** "Vòng cho bé trai", then "bé 1 tuổi thôi": the age of a child changes nothing of being a boy. */
function asKnown(slot: Slot, known: readonly Slot[]): Slot {
  if (slot.type !== 'concept' || !slot.wanted) return slot;
  const sex = known.some((one) => isOneOf(one, BOY))
    ? 'he'
    : known.some((one) => isOneOf(one, GIRL))
      ? 'she'
      : null;
  const isChild = slot.concept.name === CHILD || slot.concept.name === TEEN;
  const concept =
    sex && isChild ? findConcept('recipient', OF_SEX[slot.concept.name]?.[sex] ?? '') : undefined;
  return concept ? { ...slot, concept } : slot;
}
const isOneOf = (slot: Slot, child: string): boolean =>
  slot.type === 'concept' && (slot.concept.name === child || slot.concept.name === GROWN[child]);

/** "Thôi hồng đi" drops the pink that stands, and settles on pink where purple does. */
const isSettledOn = (before: readonly Slot[], slot: Slot, maySettle: boolean): boolean =>
  maySettle &&
  !slot.wanted &&
  !isAmong(slot, before) &&
  before.some((old) => old.wanted && sameQuestion(old, slot));

/** "Không lấy hoa nữa" after roses: whether all that an earlier slot finds is found by another. */
function isPartOf(old: Slot, slot: Slot, charms: readonly Advisable[]): boolean {
  if (keyOf(old) === keyOf(slot)) return true;
  if (!(isThing(old) && isThing(slot)) && !(isColor(old) && isColor(slot))) return false;
  const found = charms.filter((charm) => slotFit(charm, old) >= SUITS);
  return found.length > 0 && found.every((charm) => slotFit(charm, slot) >= SUITS);
}

/** "Thôi lấy hoa sen" after "không hoa": of a kind that was refused what is now wanted is spared. */
function sparing(old: Slot, slots: readonly Slot[], charms: readonly Advisable[]): Slot {
  if (old.wanted || old.type !== 'concept' || OTHERS.includes(old.concept)) return old;
  const others = othersOf(old.concept);
  return others && slots.some((slot) => slot.wanted && isPartOf(slot, old, charms))
    ? { ...old, concept: others }
    : old;
}

/**
 * Whether a wish is a new one: it asks for something, and its subject is its own. That is somebody else than before; without a
 * person an occasion, where another stands or nobody does; without either a thing.
 */
function beginsAnew(before: readonly Slot[], reading: Reading): boolean {
  const { followUp, seeking, refersBack } = reading;
  if (followUp === 'anew') return true;
  if (followUp === 'changes' || refersBack) return false;
  const standing = before.filter(({ wanted }) => wanted);
  const own = reading.slots.filter(({ wanted }) => wanted);
  const people = meantOf(own.filter((slot) => isRecipient(slot) && !reading.pronouns.has(keyOf(slot))));
  const known = standing.filter(isRecipient);
  if (people.length > 0) {
    if (people.some((one) => known.some((other) => isSame(one, other)))) return false;
    if (seeking === 'seeks' || seeking === 'wishes') return true;
    return (
      known.length > 0 && (seeking === 'names' || (reading.startsWithPerson && own.length > people.length))
    );
  }
  if (followUp !== null || seeking === null || seeking === 'names') return false;
  if (own.some((slot) => slot.type === 'price')) return false;
  const occasions = own.filter(isOccasion);
  if (occasions.length > 0)
    return (
      !occasions.some((one) => isAmong(one, standing)) && (known.length === 0 || standing.some(isOccasion))
    );
  const things = own.filter(isThing);
  return (
    seeking === 'seeks' &&
    things.length > 0 &&
    !things.some((one) => isAmong(one, standing)) &&
    (reading.namesGoods || !standing.some((slot) => isRecipient(slot) || isOccasion(slot)))
  );
}

/** Without those who are only said of somebody else: "vợ mình là giáo viên". */
function meantOf(people: readonly Slot[]): Slot[] {
  const surest = Math.max(0, ...people.map(({ sure }) => sure));
  return people.filter(({ sure }) => sure > surest * ASIDE);
}
const ASIDE = 0.6;

const isOccasion = (slot: Slot): boolean => questionOf(slot) === 'occasion';
const isAmong = (slot: Slot, standing: readonly Slot[]) => standing.some((old) => keyOf(old) === keyOf(slot));

/** "Người yêu", then "bạn trai": one may be the other. */
function isSame(one: Slot, other: Slot): boolean {
  if (one.type !== 'concept' || other.type !== 'concept') return false;
  const [a, b] = [one.concept.name, other.concept.name];
  return a === b || sexesOf(a).includes(b) || sexesOf(b).includes(a);
}
const sexesOf = (name: string): (string | undefined)[] => [OF_SEX[name]?.he, OF_SEX[name]?.she];
