import { expect, test } from 'vitest';
import { queueWorkers } from './waking.ts';

/** Three workers, two jobs at a time each; `woken` takes the ids that were woken since. */
function threeWorkers() {
  let woken: string[] = [];
  const queue = queueWorkers(2, (id) => woken.push(id));
  const [first, second, third] = ['first', 'second', 'third'].map((id) => {
    const worker = queue.add();
    worker.started(id);
    return worker;
  });
  const taken = () => {
    const ids = woken;
    woken = [];
    return ids;
  };
  return { queue, first: first!, second: second!, third: third!, woken: taken };
}

test('a new job wakes one idle worker and makes the busy ones look again', async () => {
  const { queue, first, second, woken } = threeWorkers();
  queue.wake();
  expect(woken()).toEqual(['first']);
  const done = Promise.withResolvers<string>();
  const working = first.during(1, () => done.promise);
  expect(woken()).toEqual([]);
  queue.wake();
  expect(woken()).toEqual(['first', 'second']);
  await second.during(1, () => Promise.resolve());
  done.resolve('sent');
  await expect(working).resolves.toBe('sent');
  queue.wake();
  expect(woken()).toEqual(['first']);
});

test('a worker that takes a full batch, or fewer jobs than were sent, wakes the next worker', () => {
  const { queue, first, second, third, woken } = threeWorkers();
  queue.wake();
  queue.wake();
  expect(woken()).toEqual(['first', 'first']);
  const forever = () => new Promise(() => {});
  const ends = [first.during(1, forever)];
  expect(woken()).toEqual(['first', 'second']);
  ends.push(second.during(2, forever));
  expect(woken()).toEqual(['first', 'second', 'third']);
  ends.push(third.during(1, forever));
  queue.wake();
  expect(woken()).toEqual(['first', 'second', 'third']);
  expect(ends).toHaveLength(3);
});

test('a worker whose job failed is idle again', async () => {
  const { queue, first, woken } = threeWorkers();
  await expect(first.during(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  queue.wake();
  expect(woken()).toEqual(['first']);
});
