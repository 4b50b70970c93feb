import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { ApiError, createQueryClient, read } from './api.ts';
import { refetchMissed } from './refetch-missed.ts';

const order = read<string>('/orders/1');

/** A server that has read an order, and whose answers arrive when the test says so. */
function openShop() {
  const answers: PromiseWithResolvers<unknown>[] = [];
  const queries = createQueryClient(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  return { queries, answers };
}

function show({ queries }: ReturnType<typeof openShop>) {
  const page = new QueryObserver(queries, { ...order, retry: false });
  onTestFinished(page.subscribe(() => undefined));
  return page;
}

test('a query loading for the first time during events is read once more', async () => {
  const shop = openShop();
  const page = show(shop);
  const told = [1, 2, 3].map(() => refetchMissed(shop.queries, true, /^\/orders/));
  shop.answers[0]?.resolve('pending');
  await expect.poll(() => shop.answers.length).toBe(2);
  expect(page.getCurrentResult().data).toBe('pending');
  shop.answers[1]?.resolve('confirmed');
  await Promise.all(told);
  expect([page.getCurrentResult().data, shop.answers.length]).toEqual(['confirmed', 2]);
});

test('a query prefetched during an event is read again when mounted', async () => {
  const shop = openShop();
  const ahead = shop.queries.prefetchQuery(order);
  const told = refetchMissed(shop.queries, true, /^\/orders/);
  shop.answers[0]?.resolve('pending');
  await Promise.all([ahead, told]);
  show(shop);
  expect(shop.answers).toHaveLength(2);
});

test('a first load that fails is not repeated; an event during its retry is heeded', async () => {
  const shop = openShop();
  const page = show(shop);
  const first = refetchMissed(shop.queries, true, /^\/orders/);
  shop.answers[0]?.reject(new ApiError(500, { code: 'SERVER_ERROR', message: '' }));
  await first;
  expect(shop.answers).toHaveLength(1);
  const reading = page.refetch();
  const second = refetchMissed(shop.queries, true, /^\/orders/);
  shop.answers[1]?.resolve('pending');
  await reading;
  await expect.poll(() => shop.answers.length).toBe(3);
  shop.answers[2]?.resolve('confirmed');
  await second;
  expect(page.getCurrentResult().data).toBe('confirmed');
});

test('a query that ended in a 404 is not read again when no event was missed', async () => {
  const shop = openShop();
  const page = show(shop);
  shop.answers[0]?.reject(new ApiError(404, { code: 'NOT_FOUND', message: '' }));
  await expect.poll(() => page.getCurrentResult().isError).toBe(true);
  await refetchMissed(shop.queries, false);
  expect(shop.answers).toHaveLength(1);
});

test('queries of other paths are not read again', async () => {
  const shop = openShop();
  show(shop);
  const told = refetchMissed(shop.queries, true, /^\/payments/);
  shop.answers[0]?.resolve('pending');
  await told;
  expect(shop.answers).toHaveLength(1);
});
