import { bm25 } from './bm25.ts';
import { isLetter, isNamed, slotFit, SUITS, type Advisable } from './fit.ts';
import { HARDLY, type ConceptKind } from './knowledge/concepts.ts';
import { OTHER_ANIMALS } from './knowledge/other-animals.vi.ts';
import { findConcept } from './knowledge/index.ts';
import { BIRTHDAY, MONTHS, ON_THE_WAY } from './knowledge/occasions.vi.ts';
import { PARTICULAR } from './knowledge/recipients.vi.ts';
import { OPPOSITES } from './knowledge/styles.vi.ts';
import { TEMPERS } from './knowledge/tempers.vi.ts';
import { neighbourFit, nearnessTo } from './nearest.ts';
import { STONE } from './knowledge/shapes.vi.ts';
import { isCalled, isOffered } from './offered.ts';
import { priceDistance } from './prices.ts';
import { unfitness } from './unfit.ts';
import { colorsOf } from './shades.ts';
import { isColor, isThing, keyOf, type Slot } from './slots.ts';
import type { Wish } from './wish.ts';

/** Parts of a wish that a charm does not meet although it is shown. Refusals and the budget are never relaxed. */
export type Relaxed = 'color' | 'thing' | 'rest';

export type Ranked<C extends Advisable> = {
  readonly charm: C;
  readonly score: number;
  /** Slots of the wish that it meets, the best fit first. */
  readonly met: readonly Slot[];
  readonly relaxed: readonly Relaxed[];
};

/** Weight of a met slot, by kind. */
const WEIGHTS: Record<ConceptKind, number> = {
  color: 3.5,
  category: 1,
  shape: 2.8,
  style: 1.2,
  meaning: 1.3,
  occasion: 2.5,
  recipient: 1.1,
  interest: 1.8,
  sign: 2.3,
};
/** Factor for each further met slot of the same kind. */
const SECOND = 0.55;
const TEXT = 0.02;
/** Weight of what is only suggested, beside a thing or a colour and without. */
const SUGGESTED = { beside: 1.2, alone: 2.2 };
const SOLD = 0.0004;
/** Weight of a recipient whose taste is narrower than most (`PARTICULAR`). */
const PARTICULAR_WEIGHT = 1.7;
/** Factor for an interest when the wish has other slots, such as a recipient or an occasion. */
const BESIDE_OTHERS = 0.5;
/** Weight of an occasion of travelling (`ON_THE_WAY`) when the wish also names a meaning. */
const ON_THE_WAY_WEIGHT = 0.8;
/** Weight of a birthday beside other slots: everybody has one, so it tells least of what suits. */
const BIRTHDAY_WEIGHT = 0.9;
/** What somebody is like colours the choice beside what they do or love. */
const TEMPER_WEIGHT = 0.6;
/** Bonus for every met slot after the first. */
const AT_ONCE = 0.35;
const TONE = 1;
/** Weight of the second-best fitting colour. */
const BOTH = 0.4;
/** Bonus for the opposite of a refusal, and penalty for a neighbour of a refused colour. */
const OPPOSITE = 0.9;
const REFUSED_NEAR = 0.5;
/** Bonus for the kind of a thing that was refused by name: the customer asked for that kind. */
const SAME_KIND = 1.5;

/** Whether it belongs to none of the named kinds: it is ranked after all charms that do, whatever its colour. */
export function isOtherKind(charm: Advisable, wish: Wish): boolean {
  const things = wish.wanted.filter(isThing);
  const kinds = things.filter((slot) => slot.type === 'concept' && slot.concept.kind === 'category');
  return kinds.length > 0 && best(things, charm) === 0;
}

/**
 * "Sinh tháng 3 thì đá nào hợp", "cung Bọ Cạp đeo đá gì": the months and signs whose stones are asked for, if nothing else is said of
 * their looks. Other stones are then no answer.
 */
export function stonesFor({ wanted }: Wish): readonly Slot[] {
  const looks = wanted.filter((slot) => isThing(slot) || isColor(slot));
  if (looks.length === 0 || !looks.every((slot) => keyOf(slot) === `category:${STONE}`)) return [];
  return wanted.filter(
    (slot) =>
      slot.type === 'concept' &&
      slot.sure === 1 &&
      (slot.concept.kind === 'sign' || MONTHS.includes(slot.concept)),
  );
}

/** All charms that may be shown for a wish, the best first; those that meet all of it come before those that do not. */
export function rank<C extends Advisable>(wish: Wish, charms: readonly C[]): Ranked<C>[] {
  const sold = charms.filter((charm) => isOffered(charm, wish));
  const pictures = sold.filter((charm) => !isLetter(charm) || asksForLetters(charm, wish));
  const offered = pictures.length > 0 ? pictures : sold;
  const textScore = bm25(wish.rest, charms);
  const { colors, tones } = colorsOf(wish.wanted);
  const things = wish.wanted.filter(isThing);
  const others = wish.wanted.filter((slot) => !isColor(slot) && !isThing(slot));
  const named = new Set(offered.filter((charm) => isCalled(charm, wish)));
  // Includes charms that are sold out or too expensive: they still show what was meant.
  const nearness = nearnessTo(
    charms.filter((charm) => thingFit(things, charm) >= SUITS),
    things.filter(isNamed),
  );
  const opposites = oppositesOf(wish);
  const suggested = colors.length + things.length > 0 ? SUGGESTED.beside : SUGGESTED.alone;
  const unfit = unfitness(wish.wanted);
  const kinds = wish.wanted.length > 0 ? [] : refusedKinds(wish, charms);
  const bearers = stonesFor(wish);
  // Of these one at least has to be met.
  const needed = bearers.length > 0 ? bearers : colors.length + things.length === 0 ? others : [];
  return offered
    .map((charm): Ranked<C> => {
      const color = colorScore(colors, charm);
      const thing = thingFit(things, charm);
      const suits = others.map((slot) => ({ slot, fit: slotFit(charm, slot) }));
      const relaxed: Relaxed[] = [];
      if (colors.length > 0 && color === 0 && !named.has(charm)) relaxed.push('color');
      if (things.length > 0 && (thing === 0 || !things.some((slot) => isMetBy(charm, slot))))
        relaxed.push('thing');
      if (needed.length > 0 && best(needed, charm) === 0) relaxed.push('rest');
      const score =
        color * WEIGHTS.color +
        thing * WEIGHTS.shape +
        nearness(charm, {
          colors: color === 0 ? colors : [],
          isOther: things.length > 0 && thing === 0,
          facts: others.length,
          others: suits.every(({ fit }) => fit === 0) ? others : [],
        }) +
        TONE * best(tones, charm) +
        (kinds.includes(charm.category.type) ? SAME_KIND : 0) +
        suitScore(suits) +
        OPPOSITE * sumOf(opposites, charm) -
        REFUSED_NEAR * neighbourFit(wish.refused.filter(isColor), charm) -
        unfit(charm) -
        priceDistance(wish, charm) +
        TEXT * Math.min(10, textScore(charm)) +
        suggested * (wish.suggested?.(charm) ?? 0) +
        SOLD * Math.min(200, charm.sold);
      return { charm, score, met: metSlots([...things, ...colors, ...others], charm), relaxed };
    })
    .toSorted(
      (a, b) =>
        a.relaxed.length - b.relaxed.length ||
        b.score - a.score ||
        b.charm.sold - a.charm.sold ||
        (a.charm._id < b.charm._id ? -1 : 1),
    );
}

/** An animal that the shop has no charm of is met by none of those that come near it. */
const isMetBy = (charm: Advisable, slot: Slot): boolean =>
  slotFit(charm, slot) > (slot.type === 'concept' && OTHER_ANIMALS.includes(slot.concept) ? HARDLY : 0);

/** Letter charms are left to the builder's name tool unless she asks for them, or tells the month of a birth and no sign. */
function asksForLetters(charm: Advisable, { wanted }: Wish): boolean {
  if (wanted.some((slot) => isThing(slot) && slotFit(charm, slot) > 0)) return true;
  const concepts = wanted.flatMap((slot) => (slot.type === 'concept' ? slot.concept : []));
  return (
    concepts.some(({ kind, finds }) => kind === 'occasion' && finds.has(charm.name.toLowerCase())) &&
    concepts.every(({ kind }) => kind !== 'sign')
  );
}

function colorScore(colors: readonly Slot[], charm: Advisable): number {
  const fits = colors.map((slot) => slotFit(charm, slot)).toSorted((a, b) => b - a);
  return (fits[0] ?? 0) + BOTH * (fits[1] ?? 0);
}

function oppositesOf({ refused }: Wish): Slot[] {
  return refused
    .flatMap((slot) => (slot.type === 'concept' ? (OPPOSITES[slot.concept.name] ?? []) : []))
    .flatMap((key) => {
      const [kind = '', name = ''] = key.split(':');
      const concept = findConcept(kind, name);
      return concept ? { type: 'concept' as const, concept, wanted: true, sure: 1, span: null } : [];
    });
}

/** "Con nào cũng được, trừ mèo": the customer wants an animal. */
function refusedKinds({ refused }: Wish, charms: readonly Advisable[]): string[] {
  const things = refused.filter(
    (slot) => isThing(slot) && !(slot.type === 'concept' && slot.concept.kind === 'category'),
  );
  return charms
    .filter((charm) => things.some((slot) => slotFit(charm, slot) >= SUITS))
    .map(({ category }) => category.type)
    .filter((kind) => kind === 'Animal' || kind === 'Flower');
}

const best = (slots: readonly Slot[], charm: Advisable) =>
  Math.max(0, ...slots.map((slot) => slotFit(charm, slot)));

const sumOf = (slots: readonly Slot[], charm: Advisable) =>
  slots.reduce((sum, slot) => sum + slotFit(charm, slot), 0) / (slots.length || 1);

/** A category and a shape must both match ("con vật có cánh"); of two shapes either may match. */
function thingFit(things: readonly Slot[], charm: Advisable): number {
  const kinds = things.filter((slot) => slot.type === 'concept' && slot.concept.kind === 'category');
  const pictures = things.filter((slot) => !kinds.includes(slot));
  if (pictures.length === 0) return best(kinds, charm);
  const picture = best(pictures, charm);
  if (kinds.length === 0 || pictures.some(isNamed)) return Math.max(picture, best(kinds, charm) * 0.4);
  return picture > 0 && best(kinds, charm) > 0 ? picture : picture * 0.6;
}

function suitScore(suits: readonly { slot: Slot; fit: number }[]): number {
  const seen = new Map<string, number>();
  return suits
    .map(({ slot, fit }) => ({ slot, fit, value: fit * slot.sure * weightOf(slot, suits) }))
    .toSorted((a, b) => b.value - a.value)
    .reduce((sum, { slot, fit, value }) => {
      const kind = slot.type === 'concept' ? slot.concept.kind : slot.type;
      const times = seen.get(kind) ?? 0;
      if (value > 0) seen.set(kind, times + 1);
      return sum + value * SECOND ** times + (fit > HARDLY && sum > 0 ? AT_ONCE : 0);
    }, 0);
}

function weightOf(slot: Slot, among: readonly { slot: Slot }[]): number {
  if (slot.type !== 'concept') return 1;
  const { kind, name } = slot.concept;
  const isMeant = among.some(
    (other) => other.slot.type === 'concept' && other.slot.concept.kind === 'meaning',
  );
  if (kind === 'occasion' && isMeant && ON_THE_WAY.has(name)) return ON_THE_WAY_WEIGHT;
  if (name === BIRTHDAY && among.length > 1) return BIRTHDAY_WEIGHT;
  if (kind === 'style' && TEMPERS.includes(slot.concept) && among.length > 1) return TEMPER_WEIGHT;
  if (kind === 'recipient' && PARTICULAR.has(name)) return PARTICULAR_WEIGHT;
  return WEIGHTS[kind] * (kind === 'interest' && among.length > 1 ? BESIDE_OTHERS : 1);
}

function metSlots(slots: readonly Slot[], charm: Advisable): Slot[] {
  return slots
    .filter((slot) => isMetBy(charm, slot))
    .map((slot) => ({ slot, fit: slotFit(charm, slot) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ slot }) => slot);
}
