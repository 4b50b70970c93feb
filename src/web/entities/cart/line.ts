import type { CartItem, RemoveCartItemBody } from '#contract/http/cart.ts';
import { cartCopy } from '#domain/cart/copy.vi.ts';
import { LINE_QUANTITY_MAX } from '#domain/cart/limits.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { copy as braceletCopy } from '#web/entities/bracelet/copy.vi.ts';
import { copy } from './copy.vi.ts';

/** Which bracelet a call is about, as the cart's endpoints take it. */
export type Which = Pick<RemoveCartItemBody, 'customBracelet' | 'readyMadeBracelet'>;

/** The id of the bracelet that a line sells: one line a bracelet. */
export function lineId({ customBracelet, readyMadeBracelet }: CartItem): string {
  return customBracelet?._id ?? readyMadeBracelet?._id ?? '';
}

export function lineName({ customBracelet, readyMadeBracelet }: CartItem): string {
  return customBracelet?.name ?? readyMadeBracelet?.name ?? '';
}

export function whichOf({ customBracelet, readyMadeBracelet }: CartItem): Which {
  if (customBracelet) return { customBracelet: customBracelet._id };
  return readyMadeBracelet ? { readyMadeBracelet: readyMadeBracelet._id } : {};
}

/** How many of a line can be ordered, and why not more. The shop has the last word: other lines may need the same charm. */
export function mostOf(item: CartItem): { most: number; reason: string } {
  const { name, available, bracelets } = scarcest(item);
  if (bracelets >= LINE_QUANTITY_MAX) {
    return { most: LINE_QUANTITY_MAX, reason: braceletCopy.line.atMostOfLine(LINE_QUANTITY_MAX) };
  }
  return {
    most: bracelets,
    reason: item.customBracelet
      ? braceletCopy.line.atMost(name, available)
      : braceletCopy.line.atMostWhole(available),
  };
}

/** What stands in a line's stock banner: what it lacks, or that it takes the last ones; null when all is well. */
export function stockNote(item: CartItem): { blocks: boolean; sentences: readonly string[] } | null {
  if (item.stockProblems.length > 0) {
    return { blocks: true, sentences: item.stockProblems.map(problemText) };
  }
  const { name, available, bracelets } = scarcest(item);
  if (!item.customBracelet || available > LOW_STOCK || bracelets > item.quantity) return null;
  return { blocks: false, sentences: [copy.stock.justEnough(name, available, item.quantity)] };
}

function problemText(problem: Problem): string {
  const { charmId, name, requested, available } = problem;
  if (isPart(problem)) return cartCopy.partsGone([name]);
  if (charmId === null) return available === 0 ? copy.stock.goneWhole : copy.stock.shortWhole(available);
  return available === 0 ? copy.stock.gone(name) : copy.stock.short(name, requested, available);
}

type Problem = CartItem['stockProblems'][number];

/** A string or a tying method that is sold no more. */
export function isPart({ charmId, readyMadeBraceletId }: Problem): boolean {
  return charmId === null && readyMadeBraceletId === null;
}

/** The piece of which the fewest bracelets can be made. */
function scarcest({ customBracelet, readyMadeBracelet }: CartItem) {
  const charms = customBracelet?.charms ?? [];
  const pieces = charms.map(({ charm: { _id, name, availableStock: available } }) => {
    const onOne = charms.filter(({ charm }) => charm._id === _id).length;
    return { name, available, bracelets: Math.floor(available / onOne) };
  });
  if (readyMadeBracelet) {
    const available = availableOf(readyMadeBracelet);
    pieces.push({ name: readyMadeBracelet.name, available, bracelets: available });
  }
  const [least] = pieces.toSorted((a, b) => a.bracelets - b.bracelets);
  return least ?? { name: '', available: Infinity, bracelets: Infinity };
}
