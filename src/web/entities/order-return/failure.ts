import { ApiError } from '#web/lib/api.ts';
import { copy } from './copy.vi.ts';

/** The shop refused; without a network there is nothing new to read. */
export const isAnswered = (error: Error) => error instanceof ApiError && error.status > 0;

/** What stands beside the buttons when it did not work. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return isAnswered(error) ? error.message : copy.lost;
}
