import { useEffect, useRef, useState } from 'react';
import type { CharmId, JointDesignId, UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { askSocket, onSocketConnect, useSocketEvent } from '#web/lib/socket.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** Position of a participant: at a slot or beside the ring, and the charm being dragged. */
export type Place = { readonly slot: number | null; readonly charm: CharmId | null };
/** Another participant who has the design open. */
export type Cursor = Place & { readonly id: UserId; readonly name: string };

const TELL_EVERY = seconds(10);
const GONE_AFTER = seconds(25);
/** Throttle for position updates during a drag, in milliseconds; the final position is always sent. */
const TELL_APART = 120;

/** Sends one's own position to the others. If offline, it is lost, which does no harm. */
function emitCursor(jointDesignId: JointDesignId, place: Place, here: boolean): void {
  inBackground(
    askSocket('joint_design_cursor', { jointDesignId, ...place, here }).then(
      () => undefined,
      () => undefined,
    ),
  );
}

/** Positions of the other participants; sends one's own to them. */
export function useCursors(id: JointDesignId, { slot, charm }: Place): readonly Cursor[] {
  const [cursors, setCursors] = useState<readonly (Cursor & { at: number })[]>([]);
  const lastTold = useRef(-Infinity);
  useSocketEvent('joint_design_cursor', ({ jointDesignId, userId, userName, here, ...place }) => {
    if (jointDesignId !== id) return;
    if (here && !cursors.some((cursor) => cursor.id === userId)) emitCursor(id, { slot, charm }, true);
    // Several may come before the next rendering.
    setCursors((known) => {
      const others = known.filter((cursor) => cursor.id !== userId);
      return here ? [...others, { id: userId, name: userName, ...place, at: Date.now() }] : others;
    });
  });
  useEffect(() => {
    const tell = () => {
      lastTold.current = performance.now();
      emitCursor(id, { slot, charm }, true);
    };
    const soon = setTimeout(tell, Math.max(0, lastTold.current + TELL_APART - performance.now()));
    const timer = setInterval(() => {
      tell();
      setCursors((known) => known.filter(({ at }) => Date.now() - at < GONE_AFTER));
    }, TELL_EVERY);
    const stop = onSocketConnect(tell);
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
      stop();
    };
  }, [id, slot, charm]);
  useEffect(() => () => emitCursor(id, BESIDE, false), [id]);
  return cursors;
}
const BESIDE: Place = { slot: null, charm: null };
