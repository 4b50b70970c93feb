type Options = {
  /** Inside at once, over all keys. */
  places: number;
  /** Inside at once of one key. */
  perKey: (key: string) => number;
  /** Whoever comes when so many wait is sent away at once. */
  mostWaiting: number;
};

/** A line in front of a few places, in the order of coming; who may not go in yet because of her key is passed. */
export type Line = {
  /**
   * @param left ms that this one still waits, as it stands at the moment
   * @returns false when no place came free in time, or too many wait already
   */
  enter(key: string, left: () => number): Promise<boolean>;
  /** Gives back the place that `enter` gave. */
  leave(key: string): void;
  /** Whether somebody is inside or waits with this key. */
  has(key: string): boolean;
  /** How many different keys wait. */
  keysWaiting(): number;
};

type Waiting = { key: string; go(): void };

/** How late a patience that was cut short meanwhile is noticed, ms. */
const LOOK_EVERY = 250;

export function createLine({ places, perKey, mostWaiting }: Options): Line {
  const waiting = new Set<Waiting>();
  const inside = new Map<string, number>();
  let taken = 0;

  const mayEnter = (key: string) => taken < places && (inside.get(key) ?? 0) < perKey(key);

  function take(key: string): void {
    taken += 1;
    inside.set(key, (inside.get(key) ?? 0) + 1);
  }

  function admit(): void {
    for (const each of waiting) {
      if (taken >= places) return;
      if (!mayEnter(each.key)) continue;
      waiting.delete(each);
      take(each.key);
      each.go();
    }
  }

  return {
    enter(key, left) {
      // Nobody waits for nothing: whoever could go in did when the last place came free.
      if (mayEnter(key)) {
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
    leave(key) {
      taken -= 1;
      const left = (inside.get(key) ?? 1) - 1;
      if (left > 0) inside.set(key, left);
      else inside.delete(key);
      admit();
    },
    has: (key) => inside.has(key) || [...waiting].some((each) => each.key === key),
    keysWaiting: () => new Set([...waiting].map((each) => each.key)).size,
  };
}
