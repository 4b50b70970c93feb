import { isAnswered } from '#web/lib/errors/is-answered.ts';
import { copy } from './copy.vi.ts';

/** The error message beside the buttons. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return isAnswered(error) ? error.message : copy.lost;
}
