import { firstOf, issue } from './issue.ts';
import type { Check } from './issue.ts';

/**
 * Normalises a single line for storage and comparison: NFC, single spaces, trimmed, no control characters (PostgreSQL refuses
 * NUL; direction marks can disguise a text), no lone surrogates.
 */
export function tidyLine(text: string): string {
  return withoutBrokenCharacters(text).replace(/\s+/gu, ' ').trim();
}

/** Normalises a multi-line text: as `tidyLine`, but line breaks stay, with at most one empty line in a row. */
export function tidyText(text: string): string {
  return withoutBrokenCharacters(text.replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Length as a person counts it: code points of the NFC form, so that `ễ` is one. */
export function lengthOf(text: string): number {
  return Array.from(composed(text)).length;
}

/** More marks on one letter than any writing has (Unicode UAX #15, stream-safe text). */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

/**
 * NFC. Of more than thirty marks on one letter the rest is dropped: putting them in order takes time by the square of their number,
 * and a stranger's megabyte of them would hold up the shop for minutes.
 */
export function composed(text: string): string {
  return text.replace(MARKS_TOO_MANY, '$1').normalize('NFC');
}

export function required(message: string): Check {
  return (text) => (text === '' ? issue('required', message) : null);
}

export function atLeast(least: number, message: string): Check {
  return (text) => (lengthOf(text) < least ? issue('too_short', message) : null);
}

export function atMost(most: number, message: string): Check {
  return (text) => (lengthOf(text) > most ? issue('too_long', message) : null);
}

export function matches(pattern: RegExp, message: string): Check {
  return (text) => (pattern.test(text) ? null : issue('format', message));
}

/** A rule of a single-line field: the checks see the tidied text, as it will be stored. */
export function lineRule(...checks: readonly Check[]): Check {
  const check = firstOf(...checks);
  return (text) => check(tidyLine(text));
}

/** The same rule for a field that may stay empty. */
export function optional(check: Check): Check {
  return (text) => (tidyLine(text) === '' ? null : check(text));
}

// The character classes of spec §5. `\p{M}` keeps letters that have no composed form; ’ is the apostrophe that phones type.
export const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;
export const PERSON_NAME = /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u;
export const PLAIN_TEXT = /^[\p{L}\p{M}\p{Nd}\s\-_.,!?()/#]+$/u;

// Controls other than white space, lone surrogates, zero-width characters, direction marks.
const BROKEN = /(?!\s)\p{Cc}|\p{Surrogate}|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

function withoutBrokenCharacters(text: string): string {
  return composed(text.replace(BROKEN, ''));
}
