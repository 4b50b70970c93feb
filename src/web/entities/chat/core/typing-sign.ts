import { seconds } from '#domain/kernel/time.ts';
import type { Clock } from '#web/lib/session/clock.ts';

/** Typing has stopped when no key was pressed for so long (spec §9, Chat timing). */
const IDLE = seconds(1);
/** The shop lets a sign go out after 5 s: somebody who writes on renews it before. */
const RENEW = seconds(3);

/** Tells the other side that somebody writes: with the first key, until she stops or sends. */
export function createTypingSign(clock: Clock, tell: (isTyping: boolean) => void) {
  let cancelIdle: (() => void) | null = null;
  let toldAt = 0;

  function stop(): void {
    if (cancelIdle === null) return;
    cancelIdle();
    cancelIdle = null;
    tell(false);
  }

  return {
    keystroke(): void {
      if (cancelIdle === null || clock.now() - toldAt >= RENEW) {
        toldAt = clock.now();
        tell(true);
      }
      cancelIdle?.();
      cancelIdle = clock.after(IDLE, stop);
    },
    /** The field was emptied or left. */
    stop,
    /** Sent: the shop puts the sign out by itself. */
    sent(): void {
      cancelIdle?.();
      cancelIdle = null;
    },
  };
}
export type TypingSign = ReturnType<typeof createTypingSign>;
