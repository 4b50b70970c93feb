import type { ChatHistory } from '#contract/http/chat.ts';
import type { ChatId, MessageId, UserId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Reader } from '#domain/support/chats.ts';
import { ApiError, pathWith } from '#web/lib/api.ts';
import type { Store } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { ChatTransport } from './transport.ts';
import { gapIn, hasOlder, resumeAfter, withMessages, type Person, type Thread } from './thread.ts';

/** Delay before a failed load is retried (spec §9, Chat timing). */
const RETRY_AFTER = seconds(2);
/** Polling interval without a live connection. */
const POLL_EVERY = seconds(5);
/** Page size when loading missed messages. */
const CATCH_UP = 100;

type Options = {
  chatId: ChatId;
  side: Reader;
  shop: ChatTransport;
  thread: Store<Thread>;
  /** Whether the chat is shown. */
  isOpen(): boolean;
};

/** Loads the messages that this page does not have yet: all of them, once, in order; over the live connection or HTTP. */
export function createHistorySync({ chatId, side, shop, thread, isOpen }: Options) {
  let underWay: Promise<void> | null = null;
  let cancelTimer: (() => void) | null = null;
  const take = ({ messages }: ChatHistory) => thread.set(withMessages(thread.get(), messages));
  const update = (change: Partial<Thread>) => thread.set({ ...thread.get(), ...change });

  /** One load at a time; concurrent callers share the pending one. */
  function catchUp(): Promise<void> {
    underWay ??= readOn()
      .then(() => update({ fresh: true, failed: false }))
      .catch((error: unknown) => {
        update({ failed: true });
        if (!(error instanceof ApiError && error.status === 404)) schedule(RETRY_AFTER);
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  async function readOn(): Promise<void> {
    const after = resumeAfter(thread.get(), side);
    if (!isOpen() || !shop.connected()) return readPages(shop, chatId, after, take);
    // All later messages arrive as `chat_history` events before the acknowledgement.
    const { viewers } = await shop.ask('join_chat', { chatId, ...(after && { after }) });
    update({ viewers: (viewers as { _id: UserId; name: string }[]).map(personOf) });
  }

  /** While the chat is shown: checks again periodically, and polls without a live connection. */
  function schedule(ms: number): void {
    cancelTimer?.();
    if (!isOpen()) return;
    cancelTimer = shop.clock.after(ms, () => {
      const { fresh, failed } = thread.get();
      if (!shop.connected() || !fresh || failed) inBackground(catchUp());
      schedule(POLL_EVERY);
    });
  }

  return {
    catchUp,
    start(): void {
      schedule(POLL_EVERY);
      inBackground(catchUp());
    },
    stop(): void {
      cancelTimer?.();
      cancelTimer = null;
    },
    /** After a reconnect, where the server knows nothing of this page yet. */
    async again(): Promise<void> {
      await underWay;
      await catchUp();
    },
    /** A message arrived before the first load has ended, whose answer may be older than the message. */
    async missed(): Promise<void> {
      if (underWay === null) return;
      await underWay;
      await catchUp();
    },
    /** A message arrived while an earlier one is still missing. */
    async fillGap(): Promise<void> {
      await underWay;
      if (gapIn(thread.get()) !== null) await catchUp();
    },
    async loadOlder(): Promise<void> {
      const before = thread.get().messages[0]?._id;
      if (thread.get().loadingOlder || !hasOlder(thread.get())) return;
      update({ loadingOlder: true });
      const path = pathWith(`/chat/${chatId}`, { before });
      // Further scrolling retries.
      const older = await shop.call<ChatHistory>('GET', path).catch(() => null);
      if (older) take(older);
      update({ loadingOlder: false });
    },
  };
}
export type HistorySync = ReturnType<typeof createHistorySync>;

/** Loads everything after a message, or the newest page, over HTTP. @throws ApiError */
async function readPages(
  shop: ChatTransport,
  chatId: ChatId,
  from: MessageId | undefined,
  take: (part: ChatHistory) => void,
): Promise<void> {
  let after = from;
  for (let more = true; more;) {
    const query = after === undefined ? {} : { after, limit: CATCH_UP };
    const part = await shop.call<ChatHistory>('GET', pathWith(`/chat/${chatId}`, query));
    take(part);
    after = part.messages.at(-1)?._id;
    more = part.hasNewer && after !== undefined;
  }
}

const personOf = ({ _id, name }: { _id: UserId; name: string }): Person => ({ id: _id, name });
