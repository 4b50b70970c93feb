// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { question } from '#web/ui/overlays/confirm.ts';
import { stubApi, toasts } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { StocktakeTab } from './StocktakeTab.tsx';

const shelf = (id: string, name: string, stock: number) => ({
  _id: id,
  name,
  stock,
  reservedStock: 1,
  availableStock: stock - 1,
  images: { imageUrl: null, thumbnailUrl: null },
});
const charms = [shelf('a', 'Ruby', 12), shelf('b', 'Opal', 4)];

beforeEach(() => localStorage.clear());

async function show(answer: Parameters<typeof stubApi>[0][`PATCH /${string}`]) {
  const asked = stubApi({
    'GET /charms': { data: { charms, pagination: { page: 1, limit: 25, total: 2, pages: 1 } } },
    'GET /categories': { data: [] },
    'PATCH /charms/a/stock': answer,
  });
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <StocktakeTab /> }])} />
    </QueryClientProvider>,
  );
  await eventually(() => expect(document.body.textContent).toContain('Ruby'));
  return asked;
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${copy.counted(name)}"]`);
const book = () => press(document.querySelector(`button[aria-label="${copy.bookName('Ruby')}"]`));

test('the difference is shown before booking; after it the next charm’s field has the focus', async () => {
  const asked = await show({ data: shelf('a', 'Ruby', 10) });
  expect(document.body.textContent).toContain(copy.books(12, 1));
  for (const [typed, said] of [
    ['10', copy.short(2)],
    ['13', copy.over(1)],
    ['12', copy.even],
    ['10', copy.short(2)],
  ] as const) {
    await fill(field('Ruby'), typed);
    expect(document.body.textContent).toContain(said);
  }
  await book();
  await eventually(() => expect(document.body.textContent).toContain(copy.progress(1, 1)));
  expect(asked).toContain('PATCH /charms/a/stock');
  expect(document.activeElement).toBe(field('Opal'));
});

test('a count survives a reload, compared with the stock when counted; a new stocktake clears it', async () => {
  await show({ data: shelf('a', 'Ruby', 10) });
  await fill(field('Ruby'), '10');
  charms[0] = shelf('a', 'Ruby', 9);
  await show({ data: shelf('a', 'Ruby', 10) });
  expect(field('Ruby')?.value).toBe('10');
  expect(document.body.textContent).toContain(copy.short(2));
  await press(buttonOf(copy.begin));
  expect(question.get()?.title).toBe(copy.askBegin.title(1));
  expect(field('Ruby')?.value).toBe('10');
  await act(async () => question.get()?.answer(true));
  expect(field('Ruby')?.value).toBe('');
  charms[0] = shelf('a', 'Ruby', 12);
});

test.each(['', '1,5', '-1', '9999999'])(
  'the invalid count “%s” is not sent and shows a toast',
  async (typed) => {
    const asked = await show({ data: charms[0] });
    await fill(field('Ruby'), typed);
    await book();
    expect(asked.some((each) => each.startsWith('PATCH'))).toBe(false);
    expect(toasts()).toHaveLength(1);
  },
);

test('a stock that changed meanwhile (CONFLICT) shows a toast, and nothing counts as booked', async () => {
  await show({ refused: 'CONFLICT' });
  await fill(field('Ruby'), '10');
  await book();
  await eventually(() => expect(toasts()).toHaveLength(1));
  expect(document.body.textContent).toContain(copy.how);
});
