declare const vndBrand: unique symbol;

/** An amount in whole đồng, never negative (decisions, Wire format). */
export type Vnd = number & { readonly [vndBrand]: 'Vnd' };

/** Brands a whole, non-negative amount. @throws RangeError for anything else: a fraction of a đồng is a bug, not input */
export function vnd(amount: number): Vnd {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount of money: ${amount}`);
  return amount as Vnd;
}

export const FREE: Vnd = vnd(0);

/** The price of `quantity` pieces. @throws RangeError when the quantity is not a whole, non-negative number */
export function times(price: Vnd, quantity: number): Vnd {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`not a quantity: ${quantity}`);
  return vnd(price * quantity);
}

/** The sum of any number of amounts; 0 for none. */
export function sum(...amounts: readonly Vnd[]): Vnd {
  return vnd(amounts.reduce<number>((total, amount) => total + amount, 0));
}

/** The sum over a list. */
export function sumOf<T>(items: readonly T[], amountOf: (item: T) => Vnd): Vnd {
  return sum(...items.map(amountOf));
}

/**
 * `285.000 ₫` with a no-break space before the sign (look, Typography). Grouped by hand so that server rendering and every
 * browser agree to the byte, whatever their locale data.
 */
export function formatVnd(amount: number): string {
  return `${groupThousands(amount)}\u00a0₫`;
}

/** `1.234.567`: a whole number grouped as in the vi-VN locale. */
export function groupThousands(whole: number): string {
  const digits = String(Math.abs(Math.trunc(whole)));
  return (whole <= -1 ? '-' : '') + digits.replace(/\B(?=(\d{3})+$)/g, '.');
}
