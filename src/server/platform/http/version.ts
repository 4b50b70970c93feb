import { seconds } from '#domain/kernel/time.ts';

/** How long a reading counts as current; changes elsewhere are not announced, so this is how late they are noticed. */
const READ_EVERY = seconds(1);
/** The longest wait for a reading, in ms; after it the database counts as away. */
const ANSWER_WITHIN = 500;

/** The version of the public data at a moment. */
export type Reading = {
  /** A different one means that what is shown may have changed. Null: the database does not answer. */
  version: string | null;
  /** When it was queried, in ms of `performance.now()`. */
  at: number;
};

/**
 * A version of the public data, read from the database, so that it differs after every write, whichever process wrote. It is
 * queried once a second at most, and only on demand.
 */
export type Version = {
  /** The last reading; undefined when it is too old, or older than a change that was made here. */
  current(): Reading | undefined;
  /** @param notBefore the earliest time at which the reading may have been queried, in ms of `performance.now()` */
  read(notBefore?: number): Promise<Reading>;
  /** Marks a change by this process: earlier readings no longer count. */
  touch(): void;
  /** When `touch` was last called. */
  touchedAt(): number;
};

/** @param ask queries the version in the database */
export function createVersion(ask: () => Promise<string>): Version {
  let last: Reading = { version: null, at: -Infinity };
  let asking: { at: number; answer: Promise<Reading> } | null = null;
  let touched = -Infinity;

  async function answered(at: number): Promise<Reading> {
    const late = Promise.withResolvers<null>();
    const timer = setTimeout(() => late.resolve(null), ANSWER_WITHIN);
    const version = await Promise.race([ask(), late.promise]).catch(() => null);
    clearTimeout(timer);
    asking = null;
    // A database that does not answer is queried again a second after the failure.
    last = { version, at: version === null ? performance.now() : at };
    return last;
  }

  function start(): Promise<Reading> {
    const at = performance.now();
    asking = { at, answer: answered(at) };
    return asking.answer;
  }

  const current = () => (last.at >= touched && performance.now() - last.at < READ_EVERY ? last : undefined);

  async function read(notBefore = touched): Promise<Reading> {
    const under = asking;
    if (under === null) return start();
    if (under.at >= notBefore) return under.answer;
    await under.answer;
    return read(notBefore);
  }

  return {
    current,
    read,
    touch() {
      touched = performance.now();
    },
    touchedAt: () => touched,
  };
}
