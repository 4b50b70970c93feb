import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ShippingOption } from '#contract/http/shipping.ts';
import type { TestShop } from '../../../test-support/app.ts';
import { shippingId } from '../../../test-support/goods.ts';
import { sharedShop } from '../../../test-support/shared-shop.ts';
import { shippingOptions } from './tables.ts';

const site = sharedShop({ goods: true });

test('GET /shipping lists active options, the cheapest first; admins also get paused ones', async () => {
  await site.shop.db
    .update(shippingOptions)
    .set({ isActive: false })
    .where(eq(shippingOptions.type, 'overnight'));
  const seenBy = async (visitor: ReturnType<TestShop['visitor']>) =>
    (await visitor.get<ShippingOption[]>('/api/shipping')).data.map(({ type, price }) => [type, price]);
  const offered = [
    ['standard', 25_000],
    ['express', 45_000],
  ];
  const admin = await site.signIn({ role: 'admin' });
  expect(await seenBy(site.visitor())).toEqual(offered);
  expect(await seenBy(await site.signIn())).toEqual(offered);
  expect(await seenBy(admin)).toEqual([...offered, ['overnight', 70_000]]);

  const paused = `/api/shipping/${shippingId('overnight')}`;
  expect((await admin.get<ShippingOption>(paused)).data.isActive).toBe(false);
  expect((await site.visitor().get(paused)).status).toBe(404);
});

test('GET /shipping/{id} gives one option; an unknown id is 404', async () => {
  const guest = site.visitor();
  const { data } = await guest.get<ShippingOption>(`/api/shipping/${shippingId('express')}`);
  expect(data).toEqual({
    _id: shippingId('express'),
    name: 'Giao nhanh',
    price: 45_000,
    estimatedDays: 2,
    type: 'express',
    description: '1–2 ngày làm việc',
    isActive: true,
    updatedAt: site.clock.now().toISOString(),
  });
  expect((await guest.get(`/api/shipping/${shippingId('nobody')}`)).status).toBe(404);
});
