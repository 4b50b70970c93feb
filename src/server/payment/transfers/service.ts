import type { Transfer, TransfersPage } from '#contract/http/payment.ts';
import type { TransferId, UserId } from '#domain/kernel/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import { presentTransfer } from '../payments/present.ts';
import type { PayingShop } from '../payments/service.ts';
import { findTransfer, listUnmatched, settleTransfer, type UnmatchedQuery } from '../payments/repository.ts';

/** A page of transfers that wait for a person, or that one took care of. */
export async function getUnmatched({ db }: PayingShop, query: UnmatchedQuery): Promise<TransfersPage> {
  const { rows, total } = await listUnmatched(db, query);
  return { transfers: rows.map(presentTransfer), pagination: paginationOf(query, total) };
}

/** Takes a transfer off the list; the first who does it is remembered. @throws ShopError NOT_FOUND */
export async function settle(
  { db, clock, events }: PayingShop,
  adminId: UserId,
  id: TransferId,
  note: string | null,
): Promise<Transfer> {
  await settleTransfer(db, id, { by: adminId, now: clock.now(), note });
  const found = await findTransfer(db, id);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  events.publish('transfer.settled', { transferId: id });
  return presentTransfer(found);
}
