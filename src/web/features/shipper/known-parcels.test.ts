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

test('the list that was looked at last is there again, for him alone', () => {
  const { texts, opened } = phone();
  opened().keep(all, { page, at: 1 });
  opened().keep(onTheWay, { page, at: 2 });
  expect(opened().recall(onTheWay)).toMatchObject({ page, at: 2 });
  expect(opened().recall(all)).toBeUndefined();
  expect(opened('phuc').recall(onTheWay)).toBeUndefined();
  // Keys with this prefix are removed at logout.
  expect([...texts.keys()]).toEqual(['mine:tu:shipper.parcels']);
});

test.each(['', 'null', '[]', '{"list":"/shipper","at":1,"page":{"shipments":[{}]}}', '{"list":"/shipper"}'])(
  'what another version kept counts as nothing: %s',
  (text) => {
    const { texts, opened } = phone();
    texts.set('mine:tu:shipper.parcels', text);
    expect(opened().recall(all)).toBeUndefined();
  },
);
