import { LETTER_TAG } from '../catalogue/categories.ts';
import type { CharmId } from '../kernel/ids.ts';
import { HARDLY, type Concept } from './knowledge/concepts.ts';
import { CONCEPTS } from './knowledge/index.ts';
import { SINGLE_THINGS } from './knowledge/shapes.vi.ts';
import type { Slot } from './slots.ts';

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

/** The first colour of a charm is the one that is seen. */
const SEEN = [1, 0.55, 0.4];
/** Each further thing that suits makes it suit a little more. */
const FURTHER = { each: 0.06, most: 0.18 };
/** What is only said in its meaning counts half. */
const SAID_IN_MEANING = 0.5;
/** From here on a charm is what was named, and goes with it when it is refused. */
export const SUITS = 0.5;

export const isLetter = ({ tags }: Pick<Advisable, 'tags'>): boolean => tags.includes(LETTER_TAG);

const lower = (text: string) => text.normalize('NFC').toLowerCase();
/** What a single charm of the shop is called, so that `mèo` is not found in `cú mèo`. */
const KNOWN_NAMES = new Set(CONCEPTS.map(({ name }) => name.toLowerCase()));

/** What was found once of a charm, for as long as somebody has it: one wish asks many times. */
const FITS = new WeakMap<Advisable, Map<Concept, number>>();

/** How well a charm suits a concept, 0 to 1; more than 1 where several things of it do. The charm must not be changed afterwards. */
export function fitOf(charm: Advisable, concept: Concept): number {
  const known = FITS.get(charm) ?? new Map<Concept, number>();
  const fit = known.get(concept) ?? foundFit(charm, concept);
  FITS.set(charm, known.set(concept, fit));
  return fit;
}

function foundFit(charm: Advisable, concept: Concept): number {
  if (concept.finds.get(lower(charm.name)) === HARDLY) return HARDLY;
  if (concept.kind === 'category') return kindFit(charm, concept);
  if (concept.kind === 'color') return colorFit(charm, concept);
  const fits = [
    ...charm.tags.map((tag) => concept.finds.get(lower(tag)) ?? 0),
    nameFit(charm, concept),
    concept.finds.get(lower(charm.category.type)) ?? 0,
    ...(concept.kind === 'shape' ? [] : [colorFit(charm, concept)]),
  ].filter((fit) => fit > 0);
  if (fits.length > 0) {
    return Math.max(...fits) + Math.min(FURTHER.most, (fits.length - 1) * FURTHER.each);
  }
  return concept.kind === 'meaning' || concept.kind === 'style'
    ? SAID_IN_MEANING * meaningFit(charm, concept)
    : 0;
}

/** Whether the catalogue files a charm under a kind; a clover is filed under flowers, and hardly is one. */
export const kindFit = ({ category }: Advisable, { finds }: Concept): number =>
  finds.get(lower(category.type)) ?? 0;

/** A charm that staff called `Hoa hồng trắng` is a rose too. */
function nameFit(charm: Advisable, { finds }: Concept): number {
  const name = lower(charm.name);
  const own = finds.get(name);
  if (own !== undefined || KNOWN_NAMES.has(name)) return own ?? 0;
  return Math.max(
    0,
    ...[...finds].map(([find, fit]) => (find.length > 1 && hasPhrase(name, find) ? fit : 0)),
  );
}

function colorFit({ colors, name }: Advisable, concept: Concept): number {
  const fits = colors.map((color, n) => colorOf(lower(color), concept) * (SEEN[n] ?? 0.3));
  const named = concept.kind === 'color' ? (concept.finds.get(lower(name)) ?? 0) : 0;
  return Math.max(0, named, ...fits);
}

/** `xanh lá mạ`, which no list has, is still a green: the longest known beginning of it counts. */
function colorOf(color: string, { kind, finds }: Concept): number {
  // A shell that shimmers like a pearl is no pearl: for whom pearls are says nothing of it.
  if (kind !== 'color' && THINGS_CALLED.has(color)) return 0;
  const known = finds.get(color);
  if (known !== undefined || kind !== 'color' || ALL_COLORS.has(color)) return known ?? 0;
  const words = color.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const begun = words.slice(0, length).join(' ');
    if (ALL_COLORS.has(begun)) return finds.get(begun) ?? 0;
  }
  return 0;
}
const THINGS_CALLED = new Set(
  CONCEPTS.flatMap(({ kind, name }) => (kind === 'shape' ? name.toLowerCase() : [])),
);
const ALL_COLORS = new Set(
  CONCEPTS.flatMap(({ kind, finds }) => (kind === 'color' ? [...finds.keys()] : [])),
);

function meaningFit({ meaning }: Advisable, { finds }: Concept): number {
  const text = lower(meaning).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  return Math.max(
    0,
    ...[...finds].map(([find, fit]) => (find.length > 2 && hasPhrase(text, find) ? fit : 0)),
  );
}

/** Whether a text has the words of a phrase side by side. */
function hasPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

/** How well a charm is what a slot says, whether that is wanted or refused. */
export function slotFit(charm: Advisable, slot: Slot): number {
  if (slot.type === 'concept') return fitOf(charm, slot.concept);
  if (slot.type === 'charm') return charm.name === slot.name ? 1 : 0;
  return slot.type === 'letters' && isLetter(charm) && slot.letters.includes(signOf(charm)) ? 1 : 0;
}

/** What stands on a letter charm: the last word of its name, where that is one character. */
export function signOf({ name }: Pick<Advisable, 'name'>): string {
  const last = name.split(' ').at(-1) ?? '';
  return last.length === 1 ? last.toUpperCase() : '–';
}

/** One picture, called by its name. */
export function isNamed(slot: Slot): boolean {
  return slot.type === 'charm' || (slot.type === 'concept' && SINGLE_THINGS.has(slot.concept));
}

/** How alike two charms are, 0 to 1. */
export function likeness(one: Advisable, other: Advisable): number {
  const [a, b] = [facetsOf(one), facetsOf(other)];
  let shared = 0;
  for (const facet of a) if (b.has(facet)) shared += 1;
  return shared / (a.size + b.size - shared);
}

const FACETS = new WeakMap<Advisable, Set<string>>();
function facetsOf(charm: Advisable): Set<string> {
  const facets = FACETS.get(charm) ?? new Set([...charm.tags, ...charm.colors, charm.category.type]);
  FACETS.set(charm, facets);
  return facets;
}
