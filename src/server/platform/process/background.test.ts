import { expect, test } from 'vitest';
import { inBackground } from './background.ts';
import { createLog } from './log.ts';

test('a background promise that rejects is logged and does not end the process', async () => {
  const lines: object[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line) as object) });
  const failing = Promise.reject(new Error('gone'));
  inBackground(log, 'telling the pages', failing);
  inBackground(log, 'this', Promise.resolve());
  await failing.catch(() => undefined);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'telling the pages failed',
      err: expect.objectContaining({ message: 'gone' }),
    }),
  ]);
});
