import { seconds } from '#domain/kernel/time.ts';
import type { Clock } from '#web/lib/session/clock.ts';

/** Typing counts as stopped after this long without a keystroke (spec §9, Chat timing). */
const IDLE = seconds(1);
/** The server expires a typing indicator after 5 s, so continued typing renews it before. */
const RENEW = seconds(3);

/** Sends typing events to the other side: from the first keystroke until the user stops or sends. */
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
    /** The field was emptied or lost the focus. */
    stop,
    /** After a send the server clears the indicator itself. */
    sent(): void {
      cancelIdle?.();
      cancelIdle = null;
    },
  };
}
