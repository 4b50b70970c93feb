import { useEffect, useEffectEvent, useRef } from 'react';
import { inRounds } from '../in-rounds.ts';

/** A busy shop tells many things at once; what they touch is read once. */
const GATHERED_MS = 250;

/**
 * For news that is followed by reading again: gathered for a moment, one round after the other (`inRounds`), while the component stands.
 * @returns told of each thing that happened
 */
export function useRounds<Thing>(
  act: (things: ReadonlySet<Thing>) => Promise<unknown>,
): (thing: Thing) => void {
  const go = useEffectEvent(act);
  const rounds = useRef<ReturnType<typeof inRounds<Thing>>>(undefined);
  useEffect(() => {
    const begun = inRounds<Thing>(GATHERED_MS, (things) => go(things));
    rounds.current = begun;
    return () => begun.end();
  }, []);
  return (thing) => rounds.current?.hear(thing);
}
