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

test('words without any match are taken as a typo', () =>
  expectPages('tulpi', [charm('Tulip')], [], ['Ý nghĩa tulip']));

test('words in a charm’s name are no typo', () => expectPages('tulpi', [charm('Tulpi')], [], []));

test('words in a charm’s meaning are no typo', () =>
  expectPages('tulpi', [charm('Hoa lạ', 'như tulpi')], [], []));

test('words in a bracelet’s name are no typo', () => expectPages('tulpi', [], [bracelet('Tulpi Vàng')], []));

test('words of a page find it beside charms and bracelets', () =>
  expectPages('linh lan', [charm('Linh lan')], [bracelet('Gửi Linh')], ['Ý nghĩa linh lan']));

test('the search is sent once, 160 ms after the last key', async () => {
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
