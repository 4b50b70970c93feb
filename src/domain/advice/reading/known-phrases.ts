import { withoutDiacritics } from '../../kernel/folding.ts';
import { groupBy } from '../groups.ts';
import { INTENTS, type Intent } from '../intents.ts';
import type { Concept } from '../knowledge/concepts.ts';
import { WORDS_BY_ROLE, type Role } from '../knowledge/grammar.vi.ts';
import { CONCEPTS } from '../knowledge/index.ts';
import { FOREIGN, INTENT_WORDS } from '../knowledge/topics.vi.ts';
import { soundOf } from './near-phrases.ts';
import { namesSomebody } from './whose.ts';

// Every phrase that a wish may hold, looked up by its words and by its sound.

/** Meaning of a phrase. */
export type Sense =
  | { readonly is: 'concept'; readonly concept: Concept }
  | { readonly is: 'charm'; readonly name: string }
  | { readonly is: 'intent'; readonly intent: Intent }
  | { readonly is: 'foreign' }
  | { readonly is: 'role'; readonly role: Role };

export type Phrase = {
  readonly words: readonly string[];
  readonly folded: readonly string[];
  readonly sense: Sense;
};
/** Returns a factory of phrases that shares word strings to save memory: 28,000 phrases use 4,000 words. */
function phrases(): (said: string, sense: Sense) => Phrase {
  const known = new Map<string, { word: string; folded: string }>();
  const wordOf = (word: string) => {
    const found = known.get(word) ?? { word, folded: withoutDiacritics(word) };
    known.set(word, found);
    return found;
  };
  return (said, sense) => {
    const found = said
      .normalize('NFC')
      .split(/[\s-]+/)
      .map(wordOf);
    const words = found.map(({ word }) => word);
    const isPlain = found.every(({ word, folded }) => word === folded);
    return { words, folded: isPlain ? words : found.map(({ folded }) => folded), sense };
  };
}
export const phrase = phrases();
export const KNOWN: readonly Phrase[] = [
  ...CONCEPTS.flatMap((concept) =>
    concept.says
      .filter((said) => !namesSomebody(concept, said))
      .map((said) => phrase(said, { is: 'concept', concept })),
  ),
  ...INTENTS.flatMap((intent) =>
    intent === 'elsewhere' ? [] : INTENT_WORDS[intent].map((said) => phrase(said, { is: 'intent', intent })),
  ),
  ...FOREIGN.map((said) => phrase(said, { is: 'foreign' })),
  ...WORDS_BY_ROLE.flatMap(([role, words]) => words.map((said) => phrase(said, { is: 'role', role }))),
];
/** All that concepts are called. */
export const SAID = new Set(CONCEPTS.flatMap(({ says }) => says));
/** Words that are written without diacritics anyway. */
export const PLAIN = new Set(
  KNOWN.flatMap(({ words, folded }) => words.filter((word, n) => word === folded[n])),
);
export const wholeOf = ({ folded }: Phrase) => folded.join(' ');
export const KNOWN_BY_WORDS = groupBy(KNOWN, wholeOf);
/** Phrases of several words by their phonetic key, to find those with one misspelt word. */
export const KNOWN_BY_SOUND = groupBy(
  KNOWN.filter(({ words, sense }) => words.length > 1 && sense.is === 'concept'),
  ({ words }) => words.map(soundOf).join(' '),
);
export const LONGEST = Math.max(...KNOWN.map(({ words }) => words.length));
