import { adviceCopy, nearestTo, nothingInBudget, reasonFor, relaxedWords } from './copy.vi.ts';
import { suggestedBy } from './associations.ts';
import { goOn } from './conversation.ts';
import { evidenceOf } from './evidence.ts';
import { isLetter, isNamed, signOf, slotFit, SUITS, type Advisable } from './fit.ts';
import type { Intent } from './knowledge/topics.vi.ts';
import { SUGGESTIONS_LEAST, SUGGESTIONS_MAX } from './limits.ts';
import { readWish, type Reading } from './reading/read-wish.ts';
import { quotedIn } from './quoted.ts';
import { isOffered, isOtherKind, rank, wishOf, type Ranked, type Wish } from './relevance.ts';
import { varied } from './variety.ts';
import { isColor, isThing, type Slot } from './slots.ts';

export type { Advisable } from './fit.ts';

export type Suggestion<C extends Advisable> = {
  readonly charm: C;
  readonly reason: string;
  /** Only close to the wish: shown because too few charms meet it. */
  readonly nearest: boolean;
};
export type Advice<C extends Advisable> = {
  readonly suggestions: readonly Suggestion<C>[];
  readonly understood: boolean;
  /** Empty for an intent, which `answerTo` answers with the shop's data. */
  readonly message: string;
  /** Slots understood from this wish and from those before it. */
  readonly slots: readonly Slot[];
  /** A question that is not about charms. */
  readonly intent: Intent | null;
};

/** State of a conversation before the current wish. */
export type Conversation = {
  /** Slots of the wishes before this one. */
  readonly slots: readonly Slot[];
  /** The customer edited the slots: only they count, and the wish is not parsed again. */
  readonly edited?: boolean;
  /** Ids of charms already shown: "thêm 3 cái" means others. */
  readonly seen?: ReadonlySet<string>;
};
const BEGINNING: Conversation = { slots: [] };

/** Minimum evidence for a wish to count as understood. */
const ENOUGH = 0.5;
/** Minimum score of a relevant charm, relative to the best. */
const RELEVANT = 0.5;

/** Meaning of a wish in its conversation. */
export type Understood = {
  readonly slots: readonly Slot[];
  readonly wish: Wish;
  readonly intent: Intent | null;
  readonly isUnderstood: boolean;
  /** "Cái khác", "thêm 3 cái": excludes charms already shown. */
  readonly others: boolean;
  /** It refers to an earlier wish, but there is none. */
  readonly isFirst: boolean;
};

/** Parses a wish in the context of its conversation. */
export function understand(
  text: string,
  charms: readonly Advisable[],
  conversation: Conversation = BEGINNING,
): Understood {
  if (conversation.edited) {
    const slots = conversation.slots.map((slot) => ({ ...slot, span: null }));
    const isUnderstood = slots.length > 0;
    return { slots, wish: wishOf(slots), intent: null, isUnderstood, others: false, isFirst: false };
  }
  const reading = readWish(
    text,
    charms.map(({ name }) => name),
  );
  const evidence = evidenceOf(reading);
  const [intent = null] = reading.intents;
  const isOther = intent === 'crisis' || (intent !== null && evidence < (SOCIAL.has(intent) ? 0.8 : 1.2));
  const goesOn = reading.followUp !== null && reading.foreign === 0;
  const changes =
    goesOn ||
    reading.open.length + reading.anyOf.length > 0 ||
    (reading.foreign === 0 && reading.slots.some(({ type }) => type === 'count'));
  const isUnderstood = !isOther && (evidence >= ENOUGH || (changes && conversation.slots.length > 0));
  const quoted = isUnderstood || isOther || reading.foreign > 0 ? [] : quotedIn(text, charms);
  if (!isUnderstood && quoted.length === 0) return notUnderstood(conversation, reading, goesOn);
  const slots = compared(
    goOn(conversation.slots, { ...reading, slots: [...reading.slots, ...quoted] }, charms),
    charms,
  );
  return {
    slots,
    wish: wishOf(slots, reading.rest, suggestedBy(reading.spoken)),
    intent: null,
    isUnderstood: true,
    others: reading.followUp === 'others',
    isFirst: false,
  };
}

/** Result for a wish about other things than charms, or without known words; its refusals and its count still apply. */
function notUnderstood({ slots }: Conversation, reading: Reading, goesOn: boolean): Understood {
  const kept = reading.slots.filter(({ wanted, type }) => !wanted || type === 'count');
  const [intent = reading.foreign > 0 ? 'elsewhere' : null] = reading.intents;
  return {
    slots,
    wish: wishOf([...slots, ...kept]),
    intent,
    isUnderstood: false,
    others: reading.followUp === 'others',
    isFirst: goesOn,
  };
}

/** Intents that yield to a wish in the same message on less evidence (0.8) than other intents (1.2). */
const SOCIAL: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'abuse', 'price']);

/** "Cheaper" means cheaper than all charms shown but the two cheapest. */
const AMONG_FIRST = 2;

/** "Rẻ hơn chút": turns a comparison into a budget relative to the charms that the wish would have shown before. */
function compared(slots: readonly Slot[], charms: readonly Advisable[]): Slot[] {
  return slots.map((slot): Slot => {
    if (slot.type !== 'price' || (slot.price !== 'less' && slot.price !== 'more')) return slot;
    const before = choose(wishOf(slots.filter((other) => other.type !== 'price')), charms);
    const prices = before.map(({ charm }) => charm.price).toSorted((a, b) => a - b);
    const nth = Math.min(AMONG_FIRST, Math.floor(prices.length / 2));
    const middle = prices.at(slot.price === 'less' ? nth : -1 - nth) ?? 30_000;
    const { wanted, sure, span } = slot;
    const limit =
      slot.price === 'less' ? { min: null, max: middle - 1_000 } : { min: middle + 1_000, max: null };
    return { type: 'budget', budget: { ...limit, whole: false, about: false }, wanted, sure, span };
  });
}

/** Up to eight charms in stock for a wish, the best first, each with a reason; bestsellers when nothing was understood. */
export function recommend<C extends Advisable>(
  text: string,
  charms: readonly C[],
  conversation: Conversation = BEGINNING,
): Advice<C> {
  const understood = understand(text, charms, conversation);
  const { slots, wish, intent, isUnderstood, others } = understood;
  if (intent !== null) return { suggestions: [], understood: false, message: '', slots, intent };
  const left = others ? charms.filter(({ _id }) => conversation.seen?.has(_id) !== true) : charms;
  const offered = left.length > 0 ? left : charms;
  if (!isUnderstood) {
    const message = understood.isFirst ? adviceCopy.nothingBefore : adviceCopy.notUnderstood;
    return { ...loved(offered, wish), message, slots, intent };
  }
  const fitting = choose(wish, offered);
  const kept = wish.price === 'cheap' ? cheapAmong(fitting, wish, offered) : fitting;
  const nearest = kept.length > 0 ? null : choose(atTheEdge(wish), offered);
  const chosen = nearest ?? kept;
  if (chosen.length === 0) return { ...nothingFor(wish, charms), slots, intent };
  const suggestions = chosen.map(({ charm, met, relaxed }, n) => ({
    charm,
    reason: reasonFor(charm, met, text, n),
    nearest: relaxed.length > 0,
  }));
  const message = nearest
    ? nearestTo(wish, Math.min(...nearest.map(({ charm }) => charm.price)))
    : messageFor(wish, chosen);
  return { suggestions, understood: true, message, slots, intent };
}

/** "Rẻ rẻ" names no amount: if nothing is cheap enough, the cheapest that fit are meant, and a thing that is named in any case. */
function cheapAmong<C extends Advisable>(
  fitting: Ranked<C>[],
  wish: Wish,
  charms: readonly C[],
): Ranked<C>[] {
  if (fitting.length === 0) return choose({ ...wish, price: 'cheapest' }, charms);
  const named = wish.wanted.filter(isNamed);
  const isShown = fitting.some(({ charm }) => named.some((slot) => slotFit(charm, slot) >= SUITS));
  return named.length === 0 || isShown ? fitting : choose({ ...wish, price: null }, charms);
}

/** "Dưới 20k" when the cheapest costs exactly that: includes the limit, and the message says so. */
function atTheEdge(wish: Wish): Wish {
  const { budget } = wish;
  return typeof budget?.max === 'number' && budget.max % 1_000 === 999
    ? { ...wish, budget: { ...budget, max: budget.max + 1 } }
    : wish;
}

/** Answer when nothing fits: bestsellers within her refusals and budget, or else the price at which there are any. */
function nothingFor<C extends Advisable>(wish: Wish, charms: readonly C[]) {
  const other = loved(charms, { ...wish, wanted: [] });
  if (other.suggestions.length > 0) return { ...other, message: adviceCopy.nothingFits };
  const prices = charms
    .filter((charm) => isOffered(charm, { ...wish, budget: null, price: null }))
    .map(({ price }) => price);
  const message = prices.length > 0 ? nothingInBudget(wish, Math.min(...prices)) : adviceCopy.nothingLeft;
  return { ...other, message };
}

function messageFor<C extends Advisable>(wish: Wish, chosen: readonly Ranked<C>[]): string {
  const relaxed = new Set(chosen.flatMap((one) => one.relaxed));
  const exact = chosen.filter((one) => one.relaxed.length === 0).length;
  const isFew = wish.letters === null && exact < Math.min(wish.count ?? SUGGESTIONS_LEAST, SUGGESTIONS_LEAST);
  return relaxed.size === 0 && !isFew ? adviceCopy.understood : relaxedWords(wish, relaxed, exact);
}

function loved<C extends Advisable>(charms: readonly C[], wish: Wish) {
  const best = charms
    .filter((charm) => isOffered(charm, wish) && !isLetter(charm))
    .toSorted((a, b) => b.sold - a.sold)
    .slice(0, Math.min(wish.count ?? SUGGESTIONS_MAX, SUGGESTIONS_MAX));
  return {
    suggestions: best.map((charm) => ({ charm, reason: adviceCopy.loved, nearest: false })),
    understood: false,
  };
}

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
  const filled = [...new Set([...first, ...whole.slice(0, SUGGESTIONS_LEAST)])];
  const needed = Math.min(most, SUGGESTIONS_LEAST);
  const others = filled.length >= needed ? [] : ranked.filter(({ relaxed }) => relaxed.length > 0);
  const kinds = kindsOfNamed(wish, charms);
  const ofKind = others.filter(
    ({ charm }) => !isOtherKind(charm, wish) && (kinds.size === 0 || kinds.has(charm.category.type)),
  );
  const nearest = [...new Set([...ofKind, ...others])];
  const all = [...filled.slice(0, most), ...nearest.slice(0, needed - Math.min(filled.length, needed))];
  return withinTotal(all, wish);
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

/** The letters of a name, each once, then the other things wished for. */
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
  const letters = [...spelt, ...(heart ? [heart] : [])].map((charm) => ({
    charm,
    score: 1,
    met: [],
    relaxed: [],
  }));
  const spelling = letters.slice(0, SUGGESTIONS_MAX - Math.min(2, named.length));
  const isSpelt = (one: Ranked<C>) => spelling.some(({ charm }) => charm._id === one.charm._id);
  return [...spelling, ...(things.length > 0 ? named.filter((one) => !isSpelt(one)) : [])];
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

/** The charms closest to a wish, the closest first, as candidates for a language model. */
export function shortlist<C extends Advisable>(
  { wish }: Understood,
  charms: readonly C[],
  most: number,
): C[] {
  return rank(wish, charms)
    .map(({ charm }) => charm)
    .filter((charm) => !isOtherKind(charm, wish))
    .slice(0, most);
}

/** The reason for a charm that a language model chose, in the shop's own words. */
export function reasonToChoose(text: string, { wish }: Understood, charm: Advisable): string {
  return reasonFor(
    charm,
    wish.wanted.filter((slot) => slotFit(charm, slot) > 0),
    text,
    0,
  );
}
