import { LETTER_TAG } from '../catalogue/categories.ts';
import type { CharmId } from '../kernel/ids.ts';
import { bm25 } from './bm25.ts';
import { adviceCopy, reasonWords } from './copy.vi.ts';
import type { Concept, ConceptKind } from './lexicon.vi.ts';
import { REASON_MAX, SUGGESTIONS_MAX } from './limits.ts';
import { understand, type Wish } from './understand.ts';

/** What the recommender reads of a charm. */
export type Advisable = {
  readonly _id: CharmId;
  readonly name: string;
  readonly description: string;
  readonly meaning: string;
  readonly price: number;
  readonly availableStock: number;
  readonly tags: readonly string[];
  readonly colors: readonly string[];
  readonly category: { readonly type: string };
  /** How many were sold lately: what is shown when nothing was understood. */
  readonly sold: number;
};

export type Suggestion<C extends Advisable> = { readonly charm: C; readonly reason: string };
export type Advice<C extends Advisable> = {
  readonly suggestions: readonly Suggestion<C>[];
  readonly understood: boolean;
  readonly message: string;
};

/** How much a met wish counts. A colour is seen at once; a category alone says little. */
const WEIGHTS: Record<ConceptKind, number> = {
  color: 2.2,
  style: 1.6,
  meaning: 2,
  occasion: 2.2,
  recipient: 2,
  category: 1.2,
};
const NAMED = 5;
/** What a point of the text search for unknown words counts beside a met wish. */
const TEXT = 0.1;
/** Charms further below the best are no longer what was asked for. */
const RELEVANT = 0.4;
/** Between the best charm and one unlike those chosen already. */
const VARIETY = 0.25;

/** Up to eight charms in stock for a wish, the best first, each with a reason; what sells when nothing was understood. */
export function recommend<C extends Advisable>(text: string, charms: readonly C[]): Advice<C> {
  const wish = understand(
    text,
    charms.map(({ name }) => name),
  );
  const most = Math.min(wish.count ?? SUGGESTIONS_MAX, SUGGESTIONS_MAX);
  const ranked = rank(wish, charms);
  const best = ranked[0]?.score ?? 0;
  const relevant = ranked.filter(({ score }) => score >= best * RELEVANT);
  const chosen = withinBudget(varied(relevant, most * 2), wish, most);
  if (chosen.length > 0) {
    const suggestions = chosen.map(({ charm, met }) => ({ charm, reason: reasonFor(charm, met) }));
    return { suggestions, understood: true, message: adviceCopy.understood };
  }
  const asked = wish.wanted.length + wish.named.length + wish.unwanted.length > 0 || ranked.length > 0;
  const loved = bestSellers(charms, wish).slice(0, most);
  return {
    suggestions: loved.map((charm) => ({ charm, reason: adviceCopy.loved })),
    understood: false,
    message: asked ? adviceCopy.nothingFits : adviceCopy.notUnderstood,
  };
}

/** The charms that come near a wish, the nearest first: what a language model may choose from. */
export function shortlist<C extends Advisable>(text: string, charms: readonly C[], most: number): C[] {
  const wish = understand(
    text,
    charms.map(({ name }) => name),
  );
  const near = rank(wish, charms).map(({ charm }) => charm);
  return [...new Set([...near, ...bestSellers(charms, wish)])].slice(0, most);
}

/** Why a charm that somebody else chose fits a wish, as this shop would say it. */
export function reasonToChoose(text: string, charm: Advisable): string {
  const { wanted } = understand(text);
  return reasonFor(
    charm,
    wanted.filter((concept) => meets(charm, concept)),
  );
}

type Ranked<C> = { charm: C; score: number; met: Concept[] };

function rank<C extends Advisable>(wish: Wish, charms: readonly C[]): Ranked<C>[] {
  const offered = charms.filter((charm) => isOffered(charm, wish) && isOfKind(charm, wish));
  const textScore = bm25(wish.rest, offered);
  return offered
    .flatMap((charm) => {
      const met = wish.wanted.filter((concept) => meets(charm, concept));
      const named = wish.named.includes(charm.name) ? NAMED : 0;
      const score = met.reduce(
        (sum, concept) => sum + strength(charm, concept),
        named + TEXT * textScore(charm),
      );
      return score > 0 ? [{ charm, score, met }] : [];
    })
    .toSorted(
      (a, b) => b.score - a.score || b.charm.sold - a.charm.sold || (a.charm._id < b.charm._id ? -1 : 1),
    );
}

/** Who asks for flowers, or for stones, gets nothing else, but for what is called by its name. */
function isOfKind(charm: Advisable, { wanted, named }: Wish): boolean {
  const kinds = wanted.filter(({ kind }) => kind === 'category');
  return kinds.length === 0 || named.includes(charm.name) || kinds.some((kind) => meets(charm, kind));
}

function isOffered(charm: Advisable, { unwanted, unnamed, budget, named }: Wish): boolean {
  if (charm.availableStock <= 0 || unnamed.includes(charm.name)) return false;
  if (budget.each !== null && charm.price > budget.each) return false;
  // Letters are laid by the builder's name tool, unless they are called by their names.
  if (charm.tags.includes(LETTER_TAG) && !named.includes(charm.name)) return false;
  return !unwanted.some((concept) => meets(charm, concept));
}

function meets(charm: Advisable, { kind, finds }: Concept): boolean {
  if (kind === 'category') return finds.includes(charm.category.type.toLowerCase());
  const facets = kind === 'color' ? charm.colors : charm.tags;
  return facets.some((facet) => finds.some((find) => hasPhrase(facet, find)));
}

/** The first colour of a charm is the one that is seen; a word of the occasion itself counts more than a kindred one. */
function strength(charm: Advisable, concept: Concept): number {
  const weight = WEIGHTS[concept.kind];
  if (concept.kind === 'color') {
    const first = charm.colors[0] ?? '';
    return concept.finds.some((find) => hasPhrase(first, find)) ? weight : weight * 0.55;
  }
  const itself = charm.tags.some(
    (tag) => tag.toLowerCase() === concept.finds[0] || tag.toLowerCase() === concept.finds[1],
  );
  return itself ? weight : weight * 0.75;
}

/** Maximal marginal relevance: each next charm is good, and unlike those before it. */
function varied<C extends Advisable>(ranked: readonly Ranked<C>[], most: number): Ranked<C>[] {
  const left = [...ranked];
  const chosen: Ranked<C>[] = [];
  const best = ranked[0]?.score ?? 1;
  while (left.length > 0 && chosen.length < most) {
    const worth = left.map(({ charm, score }) => {
      const likest = Math.max(0, ...chosen.map((one) => likeness(one.charm, charm)));
      return (1 - VARIETY) * (score / best) - VARIETY * likest;
    });
    const [next] = left.splice(worth.indexOf(Math.max(...worth)), 1);
    if (next) chosen.push(next);
  }
  return chosen;
}

function withinBudget<C extends Advisable>(
  ranked: readonly Ranked<C>[],
  { budget }: Wish,
  most: number,
): Ranked<C>[] {
  let left = budget.total ?? Infinity;
  return ranked
    .filter(({ charm }) => {
      if (charm.price > left) return false;
      left -= charm.price;
      return true;
    })
    .slice(0, most);
}

function likeness(one: Advisable, other: Advisable): number {
  const [a, b] = [facetsOf(one), facetsOf(other)];
  const shared = [...a].filter((facet) => b.has(facet)).length;
  return shared / (a.size + b.size - shared);
}

function facetsOf({ tags, colors, category }: Advisable): Set<string> {
  return new Set([...tags, ...colors, category.type]);
}

function bestSellers<C extends Advisable>(charms: readonly C[], wish: Wish): C[] {
  return charms.filter((charm) => isOffered(charm, wish)).toSorted((a, b) => b.sold - a.sold);
}

/** One line: the two strongest wishes that it meets, or else what the charm means. */
function reasonFor(charm: Advisable, met: readonly Concept[]): string {
  const strongest = met
    .toSorted((a, b) => WEIGHTS[b.kind] - WEIGHTS[a.kind])
    .filter(({ kind }) => kind !== 'category');
  const words = strongest.slice(0, 2).map(({ kind, name }) => reasonWords[kind](name));
  const text = words.length > 0 ? words.join(', ') : charm.meaning || charm.description;
  const line = Array.from(text.charAt(0).toUpperCase() + text.slice(1));
  return line.length > REASON_MAX ? `${line.slice(0, REASON_MAX - 1).join('')}…` : line.join('');
}

/** Whether a text has the words of a phrase side by side. */
function hasPhrase(text: string, phrase: string): boolean {
  return ` ${text.toLowerCase()} `.includes(` ${phrase} `);
}
