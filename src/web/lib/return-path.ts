import { safeReturnPath } from '#domain/identity/pages.ts';

/**
 * The page that required a login, kept in the history state, which survives reloads and stays out of the URL: a guard writes it,
 * the links between the auth pages pass it on, the login reads it (decisions, Pages).
 */
export type ReturnState = { returnTo: string };

export function returnTo(path: string): ReturnState {
  return { returnTo: path };
}

/** The return path in a location's state, or null. It comes from the browser's history, so it is validated. */
export function returnPathOf(state: unknown): string | null {
  const path = state !== null && typeof state === 'object' && 'returnTo' in state ? state.returnTo : null;
  return safeReturnPath(path);
}
