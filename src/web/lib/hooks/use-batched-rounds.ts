import { useEffect, useEffectEvent, useRef } from 'react';
import { batchInRounds } from '../batch-in-rounds.ts';

/** Window in which events of a busy shop are batched, so that what they affect is refetched once. */
const GATHERED_MS = 250;

/**
 * For events that trigger a refetch: batches them, one round after the other (`batchInRounds`), while the component is mounted.
 * @returns a function to call with each event
 */
export function useBatchedRounds<Thing>(
  act: (things: ReadonlySet<Thing>) => Promise<unknown>,
): (thing: Thing) => void {
  const go = useEffectEvent(act);
  const rounds = useRef<ReturnType<typeof batchInRounds<Thing>>>(undefined);
  useEffect(() => {
    const begun = batchInRounds<Thing>(GATHERED_MS, (things) => go(things));
    rounds.current = begun;
    return () => begun.end();
  }, []);
  return (thing) => rounds.current?.hear(thing);
}
