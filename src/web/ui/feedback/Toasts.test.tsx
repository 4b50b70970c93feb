// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, press } from '../../../../test-support/mount.ts';
import { shownToasts, toast, type ToastOptions } from './toast.ts';
import { Toasts } from './Toasts.tsx';

/** ms of a toast's exit animation. */
const LEAVING = 220;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await act(async () => shownToasts.set([]));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Here() {
  return <output>{useLocation().pathname}</output>;
}
const page = () =>
  mount(
    <MemoryRouter>
      <Toasts />
      <Here />
    </MemoryRouter>,
  );

const say = (...all: ToastOptions[]) => act(async () => all.forEach((each) => toast(each)));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const titles = (box: Element) => [...box.querySelectorAll('.toast b')].map(({ textContent }) => textContent);
const only = (box: Element) => box.querySelector('.toast')!;

test.each([
  ['error', 5000],
  ['warning', 4000],
  ['success', 3000],
  ['info', 3000],
  [undefined, 2000],
] as const)('a toast of type %s is gone after %i ms, and not before', async (type, ms) => {
  const { box } = await page();
  await say({ title: 'Hết hàng', ...(type && { type }) });
  await pass(ms - 1);
  expect(only(box).className).toBe(`toast ${type ?? 'plain'}`);
  await pass(1);
  expect(only(box).className).toContain('leaving');
  await pass(LEAVING);
  expect(titles(box)).toEqual([]);
});

test('at most three toasts are shown, and the same one only once', async () => {
  const { box } = await page();
  const twice = { title: 'Hết hàng', message: 'Linh lan' };
  await say(twice, twice, { title: 'b' }, { title: 'c' }, { title: 'd' });
  expect(titles(box)).toEqual(['b', 'c', 'd']);
});

test('a toast’s timer pauses on hover, on focus and while the tab is hidden', async () => {
  const { box } = await page();
  await say({ title: 'Đã lưu', type: 'success' });
  const tell = (event: string) =>
    act(async () => void only(box).dispatchEvent(new Event(event, { bubbles: true })));
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  const turnTo = async (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  };

  for (const [hold, release] of [
    [() => tell('pointerover'), () => tell('pointerout')],
    [() => tell('focusin'), () => tell('focusout')],
    [() => turnTo('hidden'), () => turnTo('visible')],
  ] as const) {
    await hold();
    await pass(60_000);
    expect(only(box).className).toBe('toast success');
    await release();
    await pass(900);
  }
  await pass(300);
  expect(only(box).className).toContain('leaving');
});

test('while one toast is hovered, the ones above keep their place, faded or not', async () => {
  const { box } = await page();
  await say({ title: 'Đã hiện', type: 'success' }, { title: 'Đã lưu', type: 'info' });
  await pass(1000);
  await say({ title: 'Đã ẩn', type: 'success', duration: 8000 });
  await pass(2000);
  const [, , hidden] = box.querySelectorAll('.toast');
  const tell = (event: string) =>
    act(async () => void hidden!.dispatchEvent(new Event(event, { bubbles: true })));
  await tell('pointerover');
  await pass(60_000);
  expect(titles(box)).toEqual(['Đã hiện', 'Đã lưu', 'Đã ẩn']);
  await tell('pointerout');
  await pass(LEAVING);
  expect(titles(box)).toEqual(['Đã ẩn']);
});

test('the others go on when a hovered toast is closed', async () => {
  const { box } = await page();
  await say({ title: 'Đã hiện', type: 'success' }, { title: 'Hết hàng', type: 'error' });
  const error = box.querySelector('.toast.error')!;
  await act(async () => void error.dispatchEvent(new Event('pointerover', { bubbles: true })));
  await press(error.querySelector('[aria-label="Đóng"]'));
  await pass(LEAVING);
  expect(titles(box)).toEqual(['Đã hiện']);
  await pass(3000 + LEAVING);
  expect(titles(box)).toEqual([]);
});

test('an action runs and closes the toast, the close button closes it, a link navigates', async () => {
  const { box } = await page();
  const again = vi.fn();
  await say({ title: 'Lỗi kết nối', type: 'error', action: { label: 'Thử lại', onClick: again } });
  await press(box.querySelector('.act'));
  await pass(LEAVING);
  expect([again.mock.calls.length, titles(box)]).toEqual([1, []]);

  await say({ title: 'Hết hàng', type: 'error' });
  await press(box.querySelector('[aria-label="Đóng"]'));
  await pass(LEAVING);
  expect(titles(box)).toEqual([]);

  await say({ title: 'Hết hàng', type: 'error', action: { label: 'Kiểm tra giỏ hàng', to: '/cart' } });
  await press(box.querySelector('a.act'));
  expect(box.querySelector('output')?.textContent).toBe('/cart');
});

test('errors are announced assertively, other toasts politely', async () => {
  const { box } = await page();
  await say({ title: 'Hỏng', type: 'error' }, { title: 'Xong', type: 'success' });
  const announced = (how: string) => box.querySelector(`[aria-live="${how}"] b`)?.textContent;
  expect([announced('assertive'), announced('polite')]).toEqual(['Hỏng', 'Xong']);
});
