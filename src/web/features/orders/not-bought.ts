import type { BoughtAgain } from '#contract/http/ordering.ts';
import { shortageText } from '#domain/catalogue/shortage.ts';
import { copy as cartCopy } from '#web/entities/cart/copy.vi.ts';

const SHORT = /Insufficient stock for charm "([^"]*)"/g;

/** Why a bracelet could not be added to the cart again, in the cart's own wording (spec §8, Cart). */
export function whyNotBought({
  name,
  message,
}: Pick<BoughtAgain['missing'][number], 'name' | 'message'>): string {
  const short = Array.from(message.matchAll(SHORT), ([, charm = '']) => charm);
  if (short.length === 0) return message;
  // A ready-made bracelet is itself the missing item.
  return short.every((each) => each === name) ? cartCopy.stock.wholeShort(name) : shortageText(short);
}
