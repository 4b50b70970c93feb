import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { inBatches, streamedTable } from './csv.ts';

test('a table whose rows cannot be read any more ends with what went wrong', async () => {
  const rows = inBatches<{ name: string }>(1, async (last) => {
    if (last !== undefined) throw new Error('the database is away');
    return [{ name: 'Hoa sen' }];
  });
  await expect(buffer(streamedTable(rows, { name: 'tên' }))).rejects.toThrow('the database is away');
});

test('whoever leaves in the middle of a table has nothing more read', async () => {
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
