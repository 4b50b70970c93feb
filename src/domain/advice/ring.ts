import { SLOTS_DEFAULT } from '../design/limits.ts';
import type { CharmId } from '../kernel/ids.ts';
import type { Advisable } from './fit.ts';
import type { Wish } from './relevance.ts';

/** A ring of fewer kinds is no suggestion. */
const KINDS_LEAST = 3;
/** Of the budget of a bracelet so much is left for its cord and how it is tied. */
const CORD_SHARE = 0.15;

/**
 * A whole ring of the charms that were suggested, in turns, each no more often than it is in stock, within the budget of the
 * bracelet: what can be laid out at one press.
 * @returns ids in the order of the slots; empty where stock or budget give no whole ring of three kinds
 */
export function ringOf(charms: readonly Advisable[], { budget }: Wish): CharmId[] {
  const most = budget?.whole ? (budget.max ?? Infinity) * (1 - CORD_SHARE) : Infinity;
  for (let kinds = charms.length; kinds >= KINDS_LEAST; kinds -= 1) {
    // Where the ring is too dear, the dearest of its charms is left out.
    const used = cheapest(charms, kinds);
    const ring = inTurns(used);
    const price = ring.reduce((sum, charm) => sum + charm.price, 0);
    if (ring.length === SLOTS_DEFAULT && price <= most) return ring.map(({ _id }) => _id);
  }
  return [];
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
