import { SMALL_TALK } from './knowledge/interests.vi.ts';
import type { Reading } from './reading/read-wish.ts';
import { isColor, isThing, type Slot } from './slots.ts';

/** Evidence that this is a wish about charms: slots understood, minus words foreign to the shop. */
export function evidenceOf({ slots, foreign, rest, strange, asks, told }: Reading): number {
  const isTold = told && slots.length > 0;
  const said = slots.reduce((sum, slot) => sum + slot.sure * worthOf(slot, asks), 0);
  const unknown = rest.filter((word) => word.length > 1).length;
  const isPicture = slots.every((slot) => isThing(slot) && slot.wanted);
  const weak = unknown > 3 && (foreign > 0 || isPicture) ? 0.5 : 0;
  // In a text that asks for nothing, a mother, a cat or a red belong to some other story.
  const story =
    asks || isTold ? 0 : Math.min(strange, STORY.most) * STORY.each + (foreign > 0 ? STORY.each : 0);
  const isAll = rest.length + foreign === 0 && slots.some(({ type }) => type === 'concept');
  const foreignness = foreign === 0 ? 0 : isTold ? Math.min(3, foreign) * FOREIGN_ASIDE : 0.5 + foreign * 0.5;
  return said - foreignness - weak - story + (isAll ? STORY.all : 0);
}
/** In a text that only tells, what the shop does not have is said by the way. */
const FOREIGN_ASIDE = 0.2;
const STORY = { each: 0.6, most: 3, all: 0.2 };

function worthOf(slot: Slot, asks: boolean): number {
  if (slot.type === 'letters') return 2;
  if (slot.type === 'count') return 0.3;
  // A refused thing or colour implies that the text is about charms.
  if (!slot.wanted && (isThing(slot) || isColor(slot))) return 1.4;
  if (slot.type !== 'concept') return 1;
  if (slot.concept.kind === 'recipient') return asks ? 1.8 : 1;
  if (slot.concept.kind === 'occasion') return 1.4;
  if (slot.concept.kind === 'interest') return asks ? 0.8 : SMALL_TALK.has(slot.concept.name) ? 0.4 : 0.6;
  return slot.concept.kind === 'meaning' ? 0.8 : 1;
}
