import { readdirSync, readFileSync } from 'node:fs';
import { recommend, type Advisable, type Advice } from '#domain/advice/recommend.ts';
import { asId, type CharmId } from '#domain/kernel/ids.ts';

type SeedCharm = Omit<Advisable, '_id' | 'availableStock' | 'category' | 'sold'> & {
  slug: string;
  category: string;
  stock: number;
};

const seeds = new URL('../seeds/charms.json', import.meta.url);

/** The demo shop's charms, as the recommender reads them; best-selling first. */
export const DEMO_CHARMS = (JSON.parse(readFileSync(seeds, 'utf8')) as SeedCharm[]).map(
  (charm, position): Advisable => ({
    ...charm,
    _id: asId<CharmId>(charm.slug),
    availableStock: charm.stock,
    category: { type: charm.category },
    sold: 200 - position,
  }),
);

/** A wish as typed, with the charms that suit it; `contradicts` lists charms that violate it. */
export type JudgedWish = { wish: string; kind: string; fits: string[]; contradicts: string[] };
/** Wishes of one writer. */
export type Lot = { name: string; wishes: JudgedWish[] };

const LOTS = new URL('../bench/advice/', import.meta.url);

export function readLot(file: string | URL): Lot {
  const name = String(file).split('/').at(-1)?.replace('.jsonl', '') ?? '';
  const lines = readFileSync(file, 'utf8').split('\n');
  const wishes = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as JudgedWish);
  return { name, wishes };
}

const lotsIn = (folder: URL): Lot[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .map((file) => readLot(new URL(file, folder)));

/** The lots stored with the shop, which were used during development. */
export const keptLots = (): Lot[] => lotsIn(LOTS);
/** What a kept lot has to reach; the strictest lists and the hardest wishes less. */
export const leastOf = (lot: string) => LEAST[lot] ?? { ofShown: 0.85, ofPlaces: 0.88 };
const LEAST: Readonly<Record<string, { ofShown: number; ofPlaces: number }>> = {
  first: { ofShown: 0.8, ofPlaces: 0.88 },
  'weak-kinds-2': { ofShown: 0.8, ofPlaces: 0.84 },
  tenth: { ofShown: 0.83, ofPlaces: 0.83 },
  eleventh: { ofShown: 0.76, ofPlaces: 0.77 },
};
/** Held-out lots, of which only totals are looked at, so that they predict results for unseen wishes. */
export const untouchedLots = (): Lot[] =>
  lotsIn(new URL('untouched/', LOTS)).map(({ name, wishes }) => ({ name: `${name} (untouched)`, wishes }));

/** Only the first places of an answer are judged. */
const PLACES = 5;
const FIRST_LOOK = 3;

/** One answer compared with the judgement. For a hopeless wish only `isRefused` matters. */
export type Score = JudgedWish & {
  /** Precision: of the first five shown, the share that suits. */
  ofShown: number;
  /** Precision without charms marked `nearest`. */
  ofMeant: number;
  /** Of five places (or as many as charms suit at all), the share filled with a suitable one. */
  ofPlaces: number;
  /** Whether one of the first three suits. */
  isHit: boolean;
  contradicting: string[];
  strange: string[];
  /** Answered as not understood, or as about something else. */
  isRefused: boolean;
};

export function scoreOf(
  judged: JudgedWish,
  advice: Pick<Advice<Advisable>, 'suggestions' | 'understood'>,
): Score {
  const shown = advice.suggestions.map(({ charm }) => charm._id as string);
  const first = shown.slice(0, PLACES);
  const fits = (slug: string) => judged.fits.includes(slug);
  const good = first.filter(fits);
  const meant = advice.suggestions
    .slice(0, PLACES)
    .flatMap(({ charm, nearest }) => (nearest ? [] : (charm._id as string)));
  return {
    ...judged,
    ofShown: good.length / (first.length || 1),
    ofMeant: meant.length > 0 ? meant.filter(fits).length / meant.length : Number(good.length > 0),
    ofPlaces: good.length / Math.min(PLACES, judged.fits.length || PLACES),
    isHit: shown.slice(0, FIRST_LOOK).some((slug) => judged.fits.includes(slug)),
    contradicting: shown.filter((slug) => judged.contradicts.includes(slug)),
    strange: first.filter((slug) => !judged.fits.includes(slug)),
    isRefused: !advice.understood,
  };
}

/** Scores of the recommender for judged wishes. */
/** The year of all lots. */
const WRITTEN_IN = 2026;
export const scoresOf = (wishes: readonly JudgedWish[]): Score[] =>
  wishes.map((judged) =>
    scoreOf(judged, recommend(judged.wish, DEMO_CHARMS, { slots: [], thisYear: WRITTEN_IN })),
  );

export const isHopeless = ({ kind }: JudgedWish): boolean => kind === 'hopeless';

export function meanOf<T>(all: readonly T[], value: (one: T) => number): number {
  return all.reduce((sum, one) => sum + value(one), 0) / (all.length || 1);
}

/** Averages over many answers. Hopeless wishes are counted separately. */
export function figuresOf(scores: readonly Score[]) {
  const real = scores.filter((score) => !isHopeless(score));
  const hopeless = scores.filter(isHopeless);
  return {
    wishes: real.length,
    ofShown: meanOf(real, ({ ofShown }) => ofShown),
    ofMeant: meanOf(real, ({ ofMeant }) => ofMeant),
    ofPlaces: meanOf(real, ({ ofPlaces }) => ofPlaces),
    hitWithin3: meanOf(real, ({ isHit }) => Number(isHit)),
    contradicting: real.reduce((sum, { contradicting }) => sum + contradicting.length, 0),
    refused: `${hopeless.filter(({ isRefused }) => isRefused).length} of ${hopeless.length}`,
    wronglyRefused: real.filter(({ isRefused }) => isRefused).length,
  };
}
