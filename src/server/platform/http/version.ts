import { seconds } from '#domain/kernel/time.ts';

/** How long what was read counts; nobody is told that something changed, so this is how late it is noticed. */
const READ_EVERY = seconds(1);
/** Who wants to know waits no longer for it, ms: then the database is away. */
const ANSWER_WITHIN = 500;

/** What everybody's data were at a moment. */
export type Reading = {
  /** Another one means that something may be shown otherwise. Null: the database does not say. */
  version: string | null;
  /** When it was asked for, in ms of `performance.now()`. */
  at: number;
};

/**
 * A version of the data that everybody is shown, as it stands in the database: whoever wrote there, told or not, it is
 * another one afterwards. It is asked for once a second at most, and only while somebody wants to know.
 */
export type Version = {
  /** The last reading; undefined when it is too old, or older than a change that was made here. */
  current(): Reading | undefined;
  /** @param notBefore the reading was asked for then or later, in ms of `performance.now()` */
  read(notBefore?: number): Promise<Reading>;
  /** Something was changed by this process: readings from before it do not count any more. */
  touch(): void;
  /** When that was last. */
  touchedAt(): number;
};

/** @param ask reads it from the database */
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
    // A database that does not answer is asked again a second after it did not.
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
