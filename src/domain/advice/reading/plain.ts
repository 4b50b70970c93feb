import { isNamed } from '../fit.ts';
import { ANY_OTHER, ASKS_FOR_IT, CLOSES, GIFT_FOR, ONLY_FOR, PLEASES } from '../knowledge/despair.vi.ts';
import { isColor, isThing, type Slot } from '../slots.ts';
import { isRecipient } from './people.ts';
import type { Token } from './tokens.ts';

/** How many words stand at most between what asks and the thing: "cho em xin con". */
const NEAR = 3;

/**
 * Whether a wish plainly says what it wants: a price, several things, colours or signs of the zodiac, one of them beside "sao cũng được", or right after a word that asks
 * the name of a thing; or nothing else than for whom it is.
 */
export function isPlainWish(tokens: readonly Token[], slots: readonly Slot[]): boolean {
  const pictures = slots.filter((slot) => isThing(slot) || isColor(slot) || isSign(slot));
  return (
    slots.some(({ type }) => type === 'budget') ||
    pictures.length > 1 ||
    (pictures.length > 0 && ANY_OTHER.test(tokens.map(({ folded }) => folded).join(' '))) ||
    pictures.some((slot) => slot.wanted && (isNamed(slot) || isColor(slot)) && isAskedFor(tokens, slot)) ||
    slots.some((slot) => isRecipient(slot) && isAllThereIs(tokens, slot)) ||
    isOnlyFor(tokens)
  );
}

/** "Làm vòng cho em dâu", "mình muốn làm mẹ bất ngờ nha": a short text that ends with somebody, or with how she is pleased. */
function isAllThereIs(tokens: readonly Token[], { span }: Slot): boolean {
  if (span === null || tokens.some(({ afterBreak }) => afterBreak)) return false;
  const before = tokens.filter(({ to }) => to <= span.from).map(({ folded }) => folded);
  const after = tokens.filter(({ from }) => from >= span.to).map(({ folded }) => folded);
  if (before.length > SHORT) return false;
  return (
    (GIFT_FOR.test(before.join(' ')) && CLOSES.test(after.join(' '))) ||
    (before.at(-1) === 'lam' && PLEASES.test(after.join(' ')))
  );
}
/** "Làm vòng cho em bồ nha", also of somebody whom the shop has no word for. */
function isOnlyFor(tokens: readonly Token[]): boolean {
  if (tokens.some(({ afterBreak }) => afterBreak)) return false;
  const words = tokens.map(({ folded }) => folded);
  const last = words.findLastIndex((word) => !CLOSES.test(word));
  return ONLY_FOR.test(words.slice(0, last + 1).join(' '));
}
/** So many words may stand before somebody. */
const SHORT = 5;

const isSign = (slot: Slot): boolean => slot.type === 'concept' && slot.concept.kind === 'sign';

function isAskedFor(tokens: readonly Token[], { span, sure }: Slot): boolean {
  const at = tokens.findIndex(({ from }) => from === span?.from);
  const before = tokens.slice(Math.max(0, at - NEAR), at);
  return sure > SURE && before.some(({ word }) => ASKS_FOR_IT.has(word));
}
/** "Không con lý do gì": a word that is a thing only without its marks asks for nothing. */
const SURE = 0.7;
