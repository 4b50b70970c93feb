import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { describe, expect, test } from 'vitest';
import type { CashHolder, HandInSlip, HandInsPage, HeldCash } from '#contract/http/cash.ts';
import type { AllShipmentsPage, MyCash, MyShipmentsPage, Shipment } from '#contract/http/fulfilment.ts';
import { fulfilmentCopy } from '#domain/fulfilment/copy.vi.ts';
import { shortId, type ShipmentId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import type { BulkOutcome } from '#contract/http/ordering.ts';
import type { Account } from '#contract/http/users-admin.ts';
import { LIMITS } from '#server/platform/db/limits.ts';
import { tally, type Visitor } from '../../../../test-support/app.ts';
import { shipmentActions, type SignedIn } from '../../../../test-support/parcels.ts';
import { shared, sharedShop } from '../../../../test-support/shared-shop.ts';
import { tableOf } from '../../../../test-support/tables.ts';
import { shipments } from '../tables.ts';

const site = sharedShop();
const people = shared(() => shipmentActions(site));

const courier = (): Promise<SignedIn> => site.signIn({ role: 'shipper' });
/** A shipper's parcel, moved through these statuses. */
async function parcelOf(who: SignedIn, ...statuses: string[]): Promise<Shipment> {
  site.clock.advance(1_000);
  const { data } = await people.create(await people.confirmedOrder());
  await people.assign(data, who);
  for (const status of statuses) await people.change(data, status, { notes: 'vì vậy' }, who);
  return data;
}
const delivered = (who: SignedIn) => parcelOf(who, 'in_transit', 'out_for_delivery', 'delivered');

describe('POST /shipments/hand-over', () => {
  const handOver = (parcels: [Shipment, SignedIn | null][], to: SignedIn, who: Visitor = people.admin) =>
    who.post<BulkOutcome[]>('/api/shipments/hand-over', {
      parcels: parcels.map(([{ order }, from]) => ({ order: order._id, from: from?.user._id ?? null })),
      shipperId: to.user._id,
    });
  const shipperOf = async ({ _id }: Shipment) =>
    (await people.admin.get<Shipment>(`/api/shipments/${_id}`)).data.shipper?._id;

  test('gives a shipper’s open parcels to another in their current status; a delivered one is refused', async () => {
    const [ill, well] = [await courier(), await courier()];
    const [fresh, moving, failed, done] = [
      await parcelOf(ill),
      await parcelOf(ill, 'in_transit', 'out_for_delivery'),
      await parcelOf(ill, 'in_transit', 'failed'),
      await delivered(ill),
    ];
    const nobodys = (await people.create(await people.confirmedOrder())).data;
    const told: unknown[] = [];
    site.shop.events.on('shipment.changed', ({ formerShipperId }) => void told.push(formerShipperId));
    const asked: [Shipment, SignedIn | null][] = [
      [fresh, ill],
      [moving, ill],
      [failed, ill],
      [done, ill],
      [nobodys, null],
    ];
    const { status, data } = await handOver(asked, well);
    expect([status, data.map(({ outcome }) => outcome)]).toEqual([
      200,
      ['done', 'done', 'done', 'refused', 'done'],
    ]);
    expect(told).toEqual([ill.user._id, ill.user._id, ill.user._id, undefined]);
    const mine = (await well.get<MyShipmentsPage>('/api/shipments/my-shipments?sort=oldest')).data.shipments;
    expect(mine.map((shipment) => [shipment._id, shipment.status])).toEqual([
      [fresh._id, 'shipped'],
      [moving._id, 'out_for_delivery'],
      [failed._id, 'failed'],
      [nobodys._id, 'shipped'],
    ]);
    // The former shipper can no longer move it, and is told what to do; the new one can.
    const late = await people.change(moving, 'delivered', {}, ill);
    expect([late.status, late.error.message]).toEqual([404, fulfilmentCopy.notYours]);
    expect((await people.change(moving, 'delivered', {}, well)).status).toBe(200);
    // Repeating the request changes nothing.
    expect((await handOver([[fresh, ill]], well)).data[0]).toMatchObject({ outcome: 'unchanged' });
    expect((await people.admin.get<Shipment>(`/api/shipments/${fresh._id}`)).data.statusHistory).toHaveLength(
      3,
    );
  });

  test('by two admins concurrently: one succeeds, the other is refused with the new shipper’s name', async () => {
    const [from, one, two] = [await courier(), await courier(), await courier()];
    const parcel = await parcelOf(from);
    const answers = await Promise.all([handOver([[parcel, from]], one), handOver([[parcel, from]], two)]);
    const outcomes = answers.map(({ data }) => data[0]?.outcome);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'refused']));
    const winner = outcomes[0] === 'done' ? one : two;
    expect(await shipperOf(parcel)).toBe(winner.user._id);
    const loser = answers.find(({ data }) => data[0]?.outcome === 'refused');
    expect(loser?.data[0]?.message).toContain(winner.user.name);
    // Assigning does not take a parcel from its current shipper; only handing over does.
    expect((await people.assign(parcel, from)).error.code).toBe('ALREADY_ASSIGNED');
  });

  test('concurrent with the shipper’s own step: shipper, history and order are consistent', async () => {
    for (const step of ['in_transit', 'failed'] as const) {
      const [from, to] = [await courier(), await courier()];
      const parcel = await parcelOf(from, ...(step === 'failed' ? ['in_transit'] : []));
      const [given, moved] = await Promise.all([
        handOver([[parcel, from]], to),
        people.change(parcel, step, { notes: 'không ai ở nhà' }, from),
      ]);
      expect(given.data[0]?.outcome).toBe('done');
      expect([200, 404]).toContain(moved.status);
      const { data } = await people.admin.get<Shipment>(`/api/shipments/${parcel._id}`);
      const lines = data.statusHistory.filter((entry) => JSON.stringify(entry).includes('không ai ở nhà'));
      expect([data.shipper?._id, lines.length]).toEqual([to.user._id, moved.status === 200 ? 1 : 0]);
    }
    const [from, to] = [await courier(), await courier()];
    const parcel = await parcelOf(from, 'in_transit', 'out_for_delivery');
    const [given, brought] = await Promise.all([
      handOver([[parcel, from]], to),
      people.change(parcel, 'delivered', {}, from),
    ]);
    const isBrought = brought.status === 200;
    expect([given.data[0]?.outcome, await shipperOf(parcel)]).toEqual(
      isBrought ? ['refused', from.user._id] : ['done', to.user._id],
    );
    expect((await people.orderNow(parcel.order)).status).toBe(isBrought ? 'delivered' : 'shipped');
  });

  test('right after the shipper’s step leaves its response 200; the step sent again is 404', async () => {
    const [from, to] = [await courier(), await courier()];
    const parcel = await parcelOf(from);
    const { db, events } = site.shop;
    let given: Promise<unknown> | undefined;
    events.on('shipment.changed', ({ shipmentId }) => {
      if (shipmentId !== parcel._id || given !== undefined) return;
      // The step is committed; its answer is read when one of these connections is free again.
      const taken = Array.from({ length: LIMITS.reads }, () => db.$client.connect());
      given = giveAway(shipmentId, taken);
    });
    const giveAway = async (id: ShipmentId, taken: Promise<PoolClient>[]) => {
      const connections = await Promise.all(taken);
      await db.update(shipments).set({ shipperId: to.user._id }).where(eq(shipments.id, id));
      for (const connection of connections) connection.release();
    };
    const step = { status: 'in_transit', clientId: randomUUID() };
    const { status, data } = await people.change(parcel, step.status, step, from);
    await given;
    expect([status, data.status, data.shipper?._id]).toEqual([200, 'in_transit', to.user._id]);
    // Sent again, because that answer was lost: the parcel is another's by now.
    expect((await people.change(parcel, step.status, step, from)).status).toBe(404);
  });

  test('is for admins only and to shippers only; an unknown order is refused', async () => {
    const from = await courier();
    const parcel = await parcelOf(from);
    expect((await handOver([[parcel, from]], people.linh)).data[0]).toMatchObject({ outcome: 'refused' });
    const unknown = { parcels: [{ order: randomUUID(), from: null }], shipperId: from.user._id };
    const { data } = await people.admin.post<BulkOutcome[]>('/api/shipments/hand-over', unknown);
    expect(data[0]).toMatchObject({ outcome: 'refused' });
    expect((await handOver([[parcel, from]], people.tam, from)).status).toBe(403);
    expect((await people.admin.post('/api/shipments/hand-over', { ...unknown, parcels: [] })).status).toBe(
      422,
    );
    expect(await shipperOf(parcel)).toBe(from.user._id);
  });

  test('the CSV of shipments has the cash to collect and the filters of the list, for admins only', async () => {
    const who = await courier();
    const [open, failed] = [await parcelOf(who, 'in_transit'), await parcelOf(who, 'in_transit', 'failed')];
    await delivered(who);
    const url = `/api/reports/shipments.csv?shipper=${who.user._id}`;
    const { headers, rows } = await tableOf(people.admin, `${url}&status=in_transit`);
    expect(headers['content-disposition']).toMatch(/filename="van-don-[\d-]+\.csv"/);
    const [row, ...more] = rows;
    const order = await people.orderNow(open.order);
    expect([row, more]).toMatchObject([
      {
        'Mã đơn': `#${shortId(order._id)}`,
        'Điện thoại': `="${order.shippingAddress.phone}"`,
        Shipper: who.user.name,
        'Thu hộ': String(order.totalPrice),
      },
      [],
    ]);
    expect((await tableOf(people.admin, url)).rows).toHaveLength(3);
    const found = await tableOf(people.admin, `${url}&search=${shortId(failed.order._id)}`);
    expect(found.rows.map((each) => each['Mã đơn'])).toEqual([`#${shortId(failed.order._id)}`]);
    expect((await who.get(url)).status).toBe(403);
    expect((await people.admin.get('/api/reports/shipments.csv?status=mat')).status).toBe(422);
  });

  test('status=open lists a shipper’s parcels that are not yet delivered', async () => {
    const from = await courier();
    const [open] = [await parcelOf(from, 'in_transit', 'failed'), await delivered(from)];
    const query = `status=open&shipper=${from.user._id}`;
    const found = (await people.admin.get<AllShipmentsPage>(`/api/shipments?${query}`)).data.shipments;
    expect(found.map(({ _id }) => _id)).toEqual([open._id]);
  });
});

describe('a shipper who leaves', () => {
  const close = ({ user }: SignedIn, more: object = {}) =>
    people.admin.put<Account>(`/api/users/${user._id}/active`, { isActive: false, ...more });
  const demote = ({ user }: SignedIn, more: object = {}) =>
    people.admin.put<Account>(`/api/users/${user._id}/role`, { role: 'customer', ...more });

  test.each([
    ['disabled', close],
    ['made a customer', demote],
  ])('cannot be %s with open parcels (409) unless the request says that they stay', async (_how, leave) => {
    const [leaving, other] = [await courier(), await courier()];
    const parcel = await parcelOf(leaving);
    const refused = await leave(leaving);
    expect([refused.status, refused.error.code]).toEqual([409, 'PARCELS_OPEN']);
    expect(refused.error.message).toContain('1 kiện');
    expect((await leaving.get('/api/shipments/my-shipments')).status).toBe(200);
    expect((await leave(leaving, { parcels: 'stay' })).status).toBe(200);
    // They stay with him until someone takes them over.
    expect((await people.assign(parcel, other)).data.shipper?._id).toBe(other.user._id);
  });

  test('can be disabled at once without open parcels', async () => {
    const idle = await courier();
    await delivered(idle);
    expect((await close(idle)).status).toBe(200);
  });

  test('is either disabled or assigned a parcel when both are requested concurrently', async () => {
    for (let time = 0; time < 4; time += 1) {
      const leaving = await courier();
      const parcel = (await people.create(await people.confirmedOrder())).data;
      const [closed, given] = await Promise.all([close(leaving), people.assign(parcel, leaving)]);
      expect([closed.status, given.status]).toEqual(closed.status === 200 ? [200, 422] : [409, 200]);
    }
  });
});

describe('cash on delivery', () => {
  const held = async ({ user }: SignedIn) =>
    (await people.admin.get<HeldCash>(`/api/shipments/cash/${user._id}`)).data;
  const handIn = (who: SignedIn, parcels: readonly string[], counted: number, more: object = {}) =>
    people.admin.post<HandInSlip>('/api/shipments/cash/hand-ins', {
      shipper: who.user._id,
      parcels,
      counted,
      clientId: randomUUID(),
      ...more,
    });

  test('is held by the shipper until it is handed in, once, also by concurrent requests', async () => {
    const me = await courier();
    const [first, second] = [await delivered(me), await delivered(me)];
    const sum = first.order.totalPrice + second.order.totalPrice;
    const has = await held(me);
    expect([has.held, has.parcels.map(({ shipment }) => shipment)]).toEqual([sum, [first._id, second._id]]);
    const holders = async () =>
      (await people.admin.get<CashHolder[]>('/api/shipments/cash')).data.find(
        ({ shipper }) => shipper._id === me.user._id,
      );
    expect(await holders()).toMatchObject({ held: sum, parcels: 2 });
    const ids = has.parcels.map(({ shipment }) => shipment);
    const clientId = randomUUID();
    const told: unknown[] = [];
    site.shop.events.on('cash.handed-in', (fact) => void told.push(fact));
    // One admin's double click, and another admin at the same moment.
    const answers = await Promise.all([
      handIn(me, ids, sum, { clientId }),
      handIn(me, ids, sum, { clientId }),
      handIn(me, ids, sum),
    ]);
    const ofOne = answers.slice(0, 2).map(({ status }) => status);
    expect(tally(answers)).toEqual(
      ofOne.every((status) => status === 201) ? { 201: 2, 409: 1 } : { 201: 1, 409: 2 },
    );
    expect(told).toEqual([{ shipperId: me.user._id }]);
    const slip = answers.find(({ status }) => status === 201)!.data;
    expect(slip).toMatchObject({
      shipper: { name: me.user.name },
      receivedBy: { name: 'Minh Anh' },
      expected: sum,
      counted: sum,
      note: null,
    });
    expect(slip.parcels.map(({ cash }) => cash)).toEqual([first.order.totalPrice, second.order.totalPrice]);
    expect(await holders()).toBeUndefined();
    expect((await me.get<MyCash>('/api/shipments/my-cash')).data).toMatchObject({ collected: sum, held: 0 });
    const { data: kept } = await people.admin.get<HandInsPage>('/api/shipments/cash/hand-ins');
    expect(kept.handIns.filter(({ shipper }) => shipper._id === me.user._id)).toHaveLength(1);
    const path = `/api/shipments/cash/hand-ins/${slip._id}`;
    expect((await people.admin.get<HandInSlip>(path)).data).toEqual(slip);
  });

  test('handed in as another amount needs a note, and is in the audit log and the CSV', async () => {
    const me = await courier();
    const parcel = await delivered(me);
    const { totalPrice } = parcel.order;
    const short = await handIn(me, [parcel._id], totalPrice - 50_000, { note: '  ' });
    expect([short.status, short.error.code]).toEqual([422, 'REASON_REQUIRED']);
    const { data } = await handIn(me, [parcel._id], totalPrice - 50_000, { note: 'Thối nhầm khách' });
    expect(data).toMatchObject({
      expected: totalPrice,
      counted: totalPrice - 50_000,
      note: 'Thối nhầm khách',
    });
    const log = (await people.admin.get<{ entries: object[] }>('/api/audit-log?subject=cash')).data;
    expect(log.entries[0]).toMatchObject({
      action: 'hand-in',
      label: me.user.name,
      changes: { expected: { to: totalPrice }, counted: { to: totalPrice - 50_000 } },
    });
    const { headers, rows } = await tableOf(people.admin, '/api/reports/cash.csv');
    expect(headers['content-disposition']).toMatch(/filename="tien-thu-ho-[\d-]+\.csv"/);
    expect(rows.at(-1)).toEqual({
      'Lúc nộp': formatDateTime(data.createdAt),
      Shipper: me.user.name,
      'Người nhận': 'Minh Anh',
      'Số kiện': '1',
      'Phải nộp': String(totalPrice),
      'Đếm được': String(totalPrice - 50_000),
      Lệch: '-50000',
      'Lý do': 'Thối nhầm khách',
    });
  });

  test('of an unknown or somebody else’s parcel cannot be handed in; a clientId with another amount or parcel is refused', async () => {
    const [me, other] = [await courier(), await courier()];
    const his = await delivered(other);
    expect((await held(me)).parcels).toEqual([]);
    for (const id of [his._id, randomUUID()])
      expect((await handIn(me, [id], 0)).error.code).toBe('CASH_CHANGED');
    const clientId = randomUUID();
    expect((await handIn(other, [his._id], his.order.totalPrice, { clientId })).status).toBe(201);
    const another = await handIn(other, [his._id], 1, { clientId });
    expect(another.error.code).toBe('IDEMPOTENCY_MISMATCH');
    // Of the same price: answered with the first slip, its cash would seem to be handed in.
    const next = await delivered(other);
    expect(next.order.totalPrice).toBe(his.order.totalPrice);
    const reused = await handIn(other, [next._id], next.order.totalPrice, { clientId });
    expect(reused.error?.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  test('is visible to admins only; an unknown shipper or hand-in is 404', async () => {
    const paths = ['', `/${people.tam.user._id}`, '/hand-ins', `/hand-ins/${randomUUID()}`];
    for (const path of paths) expect((await people.tam.get(`/api/shipments/cash${path}`)).status).toBe(403);
    expect((await people.admin.get(`/api/shipments/cash/${randomUUID()}`)).status).toBe(404);
    expect((await people.admin.get(`/api/shipments/cash/hand-ins/${randomUUID()}`)).status).toBe(404);
  });
});
