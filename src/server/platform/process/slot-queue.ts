type Options = {
  /** Slots over all keys. */
  slots: number;
  /** Slots for one key. */
  perKey: (key: string) => number;
  /** With so many waiting, further callers are refused at once. */
  mostWaiting: number;
};

/** A FIFO queue for a limited number of slots; a waiter whose key has no free slot is skipped. */
export type SlotQueue = {
  /**
   * @param left ms that this caller still waits, as of now
   * @returns false when no slot came free in time, or too many wait already
   */
  acquire(key: string, left: () => number): Promise<boolean>;
  /** Releases the slot that `acquire` gave. */
  release(key: string): void;
  /** Whether a caller with this key holds a slot or waits. */
  has(key: string): boolean;
  /** The number of different keys that wait. */
  keysWaiting(): number;
};

type Waiting = { key: string; go(): void };

/** How late a shortened `left` is noticed, in ms. */
const LOOK_EVERY = 250;

export function createSlotQueue({ slots, perKey, mostWaiting }: Options): SlotQueue {
  const waiting = new Set<Waiting>();
  const takenByKey = new Map<string, number>();
  let taken = 0;

  const hasFreeSlot = (key: string) => taken < slots && (takenByKey.get(key) ?? 0) < perKey(key);

  function take(key: string): void {
    taken += 1;
    takenByKey.set(key, (takenByKey.get(key) ?? 0) + 1);
  }

  function wakeWaiters(): void {
    for (const each of waiting) {
      if (taken >= slots) return;
      if (!hasFreeSlot(each.key)) continue;
      waiting.delete(each);
      take(each.key);
      each.go();
    }
  }

  return {
    acquire(key, left) {
      // A caller that may enter does so at once: any waiter that could was admitted when the last slot came free.
      if (hasFreeSlot(key)) {
        take(key);
        return Promise.resolve(true);
      }
      if (waiting.size >= mostWaiting) return Promise.resolve(false);
      return new Promise((decided) => {
        let timer: NodeJS.Timeout;
        const mine: Waiting = {
          key,
          go() {
            clearTimeout(timer);
            decided(true);
          },
        };
        const look = () => {
          const ms = left();
          if (ms > 0) {
            timer = setTimeout(look, Math.min(ms, LOOK_EVERY));
            return;
          }
          waiting.delete(mine);
          decided(false);
        };
        waiting.add(mine);
        look();
      });
    },
    release(key) {
      taken -= 1;
      const left = (takenByKey.get(key) ?? 1) - 1;
      if (left > 0) takenByKey.set(key, left);
      else takenByKey.delete(key);
      wakeWaiters();
    },
    has: (key) => takenByKey.has(key) || [...waiting].some((each) => each.key === key),
    keysWaiting: () => new Set([...waiting].map((each) => each.key)).size,
  };
}
