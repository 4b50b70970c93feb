import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlotQueue } from './slot-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Enters one after the other and records who got in. */
function visitors(queue: ReturnType<typeof createSlotQueue>) {
  const came: string[] = [];
  const acquire = async (key: string, ms = Infinity) => {
    const until = Date.now() + ms;
    came.push((await queue.acquire(key, () => until - Date.now())) ? key : `${key} gave up`);
  };
  return { came, acquire };
}

test('slots are limited in total and per key; the others enter in order of arrival', async () => {
  const queue = createSlotQueue({ slots: 3, perKey: () => 2, mostWaiting: 10 });
  const { came, acquire } = visitors(queue);
  void ['a', 'a', 'a', 'b', 'c'].map((key) => acquire(key));
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'a', 'b']);
  queue.release('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'a', 'b', 'c']);
  queue.release('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('a waiter whose time is up gives up and takes no slot afterwards', async () => {
  const queue = createSlotQueue({ slots: 1, perKey: () => 1, mostWaiting: 10 });
  const { came, acquire } = visitors(queue);
  void acquire('a');
  void acquire('b', 1_000);
  void acquire('c', 5_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(came).toEqual(['a', 'b gave up']);
  queue.release('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'b gave up', 'c']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(came).toHaveLength(3);
  expect([queue.has('b'), queue.has('c'), queue.keysWaiting()]).toEqual([false, true, 0]);
});

test('a waiter whose time limit is cut short while it waits gives up within 250 ms', async () => {
  const queue = createSlotQueue({ slots: 1, perKey: () => 1, mostWaiting: 10 });
  let left = 60_000;
  const came: boolean[] = [];
  void queue.acquire('a', () => left);
  void queue.acquire('b', () => left).then((entered) => came.push(entered));
  await vi.advanceTimersByTimeAsync(1_000);
  left = 0;
  await vi.advanceTimersByTimeAsync(250);
  expect(came).toEqual([false]);
});

test('a full queue refuses the next waiter at once', async () => {
  const queue = createSlotQueue({ slots: 1, perKey: () => 1, mostWaiting: 2 });
  const { came, acquire } = visitors(queue);
  void ['a', 'b', 'c', 'd'].map((key) => acquire(key));
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'd gave up']);
});
