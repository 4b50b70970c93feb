import { ApiError } from '#web/lib/api.ts';
import { copy } from './copy.vi.ts';

/** Whether the server responded; after a network failure there is nothing new to fetch. */
export const isAnswered = (error: Error) => error instanceof ApiError && error.status > 0;

/** The error message beside the buttons. */
export function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return isAnswered(error) ? error.message : copy.lost;
}
