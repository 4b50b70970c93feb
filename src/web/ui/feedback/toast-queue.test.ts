import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  durationOf,
  MOST_SHOWN,
  withToast,
  type Toast,
  type ToastOptions,
  type ToastType,
} from './toast-queue.ts';

const show = (...list: ToastOptions[]) =>
  list.reduce<readonly Toast[]>((shown, options, index) => withToast(shown, index + 1, options), []);
const titles = (shown: readonly Toast[]) => shown.map((toast) => toast.title);

test.each<[ToastType | undefined, number]>([
  ['error', 5000],
  ['warning', 4000],
  ['success', 3000],
  ['info', 3000],
  [undefined, 2000],
])('a toast of type %s stays %i ms', (type, ms) => {
  expect(durationOf({ title: 'x', ...(type && { type }) })).toBe(ms);
});

test('an explicit duration wins over the one of the type', () => {
  expect(durationOf({ title: 'x', type: 'error', duration: 900 })).toBe(900);
});

test('the same title and message is not shown twice, whatever its type', () => {
  const once = show({ title: 'Hết hàng', message: 'Linh lan', type: 'error' });
  expect(withToast(once, 2, { title: 'Hết hàng', message: 'Linh lan', type: 'info' })).toBe(once);
});

test('a toast that is fading out is replaced by the same one', () => {
  const fading = show({ title: 'Đã hiện', type: 'success' }).map((each) => ({
    ...each,
    leaving: true as const,
  }));
  expect(withToast(fading, 2, { title: 'Đã hiện', type: 'success' })).toEqual([
    { id: 2, title: 'Đã hiện', type: 'success', duration: 3000 },
  ]);
});

test('the same title with another message is another toast', () => {
  expect(
    show({ title: 'Hết hàng', message: 'Linh lan' }, { title: 'Hết hàng', message: 'Tulip' }),
  ).toHaveLength(2);
});

test('a fourth toast replaces the oldest that is no error', () => {
  const shown = show({ title: 'a', type: 'error' }, { title: 'b' }, { title: 'c' }, { title: 'd' });
  expect(titles(shown)).toEqual(['a', 'c', 'd']);
});

test('a fourth toast beside three errors replaces the oldest error', () => {
  const error = (title: string) => ({ title, type: 'error' as const });
  expect(titles(show(error('a'), error('b'), error('c'), error('d')))).toEqual(['b', 'c', 'd']);
  expect(titles(show(error('a'), error('b'), error('c'), { title: 'd' }))).toEqual(['b', 'c', 'd']);
});

test('any sequence: at most three toasts, no two with the same title, the last one is shown', () => {
  const options = fc.record({
    title: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    type: fc.constantFrom<ToastType>('success', 'error', 'warning', 'info'),
  });
  fc.assert(
    fc.property(fc.array(options, { minLength: 1, maxLength: 20 }), (list) => {
      const shown = titles(show(...list));
      expect(shown.length).toBeLessThanOrEqual(MOST_SHOWN);
      expect(new Set(shown).size).toBe(shown.length);
      expect(shown).toContain(list.at(-1)?.title);
    }),
  );
});
