import { readFileSync } from 'node:fs';
import { recommend, type Advisable } from '#domain/advice/recommend.ts';
import { LABELLED_WISHES } from '#domain/advice/wishes.vi.ts';
import { asId, type CharmId } from '#domain/kernel/ids.ts';

type SeedCharm = Omit<Advisable, '_id' | 'availableStock' | 'category' | 'sold'> & {
  slug: string;
  category: string;
  stock: number;
};

const seeds = new URL('../seeds/charms.json', import.meta.url);

/** The demo shop's charms, as the recommender reads them; what stands first sells best. */
export const DEMO_CHARMS = (JSON.parse(readFileSync(seeds, 'utf8')) as SeedCharm[]).map(
  (charm, position): Advisable => ({
    ...charm,
    _id: asId<CharmId>(charm.slug),
    availableStock: charm.stock,
    category: { type: charm.category },
    sold: 200 - position,
  }),
);

/** What the shop's own rules lay out for a wish: the first characters of charms' addresses, the best first. */
const chosenFor = (wish: string, charms: readonly Advisable[] = DEMO_CHARMS): string[] =>
  recommend(wish, charms).suggestions.map(({ charm }) => charm._id);

export type Judgement = {
  wish: string;
  /** Of the first five charms (or fewer, where fewer fit at all), the share that a good florist would lay out too. */
  at5: number;
  /** Those of the first five that she would not. */
  strange: string[];
};

/** The recommender held against every wish that was judged. */
export function judgements(): Judgement[] {
  return LABELLED_WISHES.map(([wish, fitting]) => {
    const good = fitting.split(' ');
    const first = chosenFor(wish).slice(0, 5);
    const strange = first.filter((slug) => !good.includes(slug));
    const possible = Math.min(first.length, good.length) || 1;
    return { wish, at5: Math.min(1, (first.length - strange.length) / possible), strange };
  });
}

/** Mean precision at 5. */
export const meanOf = (all: readonly Judgement[]): number =>
  all.reduce((sum, { at5 }) => sum + at5, 0) / all.length;
