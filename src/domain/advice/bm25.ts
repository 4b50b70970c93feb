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

/** Of a catalogue that is asked again, the words are gathered once. */
const INDEXES = new WeakMap<readonly Text[], MiniSearch<{ id: number; text: Text }>>();

function indexOf(texts: readonly Text[]): MiniSearch<{ id: number; text: Text }> {
  const known = INDEXES.get(texts);
  if (known) return known;
  const index = new MiniSearch<{ id: number; text: Text }>({
    fields: FIELDS,
    extractField: ({ id, text }, field) =>
      field === 'id' ? id : [text[field as keyof Text]].flat().join(' '),
    tokenize: (text) => text.normalize('NFC').toLowerCase().match(WORD) ?? [],
    processTerm: (word) => [...new Set([word, withoutDiacritics(word)])],
    searchOptions: { boost: BOOST, processTerm: (word) => word },
  });
  index.addAll(texts.map((text, id) => ({ id, text })));
  INDEXES.set(texts, index);
  return index;
}

/**
 * Ranks texts by words (BM25, each field for itself). A word that was typed without marks finds all that fold to it.
 * @param texts an array that is not changed afterwards
 * @returns the score of one of them; 0 when it has none of the words
 */
export function bm25<T extends Text>(words: readonly string[], texts: readonly T[]): (text: T) => number {
  if (words.length === 0) return () => 0;
  const found = indexOf(texts).search(words.join(' '));
  const scores = new Map<Text | undefined, number>(
    found.map(({ id, score }) => [texts[id as number], score]),
  );
  return (text) => scores.get(text) ?? 0;
}
