import type { Chat, ChatsPage } from '#contract/http/chat.ts';
import { seconds } from '#domain/kernel/time.ts';
import { inBackground } from '#web/ui/in-background.ts';
import type { ChatTransport } from './transport.ts';

/** Delay before the first retry (spec §9, Chat timing), and the maximum it grows to. */
const RETRY_AFTER = seconds(2);
const RETRY_AT_MOST = seconds(30);

/** So many outdated answers in a row, on a slow line while others write; then one is taken until the next is there. */
const MOST_READS = 3;

type Listeners = { onRead(chats: readonly Chat[]): void; onFailure(): void };

/** Loads a customer's chats, one request at a time; retries failed requests until `close`. */
export function createChatsReader(shop: ChatTransport, { onRead, onFailure }: Listeners) {
  let reading: Promise<void> | null = null;
  let pause = RETRY_AFTER;
  let cancelRetry: (() => void) | null = null;
  let closed = false;
  let outdated = false;

  async function read(): Promise<void> {
    try {
      let chats: readonly Chat[] = [];
      let times = 0;
      do {
        outdated = false;
        ({ chats } = await shop.call<ChatsPage>('GET', '/chat/my'));
        times += 1;
      } while (outdated && times < MOST_READS);
      pause = RETRY_AFTER;
      onRead(chats);
      if (outdated) cancelRetry = shop.clock.after(pause, () => inBackground(load()));
    } catch {
      onFailure();
      if (!closed) cancelRetry = shop.clock.after(pause, () => inBackground(load()));
      pause = Math.min(pause * 2, RETRY_AT_MOST);
    }
  }

  /** Concurrent callers share the pending request. */
  function load(): Promise<void> {
    cancelRetry?.();
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  /** Something has changed: the answer to a pending request may be older, so it is dropped and asked for again. */
  function outdate(): void {
    outdated = true;
  }

  return {
    load,
    outdate,
    reload(): Promise<void> {
      outdate();
      return load();
    },
    close(): void {
      closed = true;
      outdated = false;
      cancelRetry?.();
    },
  };
}
