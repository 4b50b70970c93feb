import { afterEach, expect, test, vi } from 'vitest';
import { inBackground } from './in-background.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a rejected promise is passed to reportError, nothing is thrown', async () => {
  const told: unknown[] = [];
  vi.stubGlobal('window', { reportError: (error: unknown) => told.push(error) });
  const failure = new Error('no net');
  inBackground(Promise.reject(failure));
  inBackground(Promise.resolve(1));
  inBackground(undefined);
  await expect.poll(() => told).toEqual([failure]);
});
