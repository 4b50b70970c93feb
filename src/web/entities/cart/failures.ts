import { shortageText } from '#domain/catalogue/shortage.ts';
import { cartCopy } from '#domain/cart/copy.vi.ts';
import { ApiError } from '#web/lib/api.ts';
import { shortNames } from '#web/lib/errors/describe.ts';
import { failures } from './copy.vi.ts';
import { copy } from './copy.vi.ts';

export type CartDoing = 'load' | 'add' | 'remove' | 'update' | 'clear';

/** Messages for certain response statuses, by attempted action (spec §5, §8, Cart). */
const BY_STATUS: Readonly<Record<CartDoing, Readonly<Record<number, string>>>> = {
  load: {},
  add: { 401: cartCopy.loginToAdd },
  remove: { 404: cartCopy.itemMissing },
  update: {
    400: failures.quantity,
    401: failures.logInToUpdate,
    404: failures.absent,
    422: failures.quantity,
  },
  clear: { 401: failures.logInToClear, 500: failures.trouble },
};

/** The message for a cart that could not be read or changed (spec §8, Cart). */
export function cartFailure(error: unknown, doing: CartDoing): string {
  if (!(error instanceof ApiError)) return failures[doing];
  if (error.code === 'NETWORK') return failures.network;
  const short = shortageSentence(error);
  if (short !== null) return short;
  if (error.code === 'PART_GONE' || error.code === 'UNAVAILABLE') return error.message;
  const known = BY_STATUS[doing][error.status];
  if (known !== undefined) return known;
  return doing === 'add' || error.status === 0 || error.status === 429 ? error.message : failures[doing];
}

/**
 * The message for a cart or an order that is short of stock (spec §8, Cart); null for every other failure. A ready-made bracelet
 * is worded differently from charms.
 */
export function shortageSentence(error: unknown): string | null {
  const names = shortNames(error);
  if (names.length === 0) return null;
  const isBracelet =
    error instanceof ApiError && typeof error.details[0]?.['readyMadeBraceletId'] === 'string';
  return isBracelet && names.length === 1 ? copy.stock.wholeShort(names[0] ?? '') : shortageText(names);
}
