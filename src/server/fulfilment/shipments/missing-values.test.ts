import { expect, test } from 'vitest';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

test('a status change without a valid status is 422', async () => {
  const { _id } = await people.broughtTo('in_transit');
  for (const body of [{}, { status: '' }, { status: null }, { status: 'lost' }]) {
    const { status, error } = await people.tam.put(`/api/shipments/${_id}/status`, body);
    expect([status, error.details?.[0]?.path]).toEqual([422, 'status']);
  }
});

test('an assignment without a shipper is 422', async () => {
  const { _id } = (await people.create(await people.confirmedOrder())).data;
  for (const body of [{}, { shipperId: '' }, { shipperId: null }]) {
    const { status, error } = await people.admin.put(`/api/shipments/${_id}/assign`, body);
    expect([status, error.details?.[0]?.path]).toEqual([422, 'shipperId']);
  }
});
