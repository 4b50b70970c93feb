import { expect, onTestFinished, test, vi } from 'vitest';
import { visitSource } from '#web/lib/visit-source.ts';
import { keepVisitLink } from './keep-visit-link.ts';

/** @returns the source of a tab that was opened by these addresses, one after the other */
function sourceAfter(...searches: string[]) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('window', { sessionStorage });
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const search of searches) {
    vi.stubGlobal('location', { search });
    keepVisitLink();
  }
  return { source: visitSource(), stored: [...kept.values()].join() };
}

const facebook = { source: 'facebook', medium: null, campaign: null };

test('the last link with a source wins; of a click id only the parameter’s name is stored', () => {
  expect(sourceAfter('?fbclid=IwAR0x')).toEqual({ source: facebook, stored: 'fbclid=' });
  const { source } = sourceAfter('?fbclid=IwAR0x', '?utm_source=Zalo&utm_campaign=8-3&charm=hoa-dao');
  expect(source).toEqual({ source: 'zalo', medium: null, campaign: '8-3' });
});

test.each(['', '?q=hoa', '?utm_source=%20', '?utm_campaign=8-3', '?constructor=1', '?__proto__=x&toString='])(
  'an address without a source keeps the earlier source: "%s"',
  (search) => {
    expect(sourceAfter('?fbclid=IwAR0x', search).source).toEqual(facebook);
    expect(sourceAfter(search)).toEqual({ source: null, stored: '' });
  },
);
