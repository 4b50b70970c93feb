import { withoutDiacritics } from '../../kernel/folding.ts';
import learnt from '../knowledge/despair.json' with { type: 'json' };
import { MARKED, SHORT } from '../knowledge/despair.vi.ts';

/** Above this sum somebody is asked after: of unseen harmless sentences with such words one in twenty lies above it. */
const HEARD = -1;
/** Above this one where a wish is plain (`isPlainWish`): of 511 sentences of despair none is, and without it "em muốn mua đám mây" was one. */
const HEARD_BESIDE = 1;
/** Fewer words tell too little: "không đỏ nữa, đen". */
const LEAST_WORDS = 5;
/** "Mệt muốn chết" is none, nor "em muốn chết vì con mèo này". */
const WISHES_TO_DIE = /^(?:(?:em|minh|toi|tui|con|chau|chi|that) )*muon chet(?! (?:vi|voi|me)(?![a-z]))/;
const WEIGHTS: ReadonlyMap<string, number> = new Map(Object.entries(learnt.weights));

/**
 * Whether somebody seems to be in danger, by herself or by others, as was learnt from sentences (`bench/advice/learn-despair.ts`).
 * @param isWish whether the text plainly says what it wants
 */
export const soundsDesperate = (text: string, isWish: boolean): boolean => {
  const words = spoken(text);
  const wishesToDie = WISHES_TO_DIE.test(words.join(' '));
  if (wishesToDie || words.length < LEAST_WORDS) return wishesToDie;
  const features = featuresOf(words);
  const sum = features.reduce((all, feature) => all + (WEIGHTS.get(feature) ?? 0), 0);
  return learnt.bias + sum / Math.sqrt(features.length || 1) > (isWish ? HEARD_BESIDE : HEARD);
};

/** Each word, each pair of neighbours, and each pair with one word between, once. */
export function featuresOf(words: readonly string[]): string[] {
  return [
    ...new Set(
      words.flatMap((word, at) => {
        const [one, two] = [words[at - 1], words[at - 2]];
        return [
          word,
          ...(one === undefined ? [] : [`${one} ${word}`]),
          ...(two === undefined ? [] : [`${two} _ ${word}`]),
        ];
      }),
    ),
  ];
}

/** The words of a text, folded, with shorthand written out. */
export function spoken(text: string): string[] {
  const said = MARKED.reduce(
    (written, [word, meant]) => written.replaceAll(word, meant),
    text.normalize('NFC').toLowerCase(),
  );
  const words = withoutDiacritics(said).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((word) => (SHORT[word] ?? withLetters(word)).split(' '));
}

/** `mu0n ch3t`. */
const withLetters = (word: string): string =>
  /^[a-z]+[03][a-z]*$/.test(word) ? word.replace('0', 'o').replace('3', 'e') : word;
