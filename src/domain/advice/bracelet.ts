import { SLOTS_DEFAULT } from '../design/limits.ts';
import { choose } from './choose.ts';
import { braceletFrom, dearBracelet } from './copy.vi.ts';
import { isLetter, slotFit, type Advisable } from './fit.ts';
import { SUGGESTIONS_MIN, SUGGESTIONS_MAX } from './limits.ts';
import { isCalled, isOffered } from './offered.ts';
import { rank, type Ranked } from './relevance.ts';
import type { Wish } from './wish.ts';
import { eachOf, forCharms, KINDS_LEAST, leastRingOf, ringOf } from './ring.ts';
import { isThing, type Budget } from './slots.ts';

// Wishes with a budget for the whole bracelet.

const charmsOf = <C extends Advisable>(ranked: readonly Ranked<C>[]): C[] => ranked.map(({ charm }) => charm);

/** So many of what is shown may make room for cheaper ones. */
const CHEAPER_MOST = 3;

/**
 * Where no whole bracelet within its budget can be made of what fits best, the last make room for cheaper ones that also fit; beside
 * what was called by its name, for the nearest that the rest of the budget pays.
 */
export function forBracelet<C extends Advisable>(
  fitting: Ranked<C>[],
  wish: Wish,
  budget: Budget,
  charms: readonly C[],
): Ranked<C>[] {
  if (wish.letters !== null || fitting.length === 0 || isPossible(fitting, wish)) return fitting;
  const each: Budget = { min: null, max: eachOf(budget), whole: false, about: false };
  const shown = new Set(fitting.map(({ charm }) => charm._id));
  const cheaper = choose({ ...wish, budget: each }, charms).filter(
    (one) => one.relaxed.length === 0 && !shown.has(one.charm._id) && isPicture(one.charm, wish),
  );
  const most = Math.min(CHEAPER_MOST, cheaper.length);
  const tries = Array.from({ length: most }, (_, n) => [
    ...fitting.slice(0, SUGGESTIONS_MAX - n - 1),
    ...cheaper.slice(0, n + 1),
  ]);
  return tries.find((all) => isPossible(all, wish)) ?? besideNamed(fitting, wish, charms) ?? fitting;
}

/**
 * What was called by its name and as much else as possible, each hung once, among cheaper charms; null where what was called is
 * too dear for that, or nothing was.
 */
function besideNamed<C extends Advisable>(
  fitting: Ranked<C>[],
  wish: Wish,
  charms: readonly C[],
): Ranked<C>[] | null {
  const [called, others] = [true, false].map((is) =>
    fitting.filter(({ charm, relaxed }) => (relaxed.length === 0 && isCalled(charm, wish)) === is),
  ) as [Ranked<C>[], Ranked<C>[]];
  if (called.length === 0) return null;
  const shown = new Set(fitting.map(({ charm }) => charm._id));
  const each: Budget = { min: null, max: eachBeside(called, wish), whole: false, about: false };
  const cheap = rank({ ...wish, budget: each }, charms).filter(
    ({ charm }) => !shown.has(charm._id) && isPicture(charm, wish),
  );
  const tries = Array.from({ length: others.length + 1 }, (_, dropped) => {
    const kept = [...called, ...others.slice(0, others.length - dropped)];
    const beside = cheap.filter(({ charm }) => charm.price <= eachBeside(kept, wish));
    return [...kept, ...beside.slice(0, Math.max(KINDS_LEAST, SUGGESTIONS_MIN - kept.length))];
  });
  return tries.find((all) => all.length <= SUGGESTIONS_MAX && isPossible(all, wish)) ?? null;
}

/** What each of the other charms of a ring may cost where these hang once, đồng. */
function eachBeside(single: readonly Ranked<Advisable>[], { budget }: Wish): number {
  const left = forCharms(budget) - single.reduce((sum, { charm }) => sum + charm.price, 0);
  return Math.floor(left / (SLOTS_DEFAULT - single.length));
}

const isPossible = (ranked: readonly Ranked<Advisable>[], wish: Wish): boolean =>
  ringOf(charmsOf(ranked), wish).length > 0;

/** Letters are pictures where somebody asks for them. */
const isPicture = (charm: Advisable, { wanted }: Wish): boolean =>
  !isLetter(charm) || wanted.some((slot) => isThing(slot) && slotFit(charm, slot) > 0);

/** The cheapest that fit, for a budget that no whole bracelet keeps within. */
export function cheapestFor<C extends Advisable>(wish: Wish, charms: readonly C[]): Ranked<C>[] {
  const fitting = rank({ ...wish, budget: null }, charms).filter(({ relaxed }) => relaxed.length === 0);
  return fitting
    .toSorted((a, b) => a.charm.price - b.charm.price || b.score - a.score)
    .slice(0, Math.min(wish.count ?? SUGGESTIONS_MIN, SUGGESTIONS_MAX));
}

const sentence = (message: string): string => (message.endsWith('.') ? message : `${message}.`);

/** Whether a budget for the bracelet leaves nothing to show, or letters only that nobody asked for. */
export const isTooLittle = (wish: Wish, chosen: readonly Ranked<Advisable>[]): boolean =>
  wish.budget?.whole === true && wish.letters === null && !chosen.some(({ charm }) => isPicture(charm, wish));

/** What the charms of a whole bracelet cost at least that has nothing refused in it. */
export const leastOf = (wish: Wish, charms: readonly Advisable[]): number | null =>
  leastRingOf(charms.filter((charm) => isOffered(charm, { ...wish, budget: null, price: null })));

/** What is said where no whole bracelet of what is shown keeps within its budget, or of anything; null where one does. */
export function braceletWords(
  message: string,
  wish: Wish,
  chosen: readonly Ranked<Advisable>[],
  charms: readonly Advisable[],
): string | null {
  if (!wish.budget?.whole || wish.letters !== null || isPossible(chosen, wish)) return null;
  const least = leastOf(wish, charms);
  if (least !== null && least > forCharms(wish.budget)) return `${sentence(message)} ${braceletFrom(least)}`;
  const ofThese = leastRingOf(charmsOf(chosen));
  return ofThese === null ? null : `${sentence(message)} ${dearBracelet(ofThese)}`;
}
