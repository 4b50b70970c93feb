import { expect, test } from 'vitest';
import { createStore } from '#web/ui/store.ts';
import { later } from './after-paint.ts';

function follow(first: number) {
  const store = createStore(first);
  const frames: (() => void)[] = [];
  const shown = later(store, (then) => frames.push(then));
  const seen: number[] = [];
  const stop = shown.subscribe(() => seen.push(shown.get()));
  return { store, shown, seen, stop, paint: () => frames.splice(0).forEach((then) => then()) };
}

test('the delayed store keeps its value until the frame is painted', () => {
  const { store, shown, seen, paint } = follow(1);
  store.set(2);
  expect([shown.get(), seen]).toEqual([1, []]);
  paint();
  expect([shown.get(), seen]).toEqual([2, [2]]);
});

test('several changes within a frame notify once with the last value, the next frame again', () => {
  const { store, seen, paint } = follow(1);
  store.set(2);
  store.set(3);
  paint();
  store.set(4);
  paint();
  expect(seen).toEqual([3, 4]);
});

test('an unsubscribed listener is not notified', () => {
  const { store, shown, seen, stop, paint } = follow(1);
  stop();
  store.set(2);
  paint();
  expect([shown.get(), seen]).toEqual([2, []]);
});
