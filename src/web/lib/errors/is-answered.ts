import { ApiError } from '../api.ts';

/** Whether the server responded; after a network failure there is nothing new to fetch. */
export const isAnswered = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status > 0;

/** Whether the server refused what was asked for, rather than failed to answer: a retry gets the same. */
export const isRefused = (error: unknown): boolean => isAnswered(error) && error.status < 500;
