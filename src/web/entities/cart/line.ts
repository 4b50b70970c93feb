import type { CartItem, RemoveCartItemBody } from '#contract/http/cart.ts';
import { cartCopy } from '#domain/cart/copy.vi.ts';
import { LINE_QUANTITY_MAX } from '#domain/cart/limits.ts';
import { LOW_STOCK } from '#domain/catalogue/limits.ts';
import { availableOf } from '#domain/catalogue/stock.ts';
import { copy as braceletCopy } from '#web/entities/bracelet/copy.vi.ts';
import { copy } from './copy.vi.ts';

/** Identifies the bracelet of a call, in the shape the cart's endpoints take. */
export type BraceletRef = Pick<RemoveCartItemBody, 'customBracelet' | 'readyMadeBracelet'>;

/** The id of the bracelet that a line sells; there is one line per bracelet. */
export function lineId({ customBracelet, readyMadeBracelet }: CartItem): string {
  return customBracelet?._id ?? readyMadeBracelet?._id ?? '';
}

export function lineName({ customBracelet, readyMadeBracelet }: CartItem): string {
  return customBracelet?.name ?? readyMadeBracelet?.name ?? '';
}

export function braceletRefOf({ customBracelet, readyMadeBracelet }: CartItem): BraceletRef {
  if (customBracelet) return { customBracelet: customBracelet._id };
  return readyMadeBracelet ? { readyMadeBracelet: readyMadeBracelet._id } : {};
}

/** The maximum quantity of a line, and its reason. The server decides in the end: other lines may need the same charm. */
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

/** The stock banner of a line: what is short, or that it uses up the last ones; null when there is enough. */
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

/** Whether the problem is a string or a tying method that is no longer sold. */
export function isPart({ charmId, readyMadeBraceletId }: Problem): boolean {
  return charmId === null && readyMadeBraceletId === null;
}

/** The component that limits how many bracelets can be made. */
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
