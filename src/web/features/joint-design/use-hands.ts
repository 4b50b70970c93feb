import { useEffect, useRef, useState } from 'react';
import type { CharmId, JointDesignId, UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { askSocket, onSocketConnect, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Where a hand is: at a slot, or beside the ring; and what it carries. */
export type Place = { readonly slot: number | null; readonly charm: CharmId | null };
/** Somebody of the other side who looks at it. */
export type Hand = Place & { readonly id: UserId; readonly name: string };

const TELL_EVERY = seconds(10);
const GONE_AFTER = seconds(25);
/** A hand that is dragged round the ring is told this often, in milliseconds; where it stays is always told. */
const TELL_APART = 120;

/** Tells the others where one's hand is. Without a line nobody sees it, and nothing is lost. */
function emitHand(jointDesignId: JointDesignId, place: Place, here: boolean): void {
  inBackground(
    askSocket('joint_design_hand', { jointDesignId, ...place, here }).then(
      () => undefined,
      () => undefined,
    ),
  );
}

/** Whose hands are on it; one's own is shown to the others. */
export function useHands(id: JointDesignId, { slot, charm }: Place): readonly Hand[] {
  const [hands, setHands] = useState<readonly (Hand & { at: number })[]>([]);
  const lastTold = useRef(-Infinity);
  useSocketEvent('joint_design_hand', ({ jointDesignId, userId, userName, here, ...place }) => {
    if (jointDesignId !== id) return;
    if (here && !hands.some((hand) => hand.id === userId)) emitHand(id, { slot, charm }, true);
    const others = hands.filter((hand) => hand.id !== userId);
    setHands(here ? [...others, { id: userId, name: userName, ...place, at: Date.now() }] : others);
  });
  useEffect(() => {
    const tell = () => {
      lastTold.current = performance.now();
      emitHand(id, { slot, charm }, true);
    };
    const soon = setTimeout(tell, Math.max(0, lastTold.current + TELL_APART - performance.now()));
    const timer = setInterval(() => {
      tell();
      setHands((known) => known.filter(({ at }) => Date.now() - at < GONE_AFTER));
    }, TELL_EVERY);
    const stop = onSocketConnect(tell);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      stop();
    };
  }, [id, slot, charm]);
  useEffect(() => () => emitHand(id, BESIDE, false), [id]);
  return hands;
}
const BESIDE: Place = { slot: null, charm: null };
