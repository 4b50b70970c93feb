import { and, like, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { fold } from '#domain/kernel/folding.ts';

/** The folded text a row is found by; what people look for most comes first. */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => fold(part ?? ''))
    .filter((part) => part !== '')
    .join(' | ');
}

/** Rows whose folded text has every word of the query, in any order; undefined for an empty query. */
export function hasWords(column: AnyColumn | SQL, query: string | undefined): SQL | undefined {
  const words = fold(query ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return and(...words.map((word) => like(column, `%${literally(word)}%`)));
}

/** `fold` in SQL, for what is not kept folded. */
export function folded(text: SQL): SQL {
  return sql`replace(regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g'), '\u0111', 'd')`;
}

/** Rows in whose folded text every word of the query begins a word, in any order; undefined for an empty query. */
export function beginsWords(column: AnyColumn, query: string): SQL | undefined {
  const words = fold(query)
    .split(' ')
    .filter((word) => word !== '')
    .map(literally);
  return and(...words.map((word) => or(like(column, `${word}%`), like(column, `% ${word}%`))));
}

/** The first of the parts that `searchText` put together: what a row is called. */
const firstPart = (column: AnyColumn): SQL => sql`split_part(${column}, ' | ', 1)`;

/** Half the trigrams in common: `hoadao` finds `hoa dao`, `xyz` finds nothing. */
const ALIKE = 0.5;

/** Rows that are nearly called so. */
export function resembles(column: AnyColumn, query: string): SQL {
  return sql`${likeness(column, query)} >= ${ALIKE}`;
}

/** How much of the query the first part of a row's text nearly has, from 0 to 1. */
export function likeness(column: AnyColumn, query: string): SQL {
  return sql`word_similarity(${fold(query)}, ${firstPart(column)})`;
}

/** 0 when the text begins with the query, 1 when a word of it does, 2 otherwise. */
export function nearness(column: AnyColumn, query: string): SQL {
  const start = literally(fold(query));
  return sql`CASE WHEN ${column} LIKE ${`${start}%`} THEN 0 WHEN ${column} LIKE ${`% ${start}%`} THEN 1 ELSE 2 END`;
}

/** Rows where every word of the query begins a word of the text, marks and all. */
export function beginsWordsExactly(text: SQL, query: string): SQL | undefined {
  const line = exactLine(text);
  return and(...exactWords(query).map((word) => sql`${line} LIKE ${`% ${literally(word)}%`}`));
}

/** The same of a text that was read as `exactLine`. */
export function exactlyIn(query: string): (line: string) => boolean {
  const words = exactWords(query);
  return (line) => words.every((word) => line.includes(` ${word}`));
}

/** A text in lower case with its marks, a space in front of every word. */
export function exactLine(text: SQL): SQL<string> {
  // Decomposed, so that any collation knows the lower case of the letters.
  return sql`' ' || normalize(replace(lower(normalize(${text}, NFD)), '\u0110', '\u0111'), NFC)`;
}

const exactWords = (query: string): string[] =>
  query.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean);

/** `%`, `_` and `\` stand for themselves. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, (mark) => `\\${mark}`);
}
