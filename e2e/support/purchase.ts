import { expect } from 'vitest';
import type { ReadyMade, ReadyMadeDetail } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { Person, Stage } from './browser.ts';

/** Calls the API with the person's session. */
export async function askAs<Data>(
  stage: Stage,
  { context }: Person,
  path: string,
  {
    method = 'GET',
    ...options
  }: { method?: 'POST' | 'PUT' | 'PATCH'; data?: object } | { method?: 'GET' } = {},
): Promise<Data> {
  const headers = { origin: stage.shop.url };
  const answer = await context.request.fetch(`/api${path}`, { method, headers, ...options });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return ((await answer.json()) as { data: Data }).data;
}

/** Adds an available ready-made bracelet to the cart, or several kinds. */
export async function fillCart(stage: Stage, person: Person, kinds = 1): Promise<void> {
  const { bracelets } = await askAs<{ bracelets: ReadyMade[] }>(
    stage,
    person,
    '/ready-made-bracelets?limit=50',
  );
  for (const { _id } of bracelets.filter(({ stock }) => stock > 5).slice(0, kinds))
    await askAs(stage, person, '/cart/items', {
      method: 'POST',
      data: { readyMadeBracelet: _id, quantity: 1, type: 'bracelet' },
    });
}

/** The design of one of the shop's ready-made bracelets. */
export async function designOfTheShop(stage: Stage, person: Person) {
  const { bracelets } = await askAs<{ bracelets: ReadyMade[] }>(stage, person, '/ready-made-bracelets');
  const pattern = bracelets.find(({ hasDesign }) => hasDesign);
  const { design } = await askAs<ReadyMadeDetail>(stage, person, `/ready-made-bracelets/${pattern?._id}`);
  return design!;
}

/** Saves a design of the person's own, copied from one of the shop's. */
export async function saveDesign(stage: Stage, person: Person, name: string): Promise<CustomBracelet> {
  const { charms, ...string } = await designOfTheShop(stage, person);
  return askAs(stage, person, '/custom-bracelets', {
    method: 'POST',
    data: { name, charms: charms.map(({ charm, position }) => ({ id: charm, position })), ...string },
  });
}

/** Orders what is in the cart, paid on delivery; the admin confirms it. */
export async function orderConfirmed(
  stage: Stage,
  buyer: Person,
  admin: Person,
  more: object = {},
): Promise<Order> {
  const shippingAddress = {
    fullName: 'Trần Ngọc Mai',
    phone: '0901234567',
    addressLine1: '27/4 Hẻm Hoa Giấy',
    ward: 'Phường Xuân Hòa',
    city: 'Thành phố Hồ Chí Minh',
  };
  const data = { paymentMethod: 'COD', shippingAddress, ...more };
  const order = await askAs<Order>(stage, buyer, '/orders', { method: 'POST', data });
  const confirm = { method: 'PUT', data: { status: 'confirmed' } } as const;
  return askAs<Order>(stage, admin, `/orders/${order._id}/admin-transition`, confirm);
}

/** Delivers a confirmed order that waits for no photograph. */
export async function deliver(stage: Stage, admin: Person, { _id: order }: Order): Promise<void> {
  const { _id } = await askAs<Shipment>(stage, admin, '/shipments', { method: 'POST', data: { order } });
  const shipper = await stage.signedIn('shipper');
  const { id: shipperId } = await askAs<User>(stage, shipper, '/users/me');
  await askAs(stage, admin, `/shipments/${_id}/assign`, { method: 'PUT', data: { shipperId } });
  for (const status of ['in_transit', 'out_for_delivery', 'delivered'])
    await askAs(stage, shipper, `/shipments/${_id}/status`, { method: 'PUT', data: { status } });
}
