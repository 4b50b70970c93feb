import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { batchInRounds } from './batch-in-rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose rounds last until the test ends them. */
function slowly() {
  const rounds: string[][] = [];
  const ends: (() => void)[] = [];
  const queue = batchInRounds<string>(250, (things) => {
    rounds.push([...things]);
    return new Promise<void>((done) => void ends.push(done));
  });
  return { rounds, queue, endRound: () => ends.shift()?.() };
}

test('messages within 250 ms make one round, without duplicates', async () => {
  const { rounds, queue } = slowly();
  for (const thing of ['order', 'parcel', 'order']) queue.hear(thing);
  await vi.advanceTimersByTimeAsync(249);
  expect(rounds).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(rounds).toEqual([['order', 'parcel']]);
});

test('messages during a slow round wait for its end and then share one round', async () => {
  const { rounds, queue, endRound } = slowly();
  queue.hear('order');
  for (let told = 0; told < 20; told += 1) {
    await vi.advanceTimersByTimeAsync(250);
    queue.hear('order');
  }
  expect(rounds).toEqual([['order']]);
  endRound();
  await vi.advanceTimersByTimeAsync(250);
  expect(rounds).toEqual([['order'], ['order']]);
  endRound();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toHaveLength(2);
});

test('after end() no further round starts', async () => {
  const { rounds, queue, endRound } = slowly();
  queue.hear('order');
  await vi.advanceTimersByTimeAsync(250);
  queue.hear('parcel');
  queue.end();
  endRound();
  queue.hear('parcel');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(rounds).toEqual([['order']]);
});
