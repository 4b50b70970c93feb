import { withoutDiacritics } from '../../kernel/folding.ts';
import { groupBy } from '../groups.ts';
import { ALLOWS, SETTLES, TIES } from '../knowledge/conversation.vi.ts';
import { HEART, LETTERS, type Role } from '../knowledge/grammar.vi.ts';
import { findConcept } from '../knowledge/index.ts';
import { ANIMAL } from '../knowledge/shapes.vi.ts';
import type { Intent } from '../intents.ts';
import { ASKING, STRANGE } from '../knowledge/topics.vi.ts';
import { SLOTS_MAX } from '../limits.ts';
import { isThing, keyOf, type Slot, type Span } from '../slots.ts';
import { ofAge } from './ages.ts';
import { conceptsIn, type Named } from './clauses.ts';
import { soundsDesperate } from './despair.ts';
import { COLOR_WORDS } from './color-of-thing.ts';
import { followUpIn, type FollowUp } from './follow-up.ts';
import { calledFirst, guessConcepts, workerIn } from './guess.ts';
import { isPronounOnly, isRecipient, whoIsMeant } from './people.ts';
import { anyOf } from './left-open.ts';
import { lettersIn } from './letters.ts';
import { figuresIn } from './numbers.ts';
import { sparedSlots } from './others.ts';
import { phrasesIn, type Found } from './phrases.ts';
import { isPlainWish } from './plain.ts';
import { namesGoods, seekingIn, type Seeking } from './seeking.ts';
import { ofSex } from './sexes.ts';
import { isAskedFor, isQuestion, isStatement } from './statements.ts';
import { GAP, tokensOf, type Token } from './tokens.ts';
import { withPeopleWithin } from './within.ts';

/** Result of parsing one wish. */
export type Reading = {
  readonly slots: readonly Slot[];
  readonly intents: readonly Intent[];
  /** Number of words about topics foreign to the shop; those asked for by name count twice. */
  readonly foreignWords: number;
  /** Words that belong to no known phrase; searched in the charms' texts. */
  readonly unknownWords: readonly string[];
  /** How many of those never occur in wishes for charms. */
  readonly strangeWords: number;
  /** Whether it mentions a bracelet, a present or a taste. */
  readonly asksForGift: boolean;
  /** Whether it only tells, and asks for nothing else than a charm. */
  readonly isStatement: boolean;
  readonly followUp: FollowUp | null;
  /** How it asks for something, for a wish of its own within a conversation. */
  readonly seeking: Seeking | null;
  /** Whether it names what the shop sells. */
  readonly namesGoods: boolean;
  /** Whether it begins with somebody and asks nothing. */
  readonly startsWithPerson: boolean;
  /** Whether it corrects the wish before it, or points at it. */
  readonly refersBack: boolean;
  /** "Thôi hồng đi": it may be what she settles on, or what she drops. */
  readonly maySettle: boolean;
  /** "Hoa cũng được": what it names may be. */
  readonly mayBe: boolean;
  /** Keys of those whom only a pronoun speaks of. */
  readonly pronouns: ReadonlySet<string>;
  /** What need not be: "không nhất thiết phải là hoa". */
  readonly open: readonly Slot[];
  /** The questions that any answer to is fine. */
  readonly anyOf: readonly string[];
  /** All words but those that refuse; none where they are typed without diacritics. */
  readonly notRefused: readonly Token[];
};

/**
 * Parses a wish: its longest phrases, refusals, amounts and names.
 * @param thisYear tells the age of who is "sinh năm 1998"; without it no year does
 */
export function readWish(wish: string, charmNames: readonly string[], thisYear?: number): Reading {
  const said = partsOf(wish, charmNames);
  const { text, folded, tokens, found, unknownWords } = said;
  if (ONLY_THANKS.test(folded)) return { ...NOTHING, intents: ['thanks'] };
  const { slots, open } = slotsNamed(said);
  const foreignWords = foreignIn(tokens, found, slots);
  const strangeWords = unknownWords.filter((word) => STRANGE.has(word)).length;
  const followUp = followUpIn(text);
  const worker = workerWithout(tokens, slots);
  const meant = slotsMeant(said, slots, {
    worker,
    mayGuess: followUp === null && foreignWords === 0 && strangeWords === 0,
    thisYear,
  });
  const startsWithPerson = isAboutSomebody(tokens, slots);
  return {
    slots: meant,
    intents: intentsIn(text, found, isPlainWish(tokens, slots)),
    foreignWords,
    unknownWords,
    strangeWords,
    asksForGift:
      tokens.some((token) => isAmong(token, ASKING, BARE_ASKING)) || worker.length > 0 || startsWithPerson,
    isStatement: isStatement(tokens, found),
    followUp,
    seeking: seekingIn(tokens),
    namesGoods: namesGoods(tokens),
    startsWithPerson,
    maySettle: SETTLES.test(folded),
    refersBack: TIES.test(folded),
    mayBe: ALLOWS.test(folded),
    pronouns: new Set(meant.filter((slot) => isRecipient(slot) && isPronounOnly(tokens, slot)).map(keyOf)),
    open,
    anyOf: anyOf(tokens),
    notRefused: said.withoutMarks ? [] : notRefusedIn(tokens, slots),
  };
}

/** A wish taken apart. */
type Parts = {
  /** In composed form (NFC). */
  readonly text: string;
  /** In lower case, without diacritics. */
  readonly folded: string;
  /** Letters to be spelt. */
  readonly letters: Slot | null;
  /** Amounts and counts. */
  readonly figures: readonly Slot[];
  /** Words without letters and figures. */
  readonly tokens: readonly Token[];
  /** Whether it is typed without diacritics. */
  readonly withoutMarks: boolean;
  /** Known phrases, the longest ones. */
  readonly found: readonly Found[];
  /** Words of no known phrase. */
  readonly unknownWords: readonly string[];
};

function partsOf(wish: string, charmNames: readonly string[]): Parts {
  const text = wish.normalize('NFC');
  const letters = lettersIn(text);
  const withoutLetters = blank(text, letters?.taken ?? []);
  const figures = figuresIn(withoutLetters);
  const words = tokensOf(blank(withoutLetters, figures.taken));
  const found = withPeopleWithin(words, phrasesIn(words, charmNames));
  const covered = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n)));
  return {
    text,
    folded: withoutDiacritics(text.toLowerCase()),
    letters: letters?.slot ?? null,
    figures: figures.slots,
    ...words,
    found,
    unknownWords: words.tokens.filter((_, at) => !covered.has(at)).map(({ word }) => word),
  };
}

/** The slots that its words name, wanted and refused, and those it leaves open. */
function slotsNamed({ text, folded, letters, figures, tokens, withoutMarks, found }: Parts): Named {
  const named = conceptsIn(tokens, found);
  const concepts = heartsAmongLove(text, withoutMarks, sparedSlots(named.slots, tokens));
  // A wish that spells letters needs no other letter charms.
  const others = letters ? concepts.filter((slot) => !slot.wanted || keyOf(slot) !== LETTERS) : concepts;
  return {
    slots: [...figures, ...(letters ? [letters] : []), ...(ONLY.test(folded) ? onlyOf(others) : others)],
    open: named.open,
  };
}

/** Whom a job tells of ("làm y tá") where the wish names nobody. */
function workerWithout(tokens: readonly Token[], slots: readonly Slot[]): Slot[] {
  const isSomebody = slots.some((slot) => isRecipient(slot) && !isPronounOnly(tokens, slot));
  return isSomebody || isQuestion(tokens) ? [] : workerIn(tokens);
}

/**
 * What a wish means by what it names: for whom it is, of which age and sex, and what may be guessed.
 * @param mayGuess whether nothing else explains a wish that names nothing
 */
function slotsMeant(
  { text, tokens, withoutMarks, found }: Parts,
  slots: readonly Slot[],
  {
    worker,
    mayGuess,
    thisYear,
  }: { worker: readonly Slot[]; mayGuess: boolean; thisYear: number | undefined },
): Slot[] {
  const isAsking = isQuestion(tokens);
  const isRefusing = refusesIn(found);
  const isUnclear = mayGuess && slots.length === 0 && !isAsking && !isRefusing && !withoutMarks;
  const isWorker = worker.length > 0;
  const meant = [
    ...whoIsMeant(isWorker ? slots.filter((slot) => !isRecipient(slot)) : slots, tokens),
    ...(isUnclear && !isWorker ? guessConcepts(tokens) : worker),
    ...(!isWorker && !isAsking && slots.length > 0 && !slots.some(isRecipient)
      ? calledFirst(tokens, slots)
      : []),
    ...(isRefusing ? anotherIn(tokens) : []),
  ];
  return decided(ofAge(ofSex(meant, tokens), text, thisYear)).slice(0, SLOTS_MAX);
}

/** Whether it refuses anything: what follows a refusal is the last thing to guess a wish from. */
const refusesIn = (found: readonly Found[]): boolean =>
  found.some(({ at, senses }) =>
    senses.some(
      (sense) =>
        sense.is === 'role' && (REFUSING.has(sense.role) || (at === 0 && sense.role === 'asks or refuses')),
    ),
  );

/** "Sợ chim, tìm con khác": after a refusal another animal is wanted; by itself "con khác" is any other charm. */
function anotherIn(tokens: readonly Token[]): Slot[] {
  const concept = findConcept('category', ANIMAL);
  const at = tokens.findIndex(
    ({ word }, n) =>
      word === 'con' &&
      [1, 2].some((ahead) => tokens[n + ahead]?.folded === 'khac' && (ahead === 1 || isWhich(tokens[n + 1]))),
  );
  return concept && at >= 0 ? [{ type: 'concept', concept, wanted: true, sure: 1, span: null }] : [];
}
const isWhich = (token: Token | undefined) =>
  token !== undefined && ['nao', 'gi', 'vat'].includes(token.folded);

const REFUSING: ReadonlySet<Role> = new Set(['refuses', 'refuses before', 'leaves open']);

/** "Mẹ đơn thân nuôi hai con": who begins with a person and asks nothing tells for whom it is. */
function isAboutSomebody(tokens: readonly Token[], slots: readonly Slot[]): boolean {
  const first = tokens.findIndex(({ from }) =>
    slots.some(
      (slot) => slot.type === 'concept' && slot.concept.kind === 'recipient' && slot.span?.from === from,
    ),
  );
  return first === 0 && !isQuestion(tokens);
}

/** A message that is only thanks is addressed to the shop, and is not the meaning of a present. */
const ONLY_THANKS =
  /^\P{L}*(?:da )?(?:(?:em|minh|con|chau|toi|tui|anh|chi) )?(?:cam on|cam onn|thanks|tks)(?: (?:shop|bong|ban|em|chi|anh|ad|tiem|nhieu|lam|nha|nhe|a))*(?: (?:da|vi(?: da)?) (?:tu van|giup|goi y|ho tro|chon|nhiet tinh)(?: \p{L}+){0,5})?\P{L}*$/u;
const NOTHING: Reading = {
  slots: [],
  intents: [],
  foreignWords: 0,
  unknownWords: [],
  strangeWords: 0,
  asksForGift: false,
  isStatement: false,
  followUp: null,
  seeking: null,
  namesGoods: false,
  startsWithPerson: false,
  refersBack: false,
  maySettle: false,
  mayBe: false,
  pronouns: new Set(),
  open: [],
  anyOf: [],
  notRefused: [],
};

const BARE_ASKING = new Set([...ASKING].map(withoutDiacritics));
/** Whether a word is one of these; without diacritics any word with the same folded form matches. */
const isAmong = ({ word, folded, bare }: Token, words: ReadonlySet<string>, folds: ReadonlySet<string>) =>
  words.has(word) || (bare && folds.has(folded));

/** In characters: the words before something refused belong to the refusal. */
const REFUSAL = 12;
const notRefusedIn = (tokens: readonly Token[], slots: readonly Slot[]): Token[] => {
  const refused = slots.flatMap(({ wanted, span }) => (wanted || span === null ? [] : [span]));
  return tokens.filter(({ from, to }) => !refused.some((span) => from < span.to && to > span.from - REFUSAL));
};

/** What is asked besides charms; words of despair in any spelling first. */
function intentsIn(text: string, found: readonly Found[], isWish: boolean): Intent[] {
  const asked = found.flatMap(({ senses }) =>
    senses.flatMap((sense) => (sense.is === 'intent' ? sense.intent : [])),
  );
  return [...new Set<Intent>(soundsDesperate(text, isWish) ? ['crisis', ...asked] : asked)];
}

/** Counts phrases foreign to the shop; those asked for by name ("cái tủ lạnh") count twice. */
function foreignIn(tokens: readonly Token[], found: readonly Found[], slots: readonly Slot[]): number {
  const refused = slots.flatMap(({ wanted, span }) => (wanted || span === null ? [] : span.to));
  return (
    found
      // "Không lấy bọ, nhện": the continuation of a list of refusals is refused, too.
      .filter(({ at }) => !refused.some((to) => isNext(tokens, to, at)) && !isRefusedAt(found, at))
      // `màu nước mía` is a colour that the shop has no word for.
      .filter(
        ({ at, senses }) =>
          senses.some(({ is }) => is === 'foreign') && !COLOR_WORDS.has(tokens[at - 1]?.folded ?? ''),
      )
      .reduce((sum, { at }) => sum + (isAskedFor(tokens, at) ? 2 : 1), 0)
  );
}

/** "Sợ rắn": a foreign thing that is only refused. */
const isRefusedAt = (found: readonly Found[], at: number): boolean =>
  found.some(
    (part) =>
      part.at + part.length <= at &&
      part.at + part.length >= at - 1 &&
      part.senses.some((sense) => sense.is === 'role' && sense.role === 'refuses'),
  );

/** Whether the token at `at` follows the one ending at `to`, directly or after one joining word, as the next item of a list. */
function isNext(tokens: readonly Token[], to: number, at: number): boolean {
  const last = tokens.findIndex((token) => token.to === to);
  return last >= 0 && at > last && at - last <= 2 && !tokens[at]?.begins;
}

/** `tim` without diacritics is purple or a heart: in a wish about love it is the heart. */
function heartsAmongLove(text: string, withoutMarks: boolean, slots: readonly Slot[]): Slot[] {
  const heart = findConcept('shape', HEART.picture);
  if (!withoutMarks || !heart || !slots.some((slot) => keyOf(slot) === HEART.besides)) return [...slots];
  return slots.map((slot) =>
    keyOf(slot) === HEART.color && slot.span !== null && text.slice(slot.span.from, slot.span.to) === 'tim'
      ? { ...slot, type: 'concept', concept: heart }
      : slot,
  );
}

/** "Ngoài trắng ra tôi không đeo màu nào khác": the named colour only. */
const ONLY =
  /(?<!\p{L})ngoai [^.;!?]{1,60}(?:khong|chang|ko)(?: \p{L}+){0,3} (?:mau|loai|con|hinh|thu|cai|charm|kieu|hoa|da)? ?(?:nao|gi) ?khac|^ngoai [^.,;!?]{1,30} ra (?:\p{L}+ )?(?:khong|chang|ko) (?:thich|me|lay|deo|muon|can|chuong) (?:mau|loai|con|hinh|thu|cai|charm|kieu|hoa|da)? ?(?:nao|gi)(?: het| ca| nua)?[ .!]*$|(?:khong|chang|ko)(?: \p{L}+){1,4} (?:nao|gi|khac) ngoai(?! ra)/u;

/** All of them are wanted; "ngoài mèo ra không thích con gì" wants no other animals. */
function onlyOf(slots: readonly Slot[]): Slot[] {
  const all = slots.map((slot) => ({ ...slot, wanted: true }));
  const isKind = (slot: Slot) => slot.type === 'concept' && slot.concept.kind === 'category';
  return all.some((slot) => isThing(slot) && !isKind(slot)) ? all.filter((slot) => !isKind(slot)) : all;
}

/** Replaces the given spans by gaps of the same length. */
function blank(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { from, to } of spans) left = left.slice(0, from) + GAP.repeat(to - from) + left.slice(to);
  return left;
}

/** Removes duplicate slots; a slot that is refused anywhere is not wanted, and stands where it is refused last. */
const decided = (slots: readonly Slot[]): Slot[] =>
  [...groupBy(slots, keyOf).values()].flatMap(
    (same) => same.findLast(({ wanted }) => !wanted) ?? same[0] ?? [],
  );
