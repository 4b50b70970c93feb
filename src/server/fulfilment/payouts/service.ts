import type * as Contract from '#contract/http/carriers.ts';
import type { CarrierCashList, Payout, PayoutsPage } from '#contract/http/carriers.ts';
import type { z } from '#contract/zod.ts';
import { CARRIERS } from '#domain/fulfilment/carriers.ts';
import { carrierCopy as copy, carrierNames } from '#domain/fulfilment/carriers.vi.ts';
import type { PayoutId, UserId } from '#domain/kernel/ids.ts';
import { sumOf, vnd } from '#domain/kernel/vnd.ts';
import { getPeople } from '#server/identity/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { paginationOf, type PageOf } from '#server/platform/db/paging.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { listConcerns } from '../bookings/repository.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';
import * as repository from './repository.ts';
import type { OwedRow, PayoutRow } from './repository.ts';

type Wanted = z.output<typeof Contract.PayoutBody>;

/** Cash that carriers owe the shop, by their own figures and by the parcels', and the parcels that staff should check. */
export async function getCarrierCash({
  db,
  clock,
}: Pick<FulfilmentShop, 'db' | 'clock'>): Promise<CarrierCashList> {
  const [owed, concerns] = await Promise.all([
    Promise.all(CARRIERS.map((carrier) => repository.listOwed(db, carrier))),
    listConcerns(db, clock.now()),
  ]);
  return {
    parcels: owed.flat().map(presentOwed),
    later: owed.flatMap(laterThan),
    moreConcerns: concerns.total - concerns.rows.length,
    concerns: concerns.rows.map(
      ({ id, carrier, orderId, state, trackingNumber, carrierStatus, concern, createdAt }) => ({
        _id: id,
        carrier,
        order: orderId,
        state,
        trackingNumber,
        status: carrierStatus,
        concern,
        since: createdAt.toISOString(),
      }),
    ),
  };
}

/** A carrier's parcels beyond these. */
function laterThan(rows: readonly OwedRow[]): CarrierCashList['later'] {
  const [first] = rows;
  if (first === undefined || first.allParcels === rows.length) return [];
  const cash = vnd(first.allCod - sumOf(rows, ({ cod }) => cod));
  return [{ carrier: first.carrier, parcels: first.allParcels - rows.length, cash }];
}

function presentOwed(row: OwedRow): CarrierCashList['parcels'][number] {
  return {
    _id: row.id,
    carrier: row.carrier,
    order: row.orderId,
    trackingNumber: row.trackingNumber ?? '',
    customer: row.address.fullName,
    city: row.address.city,
    deliveredAt: (row.deliveredAt ?? row.updatedAt).toISOString(),
    cod: row.cod,
    carrierCod: row.carrierCod,
    fee: row.fee,
    remittedAt: row.remittedAt?.toISOString() ?? null,
  };
}

export async function getPayouts(db: Db, page: PageOf): Promise<PayoutsPage> {
  const { rows, total } = await repository.listPayouts(db, page);
  return { payouts: await presentAll(db, rows), pagination: paginationOf(page, total) };
}

async function presentAll(
  db: Db,
  rows: readonly { payout: PayoutRow; parcels: number }[],
): Promise<Payout[]> {
  const people = await getPeople(db, [...new Set(rows.map(({ payout }) => payout.receivedBy))]);
  return rows.map(({ payout, parcels }) => ({
    _id: payout.id,
    carrier: payout.carrier,
    receivedBy: { _id: payout.receivedBy, name: people.get(payout.receivedBy)?.name ?? '' },
    parcels,
    expected: payout.expected,
    fees: payout.fees,
    counted: payout.counted,
    note: payout.note,
    createdAt: payout.createdAt.toISOString(),
  }));
}

/**
 * Records a carrier's payout for some parcels; each parcel is settled once, as with a shipper's hand-in (decision 0068).
 * Repeating the request (same `clientId`) returns the first payout.
 * @throws ShopError PAYOUT_CHANGED, REASON_REQUIRED, IDEMPOTENCY_MISMATCH
 */
export async function recordPayout(
  shop: Pick<FulfilmentShop, 'db' | 'clock'>,
  admin: { id: UserId },
  wanted: Wanted,
): Promise<Payout> {
  const now = shop.clock.now();
  const id = await inTx(shop.db, async (tx) => {
    const owed = await repository.lockOwed(tx, wanted.parcels);
    const before = await repository.findByClientId(tx, wanted.clientId);
    if (before) return checkSame(tx, before, wanted);
    const hasAll = owed.length === new Set(wanted.parcels).size;
    if (!hasAll || owed.some(({ carrier }) => carrier !== wanted.carrier))
      throw new ShopError('PAYOUT_CHANGED');
    const expected = sumOf(owed, ({ cod }) => cod);
    const { carrier, fees, counted, clientId } = wanted;
    if (counted + fees !== expected && !wanted.note) throw noteMissing();
    const row: PayoutRow = {
      id: newId<PayoutId>(now),
      carrier,
      receivedBy: admin.id,
      expected,
      fees,
      counted,
      note: wanted.note || null,
      clientId,
      createdAt: now,
    };
    await repository.insertPayout(tx, row);
    await repository.markPaid(tx, wanted.parcels, row.id, now);
    await remember(tx, row);
    return row.id;
  });
  const { rows } = await repository.listPayouts(shop.db, { page: 1, limit: 1 }, id);
  const [payout] = await presentAll(shop.db, rows);
  if (payout === undefined) throw new ShopError('NOT_FOUND');
  return payout;
}

async function checkSame(
  tx: Tx,
  before: PayoutRow,
  { carrier, counted, fees, parcels }: Wanted,
): Promise<PayoutId> {
  const settled = new Set(await repository.listParcelsOf(tx, before.id));
  const areSame = settled.symmetricDifference(new Set(parcels)).size === 0;
  const isSameMoney = before.counted === counted && before.fees === fees;
  if (before.carrier === carrier && isSameMoney && areSame) return before.id;
  throw new ShopError('IDEMPOTENCY_MISMATCH');
}

function noteMissing(): ShopError {
  const message = copy.payoutNoteMissing;
  return new ShopError('REASON_REQUIRED', { message, details: [{ path: 'note', message }] });
}

async function remember(tx: Tx, row: PayoutRow): Promise<void> {
  const isEven = row.counted + row.fees === row.expected;
  await writeAudit(tx, {
    at: row.createdAt,
    userId: row.receivedBy,
    action: 'payout',
    subject: 'cash',
    subjectId: row.id,
    label: carrierNames[row.carrier],
    changes: {
      counted: { from: null, to: row.counted },
      ...(row.fees > 0 && { fees: { from: null, to: row.fees } }),
      ...(isEven ? null : { expected: { from: null, to: row.expected } }),
      ...(row.note === null ? null : { note: { from: null, to: row.note } }),
    },
  });
}
