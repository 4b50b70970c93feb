import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { checkGoodsName } from '#domain/catalogue/goods.ts';
import { PRICE_MAX, STOCK_MAX } from '#domain/catalogue/limits.ts';
import { issue, type Check } from '#domain/kernel/issue.ts';
import { NUMBER_WHOLE, numberMost } from '#domain/kernel/numbers.vi.ts';
import { formatVnd, groupThousands } from '#domain/kernel/vnd.ts';
import { copy } from './copy.vi.ts';

/** An amount with one or two decimals: without its separator it would become ten or a hundred times as much. */
const FRACTION = /^\d[\d.,]*[.,]\d{1,2}$/;
const withoutUnit = (text: string): string => text.replace(/[\s\u00a0₫đ]/gu, '');

/** The digits of a price as typed: `37.000 ₫` → `37000`; anything but a whole number is only trimmed. */
export function amountOf(text: string): string {
  const typed = withoutUnit(text);
  const bare = FRACTION.test(typed) ? '' : typed.replace(/[.,]/g, '');
  return /^\d{1,12}$/.test(bare) ? String(Number(bare)) : text.trim();
}

/** `37000` → `37.000`, for a field; anything but an amount stays as it is. */
export function groupedAmount(text: string): string {
  const amount = amountOf(text);
  return /^\d+$/.test(amount) ? groupThousands(Number(amount)) : text;
}

/** `37000` → `37.000 ₫`, for display. */
export function shownAmount(text: string): string {
  return /^\d+$/.test(text) ? formatVnd(Number(text)) : text;
}

/** A price greater than zero (spec §5, Admin). */
export const checkPrice = checkWhole(1, PRICE_MAX, goodsCopy.pricePositive);
/** A price that may be zero: tying methods. */
export const checkPriceOrFree = checkWhole(0, PRICE_MAX, goodsCopy.priceNotNegative);
/** The cost of a piece to the shop; optional. */
export const checkCost: Check = (text) => (text.trim() === '' ? null : checkKnownCost(text));
const checkKnownCost = checkWhole(0, PRICE_MAX, goodsCopy.costNotNegative);
export const checkStock: Check = (text) =>
  text.trim() === '' ? issue('required', copy.stock.required) : checkPieces(text);
const checkPieces = checkWhole(0, STOCK_MAX, goodsCopy.stockNotNegative);

export { checkGoodsName };

/** Checks for a whole number within inclusive bounds; `message` covers anything but fractions, and values below `least`, as on the server. */
export function checkWhole(least: number, most: number, message: string): Check {
  return (text) => {
    const amount = amountOf(text);
    if (FRACTION.test(withoutUnit(text))) return issue('number', NUMBER_WHOLE);
    if (!/^\d+$/.test(amount) || Number(amount) < least) return issue('number', message);
    return Number(amount) > most ? issue('too_large', numberMost(most)) : null;
  };
}
