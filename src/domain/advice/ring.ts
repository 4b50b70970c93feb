import { SLOTS_DEFAULT } from '../design/limits.ts';
import type { CharmId } from '../kernel/ids.ts';
import type { Advisable } from './fit.ts';
import type { Wish } from './wish.ts';
import type { Budget } from './slots.ts';

/** A ring of fewer kinds is no suggestion. */
export const KINDS_LEAST = 3;
/** Of the budget of a bracelet so much is left for its cord and how it is tied. */
const CORD_SHARE = 0.15;

/**
 * A whole ring of the charms that were suggested, in turns, each no more often than it is in stock, within the budget of the
 * bracelet: what can be laid out at one press.
 * @returns ids in the order of the slots; empty where stock or budget give no whole ring of three kinds
 */
export function ringOf(charms: readonly Advisable[], { budget }: Wish): CharmId[] {
  const most = forCharms(budget);
  for (let kinds = charms.length; kinds >= KINDS_LEAST; kinds -= 1) {
    // Where the ring is too dear, the dearest of its charms hang once each; if that does not help, the dearest is left out.
    const ring = wholeRings(cheapest(charms, kinds)).find((whole) => priceOf(whole) <= most);
    if (ring !== undefined) return ring.map(({ _id }) => _id);
  }
  return [];
}

const priceOf = (ring: readonly Advisable[]): number => ring.reduce((sum, { price }) => sum + price, 0);

/** The whole rings of all of these, in turns: first with each as often as the others, then with more and more of the dearest once only. */
function wholeRings(charms: readonly Advisable[]): Advisable[][] {
  const rings = Array.from({ length: charms.length - KINDS_LEAST + 1 }, (_, single) => {
    const repeated = new Set(cheapest(charms, charms.length - single));
    return inTurns(
      charms.map((charm) =>
        repeated.has(charm) ? charm : { ...charm, availableStock: Math.min(1, charm.availableStock) },
      ),
    );
  });
  return rings.filter(({ length }) => length === SLOTS_DEFAULT);
}

/** What of the budget of a bracelet is left for its charms, đồng. */
export const forCharms = (budget: Budget | null): number =>
  budget?.whole ? (budget.max ?? Infinity) * (1 - CORD_SHARE) : Infinity;

/** What a charm of a whole ring may cost on average within the budget of a bracelet, đồng. */
export const eachOf = (budget: Budget): number => Math.floor(forCharms(budget) / SLOTS_DEFAULT);

/** The least that the charms of a whole ring of these cost, đồng; null where they are too few. */
export function leastRingOf(charms: readonly Advisable[]): number | null {
  for (let kinds = KINDS_LEAST; kinds <= charms.length; kinds += 1) {
    const ring = inTurns(cheapest(charms, kinds));
    if (ring.length === SLOTS_DEFAULT) return priceOf(ring);
  }
  return null;
}

function cheapest(charms: readonly Advisable[], count: number): Advisable[] {
  const kept = new Set(charms.toSorted((a, b) => a.price - b.price).slice(0, count));
  return charms.filter((charm) => kept.has(charm));
}

function inTurns(charms: readonly Advisable[]): Advisable[] {
  const ring: Advisable[] = [];
  for (let round = 0; ring.length < SLOTS_DEFAULT; round += 1) {
    const left = charms.filter(({ availableStock }) => availableStock > round);
    if (left.length === 0) return ring;
    ring.push(...left.slice(0, SLOTS_DEFAULT - ring.length));
  }
  return ring;
}
