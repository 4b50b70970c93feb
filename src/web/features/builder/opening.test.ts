import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyBoard } from '#domain/design/board.ts';
import { asId, type CharmId } from '#domain/kernel/ids.ts';
import { draftKey } from '#web/entities/bracelet/draft-key.ts';
import { charmsById } from '#web/entities/ring/queries.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { charmsInView, openingQuery } from './opening.ts';
import { emptyDesign } from './state/design-state.ts';
import { draftOf } from './state/draft.ts';

const rose = asId<CharmId>('rose');
const draft = { ...draftOf(emptyDesign()), board: { ...emptyBoard(17), tray: { [rose]: 2 } } };
const page = { charms: [{ _id: rose, name: 'Hồng' }], pagination: { total: 1, pages: 1 } };

/** @returns the draft it opens with, and the client, whose reads get this answer */
async function opened(answer: (path: string) => Promise<unknown>) {
  stubApi({ 'GET /custom-bracelets/draft': { data: { draft: JSON.stringify(draft) } } });
  const client = createQueryClient(answer);
  return { client, found: await client.fetchQuery(openingQuery('linh')) };
}

test('the builder opens with the draft and has loaded the charms of its first view', async () => {
  const { client, found } = await opened(async (path) => (path.startsWith('/charms') ? page : []));
  expect(found).toEqual(draft);
  expect(client.getQueryData(charmsById([rose]).queryKey)).toEqual(page);
  expect(charmsInView(client).map(({ _id }) => _id)).toContain(rose);
});

test('a blank draft left in the browser does not hide the bracelet stored in the account', async () => {
  const blank = JSON.stringify({ ...draftOf(emptyDesign()), board: emptyBoard(18) });
  const setItem = vi.fn();
  vi.stubGlobal('window', { localStorage: { getItem: () => blank, setItem } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { found } = await opened(async (path) => (path.startsWith('/charms') ? page : []));
  expect(found).toEqual(draft);
  const [key, text] = setItem.mock.calls[0] as string[];
  expect([key, JSON.parse(text!)]).toEqual([draftKey('linh'), draft]);
});

test.each([true, false])(
  'the builder opens with the draft even if the catalogue cannot be loaded (online: %s)',
  async (online) => {
    onlineManager.setOnline(online);
    onTestFinished(() => onlineManager.setOnline(true));
    const { client, found } = await opened(() => Promise.reject(new TypeError('no network')));
    expect(found).toEqual(draft);
    expect(charmsInView(client)).toEqual([]);
  },
);
