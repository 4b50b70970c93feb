import { sameWord } from './understand.ts';

type Text = {
  readonly name: string;
  readonly description: string;
  readonly meaning: string;
  readonly tags: readonly string[];
};

/** Usual constants: how soon a repeated word stops counting, how much long texts are held back. */
const K = 1.2;
const B = 0.75;
/** A word of the name counts like several of the description. */
const NAME_TIMES = 3;
const TAG_TIMES = 2;

/** Ranks texts by words (Okapi BM25). @returns the score of one of them; 0 when it has none of the words */
export function bm25<T extends Text>(words: readonly string[], texts: readonly T[]): (text: T) => number {
  const wanted = [...new Set(words)];
  if (wanted.length === 0) return () => 0;
  const documents = new Map(texts.map((text) => [text, wordsOf(text)]));
  const average =
    [...documents.values()].reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.size);
  const rarity = new Map(
    wanted.map((word) => {
      const having = [...documents.values()].filter((document) =>
        document.some((each) => sameWord(word, each)),
      ).length;
      return [word, Math.log(1 + (documents.size - having + 0.5) / (having + 0.5))];
    }),
  );
  return (text) => {
    const document = documents.get(text) ?? [];
    return wanted.reduce((score, word) => {
      const times = document.filter((each) => sameWord(word, each)).length;
      const held = times + K * (1 - B + (B * document.length) / average);
      return score + (rarity.get(word) ?? 0) * ((times * (K + 1)) / held);
    }, 0);
  };
}

function wordsOf({ name, description, meaning, tags }: Text): string[] {
  const times = (text: string, count: number) => Array.from({ length: count }, () => text);
  return (
    [...times(name, NAME_TIMES), ...times(tags.join(' '), TAG_TIMES), meaning, description]
      .join(' ')
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
