import type { Concept } from './knowledge/concepts.ts';
import { findConcept } from './knowledge/index.ts';
import { JOURNEYS } from './knowledge/occasions.vi.ts';

/** Where in a wish something was read: UTF-16 units of the text, end excluded. */
export type Span = { readonly from: number; readonly to: number };

/** What she can pay, in đồng: for one charm, or for a whole bracelet. */
export type Budget = {
  readonly min: number | null;
  readonly max: number | null;
  readonly whole: boolean;
  /** About so much: what is nearest to it comes first. */
  readonly about: boolean;
};
/** Which end of the prices is meant, where no amount is. `less` and `more` compare with what was shown before. */
export type PriceWish = 'cheapest' | 'finest' | 'cheap' | 'less' | 'more';

/** One thing that was understood of a wish. */
export type SlotValue =
  | { readonly type: 'concept'; readonly concept: Concept }
  /** A charm of the catalogue, by its name. */
  | { readonly type: 'charm'; readonly name: string }
  /** Letters and digits to spell something with, in their order. */
  | { readonly type: 'letters'; readonly letters: string }
  | { readonly type: 'budget'; readonly budget: Budget }
  | { readonly type: 'price'; readonly price: PriceWish }
  | { readonly type: 'count'; readonly count: number };

export type Slot = SlotValue & {
  /** False: she refused it. */
  readonly wanted: boolean;
  /** 0 to 1: how likely it is that she meant this. */
  readonly sure: number;
  /** Null when it comes from an earlier wish of the conversation. */
  readonly span: Span | null;
};

/** How a slot is written on the wire: by its key, and by what she said of it. */
export type SlotKey = { readonly key: string; readonly wanted: boolean };

/** @returns a short text that `slotOf` reads back */
export function keyOf(slot: SlotValue): string {
  switch (slot.type) {
    case 'concept':
      return `${slot.concept.kind}:${slot.concept.name}`;
    case 'charm':
      return `charm:${slot.name}`;
    case 'letters':
      return `letters:${slot.letters}`;
    case 'count':
      return `count:${slot.count}`;
    case 'price':
      return `price:${slot.price}`;
    case 'budget': {
      const { min, max, whole, about } = slot.budget;
      return `budget:${whole ? 'whole' : 'each'}:${min ?? ''}:${max ?? ''}:${about ? 'about' : ''}`;
    }
  }
}

/** @returns null for what no slot of ours is called; a page may have been open since before a release */
export function slotOf({ key, wanted }: SlotKey): Slot | null {
  const [type = '', ...rest] = key.split(':');
  const value = valueOf(type, rest.join(':'));
  return value && { ...value, wanted, sure: 1, span: null };
}

const PRICES: readonly PriceWish[] = ['cheapest', 'finest', 'cheap'];

function valueOf(type: string, text: string): SlotValue | null {
  switch (type) {
    case 'charm':
      return text === '' ? null : { type, name: text };
    case 'letters':
      return /^[A-Z0-9]{1,20}$/.test(text) ? { type, letters: text } : null;
    case 'count':
      return /^[1-9]\d?$/.test(text) ? { type, count: Number(text) } : null;
    case 'price': {
      const price = PRICES.find((known) => known === text);
      return price ? { type, price } : null;
    }
    case 'budget': {
      const match = /^(whole|each):(\d{1,9})?:(\d{1,9})?:(about)?$/.exec(text);
      if (!match) return null;
      const [, which, min, max, about] = match;
      const budget = {
        min: min === undefined ? null : Number(min),
        max: max === undefined ? null : Number(max),
        whole: which === 'whole',
        about: about !== undefined,
      };
      return { type, budget };
    }
    default: {
      const concept = findConcept(type, text);
      return concept ? { type: 'concept', concept } : null;
    }
  }
}

/** Whether two slots answer the same question, so that the later one takes the place of the earlier. */
export function sameQuestion(one: SlotValue, other: SlotValue): boolean {
  return questionOf(one) === questionOf(other);
}

/** What a slot answers: its kind, but that all things are one question, and all prices. */
export function questionOf(slot: SlotValue): string {
  if (slot.type === 'concept') {
    const { kind, name } = slot.concept;
    // "Valentine", then "ảnh thích biển": where somebody likes to be is no other feast.
    if (kind === 'occasion' && JOURNEYS.has(name)) return 'journey';
    return kind === 'shape' || kind === 'category' ? 'thing' : kind;
  }
  if (slot.type === 'charm') return 'thing';
  return slot.type === 'price' ? 'budget' : slot.type;
}

/** Something that is looked at: a kind, a family of pictures, a single picture, a charm by its name. */
export function isThing(slot: SlotValue): boolean {
  return (
    slot.type === 'charm' ||
    (slot.type === 'concept' && (slot.concept.kind === 'shape' || slot.concept.kind === 'category'))
  );
}

export const isColor = (slot: SlotValue): boolean => slot.type === 'concept' && slot.concept.kind === 'color';
