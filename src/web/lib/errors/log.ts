import { parseStored, tryStorage, type StorageLike } from '../storage/storage.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogEntry = { at: string; level: LogLevel; message: string; fields?: unknown };

const LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error'];
/** Entries in memory, and errors that survive a reload (spec §9, Logger). */
const MOST_IN_MEMORY = 100;
const MOST_KEPT = 50;
const KEPT_KEY = 'log.errors';

type Options = {
  least: LogLevel;
  open: () => Pick<StorageLike, 'getItem' | 'setItem'>;
  now: () => Date;
  print: (entry: LogEntry) => void;
};

/** The page's own log of recent events, for error reports and for anyone inspecting it with the developer tools. */
export function createLog({ least, open, now, print }: Options) {
  const entries: LogEntry[] = [];
  const write = (level: LogLevel) => (message: string, fields?: unknown) => {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    const entry: LogEntry = {
      at: now().toISOString(),
      level,
      message,
      ...(fields === undefined ? {} : { fields }),
    };
    entries.push(entry);
    if (entries.length > MOST_IN_MEMORY) entries.shift();
    if (level === 'error') keep(open, entry);
    print(entry);
  };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    entries: (): readonly LogEntry[] => entries,
  };
}

/** A full or forbidden storage costs a log line, never more. */
function keep(open: () => Pick<StorageLike, 'getItem' | 'setItem'>, entry: LogEntry): void {
  tryStorage(() => {
    const box = open();
    const kept = parseStored(box.getItem(KEPT_KEY));
    const errors = Array.isArray(kept) ? kept : [];
    box.setItem(KEPT_KEY, JSON.stringify([...errors, entry].slice(-MOST_KEPT)));
  });
}

export const log = createLog({
  least: import.meta.env?.PROD ? 'warn' : 'debug',
  open: () => window.localStorage,
  now: () => new Date(),
  // The browser itself prints uncaught errors as errors; the log prints its errors as warnings, so that none appears twice.
  print: ({ level, message, fields }) => {
    // oxlint-disable-next-line no-console
    console[level === 'error' ? 'warn' : level](message, fields ?? '');
  },
});
