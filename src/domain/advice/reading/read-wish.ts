import { withoutDiacritics } from '../../kernel/folding.ts';
import { groupBy } from '../groups.ts';
import { HEART, LETTERS } from '../knowledge/grammar.vi.ts';
import { findConcept } from '../knowledge/index.ts';
import { ASKED_FOR, ASKING, STRANGE, type Intent } from '../knowledge/topics.vi.ts';
import { SLOTS_MAX } from '../limits.ts';
import { keyOf, type Slot, type Span } from '../slots.ts';
import { ofAge } from './ages.ts';
import { conceptsIn } from './clauses.ts';
import { COLOR_WORDS } from './color-of-thing.ts';
import { followUpIn, type FollowUp } from './follow-up.ts';
import { guessed } from './guess.ts';
import { lettersIn } from './letters.ts';
import { figuresIn } from './numbers.ts';
import { phrasesIn, type Found } from './phrases.ts';
import { GAP, tokensOf, type Token } from './tokens.ts';

/** What was read in one wish. */
export type Reading = {
  readonly slots: readonly Slot[];
  readonly intents: readonly Intent[];
  /** Words of worlds that the shop does not belong to. */
  readonly foreign: number;
  /** Words that are none of ours: looked up in the charms' texts. */
  readonly rest: readonly string[];
  /** How many of those no wish for charms has. */
  readonly strange: number;
  /** A bracelet, a present or a taste is spoken of. */
  readonly asks: boolean;
  readonly followUp: FollowUp | null;
};

/** Reads a wish: its longest phrases, what is refused in it, amounts, names. */
export function readWish(wish: string, charmNames: readonly string[]): Reading {
  const text = wish.normalize('NFC');
  const letters = lettersIn(text);
  const withoutLetters = blank(text, letters?.taken ?? []);
  const figures = figuresIn(withoutLetters);
  const words = tokensOf(blank(withoutLetters, figures.taken));
  const found = phrasesIn(words, charmNames);
  const covered = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n)));
  const rest = words.tokens.filter((_, at) => !covered.has(at)).map(({ word }) => word);
  const spelt = letters ? [letters.slot] : [];
  const concepts = heartsAmongLove(text, words.withoutMarks, conceptsIn(words.tokens, found));
  // Who says which letters needs no other ones.
  const others = letters ? concepts.filter((slot) => !slot.wanted || keyOf(slot) !== LETTERS) : concepts;
  const slots = [
    ...figures.slots,
    ...spelt,
    ...(ONLY.test(withoutDiacritics(text.toLowerCase()))
      ? others.map((slot) => ({ ...slot, wanted: true }))
      : others),
  ];
  if (ONLY_THANKS.test(withoutDiacritics(text.toLowerCase()))) return { ...NOTHING, intents: ['thanks'] };
  const foreign = foreignIn(words.tokens, found, slots);
  const strange = rest.filter((word) => STRANGE.has(word)).length;
  const isUnclear = foreign === 0 && strange === 0 && !words.withoutMarks && slots.length === 0;
  return {
    slots: decided(ofAge([...slots, ...(isUnclear ? guessed(words.tokens) : [])], text)).slice(0, SLOTS_MAX),
    intents: [
      ...new Set(
        found.flatMap(({ senses }) => senses.flatMap((sense) => (sense.is === 'intent' ? sense.intent : []))),
      ),
    ],
    foreign,
    rest,
    strange,
    asks: words.tokens.some((token) => isAmong(token, ASKING, BARE_ASKING)),
    followUp: followUpIn(text),
  };
}

/** By itself it is said to the shop, and is no meaning of a present. */
const ONLY_THANKS = /^\P{L}*(?:da )?cam on(?: (?:shop|bong|ban|em|chi|nhieu|lam|nha|nhe|a))*\P{L}*$/u;
const NOTHING: Reading = {
  slots: [],
  intents: [],
  foreign: 0,
  rest: [],
  strange: 0,
  asks: false,
  followUp: null,
};

const BARE_ASKING = new Set([...ASKING].map(withoutDiacritics));
/** Whether a word is one of these; typed without marks it may be any that folds to it. */
const isAmong = ({ word, folded, bare }: Token, words: ReadonlySet<string>, folds: ReadonlySet<string>) =>
  words.has(word) || (bare && folds.has(folded));

/** How much belongs to other worlds; what is asked for by name ("cái tủ lạnh") counts twice. */
function foreignIn(tokens: readonly Token[], found: readonly Found[], slots: readonly Slot[]): number {
  const refused = slots.flatMap(({ wanted, span }) => (wanted || span === null ? [] : span.to));
  return (
    found
      // "Không lấy bọ, nhện": the continuation of a list of refusals is refused, too.
      .filter(({ at }) => !refused.some((to) => isNext(tokens, to, at)))
      // `màu nước mía` is a colour that the shop has no word for.
      .filter(
        ({ at, senses }) =>
          senses.some(({ is }) => is === 'foreign') && !COLOR_WORDS.has(tokens[at - 1]?.folded ?? ''),
      )
      .reduce((sum, { at }) => sum + (ASKED_FOR.has(tokens[at - 1]?.word ?? '') ? 2 : 1), 0)
  );
}

/** Whether the token at `at` follows the one ending at `to`, directly or after one joining word, as the next item of a list. */
function isNext(tokens: readonly Token[], to: number, at: number): boolean {
  const last = tokens.findIndex((token) => token.to === to);
  return last >= 0 && at > last && at - last <= 2 && !tokens[at]?.begins;
}

/** `tim` is purple as well as a heart: where love is spoken of without marks, it is the heart. */
function heartsAmongLove(text: string, withoutMarks: boolean, slots: readonly Slot[]): Slot[] {
  const heart = findConcept('shape', HEART.picture);
  if (!withoutMarks || !heart || !slots.some((slot) => keyOf(slot) === HEART.besides)) return [...slots];
  return slots.map((slot) =>
    keyOf(slot) === HEART.color && slot.span !== null && text.slice(slot.span.from, slot.span.to) === 'tim'
      ? { ...slot, type: 'concept', concept: heart }
      : slot,
  );
}

/** "Ngoài trắng ra tôi không đeo màu nào khác": only that. */
const ONLY =
  /(?<!\p{L})ngoai [^.;!?]{1,60}(?:khong|chang|ko)(?: \p{L}+){0,3} (?:mau|loai|con|hinh|thu|cai|charm|kieu)? ?(?:nao|gi) ?khac|(?:khong|chang|ko)(?: \p{L}+){1,4} (?:nao|gi|khac) ngoai(?! ra)/u;

/** The same text with gaps where something was taken out. */
function blank(text: string, spans: readonly Span[]): string {
  let left = text;
  for (const { from, to } of spans) left = left.slice(0, from) + GAP.repeat(to - from) + left.slice(to);
  return left;
}

/** Each once; what is refused anywhere is not wanted elsewhere. */
function decided(slots: readonly Slot[]): Slot[] {
  const refused = new Set(slots.filter(({ wanted }) => !wanted).map(keyOf));
  return [...groupBy(slots, keyOf)].flatMap(([key, [first]]) =>
    first ? { ...first, wanted: !refused.has(key) } : [],
  );
}
