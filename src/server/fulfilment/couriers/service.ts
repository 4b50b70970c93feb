import type * as Contract from '#contract/http/cash.ts';
import type { z } from '#contract/zod.ts';
import { fulfilmentCopy as copy } from '#domain/fulfilment/copy.vi.ts';
import type { CashHandInId, UserId } from '#domain/kernel/ids.ts';
import { getPeople } from '#server/identity/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';
import * as repository from './repository.ts';

type Wanted = z.output<typeof Contract.HandInBody>;

/**
 * Records the cash that a shipper hands in for some of his parcels; each parcel is settled once. Repeating the request (same
 * `clientId`) returns the first hand-in.
 * @throws ShopError NOT_FOUND for an unknown shipper, CASH_CHANGED, REASON_REQUIRED, IDEMPOTENCY_MISMATCH
 */
export async function handIn(
  shop: Pick<FulfilmentShop, 'db' | 'clock' | 'events'>,
  admin: { id: UserId },
  wanted: Wanted,
): Promise<CashHandInId> {
  const now = shop.clock.now();
  const { id, isNew } = await inTx(shop.db, async (tx) => {
    const parcels = await repository.lockCash(tx, wanted.parcels);
    const before = await repository.findByClientId(tx, wanted.clientId);
    if (before) return { id: await checkSame(tx, before, wanted), isNew: false };
    const hasAll = parcels.length === new Set(wanted.parcels).size;
    const areHis = parcels.every(({ shipperId, cashHeld }) => cashHeld && shipperId === wanted.shipper);
    if (!hasAll || !areHis) throw new ShopError('CASH_CHANGED');
    const expected = await repository.sumCashOf(tx, wanted.parcels);
    if (wanted.counted !== expected && !wanted.note) throw noteMissing();
    const { shipper: shipperId, counted, clientId } = wanted;
    const row = {
      id: newId<CashHandInId>(now),
      shipperId,
      receivedBy: admin.id,
      expected,
      counted,
      note: wanted.note || null,
      clientId,
      createdAt: now,
    };
    await repository.insertHandIn(tx, row);
    await repository.markHandedIn(tx, wanted.parcels, row.id, now);
    await remember(tx, row);
    return { id: row.id, isNew: true };
  });
  if (isNew) shop.events.publish('cash.handed-in', { shipperId: wanted.shipper });
  return id;
}

async function checkSame(
  tx: Tx,
  before: repository.HandInRow,
  { shipper, counted, parcels }: Wanted,
): Promise<CashHandInId> {
  const settled = new Set(await repository.listParcelsOf(tx, before.id));
  const areSame = settled.symmetricDifference(new Set(parcels)).size === 0;
  if (before.shipperId === shipper && before.counted === counted && areSame) return before.id;
  throw new ShopError('IDEMPOTENCY_MISMATCH');
}

function noteMissing(): ShopError {
  const message = copy.cashNoteMissing;
  return new ShopError('REASON_REQUIRED', { message, details: [{ path: 'note', message }] });
}

async function remember(tx: Tx, row: repository.HandInRow): Promise<void> {
  const name = (await getPeople(tx, [row.shipperId])).get(row.shipperId)?.name ?? '';
  const changes: Parameters<typeof writeAudit>[1]['changes'] = {
    counted: { from: null, to: row.counted },
    ...(row.counted === row.expected ? null : { expected: { from: null, to: row.expected } }),
    ...(row.note === null ? null : { note: { from: null, to: row.note } }),
  };
  await writeAudit(tx, {
    at: row.createdAt,
    userId: row.receivedBy,
    action: 'hand-in',
    subject: 'cash',
    subjectId: row.id,
    label: name,
    changes,
  });
}
