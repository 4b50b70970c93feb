import { beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Charm, CharmsPage } from '#contract/http/catalogue.ts';
import type { StockReason } from '#domain/catalogue/stock-reasons.ts';
import { charms as seeded } from '#seeds/catalogue.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { NOW } from '../../../../test-support/visitor.ts';
import { charmId, setStock } from '../../../../test-support/goods.ts';
import { sharedShop } from '../../../../test-support/shared-shop.ts';
import { release, reserve, removeReserved } from './service.ts';
import { charms, stockMovements } from '../tables.ts';

const site = sharedShop({ goods: true });
beforeEach(async () => {
  await site.shop.db.execute(sql`DELETE FROM ${stockMovements} WHERE reason <> 'opening'`);
  await site.shop.db.execute(sql`UPDATE ${charms} SET sold = 0`);
});

const guest = () => site.visitor();
const bestsellers = async (query = '') =>
  (await guest().get<Charm[]>(`/api/charms/bestsellers${query}`, NOW)).data.map(({ slug }) => slug);

const cause = (reason: StockReason) => ({ reason, orderId: null, userId: null, now: site.shop.clock.now() });
const pieces = (slug: string, quantity: number) => [{ kind: 'charm', id: charmId(slug), quantity }] as const;
const order = (slug: string, quantity: number) =>
  inTx(site.shop.db, (tx) => reserve(tx, pieces(slug, quantity), cause('order_placed')));
const cancel = (slug: string, quantity: number) =>
  inTx(site.shop.db, (tx) => release(tx, pieces(slug, quantity), cause('order_cancelled')));
const ship = (slug: string, quantity: number) =>
  inTx(site.shop.db, (tx) => removeReserved(tx, pieces(slug, quantity), cause('shipment')));

test('without sales there are no bestsellers', async () => {
  expect(await bestsellers()).toEqual([]);
});

test('bestsellers are sorted by pieces ordered: a shipment changes nothing, a cancelled order counts down', async () => {
  await order('tulip', 3);
  await order('hoa-sen', 5);
  await order('tho', 4);
  await ship('tulip', 3);
  await cancel('hoa-sen', 3);
  expect(await bestsellers()).toEqual(['tho', 'tulip', 'hoa-sen']);
  expect(await bestsellers('?limit=1')).toEqual(['tho']);
});

test('a sold-out charm is no bestseller', async () => {
  await order('hoa-dao', 2);
  await setStock(site.shop, { charm: 'hoa-dao' }, 0);
  expect(await bestsellers()).not.toContain('hoa-dao');
});

test('sort=bestselling lists charms by sales, then the rest in the shop’s own order', async () => {
  await order('buom', 2);
  const { data } = await guest().get<CharmsPage>('/api/charms?sort=bestselling&limit=3', NOW);
  expect(data.charms.map(({ slug }) => slug)).toEqual(['buom', seeded[0]?.slug, seeded[1]?.slug]);
});
