import type { Advisable } from './fit.ts';
import type { Wish } from './wish.ts';

/**
 * A bracelet has 12 to 25 charms and a cord: a charm costs about an eighteenth of it, and an eleventh or so at most; what is
 * called by its name hangs once among cheaper ones, and may cost a sixth.
 */
const PIECES = { usual: 18, fewest: 11.5, fewestBesideNamed: 6 };
/** Price per charm in đồng when the customer only says that it should be cheap. */
const CHEAP = { usual: 25_000, most: 30_000 };
/** With a large budget, charms cheaper than its usual price by more than this (đồng) lose score. */
const NEAR = 8_000;
const CHEAPER = 0.2;
const DEAR = 45_000;
/** Penalty per 10.000 ₫ of distance from the intended price. */
const DEARER = 2;

type Prices = {
  readonly least: number;
  readonly most: number;
  /** Of a charm that she called by its name. */
  readonly mostNamed: number;
  readonly usual: number | null;
};

/** What one charm may cost for a wish, in đồng. */
export function pricesOf({ budget, mostEach, price }: Wish): Prices {
  const upTo = (most: number, usual: number | null, least = 0): Prices => ({
    least,
    most,
    mostNamed: most,
    usual,
  });
  if (budget === null) return price === 'cheap' ? upTo(CHEAP.most, CHEAP.usual) : upTo(Infinity, null);
  const { min, max, whole } = budget;
  const each = mostEach ?? Infinity;
  if (!whole) return upTo(Math.min(max ?? Infinity, each), null, min ?? 0);
  const most = max === null || !budget.about || min === null ? max : (min + max) / 2;
  if (most === null) return upTo(each, null);
  return {
    ...upTo(Math.min(most / PIECES.fewest, each), most / PIECES.usual),
    mostNamed: Math.min(most / PIECES.fewestBesideNamed, each),
  };
}

/** What its price takes from a charm's score. */
export function priceDistance(wish: Wish, { price }: Advisable): number {
  const { usual } = pricesOf(wish);
  // A budget for the whole bracelet implies a usual price per charm: neither much dearer nor much cheaper.
  const over =
    usual === null ? 0 : Math.max(0, price - usual, CHEAPER * (Math.min(usual, DEAR) - price - NEAR));
  const { budget } = wish;
  const middle = budget?.about && !budget.whole ? ((budget.min ?? 0) + (budget.max ?? 0)) / 2 : null;
  return (DEARER * (over + (middle === null ? 0 : 0.3 * Math.abs(price - middle)))) / 10_000;
}
