import { firstOf, issue } from './issue.ts';
import type { Check } from './issue.ts';

/**
 * A single line as it is stored and compared: NFC, one space between words, no control characters
 * (PostgreSQL refuses NUL; direction marks can disguise a text), no halves of surrogate pairs, nothing at the ends.
 */
export function tidyLine(text: string): string {
  return withoutBrokenCharacters(text).replace(/\s+/gu, ' ').trim();
}

/** A text of several lines: as `tidyLine`, but line breaks stay, at most one empty line in a row. */
export function tidyText(text: string): string {
  return withoutBrokenCharacters(text.replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Characters as a person counts them: code points of the NFC form, so that `ễ` is one. */
export function lengthOf(text: string): number {
  return Array.from(text.normalize('NFC')).length;
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

/** A rule of a single-line field: the checks see the tidied text, as it would be stored. */
export function lineRule(...checks: readonly Check[]): Check {
  const check = firstOf(...checks);
  return (text) => check(tidyLine(text));
}

/** The same rule for a field that may stay empty. */
export function optional(check: Check): Check {
  return (text) => (tidyLine(text) === '' ? null : check(text));
}

// The character classes of spec §5. `\p{M}` keeps letters that have no composed form; ’ is what phones type for '.
export const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u;
export const PERSON_NAME = /^(?=.*\p{L})[\p{L}\p{M} '’-]+$/u;
export const PLAIN_TEXT = /^[\p{L}\p{M}\p{Nd}\s\-_.,!?()/#]+$/u;

// Controls but for white space, halves of surrogate pairs, characters without width, marks that turn the direction.
const BROKEN = /(?!\s)\p{Cc}|\p{Surrogate}|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

function withoutBrokenCharacters(text: string): string {
  return text.replace(BROKEN, '').normalize('NFC');
}
