// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Charm, ReadyMade } from '#contract/http/catalogue.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { eventually, mount } from '../../../../../test-support/mount.ts';
import { useSearch } from './use-search.ts';

const charm = (name: string, meaning = '') => ({ name, tags: [], colors: [], meaning }) as unknown as Charm;
const bracelet = (name: string) => ({ name, description: '' }) as ReadyMade;

function Pages({ of: words }: { of: string }) {
  const { state, pages } = useSearch(words);
  return `${state}: ${pages.map(({ title }) => title).join()}`;
}

/** Asserts the page titles found for words, given the products that the API returns. */
async function expectPages(words: string, charms: Charm[], bracelets: ReadyMade[], titles: string[]) {
  const answers: Record<string, unknown> = {
    '/charms': { charms, pagination: { total: charms.length } },
    '/ready-made-bracelets': { bracelets, pagination: { total: bracelets.length } },
    '/articles': [],
  };
  const queries = createQueryClient(async (path) => answers[path.replace(/\?.*/, '')]);
  const { box } = await mount(
    <QueryClientProvider client={queries}>
      <Pages of={words} />
    </QueryClientProvider>,
  );
  await eventually(() =>
    expect([queries.isFetching(), box.textContent]).toEqual([0, `found: ${titles.join()}`]),
  );
}

test('words that nothing in the shop has are taken for a slip', () =>
  expectPages('tulpi', [charm('Tulip')], [], ['Ý nghĩa tulip']));

test('words that a charm has are none, though no page has them', () =>
  expectPages('tulpi', [charm('Tulpi')], [], []));

test('nor are those that only the meaning of a charm has', () =>
  expectPages('tulpi', [charm('Hoa lạ', 'như tulpi')], [], []));

test('nor are those that a bracelet has', () => expectPages('tulpi', [], [bracelet('Tulpi Vàng')], []));

test('words that a page has find it, whatever is on sale', () =>
  expectPages('linh lan', [charm('Linh lan')], [bracelet('Gửi Linh')], ['Ý nghĩa linh lan']));

test('what is typed is asked once nothing more is typed for 160 ms, and only that', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const queries = createQueryClient((path) => {
    asked.push(path);
    return new Promise(() => undefined);
  });
  const pieces = (typed: string) => (
    <QueryClientProvider client={queries}>
      <Pages of={typed} />
    </QueryClientProvider>
  );
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const { draw } = await mount(pieces(''));
  for (const typed of ['t', 'tu', 'tul']) {
    await draw(pieces(typed));
    await pass(159);
  }
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked.filter((path) => path.startsWith('/charms?'))).toEqual(['/charms?q=tul&limit=5']);
});
