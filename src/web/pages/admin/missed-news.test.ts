import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { onTestFinished, expect, test } from 'vitest';
import { countsQuery } from '#web/entities/report/queries.ts';
import { readWhatWasMissed } from './missed-news.ts';

/** A desk with its counts and one list. @returns how often each was asked */
async function openDesk(counts: readonly object[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const asked = { counts: 0, list: 0 };
  const answers = [...counts];
  const ends = [
    new QueryObserver(queries, {
      queryKey: countsQuery().queryKey,
      queryFn: async () => {
        asked.counts += 1;
        return answers.shift() as never;
      },
    }).subscribe(() => undefined),
    new QueryObserver(queries, {
      queryKey: ['/orders', { page: 1 }],
      queryFn: async () => (asked.list += 1),
    }).subscribe(() => undefined),
  ];
  onTestFinished(() => ends.forEach((end) => end()));
  await expect.poll(() => queries.isFetching()).toBe(0);
  return { queries, asked };
}

test('a desk to which nothing happened asks each question once, and its counts twice', async () => {
  const { queries, asked } = await openDesk([{ orders: 3 }, { orders: 3 }]);
  await readWhatWasMissed(queries);
  expect(asked).toEqual({ counts: 2, list: 1 });
  // Looked at again later, it is asked again.
  expect(queries.getQueryState(['/orders', { page: 1 }])?.isInvalidated).toBe(true);
});

test('an order that came while the desk opened is shown', async () => {
  const { queries, asked } = await openDesk([{ orders: 3 }, { orders: 4 }]);
  await readWhatWasMissed(queries);
  expect(asked).toEqual({ counts: 2, list: 2 });
});
