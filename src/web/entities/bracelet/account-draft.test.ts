import { expect, test } from 'vitest';
import { emptyBoard } from '#domain/design/board.ts';
import { draftKey } from './draft-key.ts';
import { saveDraftToAccount, draftInAccount } from './account-draft.ts';

/** A browser with a draft, and a fake API that it is saved to. */
function scene(draft: string | null, works = true) {
  const here = new Map(draft === null ? [] : [[draftKey('linh'), draft]]);
  const asked: unknown[] = [];
  const box = () => ({
    getItem: (key: string) => here.get(key) ?? null,
    removeItem: (key: string) => void here.delete(key),
  });
  const ask = async (method: string, path: string, options?: { body: unknown }) => {
    asked.push([method, path, options?.body]);
    if (!works) throw new Error('no network');
    return { draft: 'vòng' };
  };
  return { here, asked, ask, box };
}

test('at logout the draft is saved to the account and removed from the browser', async () => {
  const { here, asked, ...deps } = scene('{"name":"Gửi mẹ"}');
  await saveDraftToAccount('linh', deps);
  expect(asked).toEqual([['PUT', '/custom-bracelets/draft', { draft: '{"name":"Gửi mẹ"}' }]]);
  expect(here.size).toBe(0);
});

test('a failed request keeps the draft in the browser and does not throw', async () => {
  const { here, asked: _, ...deps } = scene('{}', false);
  await saveDraftToAccount('linh', deps);
  expect(here.size).toBe(1);
  expect(await draftInAccount(deps.ask)).toBeNull();
});

test('a blank draft does not replace the account’s', async () => {
  const { here, asked, ...deps } = scene(JSON.stringify({ board: emptyBoard(17), name: '', taken: {} }));
  await saveDraftToAccount('linh', deps);
  expect(asked).toEqual([]);
  expect(here.size).toBe(0);
});

test('a change by another tab while the draft is saved is saved too', async () => {
  const { here, asked, ask, box } = scene('{"name":"Gửi mẹ"}');
  const answer = async (method: string, path: string, options?: { body: unknown }) => {
    if (asked.length === 0) here.set(draftKey('linh'), '{"name":"Gửi bà"}');
    return ask(method, path, options);
  };
  await saveDraftToAccount('linh', { ask: answer, box });
  expect(asked.map((call) => (call as unknown[])[2])).toEqual([
    { draft: '{"name":"Gửi mẹ"}' },
    { draft: '{"name":"Gửi bà"}' },
  ]);
  expect(here.size).toBe(0);
});

test('without a draft in the browser nothing is sent', async () => {
  const { asked, here: _, ...deps } = scene(null);
  await saveDraftToAccount('linh', deps);
  expect(asked).toEqual([]);
  expect(await draftInAccount(deps.ask)).toBe('vòng');
});
