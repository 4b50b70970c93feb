import { withoutDiacritics } from '../../kernel/folding.ts';
import {
  ASKS_BACK,
  KIN_AFTER_LETTER,
  KIN_LETTERS,
  MOVED_TONES,
  SHORTHAND,
  TWICE,
  WRITTEN_PLAIN,
} from '../knowledge/grammar.vi.ts';
import type { Span } from '../slots.ts';

/** A word of a wish. */
export type Token = Span & {
  /** What is meant: shorthand written out, tones where dictionaries put them. */
  readonly word: string;
  readonly folded: string;
  /** Typed without any mark. */
  readonly bare: boolean;
  /** Begins with a capital letter in the middle of a sentence. */
  readonly proper: boolean;
  /** A comma, a full stop or a new line stands before it. */
  readonly afterBreak: boolean;
  /** Something that was read already stood before it: no phrase goes across. */
  readonly afterGap: boolean;
  /** A sentence ended before it. */
  readonly begins: boolean;
  /** A colon, a question mark or a word that asks back stands before it: "nơ: không", "nơ hả, thôi". */
  readonly answers: boolean;
};

const WORD = /\d+(?:[/-]\d+){1,2}|[\p{L}\p{M}\p{N}]+/gu;
const BREAK = /[,.;!?()\n…]|\s-\s/u;
/** Stands in place of what was read already, one for each unit. */
export const GAP = '\u00b7';
const SENTENCE_END = /[.!?\n…]/u;
const QUESTION = /[:?]/u;
/** Below this share of words with marks somebody types without them. */
const MARKED_SHARE = 0.2;

export type Text = { readonly tokens: readonly Token[]; readonly withoutMarks: boolean };

/** Cuts a wish into words. */
export function tokensOf(wish: string): Text {
  const original = wish.normalize('NFC');
  const text = original.toLowerCase();
  const shouts = original === original.toUpperCase();
  let end = 0;
  let last = '';
  let marked = 0;
  let letters = 0;
  let plain = 0;
  const tokens = [...text.matchAll(WORD)].flatMap((match): Token[] => {
    const typed = withLetters(match[0]);
    const from = match.index;
    const to = from + typed.length;
    const between = text.slice(end, from);
    // "Không hợp gu nó nó đeo bướm": the second begins a sentence of its own.
    const isTwice = TWICE.has(typed) && last === typed;
    const answers = QUESTION.test(between) || (ASKS_BACK.has(last) && BREAK.test(between));
    last = typed;
    const afterBreak = from > 0 && (isTwice || BREAK.test(between));
    const isFirst = end === 0 || afterBreak;
    const begins = end > 0 && SENTENCE_END.test(between);
    end = to;
    const proper = !shouts && !isFirst && /^\p{Lu}/u.test(original.slice(from, to));
    const bare = withoutDiacritics(typed) === typed;
    if (typed.length > 1 && !/\d/.test(typed)) {
      letters += 1;
      if (!bare) marked += 1;
      else if (WRITTEN_PLAIN.has(typed)) plain += 1;
    }
    return meantBy(typed).map((word, n) => ({
      word,
      folded: withoutDiacritics(word),
      from,
      to,
      bare: bare && word === typed,
      proper,
      afterBreak: afterBreak && n === 0,
      afterGap: n === 0 && between.includes(GAP),
      begins: begins && n === 0,
      answers: n === 0 && answers,
    }));
  });
  const isPlainOtherwise = marked > 0 && marked + plain === letters;
  return {
    tokens: tokens.map(withKin),
    withoutMarks: letters > 0 && !isPlainOtherwise && marked < letters * MARKED_SHARE,
  };
}

/** Whether a token is one of these words, also typed without its marks. */
export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  if (token === undefined) return false;
  return words.has(token.word) || (token.bare && lettersOf(words).has(token.folded));
}
const LETTERS = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
function lettersOf(words: ReadonlySet<string>): ReadonlySet<string> {
  const known = LETTERS.get(words) ?? new Set([...words].map(withoutDiacritics));
  LETTERS.set(words, known);
  return known;
}

/** @returns the position of the next clause's first word, from `from` on */
export function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ afterBreak }, n) => n >= from && afterBreak);
  return end < 0 ? tokens.length : end;
}

/** `nổiiii` → `nổi`, `hoà` → `hòa`, `ko` → `không`: one typed word may stand for several. */
function meantBy(typed: string): string[] {
  const calm = oneTone(wholeHorn(typed.replaceAll(/(\p{L})\1{2,}/gu, '$1')));
  return (SHORTHAND.get(calm) ?? calm).split(' ');
}

/** `e gái`, `a trai`: letters that stand for kin, which alone are letters. */
function withKin(token: Token, at: number, tokens: readonly Token[]): Token {
  const next = tokens[at + 1];
  const word = KIN_LETTERS.get(token.word);
  if (word === undefined || !next || next.afterBreak || !KIN_AFTER_LETTER.has(next.word)) return token;
  return { ...token, word, folded: withoutDiacritics(word), bare: next.bare };
}

/** `mu0n`, `ch3t`: digits that stand for letters within a word. */
const withLetters = (word: string): string =>
  /^\p{L}+[03]\p{L}+$/u.test(word) ? word.replace('0', 'o').replace('3', 'e') : word;

const HORNS: Readonly<Record<string, string>> = { o: 'ơ', ò: 'ờ', ó: 'ớ', ỏ: 'ở', õ: 'ỡ', ọ: 'ợ' };
/** `thuơng`, `hưong` → `thương`, `hương`: where one horn of two was typed, both are meant. */
const wholeHorn = (word: string): string =>
  word
    .replaceAll(/(?<!q)u(?=[ơờớởỡợ]\p{L})/gu, 'ư')
    .replaceAll(/(?<=ư)[oòóỏõọ](?=\p{L})/gu, (vowel) => HORNS[vowel] ?? vowel);

/** The tone of an open `oa`, `oe`, `uy` on its first letter, where the shop's texts have it. */
function oneTone(word: string): string {
  const pair = word.slice(-2);
  const moved = word.at(-3) === 'q' ? undefined : MOVED_TONES.get(pair);
  return moved === undefined ? word : word.slice(0, -2) + moved;
}

/** From this share of words with marks on, a word without any is meant so: `ngay` is no `ngấy`. */
const TYPED_SHARE = 0.4;
/** The words as they were typed, where somebody types marks: none is looked up without them. */
export const asTyped = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(({ bare }) => !bare).length >= tokens.length * TYPED_SHARE
    ? tokens.map((token) => ({ ...token, bare: false }))
    : tokens;
