import { expect, test, vi } from 'vitest';
import { retryImport } from './retry-import.ts';

test('a failed dynamic import is retried after 2, 4 and 8 s until it succeeds', async () => {
  vi.useFakeTimers();
  try {
    let tries = 0;
    const loaded = retryImport(async () => {
      tries += 1;
      if (tries < 4) throw new TypeError('Failed to fetch dynamically imported module');
      return 'here';
    });
    await vi.advanceTimersByTimeAsync(2_000 + 4_000);
    expect(tries).toBe(3);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await loaded).toBe('here');
  } finally {
    vi.useRealTimers();
  }
});
