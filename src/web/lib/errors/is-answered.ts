import { ApiError } from '../api.ts';

/** Whether the server responded; after a network failure there is nothing new to fetch. */
export const isAnswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0;
