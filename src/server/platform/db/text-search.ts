import { and, like, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { fold } from '#domain/kernel/folding.ts';

/** The folded text by which a row is found; what people search for most comes first. */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => fold(part ?? ''))
    .filter((part) => part !== '')
    .join(' | ');
}

/** Rows whose folded text contains every word of the query, in any order; undefined for an empty query. */
export function hasWords(column: AnyColumn | SQL, query: string | undefined): SQL | undefined {
  const words = fold(query ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return and(...words.map((word) => like(column, `%${literally(word)}%`)));
}

/** A word that may be a part of an id. */
const ID_PART = /^[\da-f-]+$/;
const ID_LENGTH = 36;
/** Characters of an id that people see, those at its end (`shortId`). */
const SHOWN = 8;

/**
 * The same for texts that begin with an order's id, shown as `#1A2B3C4D`. A word no longer than that is not searched in the part of
 * the id that nobody sees, which is alike in all orders of a day.
 */
export function hasWordsOrId(column: AnyColumn, query: string | undefined): SQL | undefined {
  const words = query?.replaceAll('#', ' ');
  const short = fold(words ?? '')
    .split(' ')
    .filter((word) => word.length <= SHOWN && ID_PART.test(word));
  const seen = sql`substr(${column}, ${sql.raw(String(ID_LENGTH - SHOWN + 1))})`;
  // The index answers the first condition, the second is checked on what it found.
  return and(hasWords(column, words), hasWords(seen, short.join(' ')));
}

/** `fold` in SQL, for columns that are not stored folded. */
export function folded(text: SQL): SQL {
  return sql`replace(regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g'), '\u0111', 'd')`;
}

/** Rows where every word of the query is the prefix of a word in the folded text, in any order; undefined for an empty query. */
export function beginsWords(column: AnyColumn, query: string): SQL | undefined {
  const words = fold(query)
    .split(' ')
    .filter((word) => word !== '')
    .map(literally);
  return and(...words.map((word) => or(like(column, `${word}%`), like(column, `% ${word}%`))));
}

/** The first of the parts that `searchText` joined: the name of the row. */
const firstPart = (column: AnyColumn): SQL => sql`split_part(${column}, ' | ', 1)`;

/** Half the trigrams in common: `hoadao` finds `hoa dao`, `xyz` finds nothing. */
const ALIKE = 0.5;

/** Rows whose name is similar to the query. */
export function resembles(column: AnyColumn, query: string): SQL {
  return sql`${likeness(column, query)} >= ${ALIKE}`;
}

/** The similarity of the query to the first part of a row's text, from 0 to 1. */
export function likeness(column: AnyColumn, query: string): SQL {
  return sql`word_similarity(${fold(query)}, ${firstPart(column)})`;
}

/** 0 when the text begins with the query, 1 when a word of it does, 2 otherwise. */
export function nearness(column: AnyColumn, query: string): SQL {
  const start = literally(fold(query));
  return sql`CASE WHEN ${column} LIKE ${`${start}%`} THEN 0 WHEN ${column} LIKE ${`% ${start}%`} THEN 1 ELSE 2 END`;
}

/** Rows where every word of the query is the prefix of a word in the text, diacritics included. */
export function beginsWordsExactly(text: SQL, query: string): SQL | undefined {
  const line = exactLine(text);
  return and(...exactWords(query).map((word) => sql`${line} LIKE ${`% ${literally(word)}%`}`));
}

/** The same check for a text that was read as `exactLine`. */
export function exactlyIn(query: string): (line: string) => boolean {
  const words = exactWords(query);
  return (line) => words.every((word) => line.includes(` ${word}`));
}

/** A text in lower case with its diacritics, with a space in front of every word. */
export function exactLine(text: SQL): SQL<string> {
  // Decomposed, so that any collation can lower-case the letters.
  return sql`' ' || normalize(replace(lower(normalize(${text}, NFD)), '\u0110', '\u0111'), NFC)`;
}

const exactWords = (query: string): string[] =>
  query.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);

/** Escapes `%`, `_` and `\` for LIKE. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, (mark) => `\\${mark}`);
}
