import { expect, test } from 'vitest';
import type { MyShipmentsPage } from '#contract/http/fulfilment.ts';
import { viewOf } from '#web/entities/shipment/view.ts';
import { knownParcels } from './known-parcels.ts';

const page = {
  shipments: [{ order: { shippingAddress: { phone: '0912345678' } } }],
  counts: { total: 1, delivered: 0, inProgress: 1 },
  pagination: { page: 1, limit: 12, total: 1, pages: 1 },
} as unknown as MyShipmentsPage;
const all = viewOf('/shipper', new URLSearchParams());
const second = viewOf('/shipper', new URLSearchParams('trang=2'));
const delivered = viewOf('/shipper', new URLSearchParams('trang-thai=delivered'));
const onTheWay = viewOf('/shipper', new URLSearchParams('trang-thai=in_progress'));

/** Simulated phone storage that outlives each opened page. */
function phone() {
  const texts = new Map<string, string>();
  const box = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (at: number) => [...texts.keys()][at] ?? null,
    get length() {
      return texts.size;
    },
  };
  return { texts, opened: (userId = 'tu') => knownParcels(userId, () => box) };
}

test('every page of all parcels and the last filtered list are restored, for their shipper only', () => {
  const { texts, opened } = phone();
  for (const [at, view] of [all, second, delivered, onTheWay].entries()) opened().keep(view, { page, at });
  const known = [all, second, delivered, onTheWay].map((view) => opened().recall(view)?.at);
  expect(known).toEqual([0, 1, undefined, 3]);
  expect(opened('phuc').recall(all)).toBeUndefined();
  // Keys with this prefix are removed at logout.
  expect([...texts.keys()].every((key) => key.startsWith('mine:tu:'))).toBe(true);
});

test.each(['', 'null', '[]', '{"list":"/shipper","at":1,"page":{"shipments":[{}]}}', '{"list":"/shipper"}'])(
  'an invalid record counts as none: %s',
  (text) => {
    const { texts, opened } = phone();
    texts.set('mine:tu:shipper.parcels.1', text);
    expect(opened().recall(all)).toBeUndefined();
  },
);
