import { isNamed } from '../fit.ts';
import { ASKS_FOR_IT } from '../knowledge/despair.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import type { Token } from './tokens.ts';

/** How many words stand at most between what asks and the thing: "cho em xin con". */
const NEAR = 3;

/**
 * Whether a wish plainly says what it wants: a price, several things, colours or signs of the zodiac, or right after a word that asks
 * the name of a thing.
 */
export function isPlainWish(tokens: readonly Token[], slots: readonly Slot[]): boolean {
  const pictures = slots.filter((slot) => isThing(slot) || isColor(slot) || isSign(slot));
  return (
    slots.some(({ type }) => type === 'budget') ||
    pictures.length > 1 ||
    pictures.some((slot) => slot.wanted && (isNamed(slot) || isColor(slot)) && isAskedFor(tokens, slot))
  );
}

const isSign = (slot: Slot): boolean => slot.type === 'concept' && slot.concept.kind === 'sign';

function isAskedFor(tokens: readonly Token[], { span, sure }: Slot): boolean {
  const at = tokens.findIndex(({ from }) => from === span?.from);
  const before = tokens.slice(Math.max(0, at - NEAR), at);
  return sure > SURE && before.some(({ word }) => ASKS_FOR_IT.has(word));
}
/** "Không con lý do gì": a word that is a thing only without its marks asks for nothing. */
const SURE = 0.7;
