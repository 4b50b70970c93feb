import { expect, test, vi } from 'vitest';
import type { Charm } from '#contract/http/catalogue.ts';
import { asId, type CategoryId, type CharmId } from '#domain/kernel/ids.ts';
import { vnd } from '#domain/kernel/vnd.ts';
import { createSelectionStore, NOTHING, parseSelection, SELECTION_KEY } from './selection-store.ts';

function aCharm(name: string, facts: Partial<Charm> = {}): Charm {
  return {
    _id: asId<CharmId>(`id-${name}`),
    slug: name,
    name,
    price: vnd(25_000),
    stock: 9,
    reservedStock: 0,
    availableStock: 9,
    description: '',
    meaning: '',
    category: { _id: asId<CategoryId>('flowers'), name: 'Hoa', type: 'Flower' },
    tags: [],
    colors: [],
    letter: null,
    featured: false,
    isSpecial: false,
    images: { imageGallery: [], imageUrl: null, imageCanvas: null },
    updatedAt: '2026-11-21T02:00:00.000Z',
    ...facts,
  };
}

const rose = aCharm('rose');
const lotus = aCharm('lotus');

function aStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function aStore(storage = aStorage(), catalogue: readonly Charm[] = [rose, lotus]) {
  const onShrunk = vi.fn<() => void>();
  const fetchCharms = vi.fn<(ids: readonly CharmId[]) => Promise<Charm[]>>(async (ids) =>
    catalogue.filter(({ _id }) => ids.includes(_id)),
  );
  const store = createSelectionStore({ storage: () => storage, fetchCharms, onShrunk });
  return { store, storage, fetchCharms, onShrunk };
}

const summary = (store: ReturnType<typeof aStore>['store']) =>
  store.get().map(({ charm, quantity }) => `${quantity} ${charm.name}`);

test('the selection survives a reload', () => {
  const { store, storage } = aStore();
  store.add(rose);
  store.add(lotus);
  store.add(rose);
  expect(summary(store)).toEqual(['2 rose', '1 lotus']);
  expect(summary(aStore(storage).store)).toEqual(['2 rose', '1 lotus']);
});

test('an empty storage gives the same empty selection object as on the server', () => {
  expect(aStore().store.get()).toBe(NOTHING);
});

test('a refused charm changes nothing and gives the reason', () => {
  const { store } = aStore();
  const last = aCharm('last', { stock: 1, availableStock: 1 });
  expect(store.add(last).ok).toBe(true);
  expect(store.add(last)).toEqual({ ok: false, why: 'none_available' });
  expect(summary(store)).toEqual(['1 last']);
});

test('reset empties the selection and its storage, and can be undone', () => {
  const { store, storage } = aStore();
  store.add(rose);
  const before = store.reset();
  expect(store.get()).toEqual([]);
  expect(storage.kept.has(SELECTION_KEY)).toBe(false);
  store.restore(before);
  expect(summary(store)).toEqual(['1 rose']);
});

test('quantity 0 removes a charm', () => {
  const { store } = aStore();
  store.add(rose);
  store.setQuantity(rose._id, 0);
  expect(store.get()).toEqual([]);
});

test('changes of another tab are taken over, also its reset', () => {
  const one = aStore();
  const other = aStore(one.storage);
  const listener = vi.fn<() => void>();
  other.store.get();
  other.store.subscribe(listener);
  one.store.add(rose);
  other.store.hear(one.storage.getItem(SELECTION_KEY));
  expect(summary(other.store)).toEqual(['1 rose']);
  other.store.hear(null);
  expect(other.store.get()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what another tab changed unheard is taken over by a look, and not overwritten by a refresh after it', async () => {
  const one = aStore();
  const other = aStore(one.storage);
  other.store.add(lotus);
  one.store.add(rose);
  other.store.look();
  await other.store.refresh();
  expect([summary(one.store), summary(other.store)]).toEqual([
    ['1 lotus', '1 rose'],
    ['1 lotus', '1 rose'],
  ]);
});

test('a full disk does not bring the last stored selection back at a look', () => {
  const storage = aStorage();
  const { store } = aStore(storage);
  store.add(rose);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  store.add(lotus);
  store.look();
  expect(summary(store)).toEqual(['1 rose', '1 lotus']);
});

test('a refresh updates price and stock, drops missing charms and reports a reduced selection', async () => {
  const today = [aCharm('rose', { price: vnd(30_000), stock: 1, availableStock: 1 })];
  const { store, onShrunk } = aStore(aStorage(), today);
  store.add(rose);
  store.add(rose);
  store.add(lotus);
  await store.refresh();
  expect(summary(store)).toEqual(['1 rose']);
  expect(store.get()[0]?.charm.price).toBe(30_000);
  expect(onShrunk).toHaveBeenCalledOnce();
});

test('a charm picked during a refresh stays', async () => {
  const { store, onShrunk } = aStore();
  store.add(rose);
  const refreshing = store.refresh();
  store.add(lotus);
  await refreshing;
  expect(summary(store)).toEqual(['1 rose', '1 lotus']);
  expect(onShrunk).not.toHaveBeenCalled();
});

test('a failed refresh leaves the selection unchanged', async () => {
  const { store, fetchCharms } = aStore();
  store.add(rose);
  fetchCharms.mockRejectedValueOnce(new Error('offline'));
  await store.refresh();
  expect(summary(store)).toEqual(['1 rose']);
});

test('a refresh of an empty selection fetches nothing', async () => {
  const { store, fetchCharms } = aStore();
  await store.refresh();
  expect(fetchCharms).not.toHaveBeenCalled();
});

test('in a browser that denies storage the selection is kept in memory', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const store = createSelectionStore({
    storage: refuse,
    fetchCharms: async () => [],
    onShrunk: () => undefined,
  });
  store.add(rose);
  expect(store.get()).toHaveLength(1);
});

test.each([
  '',
  'null',
  '{}',
  '[1]',
  '[{"charm":null,"quantity":1}]',
  '[{"charm":{"_id":"x"},"quantity":1}]',
  '[{',
])('an invalid stored selection counts as empty: %s', (text) => {
  expect(parseSelection(text)).toEqual([]);
});

test('a stored quantity that is no positive whole number makes the selection empty', () => {
  expect(parseSelection(JSON.stringify([{ charm: rose, quantity: 0 }]))).toEqual([]);
  expect(parseSelection(JSON.stringify([{ charm: rose, quantity: 1.5 }]))).toEqual([]);
  expect(parseSelection(JSON.stringify([{ charm: rose, quantity: 2 }]))).toHaveLength(1);
});
