import { SMALL_TALK } from './knowledge/interests.vi.ts';
import type { Reading } from './reading/read-wish.ts';
import { isColor, isThing, type Slot } from './slots.ts';

/** Evidence that this is a wish about charms: slots understood, minus words foreign to the shop. */
export function evidenceOf(reading: Reading): number {
  const { slots, foreignWords, unknownWords, asksForGift } = reading;
  // Of a statement what it names is wished for.
  const isWish = reading.isStatement && slots.length > 0;
  const understood = slots.reduce((sum, slot) => sum + slot.sure * worthOf(slot, asksForGift), 0);
  const unknown = unknownWords.filter((word) => word.length > 1).length;
  const isPicture = slots.every((slot) => isThing(slot) && slot.wanted);
  const weak = unknown > 3 && (foreignWords > 0 || isPicture) ? 0.5 : 0;
  // In a text that asks for nothing, a mother, a cat or a red belong to some other story.
  const story =
    asksForGift || isWish
      ? 0
      : Math.min(reading.strangeWords, STORY.most) * STORY.each + (foreignWords > 0 ? STORY.each : 0);
  const isAll = unknownWords.length + foreignWords === 0 && slots.some(({ type }) => type === 'concept');
  return understood - foreignness(foreignWords, isWish) - weak - story + (isAll ? STORY.all : 0);
}

/** In a wish, what the shop does not have is said by the way. */
function foreignness(words: number, isWish: boolean): number {
  if (words === 0) return 0;
  return isWish ? Math.min(3, words) * FOREIGN_ASIDE : 0.5 + words * 0.5;
}
const FOREIGN_ASIDE = 0.2;
const STORY = { each: 0.6, most: 3, all: 0.2 };

function worthOf(slot: Slot, asksForGift: boolean): number {
  if (slot.type === 'letters') return 2;
  if (slot.type === 'count') return 0.3;
  // A refused thing or colour implies that the text is about charms.
  if (!slot.wanted && (isThing(slot) || isColor(slot))) return 1.4;
  if (slot.type !== 'concept') return 1;
  if (slot.concept.kind === 'recipient') return asksForGift ? 1.8 : 1;
  if (slot.concept.kind === 'occasion') return 1.4;
  if (slot.concept.kind === 'interest')
    return asksForGift ? 0.8 : SMALL_TALK.has(slot.concept.name) ? 0.4 : 0.6;
  return slot.concept.kind === 'meaning' ? 0.8 : 1;
}
