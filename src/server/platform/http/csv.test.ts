import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inBatches, streamedTable } from './csv.ts';

test('a streamed CSV fails with the error of the query that reads its rows', async () => {
  const rows = inBatches<{ name: string }>(1, async (last) => {
    if (last !== undefined) throw new Error('the database is away');
    return [{ name: 'Hoa sen' }];
  });
  await expect(buffer(streamedTable(rows, { name: 'tên' }))).rejects.toThrow('the database is away');
});

test('when the client leaves in the middle of a CSV, no more rows are read', async () => {
  let asked = 0;
  const rows = inBatches<{ name: string }>(100, async () => {
    asked += 1;
    return Array.from({ length: 100 }, (_, n) => ({ name: `Charm ${n}`.repeat(20) }));
  });
  for await (const part of streamedTable(rows, { name: 'tên' })) {
    expect(String(part)).toContain('tên');
    break;
  }
  const then = asked;
  await new Promise((done) => void setImmediate(done));
  expect([asked, asked < 20]).toEqual([then, true]);
});
