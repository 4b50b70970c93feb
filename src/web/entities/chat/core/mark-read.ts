import type { ChatId } from '#domain/kernel/ids.ts';
import { unreadBy, type Reader } from '#domain/support/chats.ts';
import type { Store } from '#web/ui/store.ts';
import { sideOf, withRead, type Thread } from './thread.ts';
import type { ChatTransport } from './transport.ts';

type Options = {
  chatId: ChatId;
  side: Reader;
  shop: ChatTransport;
  thread: Store<Thread>;
  /** Called with this side's unread count, as the server returned it. */
  onRead(unreadCount: number): void;
  onFailure(error: unknown): void;
};

/**
 * @returns a function that reports to the server how far this side has read: each position once; a failed report is repeated next
 * time
 */
export function createMarkRead({ chatId, side, shop, thread, onRead, onFailure }: Options) {
  let readUpTo = 0;
  const newest = () =>
    thread.get().messages.findLast((message) => unreadBy(sideOf(message), message.type) === side);
  return async (): Promise<void> => {
    const last = newest();
    if (last === undefined || last.isRead || last.seq <= readUpTo) return;
    const before = readUpTo;
    readUpTo = last.seq;
    try {
      const body = { upTo: last._id };
      const read = await shop.call<{ unreadCount: number }>('PUT', `/chat/${chatId}/read`, { body });
      thread.set(withRead(thread.get(), side, last.seq));
      // Since a later message the count is an older one; `messages_read` tells the one before that message.
      if (newest()?.seq === last.seq) onRead(read.unreadCount);
    } catch (error) {
      readUpTo = before;
      onFailure(error);
    }
  };
}
