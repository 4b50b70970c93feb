import type { Advisable } from './fit.ts';
import { ASSOCIATIONS, SOMEBODY_CALLED } from './knowledge/associations.vi.ts';
import { listed } from './knowledge/concepts.ts';
import { UNTELLING } from './knowledge/grammar.vi.ts';
import type { Token } from './reading/tokens.ts';

/** How strongly what a wish says suggests a charm, 0 to 1. */
export type Suggested = (charm: Pick<Advisable, 'name'>) => number;

/** What is listed last for a charm counts so much less than what is listed first. */
const LAST = 0.4;
/** Weight of a word that is said in other company than it is listed in, and in how many charms' lists it may stand. */
const LONE = { weight: 0.4, share: 0.2 };
const LONGEST = 4;
/** The sum at which a charm is half suggested. */
const HALF = 8;

type Index = {
  /** By an entry of the lists: the charms, and how much it counts for them. */
  readonly entries: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By a word of such an entry: the charms, and in how many of their entries it stands. */
  readonly words: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

function indexOf(): Index {
  const entries = new Map<string, Map<string, number>>();
  const words = new Map<string, Map<string, number>>();
  const at = (index: Map<string, Map<string, number>>, key: string): Map<string, number> => {
    const charms = index.get(key) ?? new Map<string, number>();
    index.set(key, charms);
    return charms;
  };
  for (const [name, said] of Object.entries(ASSOCIATIONS)) {
    const all = listed(said);
    for (const [n, entry] of all.entries()) {
      const key = entry.replaceAll('-', ' ');
      at(entries, key).set(name, 1 - (LAST * n) / all.length);
      for (const word of key.split(' ')) {
        const charms = at(words, word);
        charms.set(name, (charms.get(name) ?? 0) + 1);
      }
    }
  }
  return { entries, words };
}
const INDEX = indexOf();
const CHARMS = Object.keys(ASSOCIATIONS).length;

/**
 * Charms by what people speak of when they suit (`ASSOCIATIONS`): the rarer an entry, the more it tells. Understands nothing, so it only adds to
 * what is understood. Typed without diacritics too much would be something else.
 * @param tokens the words of a wish, without what it refuses
 */
export function suggestedBy(tokens: readonly Token[]): Suggested {
  const { entries, words } = INDEX;
  const said = tokens.map(({ word }) => word);
  const tells = (at: number) => !UNTELLING.has(said[at] ?? '') && !SOMEBODY_CALLED.has(said[at] ?? '');
  const sums = new Map<string, number>();
  const add = (name: string, value: number) => sums.set(name, (sums.get(name) ?? 0) + value);
  const rarity = (charms: ReadonlyMap<string, number>) => Math.log(1 + CHARMS / charms.size);
  const taken = new Set<number>();
  for (let length = LONGEST; length > 0; length -= 1) {
    for (let at = 0; at + length <= said.length; at += 1) {
      const places = Array.from({ length }, (_, n) => at + n);
      if ((length === 1 && !tells(at)) || places.every((place) => taken.has(place))) continue;
      const found = entries.get(said.slice(at, at + length).join(' '));
      if (!found) continue;
      for (const place of places) taken.add(place);
      for (const [name, weight] of found) add(name, rarity(found) * weight * Math.sqrt(length));
    }
  }
  for (const [at, word] of said.entries()) {
    const found = taken.has(at) || !tells(at) ? undefined : words.get(word);
    if (!found || found.size > CHARMS * LONE.share) continue;
    for (const [name, times] of found) add(name, (LONE.weight * rarity(found) * times) / (times + 1));
  }
  return ({ name }) => {
    const sum = sums.get(name) ?? 0;
    return sum / (sum + HALF);
  };
}
