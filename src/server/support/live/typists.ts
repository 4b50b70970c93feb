import type { UserId } from '#domain/kernel/ids.ts';

export type Typist = { id: UserId; name: string };

/** Typing indicators of chats; they expire unless renewed. */
export type Typing = {
  start(chatId: string, who: Typist): void;
  stop(chatId: string, who: Typist): void;
};

/**
 * @param clearsAfter milliseconds after the last renewal
 * @param announce called when an indicator appears and when it disappears, not on renewals in between
 */
export function createTyping(
  clearsAfter: number,
  announce: (chatId: string, who: Typist, isTyping: boolean) => void,
): Typing {
  const timers = new Map<string, NodeJS.Timeout>();

  function stop(chatId: string, who: Typist): void {
    const key = `${chatId} ${who.id}`;
    clearTimeout(timers.get(key));
    if (timers.delete(key)) announce(chatId, who, false);
  }

  return {
    start(chatId, who) {
      const key = `${chatId} ${who.id}`;
      const lit = timers.get(key);
      clearTimeout(lit);
      timers.set(key, setTimeout(() => stop(chatId, who), clearsAfter).unref());
      if (lit === undefined) announce(chatId, who, true);
    },
    stop,
  };
}
