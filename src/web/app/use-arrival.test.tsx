// @vitest-environment happy-dom
import { Link, MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mount, press } from '../../../test-support/mount.ts';
import { useArrival } from './use-arrival.ts';

let calm: boolean;
const scroll = vi.fn();

beforeEach(() => {
  calm = false;
  scroll.mockClear();
  vi.stubGlobal('scrollTo', scroll);
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: calm }) as MediaQueryList);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Shop() {
  useArrival();
  return (
    <>
      <Link id="garden" to="/garden" />
      <Link id="page-two" to="/?trang=2" />
      <Link id="delivery" to="/help#giao-hang" />
      <Link id="magazine" to="/blog" />
      <Link id="column" to="/blog?chuyen-muc=chon-qua" />
      <Link id="article" to="/blog?bai-viet=ba-mau-la-du" />
      <Link id="customers" to="/admin?tab=customers" />
      <Link id="reviews" to="/admin?tab=reviews" />
      <Link id="customer" to="/admin?tab=customers&khach=linh" />
      <Link id="slip" to="/admin?tab=cash&phieu=one" />
      <main>
        <h1>Vườn hoa</h1>
        <p id="giao-hang">Giao hàng</p>
      </main>
    </>
  );
}
const follow = async (id: string) => {
  const { box } = await mount(
    <MemoryRouter>
      <Shop />
    </MemoryRouter>,
  );
  expect(scroll).not.toHaveBeenCalled();
  await press(box.querySelector(`#${id}`));
  return box;
};

test('another path: scrolls smoothly to the top left and focuses the heading', async () => {
  const box = await follow('garden');
  expect(scroll.mock.calls).toEqual([[{ top: 0, left: 0, behavior: 'smooth' }]]);
  expect(document.activeElement).toBe(box.querySelector('h1'));
});

test('another path with reduced motion: scrolls instantly', async () => {
  calm = true;
  await follow('garden');
  expect(scroll.mock.calls).toEqual([[{ top: 0, left: 0, behavior: 'instant' }]]);
});

test('another page number of the same path: does not scroll', async () => {
  await follow('page-two');
  expect(scroll).not.toHaveBeenCalled();
});

test('magazine: opening an article scrolls to the top, choosing a column does not', async () => {
  const box = await follow('magazine');
  scroll.mockClear();
  await press(box.querySelector('#column'));
  expect(scroll).not.toHaveBeenCalled();
  await press(box.querySelector('#article'));
  expect(scroll).toHaveBeenCalledOnce();
});

test('dashboard: changing tabs does not scroll, opening a customer or a cash slip does', async () => {
  const box = await follow('customers');
  for (const [id, times] of [
    ['reviews', 0],
    ['customer', 1],
    ['slip', 1],
  ] as const) {
    scroll.mockClear();
    await press(box.querySelector(`#${id}`));
    expect(scroll, id).toHaveBeenCalledTimes(times);
  }
});

test('a link with a hash: scrolls its target into view', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const box = await follow('delivery');
  expect(scroll).not.toHaveBeenCalled();
  expect(into.mock.contexts).toEqual([box.querySelector('#giao-hang')]);
});
