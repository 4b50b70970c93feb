import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Enters one after the other and records who got in. */
function visitors(line: ReturnType<typeof createLine>) {
  const came: string[] = [];
  const enter = async (key: string, ms = Infinity) => {
    const until = Date.now() + ms;
    came.push((await line.enter(key, () => until - Date.now())) ? key : `${key} gave up`);
  };
  return { came, enter };
}

test('so many are inside, of one key fewer; the others in the order of coming', async () => {
  const line = createLine({ places: 3, perKey: () => 2, mostWaiting: 10 });
  const { came, enter } = visitors(line);
  void ['a', 'a', 'a', 'b', 'c'].map((key) => enter(key));
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'a', 'b']);
  line.leave('b');
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'a', 'b', 'c']);
  line.leave('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('who waits too long gives up, and takes no place afterwards', async () => {
  const line = createLine({ places: 1, perKey: () => 1, mostWaiting: 10 });
  const { came, enter } = visitors(line);
  void enter('a');
  void enter('b', 1_000);
  void enter('c', 5_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(came).toEqual(['a', 'b gave up']);
  line.leave('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'b gave up', 'c']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(came).toHaveLength(3);
  expect([line.has('b'), line.has('c'), line.keysWaiting()]).toEqual([false, true, 0]);
});

test('a patience that is cut short meanwhile ends soon', async () => {
  const line = createLine({ places: 1, perKey: () => 1, mostWaiting: 10 });
  let left = 60_000;
  const came: boolean[] = [];
  void line.enter('a', () => left);
  void line.enter('b', () => left).then((entered) => came.push(entered));
  await vi.advanceTimersByTimeAsync(1_000);
  left = 0;
  await vi.advanceTimersByTimeAsync(250);
  expect(came).toEqual([false]);
});

test('when too many wait, the next one is sent away at once', async () => {
  const line = createLine({ places: 1, perKey: () => 1, mostWaiting: 2 });
  const { came, enter } = visitors(line);
  void ['a', 'b', 'c', 'd'].map((key) => enter(key));
  await vi.advanceTimersByTimeAsync(0);
  expect(came).toEqual(['a', 'd gave up']);
});
