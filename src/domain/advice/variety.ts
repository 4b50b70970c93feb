import { likeness, type Advisable } from './fit.ts';
import type { Ranked } from './relevance.ts';

/** Weight of variety against score. */
const VARIETY = 0.12;

/** Maximal marginal relevance: each next charm has a high score and differs from those before it. */
export function varied<C extends Advisable>(ranked: readonly Ranked<C>[], most: number): Ranked<C>[] {
  const left = ranked.slice(0, most * 3);
  const chosen: Ranked<C>[] = [];
  const best = Math.max(ranked[0]?.score ?? 1, 0.1);
  while (left.length > 0 && chosen.length < most) {
    const worth = left.map(({ charm, score }) => {
      const likest = Math.max(0, ...chosen.map((one) => likeness(one.charm, charm)));
      return score / best - VARIETY * likest;
    });
    const [next] = left.splice(worth.indexOf(Math.max(...worth)), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}
