import { BETWEEN_WORDS } from '../knowledge/grammar.vi.ts';
import type { Token } from './tokens.ts';

/** Words that may stand between those of one phrase, and how many typed words a phrase then reaches over. */
const BETWEEN = new Set(BETWEEN_WORDS);
const MOST_BETWEEN = 2;

/** A stretch of words without some of those that only fill it. */
export type Stretch = { readonly length: number; readonly kept: readonly Token[] };

/** "Mở được cái quán": the stretches that begin here, each without what only stands between its words. */
export function stretchesFrom(tokens: readonly Token[], at: number, most: number): Stretch[] {
  const stretches: Stretch[] = [];
  const first = tokens[at];
  if (!first) return stretches;
  let kept = [first];
  let between = 0;
  for (let length = 2; length <= most + MOST_BETWEEN; length += 1) {
    const token = tokens[at + length - 1];
    if (!token || token.afterBreak || token.afterGap) break;
    if (BETWEEN.has(token.word)) {
      between += 1;
      if (between > MOST_BETWEEN) break;
      continue;
    }
    kept = [...kept, token];
    if (between > 0) stretches.push({ length, kept });
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

/** In the South two of the tones sound alike. */
export const toneOf = (word: string): string =>
  word.normalize('NFD').replaceAll(TILDE, HOOK).normalize('NFC');

/** How a word sounds where `tr` is `ch`, `s` is `x`, or a final `ng` is `n`: "khai chương" is "khai trương". */
export function soundOf(word: string): string {
  return [...BEGINS, ...ENDS].reduce((sound, [from, to]) => sound.replace(from, to), toneOf(word));
}

/** All words but one are what was typed, and that one sounds like it. */
export function isMisspelt(words: readonly string[], typed: readonly Token[]): boolean {
  const other = words.flatMap((word, n) => (word === typed[n]?.word ? [] : [[word, typed[n]?.word ?? '']]));
  return other.length === 1 && other.every(([word = '', own = '']) => soundOf(word) === soundOf(own));
}
