import { isLetter, isNamed, signOf, slotFit, SUITS, type Advisable } from './fit.ts';
import { SUGGESTIONS_MIN, SUGGESTIONS_MAX } from './limits.ts';
import { isOffered } from './offered.ts';
import { isOtherKind, rank, stonesFor, type Ranked } from './relevance.ts';
import type { Wish } from './wish.ts';
import { ANNIVERSARY } from './knowledge/occasions.vi.ts';
import { isColor, isThing, keyOf, type Slot } from './slots.ts';
import { varied } from './variety.ts';

/** Minimum score of a relevant charm, relative to the best. */
const RELEVANT = 0.5;

/** The charms for a wish, in the order in which they are shown. */
export function choose<C extends Advisable>(wish: Wish, charms: readonly C[]): Ranked<C>[] {
  const most = Math.min(wish.count ?? SUGGESTIONS_MAX, SUGGESTIONS_MAX);
  if (wish.letters !== null) return lettersOf(wish, charms).slice(0, SUGGESTIONS_MAX);
  if (wish.price === 'cheapest' || wish.price === 'finest') return byPrice(wish, charms).slice(0, most);
  const ranked = rank(wish, charms);
  const whole = ranked.filter(({ relaxed }) => relaxed.length === 0);
  const best = whole[0]?.score ?? 0;
  const relevant = whole.filter(({ score }) => score >= best * RELEVANT);
  const first = [...eachNamed(wish, whole), ...varied(relevant, most)];
  const filled = [...new Set([...first, ...whole.slice(0, SUGGESTIONS_MIN)])];
  const needed = Math.min(most, SUGGESTIONS_MIN);
  const others = filled.length >= needed ? [] : ranked.filter(({ relaxed }) => relaxed.length > 0);
  const kinds = kindsOfNamed(wish, charms);
  const ofKind = others.filter(
    ({ charm }) => !isOtherKind(charm, wish) && (kinds.size === 0 || kinds.has(charm.category.type)),
  );
  const enough = stonesFor(wish).length > 0 ? 1 : ENOUGH_OF_IT;
  const nearest = [...new Set([...ofKind, ...others])].filter(
    (one) => whole.length < enough || isNear(one, wish),
  );
  const all = [...filled.slice(0, most), ...nearest.slice(0, needed - Math.min(filled.length, needed))];
  return withinTotal(all, wish);
}

/** So many of what was wanted stand for themselves: what is only like them would be something else. */
const ENOUGH_OF_IT = 2;
/** From this score on what is no such thing suits what else is told. */
const SUITS_ELSE = 3;

/**
 * "Mấy con chim", "đá màu tím": another animal or a stone of another colour is no answer to a kind that the shop has several of. Beside what is
 * called by its name the nearest are shown.
 */
function isNear({ relaxed, score }: Ranked<Advisable>, { wanted }: Wish): boolean {
  if (!wanted.some(isThing)) return true;
  if (wanted.some(isNamed)) return wanted.length === 1 || !wanted.every(isThing);
  if (relaxed.includes('color') || relaxed.includes('rest')) return false;
  return !relaxed.includes('thing') || score >= SUITS_ELSE;
}

/** "Thỏ hay mèo trăng trắng": of several that are named, and their colour, the kind is meant rather than the colour. */
function kindsOfNamed({ wanted }: Wish, charms: readonly Advisable[]): Set<string> {
  const named = wanted.filter(isNamed);
  if (named.length < 2 || !wanted.some(isColor)) return new Set();
  return new Set(
    charms
      .filter((charm) => named.some((slot) => slotFit(charm, slot) >= SUITS))
      .map(({ category }) => category.type),
  );
}

/** When several charms or kinds are named, one of each comes first. */
function eachNamed<C extends Advisable>({ wanted }: Wish, ranked: readonly Ranked<C>[]): Ranked<C>[] {
  const things = wanted.filter((slot) => isThing(slot));
  const called = things.every(isKind) && things.length > 1 ? things : things.filter(isNamed);
  return called.flatMap((slot) => ranked.find(({ charm }) => slotFit(charm, slot) >= SUITS) ?? []);
}
const isKind = (slot: Slot) => slot.type === 'concept' && slot.concept.kind === 'category';

/** The letters of a name, each once, then the other things wished for, then what suits for whom and what it is. */
function lettersOf<C extends Advisable>(wish: Wish, charms: readonly C[]): Ranked<C>[] {
  // The price of letters is known, so a budget for the whole bracelet does not exclude any.
  const payable = wish.budget?.whole ? { ...wish, budget: null } : wish;
  const offered = charms.filter((charm) => isOffered(charm, payable));
  const spelt = [...new Set(wish.letters ?? '')].flatMap(
    (sign) => offered.find((charm) => isLetter(charm) && signOf(charm) === sign) ?? [],
  );
  const heart = offered.find((charm) => isLetter(charm) && signOf(charm) === '–');
  const things = wish.wanted.filter(isThing);
  const named = rank({ ...wish, wanted: things }, charms)
    .filter(({ met, relaxed }) => met.length > 0 && relaxed.length === 0)
    .slice(0, things.length);
  const letters = [...spelt, ...(heart && joinsLetters(heart, wish) ? [heart] : [])].map((charm) => ({
    charm,
    score: 1,
    met: [],
    relaxed: [],
  }));
  const spelling = letters.slice(0, SUGGESTIONS_MAX - Math.min(2, named.length));
  const asked = [...spelling, ...(things.length > 0 ? named : [])];
  const besides = spelt.length <= FEW_LETTERS ? besideLetters({ ...payable, letters: null }, charms) : [];
  const once = new Map([...asked, ...besides].map((one) => [one.charm._id, one]));
  return [...once.values()].slice(0, Math.max(asked.length, besides.length > 0 ? SUGGESTIONS_MIN : 0));
}
/** A name of more letters is all that she asks for. */
const FEW_LETTERS = 2;

/** The heart that joins two letters: it belongs to a name and to lovers, not to a year or a number. */
const joinsLetters = (heart: Advisable, { letters, wanted }: Wish): boolean =>
  new Set(letters?.replaceAll(/[^A-Z]/g, '')).size > 1 ||
  wanted.some((slot) => slotFit(heart, slot) >= SUITS || keyOf(slot) === ANNIVERSARY);

/** "Chữ H cho người yêu": what else she tells of chooses the charms beside a letter or two. */
function besideLetters<C extends Advisable>(wish: Wish, charms: readonly C[]): Ranked<C>[] {
  const wanted = wish.wanted.filter((slot) => slot.type === 'concept' && !isThing(slot) && !isColor(slot));
  if (wanted.length === 0) return [];
  return rank({ ...wish, wanted }, charms).filter(
    ({ charm, met, relaxed }) => met.length > 0 && relaxed.length === 0 && !isLetter(charm),
  );
}

/** Fitting charms by price, the cheapest or the dearest first; includes only two letters, because all cost the same. */
function byPrice<C extends Advisable>(wish: Wish, charms: readonly C[]): Ranked<C>[] {
  const isPlain = wish.wanted.length === 0 && wish.price === 'cheapest';
  const ranked = rank(wish, charms).filter(
    ({ relaxed, met }) => relaxed.length === 0 && (wish.wanted.length === 0 || met.length > 0),
  );
  const letters = isPlain
    ? charms.filter((charm) => isLetter(charm) && isOffered(charm, wish)).slice(-2)
    : [];
  const all = [...ranked, ...letters.map((charm): Ranked<C> => ({ charm, score: 0, met: [], relaxed: [] }))];
  const sign = wish.price === 'cheapest' ? 1 : -1;
  return all.toSorted((a, b) => sign * (a.charm.price - b.charm.price) || b.score - a.score);
}

/** Keeps charms whose total price stays within a budget for the whole bracelet. */
function withinTotal<C extends Advisable>(ranked: readonly Ranked<C>[], { budget }: Wish): Ranked<C>[] {
  let left = budget?.whole ? (budget.max ?? Infinity) : Infinity;
  return ranked.filter(({ charm }) => {
    if (charm.price > left) return false;
    left -= charm.price;
    return true;
  });
}
