// @vitest-environment happy-dom
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { ListFooter } from './ListFooter.tsx';

const LIMIT = 25;

function List({ total }: { total: number }) {
  const { pathname, search } = useLocation();
  const page = Number(new URLSearchParams(search).get('trang') ?? 1);
  return (
    <>
      <output>{pathname + search}</output>
      <ListFooter
        pagination={{ page, limit: LIMIT, total, pages: Math.ceil(total / LIMIT) }}
        range={(rows) => `${rows} đơn`}
        hrefFor={(to) => `/admin?trang=${to}`}
        heading={{ current: null }}
      />
    </>
  );
}

async function show(path: string, total: number) {
  const { box } = await mount(
    <MemoryRouter initialEntries={[path]}>
      <List total={total} />
    </MemoryRouter>,
  );
  return box;
}

test('every number of the range has grouped thousands', async () => {
  const box = await show('/admin?trang=41', 3_002);
  expect(box.querySelector('p')?.textContent).toBe('1.001–1.025 trên 3.002 đơn');
});

test('a page past the end redirects to the last page', async () => {
  const box = await show('/admin?trang=3', 50);
  await eventually(() => expect(box.querySelector('output')?.textContent).toBe('/admin?trang=2'));
  expect(box.querySelector('p')?.textContent).toBe('26–50 trên 50 đơn');
});

test('an empty list shows no footer and does not redirect', async () => {
  const box = await show('/admin?trang=3', 0);
  expect(box.textContent).toBe('/admin?trang=3');
});

test.each([
  [1, 'first'],
  [2, 'between'],
  [41, 'between'],
  [121, 'last'],
])('page %i of 121 says for the styles where in the list it is: %s', async (page, place) => {
  const box = await show(`/admin?trang=${page}`, 3_002);
  expect(box.querySelector('nav')?.dataset.long).toBe(place);
});
