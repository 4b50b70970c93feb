import { minutes } from '#domain/kernel/time.ts';

/** No page asks about an earlier time. */
const KEPT = minutes(10);
const EVERYBODY = '*';

/** When each room of this process last got an event, so that a newly connected page knows whether it missed any. */
export class LastNews {
  readonly #now: () => number;
  readonly #at = new Map<string, number>();
  #prunedAt: number;

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#prunedAt = now();
    // Events from before the process started are unknown.
    this.#at.set(EVERYBODY, now());
  }

  /** @param rooms none means that everybody got the event */
  told(rooms: Iterable<string>): void {
    const now = this.#now();
    const named = [...rooms];
    for (const room of named.length === 0 ? [EVERYBODY] : named) this.#at.set(room, now);
    if (now - this.#prunedAt < KEPT) return;
    this.#prunedAt = now;
    for (const [room, at] of this.#at) if (now - at > KEPT) this.#at.delete(room);
  }

  /** For how many milliseconds these rooms got no event; ten minutes at most. */
  quietFor(rooms: Iterable<string>): number {
    const times = [EVERYBODY, ...rooms].map((room) => this.#at.get(room) ?? -Infinity);
    return Math.min(KEPT, this.#now() - Math.max(...times));
  }
}
