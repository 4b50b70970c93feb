import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { StoryEntry } from '#contract/http/reports.ts';
import type { Visitor } from '../../../../test-support/app.ts';
import { chatOf, say } from '../../../../test-support/chats.ts';
import { approvePhotos, shipmentActions } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { FEED_SECRET, noticeFor, orderByTransfer, sendNotice } from '../../../../test-support/transfers.ts';

const site = sharedShop({ env: { BANK_FEED_SECRET: FEED_SECRET } });
const people = shared(() => shipmentActions(site));

const story = (id: string, who: Visitor = people.admin) => who.get<StoryEntry[]>(`/api/orders/${id}/story`);

test('an order’s story has its moves, transfer, mails, notes and chat with who did it, newest first, for admins only', async () => {
  const order = await orderByTransfer(people.linh);
  site.clock.advance(60_000);
  await sendNotice(site, noticeFor(order));
  await site.jobs.runAll();
  site.clock.advance(60_000);
  await approvePhotos(site.shop, order);
  const shipment = (await people.create(order)).data;
  site.clock.advance(60_000);
  await people.assign(shipment);
  site.clock.advance(60_000);
  await people.change(shipment, 'in_transit');
  site.clock.advance(60_000);
  await people.admin.post(`/api/orders/${order._id}/staff-notes`, {
    text: 'Gọi trước 5 phút',
    forCourier: true,
  });
  site.clock.advance(60_000);
  const chat = await chatOf(people.linh);
  for (const words of ['Chị ơi', 'Bao giờ tới ạ']) await say(people.linh, chat, words);
  const { data } = await story(order._id);
  expect(data.map(({ at }) => at)).toEqual(
    data
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  const told = data.map(({ kind, what, who }) => [kind, what, who]);
  expect(told.slice(0, 3)).toEqual([
    ['chat', '2', 'Khánh Linh'],
    ['note', 'courier', 'Minh Anh'],
    ['parcel', 'in_transit', 'Anh Tâm'],
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      ['move', 'Shipment created', 'Minh Anh'],
      ['move', 'Payment received by bank transfer', null],
      ['transfer', expect.stringContaining('₫'), null],
      ['mail', 'sent', null],
      ['mail', 'waiting', null],
    ]),
  );
  expect((await story(order._id, people.linh)).status).toBe(403);
  expect((await story(order._id, people.tam)).status).toBe(403);
  expect((await story(randomUUID())).status).toBe(404);
});
