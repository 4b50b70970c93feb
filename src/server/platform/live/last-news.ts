import { minutes } from '#domain/kernel/time.ts';

/** Longer ago than this nobody asks for. */
const KEPT = minutes(10);
const EVERYBODY = '*';

/** When the rooms of this process were last told something, so that a page that has just come knows whether it missed anything. */
export class LastNews {
  readonly #now: () => number;
  readonly #at = new Map<string, number>();
  #prunedAt: number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#prunedAt = now();
    // What was told before this process began is not known.
    this.#at.set(EVERYBODY, now());
  }

  /** @param rooms none: everybody was told */
  told(rooms: Iterable<string>): void {
    const now = this.#now();
    const named = [...rooms];
    for (const room of named.length === 0 ? [EVERYBODY] : named) this.#at.set(room, now);
    if (now - this.#prunedAt < KEPT) return;
    this.#prunedAt = now;
    for (const [room, at] of this.#at) if (now - at > KEPT) this.#at.delete(room);
  }

  /** For how many milliseconds nothing was told in these rooms; ten minutes at most. */
  quietFor(rooms: Iterable<string>): number {
    const times = [EVERYBODY, ...rooms].map((room) => this.#at.get(room) ?? -Infinity);
    return Math.min(KEPT, this.#now() - Math.max(...times));
  }
}
