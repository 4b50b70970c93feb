import type { Found } from './phrases.ts';
import type { Token } from './tokens.ts';

/** The folded text of a phrase that was found. */
export const textOf = (tokens: readonly Token[], { at, length }: Found): string =>
  tokens
    .slice(at, at + length)
    .map(({ folded }) => folded)
    .join(' ');
