import { BETWEEN_WORDS, ONE } from '../knowledge/grammar.vi.ts';
import { COLORS } from '../knowledge/colors.vi.ts';
import { CATEGORIES, SHAPES } from '../knowledge/shapes.vi.ts';
import { RECIPIENTS } from '../knowledge/recipients.vi.ts';
import { COLOR_WORDS } from './color-of-thing.ts';
import type { Token } from './tokens.ts';

/** Filler words allowed between the words of a phrase, and their maximum number. */
const BETWEEN = new Set(BETWEEN_WORDS);
const MOST_BETWEEN = 2;

/** "Màu của ly cà phê sữa": what stands besides between a word for colour and what has it (folded). */
const OF_COLOR = new Set('cua,nhu,giong,kieu,ly,tach,coc,chen,mieng,vat,ta'.split(','));

/** A span of `length` typed words; `kept` are those that are no fillers, `words` how many it counts as. */
export type Stretch = { readonly length: number; readonly kept: readonly Token[]; readonly words: number };

/** "Mở được cái quán": the spans from this position that contain fillers, each without them. */
export function stretchesFrom(tokens: readonly Token[], at: number, most: number): Stretch[] {
  const stretches: Stretch[] = [];
  const first = tokens[at];
  if (!first) return stretches;
  const isColor = COLOR_WORDS.has(first.folded);
  let kept = [first];
  let between = 0;
  for (let length = 2; length <= most + MOST_BETWEEN; length += 1) {
    const token = tokens[at + length - 1];
    if (!token || token.afterBreak || token.afterGap || token.answers) break;
    // "Một hoa một lá": two things, and not `hoa lá`.
    if (token.word === ONE && tokens[at - 1]?.word === ONE) break;
    if (BETWEEN.has(token.word) || (isColor && OF_COLOR.has(token.folded))) {
      between += 1;
      if (between > MOST_BETWEEN) break;
      continue;
    }
    kept = [...kept, token];
    if (between > 0) stretches.push({ length, kept, words: isColor ? length : kept.length });
  }
  return stretches;
}

const BEGINS: readonly (readonly [RegExp, string])[] = [
  [/^tr/u, 'ch'],
  [/^s(?!h)/u, 'x'],
  [/^(?:gi(?=[\p{L}])|r|d)/u, 'z'],
];
const ENDS: readonly (readonly [RegExp, string])[] = [
  [/ng$/u, 'n'],
  [/c$/u, 't'],
  [/^([b-df-hj-np-tv-z]{1,2})y$/u, '$1i'],
];
const TILDE = '\u0303';
const HOOK = '\u0309';

/** Merges the tones hỏi and ngã, which sound alike in southern Vietnamese. */
export const toneOf = (word: string): string =>
  word.normalize('NFD').replaceAll(TILDE, HOOK).normalize('NFC');

/** Phonetic key that merges sounds such as `tr` and `ch`, `s` and `x`, final `ng` and `n`: "khai chương" is "khai trương". */
export function soundOf(word: string): string {
  return [...BEGINS, ...ENDS].reduce((sound, [from, to]) => sound.replace(from, to), toneOf(word));
}

/** Somebody named by one word, which is misspelt for nothing else: `chồng hoa` is not `trồng hoa`. */
const SOMEBODY = new Set(RECIPIENTS.flatMap(({ says }) => says.filter((said) => !said.includes(' '))));

/** Nor is a thing or a colour: `thích ngọc` is no `thích ngọt`. */
const SEEN = new Set(
  [...CATEGORIES, ...SHAPES, ...COLORS].flatMap(({ says }) => says.filter((said) => !said.includes(' '))),
);

/** Whether exactly one typed word differs from the phrase, and sounds like it. */
export function isMisspelt(words: readonly string[], typed: readonly Token[]): boolean {
  const other = words.flatMap((word, n) => (word === typed[n]?.word ? [] : [[word, typed[n]?.word ?? '']]));
  return (
    other.length === 1 &&
    other.every(
      ([word = '', own = '']) => soundOf(word) === soundOf(own) && !SOMEBODY.has(own) && !SEEN.has(own),
    )
  );
}
