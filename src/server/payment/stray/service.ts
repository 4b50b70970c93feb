import type { Transfer, TransfersPage } from '#contract/http/payment.ts';
import type { TransferId, UserId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { paymentCopy, settlementLabels } from '#domain/payment/copy.vi.ts';
import type { Settlement } from '#domain/payment/transfers.ts';
import { getPeople } from '#server/identity/index.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import { presentTransfer } from '../payments/present.ts';
import type { PayingShop } from '../payments/service.ts';
import {
  findTransfer,
  listUnmatched,
  lockTransfer,
  settleTransfer,
  type TransferRow,
  type UnmatchedQuery,
} from '../payments/repository.ts';

/** A page of transfers that need an admin, or that an admin has settled. */
export async function getUnmatched({ db }: PayingShop, query: UnmatchedQuery): Promise<TransfersPage> {
  const { rows, total } = await listUnmatched(db, query);
  return { transfers: rows.map(presentTransfer), pagination: paginationOf(query, total) };
}

/**
 * Removes a transfer from the list; only the first admin who does so is recorded, also in the audit log. A double click returns
 * the first response.
 * @throws ShopError NOT_FOUND, PAYMENT_DECIDED naming who settled it otherwise before
 */
export async function settle(
  { db, clock, events }: PayingShop,
  adminId: UserId,
  id: TransferId,
  { note, as }: Settled,
): Promise<Transfer> {
  const now = clock.now();
  const said = note || (as ? settlementLabels[as] : null);
  await inTx(db, async (tx) => {
    const settled = await settleTransfer(tx, id, { by: adminId, now, note: said });
    if (settled === undefined) return checkSame(tx, id, { by: adminId, note: said });
    await writeAudit(tx, {
      at: now,
      userId: adminId,
      action: 'settle',
      subject: 'transfer',
      subjectId: id,
      label: formatVnd(settled.amount),
      changes: said === null ? {} : { note: { from: null, to: said } },
    });
  });
  const answer = await getTransfer(db, id);
  events.publish('transfer.settled', { transferId: id });
  return answer;
}

/** Nobody is to believe that his own decision about the money stands when it is somebody else's. */
async function checkSame(tx: Tx, id: TransferId, { by, note }: { by: UserId; note: string | null }) {
  const transfer = await lockTransfer(tx, id);
  if (transfer === undefined) throw new ShopError('NOT_FOUND');
  const isSame = transfer.isApart && transfer.settledBy === by && transfer.note === note;
  if (!isSame) throw await alreadySettled(tx, transfer);
}

/** @returns PAYMENT_DECIDED naming who settled it */
export async function alreadySettled(tx: Tx, { settledBy }: TransferRow): Promise<ShopError> {
  const name =
    settledBy === null ? paymentCopy.bank : ((await getPeople(tx, [settledBy])).get(settledBy)?.name ?? '');
  return new ShopError('PAYMENT_DECIDED', { message: paymentCopy.settledBy(name) });
}

type Settled = { note?: string | null | undefined; as?: Settlement | null | undefined };

/** @throws ShopError NOT_FOUND */
export async function getTransfer(db: Db, id: TransferId): Promise<Transfer> {
  const found = await findTransfer(db, id);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  return presentTransfer(found);
}
