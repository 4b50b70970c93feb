import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('at most N tasks run at once, the others start in order, and a failed one frees its place', async () => {
  const inLine = limitConcurrency(2);
  const begun: number[] = [];
  const ends: PromiseWithResolvers<number>[] = [];
  const outcomes = [0, 1, 2, 3].map((nth) =>
    inLine(() => {
      begun.push(nth);
      ends[nth] = Promise.withResolvers();
      return ends[nth].promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  ends[1]!.reject(new Error('torn'));
  await expect(outcomes[1]).rejects.toThrow('torn');
  expect(begun).toEqual([0, 1, 2]);
  for (const nth of [0, 2]) ends[nth]!.resolve(nth);
  expect([await outcomes[0], await outcomes[2]]).toEqual([0, 2]);
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[3]!.resolve(3);
  expect(await outcomes[3]).toBe(3);
});
