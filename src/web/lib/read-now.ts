import { seconds } from '#domain/kernel/time.ts';
import { call } from './call.ts';

/** Whoever waits has waited for the failed call already. */
const PATIENCE = seconds(5);

/**
 * Reads what the shop has now, after a change that was refused or whose response was lost: what to tell depends on whether it was
 * made all the same. Null when it cannot be read either.
 */
export const readNow = <Data>(path: string): Promise<Data | null> =>
  call<Data>('GET', path, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
