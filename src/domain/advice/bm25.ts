import MiniSearch from 'minisearch';
import { withoutDiacritics } from '../kernel/folding.ts';

type Text = {
  readonly name: string;
  readonly description: string;
  readonly meaning: string;
  readonly tags: readonly string[];
};

const FIELDS = ['name', 'tags', 'meaning', 'description'];
/** A word of the name counts like several of the description. */
const BOOST = { name: 3, tags: 2 };
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Ranks texts by words (BM25, each field for itself). A word that was typed without marks finds all that fold to it.
 * @returns the score of one of them; 0 when it has none of the words
 */
export function bm25<T extends Text>(words: readonly string[], texts: readonly T[]): (text: T) => number {
  if (words.length === 0) return () => 0;
  const index = new MiniSearch<{ id: number; text: T }>({
    fields: FIELDS,
    extractField: ({ id, text }, field) =>
      field === 'id' ? id : [text[field as keyof Text]].flat().join(' '),
    tokenize: (text) => text.normalize('NFC').toLowerCase().match(WORD) ?? [],
    processTerm: (word) => [...new Set([word, withoutDiacritics(word)])],
    searchOptions: { boost: BOOST, processTerm: (word) => word },
  });
  index.addAll(texts.map((text, id) => ({ id, text })));
  const scores = new Map(index.search(words.join(' ')).map(({ id, score }) => [texts[id as number], score]));
  return (text) => scores.get(text) ?? 0;
}
