import { PASSWORD_MIN } from '#domain/identity/limits.ts';
import { lengthOf } from '#domain/kernel/text-rules.ts';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * Password strength in bars, 0 to 4: mainly by length, then by the kinds of characters mixed. Only a hint; the rules are in the
 * domain.
 */
export function strengthOf(password: string): 0 | 1 | 2 | 3 | 4 {
  const length = lengthOf(password);
  if (length < PASSWORD_MIN) return 0;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const varied = new Set(password).size >= length / 2;
  if (!varied || kinds === 1) return length >= 14 && varied ? 2 : 1;
  if (length >= 12) return kinds >= 3 ? 4 : 3;
  return length >= 9 || kinds >= 3 ? 3 : 2;
}
