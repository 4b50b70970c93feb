/** Classes of failed calls (spec §8, Classes). */
const FAILURE_CLASSES = ['network', 'timeout', 'auth', 'client', 'server'] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** Classifies an HTTP status; null stands for a call without a response. */
export function failureClass(status: number | null): FailureClass {
  if (status === null) return 'network';
  if (status === 401 || status === 403) return 'auth';
  if (status === 408) return 'timeout';
  return status >= 500 ? 'server' : 'client';
}

/** Whether repeating the same call can help (spec §8, Classes). */
export function isRetryable(kind: FailureClass): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'server';
}
