import type { UserId } from '#domain/kernel/ids.ts';

export type Typist = { id: UserId; name: string };

/** Signs that somebody is typing in a chat; one that nobody renews goes out by itself. */
export type Typing = {
  start(chatId: string, who: Typist): void;
  stop(chatId: string, who: Typist): void;
};

/**
 * @param clearsAfter milliseconds after the last sign of life
 * @param announce called when a sign lights up and when it goes out, however often it is renewed between
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
