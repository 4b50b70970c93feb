import type { ChatMessage } from '#contract/socket.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Store } from '#web/ui/store.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { isTransient, type ChatTransport } from './transport.ts';
import { withOutgoing, type Outgoing, type Thread } from './thread.ts';

/** Pauses between tries by itself: the first as spec §9 has it, then longer. */
const FIRST_PAUSE = seconds(2);
const LONGEST_PAUSE = seconds(30);

type Options = {
  thread: Store<Thread>;
  shop: Pick<ChatTransport, 'clock'>;
  /** Says one message to the shop. @throws ApiError */
  deliver(outgoing: Outgoing): Promise<ChatMessage>;
  /** Acknowledged: in this chat, or in the new one that it opened. */
  onArrived(message: ChatMessage): void;
  /** Told once until something arrives again. */
  onFailure(error: unknown): void;
};

/**
 * Sends what was written, one after the other in the order of writing. What finds no way waits and is tried again by
 * itself; the shop stores a message once, however often it is sent.
 */
export function createSendQueue({ thread, shop, deliver, onArrived, onFailure }: Options) {
  let busy = false;
  let pause = FIRST_PAUSE;
  let told = false;
  let cancelRetry: (() => void) | null = null;

  /** The first that the shop did not refuse; what stands behind a picture on its way up waits for it. */
  const next = () => {
    const first = thread.get().outbox.find(({ refused }) => !refused);
    return first?.state === 'uploading' ? undefined : first;
  };
  const change = (clientId: string, to: (it: Outgoing) => Outgoing | null) =>
    thread.set(withOutgoing(thread.get(), clientId, to));

  async function pump(): Promise<void> {
    if (busy) return;
    busy = true;
    cancelRetry?.();
    cancelRetry = null;
    try {
      for (let it = next(); it !== undefined; it = next()) if (!(await sendOne(it))) return;
    } finally {
      busy = false;
    }
  }

  /** @returns whether the next one may go */
  async function sendOne(it: Outgoing): Promise<boolean> {
    try {
      const message = await deliver(it);
      pause = FIRST_PAUSE;
      told = false;
      // Also when it stands elsewhere now, it is not on its way any more.
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
    cancelRetry = shop.clock.after(pause, () => inBackground(pump()));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  return {
    add(outgoing: Outgoing): void {
      thread.set({ ...thread.get(), outbox: [...thread.get().outbox, outgoing] });
      inBackground(pump());
    },
    change,
    /** The connection stands, or somebody asked for it. */
    pump: () => inBackground(pump()),
    /** 'Gửi lại'. */
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
