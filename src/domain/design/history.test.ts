import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ok, refuse } from '../kernel/result.ts';
import { redo, startHistory, step, undo } from './history.ts';
import type { History } from './history.ts';

const taken = (history: History<number>, to: number): History<number> => {
  const next = step(history, () => ok(to));
  if (!next.ok) throw new Error('refused');
  return next.value;
};

test('up to ten steps are undone and redone exactly; a further undo or redo changes nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer(), { minLength: 2, maxLength: 30 }), ([first = 0, ...others]) => {
      const end = others.reduce(taken, startHistory(first));
      const remembered = Math.min(10, others.length);
      let back = end;
      for (let i = 0; i < remembered; i += 1) back = undo(back);
      expect(back.present).toBe([first, ...others].at(-1 - remembered));
      expect(undo(back)).toBe(back);
      for (let i = 0; i < remembered; i += 1) back = redo(back);
      expect(back).toEqual(end);
      expect(redo(back)).toBe(back);
    }),
  );
});

test('a new step discards the undone steps', () => {
  const history = taken(undo(taken(startHistory(1), 2)), 3);
  expect(redo(history).present).toBe(3);
  expect(undo(history).present).toBe(1);
});

test('a refused step and one that changes nothing are not added to the history', () => {
  const history = taken(startHistory(1), 2);
  expect(step(history, () => refuse('full'))).toEqual({ ok: false, why: 'full' });
  expect(step(history, (present) => ok(present))).toEqual({ ok: true, value: history });
});
