import { ApiError } from '../api.ts';

/**
 * Options of a mutation sent from a dialog. It closes once that is done, or once somebody else was faster and there is nothing
 * left to ask; after any other failure it stays, with what was typed.
 */
export const closeAfter = (close: () => void) => ({
  onSettled: (_answer: unknown, error: Error | null): void => {
    if (error === null || isOvertaken(error)) close();
  },
});

const isOvertaken = (error: Error) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);
