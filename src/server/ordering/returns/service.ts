import type * as Contract from '#contract/http/returns.ts';
import type { OrderReturns } from '#contract/http/returns.ts';
import type { z } from '#contract/zod.ts';
import type { OrderId, ReturnId, UserId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { returnableUntil } from '#domain/ordering/return-deadline.ts';
import {
  findReturnMove,
  isOpenReturn,
  returnableOf,
  needsGoodsOutcome,
  type ReturnAct,
} from '#domain/ordering/returns.ts';
import { returnWords } from '#domain/ordering/returns.vi.ts';
import type { ShopSettings } from '#domain/shop/settings.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { getStored, lockStored, type Mover } from '../orders/moves.ts';
import { amendOrder, type Owner, type StoredOrder } from '../orders/repository.ts';
import { moveGoods } from './goods.ts';
import { announceReturn, recordReturnNews, type ReturnNewsShop, type ReturnAnnouncement } from './news.ts';
import { casesOf, presentReturns } from './present.ts';
import * as repository from './repository.ts';
import type { ReturnRow, StoredReturn } from './repository.ts';

/**
 * Increases the amount owed back for an order because bracelets were returned, within the transaction that closes the case.
 * @throws ShopError INVALID_TRANSITION, REFUND_TOO_MUCH
 */
export type CreditReturn = (tx: Tx, stored: StoredOrder, amount: Vnd) => Promise<void>;

export type ReturningShop = ReturnNewsShop & { db: Db; creditReturn: CreditReturn };
type Person = Mover & { id: UserId };
/** A case and its order. */
type CaseRef = { id: OrderId; case: ReturnId };
type Asked = z.output<typeof Contract.AskReturnBody>;
type Wanted = z.output<typeof Contract.MoveReturnBody>;
type Finish = Extract<Wanted, { act: 'finish' }>;

/** @throws ShopError NOT_FOUND, also for another customer's order */
export async function getReturns(
  { db, settings }: Pick<ReturningShop, 'db' | 'settings'>,
  id: OrderId,
  owner: Owner,
): Promise<OrderReturns> {
  const stored = await getStored(db, id, owner);
  return presentReturns(stored, await repository.listReturns(db, id), settings.current().returnDays);
}

/** @throws ShopError RETURN_TOO_LATE, INVALID_TRANSITION for an order that was not delivered */
export function checkInTime(
  { order, history }: StoredOrder,
  { returnDays }: Pick<ShopSettings, 'returnDays'>,
  now: Date,
): void {
  const until = returnableUntil(order.status, history, returnDays);
  if (until === null) throw new ShopError('INVALID_TRANSITION');
  if (until < now) throw new ShopError('RETURN_TOO_LATE', { message: returnWords.tooLate(returnDays) });
}

/**
 * Opens a return case. Repeating the request, by a double click or after a lost response, yields the same case.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION unless it was delivered, RETURN_TOO_LATE, RETURN_OPEN, INVALID_INPUT for more
 *   than the line has left, PHOTO_GONE
 */
export function askForReturn(
  shop: ReturningShop,
  customer: Person,
  id: OrderId,
  asked: Asked,
): Promise<OrderReturns> {
  return act(shop, customer, id, async (tx, stored, cases) => {
    const line = stored.items.find((item) => item.id === asked.item);
    if (line === undefined) throw refused('item', returnWords.item);
    const open = cases.find(({ row }) => row.itemId === line.id && isOpenReturn(row.stage));
    if (open !== undefined) {
      if (isSame(open, asked)) return null;
      throw new ShopError('RETURN_OPEN');
    }
    const now = shop.clock.now();
    checkInTime(stored, shop.settings.current(), now);
    const left = returnableOf({ item: line.id, quantity: line.quantity }, casesOf(cases));
    if (asked.quantity > left) throw refused('quantity', returnWords.quantityWrong);
    const found = await repository.countUnsent(tx, id, asked.photos);
    if (found !== asked.photos.length) throw new ShopError('PHOTO_GONE');
    const row = newCase(id, customer, asked, now);
    await repository.insertReturn(tx, row, asked.photos);
    return { news: 'ask', before: null, row, words: asked.reason };
  });
}

function newCase(orderId: OrderId, { id: userId }: Person, asked: Asked, now: Date): ReturnRow {
  const { item, quantity, wish, reason } = asked;
  return {
    id: newId<ReturnId>(now),
    orderId,
    itemId: item,
    quantity,
    wish,
    reason,
    stage: 'asked',
    since: now,
    outcome: null,
    answer: null,
    closing: null,
    askedAt: now,
    decidedAt: null,
    receivedAt: null,
    carrier: null,
    trackingNumber: null,
    sentAt: null,
    remindedAt: null,
    forStaffSince: null,
    refund: null,
    goods: null,
    actedBy: userId,
  };
}

/** Withdraws a request before the shop has answered. @throws ShopError NOT_FOUND, RETURN_CHANGED */
export function withdrawReturn(
  shop: ReturningShop,
  customer: Person,
  { id, case: caseId }: CaseRef,
): Promise<OrderReturns> {
  return act(shop, customer, id, async (tx, _stored, cases) => {
    const before = caseOf(cases, caseId);
    if (before.stage === 'withdrawn') return null;
    const now = shop.clock.now();
    const row = await moveCase(tx, before, 'withdraw', customer, { since: now });
    return { news: 'withdraw', before, row, words: null };
  });
}

/**
 * Stores the carrier and tracking number of the bracelet that comes back; another number corrects it, the same one changes
 * nothing.
 * @throws ShopError NOT_FOUND, RETURN_CHANGED unless it is awaited
 */
export function recordReturnParcel(
  shop: ReturningShop,
  customer: Person,
  { id, case: caseId }: CaseRef,
  { carrier, trackingNumber }: z.output<typeof Contract.ReturnParcelBody>,
): Promise<OrderReturns> {
  return act(shop, customer, id, async (tx, _stored, cases) => {
    const before = caseOf(cases, caseId);
    const isSaid = before.carrier === carrier && before.trackingNumber === trackingNumber;
    if (isSaid && before.stage === 'awaited') return null;
    const sent = { carrier, trackingNumber, sentAt: shop.clock.now() };
    const row = await moveCase(tx, before, 'send', customer, sent);
    return { news: 'send', before, row, words: `${carrier}, ${trackingNumber}` };
  });
}

/**
 * Staff decide, receive or close a case. A double click gets the first response; a request that another admin preceded is
 * refused.
 * @throws ShopError NOT_FOUND, RETURN_CHANGED, INVALID_TRANSITION for anything but declining once the whole parcel came back,
 *   INVALID_INPUT for an end that does not fit the decision, REFUND_TOO_MUCH, STOCK_INSUFFICIENT for a new piece that is out of
 *   stock
 */
export function moveReturn(
  shop: ReturningShop,
  admin: Person,
  { id, case: caseId }: CaseRef,
  wanted: Wanted,
): Promise<OrderReturns> {
  return act(shop, admin, id, async (tx, stored, cases) => {
    const before = caseOf(cases, caseId);
    if (isRepeated(before, admin, wanted)) return null;
    if (before.stage !== wanted.seen) throw new ShopError('RETURN_CHANGED');
    // The whole parcel came back: its money goes back with the order, and its pieces are decided about with the shipment.
    if (stored.order.status === 'failed' && wanted.act !== 'decline')
      throw new ShopError('INVALID_TRANSITION', { message: returnWords.parcelBack });
    const now = shop.clock.now();
    if (wanted.act === 'finish') await settle(shop, tx, stored, before, { ...wanted, admin, now });
    const row = await moveCase(tx, before, wanted.act, admin, { since: now, ...changeBy(wanted, now) });
    return { news: wanted.act, before, row, words: wordsOf(wanted) };
  });
}

/** Columns that an action sets besides the stage. */
function changeBy(wanted: Wanted, now: Date): Partial<ReturnRow> {
  switch (wanted.act) {
    case 'accept':
    case 'accept_unseen':
      return { outcome: wanted.outcome, answer: wordsOf(wanted), decidedAt: now };
    case 'decline':
      return { answer: wanted.answer, decidedAt: now };
    case 'receive':
      return { receivedAt: now };
    case 'finish':
      return { closing: wordsOf(wanted), refund: wanted.refund, goods: wanted.goods };
  }
}

function wordsOf(wanted: Wanted): string | null {
  return wanted.act === 'receive' ? null : wanted.answer || null;
}

/** Side effects of closing a case: a refund becomes due and stock moves, as staff specified. */
async function settle(
  shop: ReturningShop,
  tx: Tx,
  stored: StoredOrder,
  row: ReturnRow,
  { refund, goods, fromShelf, admin, now }: Finish & { admin: Person; now: Date },
): Promise<void> {
  const isRefund = row.outcome === 'refund';
  if (isRefund !== (refund !== null && refund > 0))
    throw refused('refund', isRefund ? returnWords.refundMissing : returnWords.refundUnwanted);
  const stays = needsGoodsOutcome(row.outcome, row.receivedAt !== null);
  if (stays !== (goods !== null))
    throw refused('goods', stays ? returnWords.shelfMissing : returnWords.shelfUnwanted);
  const cause = { orderId: stored.order.id, userId: admin.id, now };
  const isNewFromShelf = fromShelf && row.outcome === 'new_piece';
  await moveGoods(tx, stored, row, { isRestocked: goods === 'restocked', isNewFromShelf, cause });
  if (refund === null) return;
  await shop.creditReturn(tx, stored, refund);
  // The time from which the order waits for its refund.
  await amendOrder(tx, stored.order.id, { updatedAt: now });
}

type Work = (tx: Tx, stored: StoredOrder, cases: StoredReturn[]) => Promise<ReturnAnnouncement | null>;

/** Runs any return action with the order's row locked, records it in the history and announces it. */
async function act(shop: ReturningShop, person: Person, id: OrderId, work: Work): Promise<OrderReturns> {
  const { order, told } = await inTx(shop.db, async (tx) => {
    const stored = await lockStored(tx, id, person.as === 'admin' ? 'anybody' : person.id);
    const announcement = await work(tx, stored, await repository.listReturns(tx, id));
    if (announcement !== null) await recordReturnNews(shop, tx, stored, person, announcement);
    return { order: stored.order, told: announcement };
  });
  if (told !== null) announceReturn(shop, order, told);
  return getReturns(shop, id, 'anybody');
}

/** @throws ShopError RETURN_CHANGED when the action is not allowed in the current stage */
async function moveCase(
  tx: Tx,
  before: ReturnRow,
  wanted: ReturnAct,
  { as, id: actedBy }: Person,
  change: Partial<ReturnRow>,
): Promise<ReturnRow> {
  const move = findReturnMove(before.stage, wanted, as);
  if (move === undefined) throw new ShopError('RETURN_CHANGED');
  const row: ReturnRow = { ...before, ...change, stage: move.to, actedBy };
  await repository.updateReturn(tx, before.id, row);
  return row;
}

/** Whether this person's last action is the one requested again. */
function isRepeated(row: ReturnRow, admin: Person, wanted: Wanted): boolean {
  const move = findReturnMove(wanted.seen, wanted.act, 'admin');
  if (row.actedBy !== admin.id || row.stage === wanted.seen || row.stage !== move?.to) return false;
  switch (wanted.act) {
    case 'accept':
    case 'accept_unseen':
      return row.outcome === wanted.outcome && row.answer === wordsOf(wanted);
    case 'decline':
      return row.answer === wanted.answer;
    case 'receive':
      return true;
    case 'finish':
      return row.refund === wanted.refund && row.goods === wanted.goods;
  }
}

/** @throws ShopError NOT_FOUND */
function caseOf(cases: readonly StoredReturn[], id: ReturnId): ReturnRow {
  const found = cases.find(({ row }) => row.id === id);
  if (found === undefined) throw new ShopError('NOT_FOUND');
  return found.row;
}

function isSame({ row, photos }: StoredReturn, { quantity, wish, reason, photos: asked }: Asked): boolean {
  const isAsked = row.quantity === quantity && row.wish === wish && row.reason === reason;
  return isAsked && photos.map(({ id }) => id).join() === asked.join();
}

function refused(path: string, message: string): ShopError {
  return new ShopError('INVALID_INPUT', { message, details: [{ path, message }] });
}
