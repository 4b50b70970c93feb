import { adviceCopy, nearestTo, noBracelet, nothingInBudget, reasonFor, relaxedWords } from './copy.vi.ts';
import { suggestedBy } from './associations.ts';
import { braceletWords, cheapestFor, forBracelet, isTooLittle, leastOf } from './bracelet.ts';
import { choose } from './choose.ts';
import { mergeWish } from './conversation.ts';
import { evidenceOf } from './evidence.ts';
import { isNamed, slotFit, SUITS, type Advisable } from './fit.ts';
import { ANSWERED_BESIDE, firstAsked, type Intent } from './intents.ts';
import type { Reply } from './knowledge/replies.vi.ts';
import { SUGGESTIONS_MIN } from './limits.ts';
import { droppedPlaces, takenPlaces } from './reading/dropped.ts';
import { replyIn } from './reading/reply.ts';
import { readWish, type Reading } from './reading/read-wish.ts';
import { quotedIn } from './quoted.ts';
import { isOffered } from './offered.ts';
import { isOtherKind, rank, type Ranked } from './relevance.ts';
import { wishOf, type Wish } from './wish.ts';
import type { Budget, Slot } from './slots.ts';
import { answered, loved, suggestionsOf, type Advice, type AnsweredReply } from './suggestions.ts';

export type { Advisable } from './fit.ts';
export type { Advice, Suggestion } from './suggestions.ts';

/** State of a conversation before the current wish. */
export type Conversation = {
  /** Slots of the wishes before this one. */
  readonly slots: readonly Slot[];
  /** The customer edited the slots: only they count, and the wish is not parsed again. */
  readonly edited?: boolean;
  /** Ids of charms already shown: "thêm 3 cái" means others. */
  readonly seen?: ReadonlySet<string>;
  /** Ids of the charms of the last answer, in their order: "bỏ cái thứ hai đi" means one of them. */
  readonly shown?: readonly string[];
  /** The year it is: tells the age of who is "sinh năm 1998". */
  readonly thisYear?: number;
};
const BEGINNING: Conversation = { slots: [] };

/** Minimum evidence for a wish to count as understood. */
const ENOUGH = 0.5;
/** Meaning of a wish in its conversation. */
export type Understood = {
  readonly slots: readonly Slot[];
  readonly wish: Wish;
  readonly intent: Intent | null;
  /** A question that is asked beside a wish for charms: both are answered. */
  readonly beside: Intent | null;
  readonly isUnderstood: boolean;
  /** "Cái khác", "thêm 3 cái": excludes charms already shown. */
  readonly others: boolean;
  /** It refers to an earlier wish, but there is none. */
  readonly isFirst: boolean;
  /** Ids of charms shown before that stay where others were dropped by their place, in their order. */
  readonly stays: readonly string[];
  /** It says something of the last answer, and wishes for nothing else. */
  readonly reply: AnsweredReply | null;
};
/** Replies that mean something without an answer before them. */
const ALSO_FIRST: ReadonlySet<Reply> = new Set(['takes', 'helps', 'stock', 'photos', 'anew', 'best']);

/** Parses a wish in the context of its conversation. */
export function understand(
  text: string,
  charms: readonly Advisable[],
  conversation: Conversation = BEGINNING,
): Understood {
  if (conversation.edited) {
    const slots = conversation.slots.map((slot) => ({ ...slot, span: null }));
    return { ...understoodAs(slots), isUnderstood: slots.length > 0 };
  }
  const { shown = [] } = conversation;
  const reply = replyIn(text);
  if (reply !== null && (conversation.slots.length + shown.length > 0 || ALSO_FIRST.has(reply)))
    return reply === 'others'
      ? { ...understoodAs(conversation.slots), others: true }
      : { ...understoodAs(reply === 'anew' ? [] : conversation.slots), reply };
  const taken = takenPlaces(text, shown.length).flatMap((place) => shown[place] ?? []);
  if (taken.length > 0) return { ...understoodAs(conversation.slots), reply: 'takes', stays: taken };
  const dropped = droppedPlaces(text, shown.length).map((place) => shown[place]);
  const reading = withDropped(
    readWish(
      text,
      charms.map(({ name }) => name),
      conversation.thisYear,
    ),
    charms.filter(({ _id }) => dropped.includes(_id)),
  );
  const evidence = evidenceOf(reading);
  const intent = firstAsked(reading.intents);
  const isOther =
    intent === 'crisis' ||
    (intent !== null && (evidence < (SOCIAL.has(intent) ? 0.8 : 1.2) || namesPlacesOnly(reading)));
  const goesOn = reading.followUp !== null && reading.foreignWords === 0;
  const changes =
    goesOn ||
    reading.open.length + reading.anyOf.length > 0 ||
    (reading.foreignWords === 0 && reading.slots.some(({ type }) => type === 'count'));
  const isUnderstood = !isOther && (evidence >= ENOUGH || (changes && conversation.slots.length > 0));
  const quoted = isUnderstood || isOther || reading.foreignWords > 0 ? [] : quotedIn(text, charms);
  if (!isUnderstood && quoted.length === 0) return notUnderstood(conversation, reading, goesOn);
  const slots = compared(
    mergeWish(conversation.slots, { ...reading, slots: [...reading.slots, ...quoted] }, charms),
    wishOf(conversation.slots).budget,
    charms,
  );
  return {
    slots,
    wish: wishOf(slots, reading.unknownWords, suggestedBy(reading.notRefused)),
    intent: null,
    beside: intent !== null && ANSWERED_BESIDE.has(intent) ? intent : null,
    isUnderstood: true,
    others: reading.followUp === 'others',
    isFirst: false,
    reply: null,
    stays: dropped.length > 0 ? shown.filter((id) => !dropped.includes(id)) : [],
  };
}

const understoodAs = (slots: readonly Slot[]): Understood => ({
  slots,
  wish: wishOf(slots),
  intent: null,
  beside: null,
  isUnderstood: true,
  others: false,
  isFirst: false,
  stays: [],
  reply: null,
});

/** "Bỏ cái đầu, thay cái khác": another takes its place; the words say nothing more. */
function withDropped(reading: Reading, dropped: readonly Advisable[]): Reading {
  if (dropped.length === 0) return reading;
  const refused = dropped.map(({ name }): Slot => ({
    type: 'charm',
    name,
    wanted: false,
    sure: 1,
    span: null,
  }));
  const said = reading.slots.filter(({ span }) => span !== null);
  return {
    ...reading,
    slots: [...said, ...refused],
    followUp: null,
    seeking: null,
    unknownWords: [],
    notRefused: [],
  };
}

/** Result for a wish about other things than charms, or without known words; its refusals and its count still apply. */
function notUnderstood({ slots }: Conversation, reading: Reading, goesOn: boolean): Understood {
  const kept = reading.slots.filter(({ wanted, type }) => !wanted || type === 'count');
  const intent = firstAsked(reading.intents) ?? (reading.foreignWords > 0 ? 'elsewhere' : null);
  return {
    slots,
    wish: wishOf([...slots, ...kept]),
    intent,
    beside: null,
    isUnderstood: false,
    others: reading.followUp === 'others',
    isFirst: goesOn,
    stays: [],
    reply: null,
  };
}

/** "Ship về Cà Mau mấy ngày": a place has its style, but nobody wishes for it. */
const namesPlacesOnly = ({ asksForGift, slots }: Reading): boolean =>
  !asksForGift && slots.every((slot) => slot.type === 'concept' && slot.concept.kind === 'style');

/** Intents that yield to a wish in the same message on less evidence (0.8) than other intents (1.2). */
const SOCIAL: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'abuse', 'price']);

/** "Cheaper" means cheaper than all charms shown but the two cheapest. */
const AMONG_FIRST = 2;

/** And a cheaper bracelet costs a fifth less, in tens of thousands. */
const cheaper = (max: number): number => Math.floor((max * 0.8) / 10_000) * 10_000;

/**
 * "Rẻ hơn chút": turns a comparison into a budget: lower than the one for the whole bracelet that stood, or else relative to the
 * charms that the wish would have shown before.
 */
function compared(slots: readonly Slot[], stood: Budget | null, charms: readonly Advisable[]): Slot[] {
  return slots.map((slot): Slot => {
    if (slot.type !== 'price' || (slot.price !== 'less' && slot.price !== 'more')) return slot;
    if (slot.price === 'less' && stood?.whole && stood.max !== null) {
      const budget = { min: null, max: cheaper(stood.max), whole: true, about: false };
      return { type: 'budget', budget, wanted: slot.wanted, sure: slot.sure, span: slot.span };
    }
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
  const { slots, wish, intent, isUnderstood, others, stays } = understood;
  const { shown = [] } = conversation;
  if (intent !== null) return { suggestions: [], understood: false, message: '', slots, intent };
  const left = others ? charms.filter(({ _id }) => conversation.seen?.has(_id) !== true) : charms;
  const offered = left.length > 0 ? left : charms;
  if (understood.reply !== null)
    return answered(understood.reply, understood, charms, stays.length > 0 ? stays : shown, text);
  if (!isUnderstood) {
    // What was said before still stands.
    const standing = wish.wanted.length > 0 ? suggestionsOf(choose(wish, offered), text) : [];
    if (standing.length > 0)
      return { suggestions: standing, understood: false, message: adviceCopy.notThisTime, slots, intent };
    const message = understood.isFirst ? adviceCopy.nothingBefore : adviceCopy.notUnderstood;
    return { ...loved(offered, wish), message, slots, intent };
  }
  const fitting = staying(understood.stays, choose(wish, offered), wish, offered);
  const kept =
    wish.price === 'cheap'
      ? cheapAmong(fitting, wish, offered)
      : wish.budget?.whole
        ? forBracelet(fitting, wish, wish.budget, offered)
        : fitting;
  const nearest = kept.length > 0 ? null : choose(atTheEdge(wish), offered);
  const chosen = nearest ?? kept;
  const cheapest = isTooLittle(wish, chosen) ? cheapestFor(wish, offered) : [];
  if (cheapest.length > 0) {
    const suggestions = suggestionsOf(cheapest, text).map((one) => ({ ...one, nearest: true }));
    return { suggestions, understood: true, message: noBracelet(wish, leastOf(wish, charms)), slots, intent };
  }
  if (chosen.length === 0) return { ...nothingFor(wish, charms), slots, intent };
  const suggestions = suggestionsOf(chosen, text);
  const message = nearest
    ? nearestTo(wish, Math.min(...nearest.map(({ charm }) => charm.price)))
    : messageFor(wish, chosen, charms);
  return { suggestions, understood: true, message, slots, intent };
}

/** The charms that stay, as they were, and then so many more that there are as many as were chosen. */
function staying<C extends Advisable>(
  stays: readonly string[],
  chosen: Ranked<C>[],
  wish: Wish,
  charms: readonly C[],
): Ranked<C>[] {
  if (stays.length === 0) return chosen;
  const ranked = rank(wish, charms);
  const kept = stays.flatMap((id) => ranked.find(({ charm }) => charm._id === id) ?? []);
  const others = chosen.filter(({ charm }) => !stays.includes(charm._id));
  return [...kept, ...others].slice(0, Math.max(chosen.length, kept.length));
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

function messageFor<C extends Advisable>(
  wish: Wish,
  chosen: readonly Ranked<C>[],
  charms: readonly C[],
): string {
  const relaxed = new Set(chosen.flatMap((one) => one.relaxed));
  const exact = chosen.filter((one) => one.relaxed.length === 0).length;
  const isFew = wish.letters === null && exact < Math.min(wish.count ?? SUGGESTIONS_MIN, SUGGESTIONS_MIN);
  const message = relaxed.size === 0 && !isFew ? adviceCopy.understood : relaxedWords(wish, relaxed, exact);
  return braceletWords(message, wish, chosen, charms) ?? message;
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
