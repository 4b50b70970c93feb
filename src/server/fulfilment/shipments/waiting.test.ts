import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { AllShipmentsPage } from '#contract/http/fulfilment.ts';
import type { Counts, Inbox } from '#contract/http/reports.ts';
import { shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { tableOf } from '../../../../test-support/tables.ts';
import { shipments } from '../tables.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

test('lists with waits=true have exactly the shipments that inbox, counts and CSV have as waiting for staff', async () => {
  const { db } = site.shop;
  const back = [await people.broughtTo('in_transit', 'out_for_delivery', 'returned')];
  back.push(await people.broughtTo('in_transit', 'out_for_delivery', 'returned'));
  await people.admin.put(`/api/shipments/${back[0]!._id}/return-to-stock`, { fit: true });
  await people.create(await people.confirmedOrder());
  const { data: collected } = await people.create(await people.confirmedOrder());
  await db.update(shipments).set({ via: 'ghn' }).where(eq(shipments.id, collected._id));
  const inbox = (await people.admin.get<Inbox>('/api/reports/inbox')).data;
  const { waiting } = (await people.admin.get<Counts>('/api/reports/counts')).data;
  for (const [status, kind, head, other] of [
    ['returned', 'returned', 'returned', back[0]!],
    ['pending', 'toHandOver', 'toAssign', collected],
  ] as const) {
    const { data } = await people.admin.get<AllShipmentsPage>(
      `/api/shipments?status=${status}&waits=true&limit=100`,
    );
    const { total } = data.pagination;
    expect([total, waiting[head]]).toEqual([data.shipments.length, total]);
    expect(inbox.find((line) => line.kind === kind)?.count).toBe(total);
    expect(data.shipments.map(({ _id }) => _id)).not.toContain(other._id);
    const { rows } = await tableOf(people.admin, `/api/reports/shipments.csv?status=${status}&waits=true`);
    expect(rows).toHaveLength(total);
  }
});
