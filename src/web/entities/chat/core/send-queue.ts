import type { ChatMessage } from '#contract/socket.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Store } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { isTransient, type ChatTransport } from './transport.ts';
import { withOutgoing, type Outgoing, type Thread } from './thread.ts';

/** Pauses between automatic retries: the first from spec §9, then growing. */
const FIRST_PAUSE = seconds(2);
const LONGEST_PAUSE = seconds(30);

type Options = {
  thread: Store<Thread>;
  shop: Pick<ChatTransport, 'clock'>;
  /** Sends one message to the server. @throws ApiError */
  deliver(outgoing: Outgoing): Promise<ChatMessage>;
  /** Acknowledged: in this chat, or in the new one that the server opened for it. */
  onArrived(message: ChatMessage): void;
  /** Called once per outage: not again until a message arrives. */
  onFailure(error: unknown): void;
};

/**
 * Sends messages one after the other, in the order of writing. A message that fails transiently waits and is retried
 * automatically; the server stores it once, however often it is sent.
 */
export function createSendQueue({ thread, shop, deliver, onArrived, onFailure }: Options) {
  let busy = false;
  /** The connection came back during an attempt, which may still fail for the time before. */
  let isBack = false;
  let pause = FIRST_PAUSE;
  let told = false;
  let cancelRetry: (() => void) | null = null;

  const next = () => nextOf(thread.get());
  const change = (clientId: string, to: (it: Outgoing) => Outgoing | null) =>
    thread.set(withOutgoing(thread.get(), clientId, to));

  async function pump(): Promise<void> {
    if (busy) return;
    busy = true;
    isBack = false;
    cancelRetry?.();
    cancelRetry = null;
    try {
      for (let it = next(); it !== undefined; it = next()) if (!(await sendOne(it))) return;
    } finally {
      busy = false;
    }
  }

  /** @returns whether the next message may be sent */
  async function sendOne(it: Outgoing): Promise<boolean> {
    try {
      const message = await deliver(it);
      pause = FIRST_PAUSE;
      told = false;
      // Also when it was stored in another chat: it is no longer pending here.
      change(it.clientId, () => null);
      onArrived(message);
      return true;
    } catch (error) {
      if (!told) onFailure(error);
      told = true;
      if (!isTransient(error)) {
        change(it.clientId, (failed) => ({ ...failed, state: 'failed', refused: true }));
        return true;
      }
      waitForBetterTimes();
      return false;
    }
  }

  function waitForBetterTimes(): void {
    const { outbox } = thread.get();
    const waiting = outbox.map((it) => (it.state === 'sending' ? { ...it, state: 'failed' as const } : it));
    thread.set({ ...thread.get(), outbox: waiting });
    cancelRetry = shop.clock.after(isBack ? 0 : pause, () => inBackground(pump()));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  return {
    add(outgoing: Outgoing): void {
      thread.set({ ...thread.get(), outbox: [...thread.get().outbox, outgoing] });
      inBackground(pump());
    },
    change,
    /** Sends what is pending, after a reconnect or on request. */
    pump(): void {
      isBack = busy;
      inBackground(pump());
    },
    /** Sends a refused message again. */
    retry(clientId: string): void {
      change(clientId, ({ refused: _refused, ...it }) => ({ ...it, state: 'sending' }));
      told = false;
      inBackground(pump());
    },
    stop(): void {
      cancelRetry?.();
      cancelRetry = null;
    },
  };
}

/** The first message that the server did not refuse; messages behind a picture that is still uploading wait for it. */
function nextOf({ outbox }: Thread): Outgoing | undefined {
  const first = outbox.find(({ refused }) => !refused);
  return first?.state === 'uploading' ? undefined : first;
}
