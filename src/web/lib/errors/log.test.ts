import { expect, test } from 'vitest';
import { createLog, type LogEntry } from './log.ts';

function openLog(least: 'debug' | 'warn' = 'debug') {
  const kept = new Map<string, string>();
  const printed: LogEntry[] = [];
  const log = createLog({
    least,
    open: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
    }),
    now: () => new Date(0),
    print: (entry) => printed.push(entry),
  });
  return { log, printed, kept };
}

test('the last 100 entries stay in memory', () => {
  const { log } = openLog();
  for (let at = 0; at < 130; at += 1) log.info(`line ${at}`);
  expect(log.entries()).toHaveLength(100);
  expect(log.entries()[0]?.message).toBe('line 30');
});

test('the last 50 errors are stored for after a reload', () => {
  const { log, kept } = openLog();
  for (let at = 0; at < 70; at += 1) log.error(`trouble ${at}`);
  const errors = JSON.parse([...kept.values()][0] ?? '') as LogEntry[];
  expect(errors).toHaveLength(50);
  expect(errors.at(-1)?.message).toBe('trouble 69');
});

test('at level warn only warnings and errors are printed', () => {
  const { log, printed } = openLog('warn');
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(printed.map(({ message }) => message)).toEqual(['c', 'd']);
});
