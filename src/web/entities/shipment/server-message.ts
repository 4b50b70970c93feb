import { ApiError } from '#web/lib/api.ts';

/** The server's own message, when it refused with one. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : undefined;
}
