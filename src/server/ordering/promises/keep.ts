import { and, eq, gt, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { promiseOf, type PromiseReason } from '#domain/fulfilment/promise.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { UNDO_WITHIN_MOST } from '#domain/ordering/limits.ts';
import { lastMove } from '#domain/ordering/moves.ts';
import { noteWithReason, type OrderNote } from '#domain/ordering/notes.ts';
import { mayBePacked } from '#domain/ordering/photos.ts';
import { isOfficeTime, officeHoursOf } from '#domain/shop/office-hours.ts';
import { getPeople } from '#server/identity/index.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { aboutOrder, lockStored } from '../orders/moves.ts';
import { amendOrder, addHistoryEntry, type StoredOrder } from '../orders/repository.ts';
import { orders } from '../tables.ts';
import { promiseMail } from './mails.vi.ts';
import { withPromise, workOfOrder, type KeptPromise } from './reckon.ts';
import type { Waiting } from './workload.ts';

/** Orders per run; the rest is handled by the next run. */
const BATCH = 200;
const CONFIRMED = 'Order confirmed by admin' satisfies OrderNote;

type Timed = OrderingShop & Pick<Shop, 'log'>;

/**
 * Re-checks promised delivery days once an order's lead time has started (confirmed, or its photos approved) and after its
 * dispatch day has passed. A later day is stored and announced once, in one transaction; an earlier one changes nothing.
 */
export async function recheckPromises(shop: Timed): Promise<void> {
  const waiting = await shop.workload();
  for (const { id } of await listDoubtful(shop.db, shop.clock.now())) {
    try {
      const told = await inTx(shop.db, async (tx) =>
        recheck(shop, tx, await lockStored(tx, id, 'anybody'), waiting),
      );
      if (told === null) continue;
      const { id: orderId, userId, status } = told.order;
      shop.events.publish('order.changed', { orderId, userId, status, promised: told.day });
    } catch (error) {
      shop.log.error({ err: error, orderId: id }, 'a promised day was not looked at');
    }
  }
}

/** Confirmed orders that changed since their promise was last checked, or that should have left. */
function listDoubtful(db: Db, now: Date): Promise<{ id: OrderId }[]> {
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'confirmed'),
        isNotNull(orders.promisedDay),
        or(
          gt(sql`greatest(${orders.updatedAt}, ${orders.photoSince})`, orders.promiseCheckedAt),
          and(lt(orders.handOverDay, dayOf(now)), ne(orders.photoStage, 'sent')),
        ),
      ),
    )
    .orderBy(orders.promiseCheckedAt)
    .limit(BATCH);
}

/** @returns the order with its new promise, if the customer is told another day */
async function recheck(shop: Timed, tx: Tx, stored: StoredOrder, waiting: Waiting) {
  const { order } = stored;
  const now = shop.clock.now();
  if (order.status !== 'confirmed' || order.promisedDay === null || mayBeUndone(stored, now)) return null;
  const found = laterPromise(shop, stored, waiting, now);
  if (found === null) {
    await amendOrder(tx, order.id, { promiseCheckedAt: now });
    return null;
  }
  await amendOrder(tx, order.id, found);
  await announcePromise(shop, tx, stored, found, now);
  return { order, day: found.promisedDay ?? '' };
}

/** Whether the order was just confirmed: until the undo window ends nothing about it is announced; the next run looks again. */
function mayBeUndone({ history }: StoredOrder, now: Date): boolean {
  const last = history.at(-1);
  return last?.note === CONFIRMED && after(last.at, UNDO_WITHIN_MOST) > now;
}

/** A later promise when the current one cannot be kept; null when it stands. */
function laterPromise(shop: Timed, stored: StoredOrder, waiting: Waiting, now: Date): KeptPromise | null {
  const { order, gift } = stored;
  const settings = shop.settings.current();
  const began = beginningOf(stored);
  const isNew = order.promiseCheckedAt !== null && began.at > order.promiseCheckedAt;
  const isLate = (order.handOverDay ?? '') < dayOf(now) && isOfficeTime(now, officeHoursOf(settings));
  // While photos wait for the customer's answer, the order waits for her, not for the shop.
  if (order.photoStage === 'sent' || !(isNew || isLate)) return null;
  const photoToCome = !mayBePacked(order.photoStage);
  const own = workOfOrder(stored, { ahead: 0, photoToCome });
  // Late orders go first; an order whose lead time has just started queues behind the approved ones, which may already include
  // itself.
  const ahead = isNew ? Math.max(0, waiting.agreed - (photoToCome ? 0 : own.toMake)) : 0;
  const promised = promiseOf(
    {
      from: dayOf(isNew ? began.at : now),
      work: { ...own, ahead },
      deliveryDays: order.shippingOption.estimatedDays,
      notBefore: gift?.notBefore,
    },
    settings,
  );
  if (promised === null || promised.day <= (order.promisedDay ?? '')) return null;
  return withPromise(order.promises, promised, isNew ? began.why : 'late', now);
}

/** Start of an order's lead time: photo approval, or else confirmation. */
function beginningOf({ order, history }: StoredOrder): { at: Date; why: PromiseReason } {
  const isAgreed = order.photoStage === 'approved' || order.photoStage === 'set_aside';
  if (isAgreed && order.photoSince !== null) return { at: order.photoSince, why: 'agreed' };
  return { at: lastMove(history)?.at ?? order.createdAt, why: 'confirmed' };
}

/** Writes a history entry, a mail and a push notification, within the transaction that stores the new promise. */
async function announcePromise(
  shop: Timed,
  tx: Tx,
  stored: StoredOrder,
  { promisedDay, promises }: KeptPromise,
  now: Date,
): Promise<void> {
  const { order } = stored;
  const day = promisedDay ?? '';
  const why = promises.at(-1)?.why ?? 'late';
  const note = noteWithReason('Promised day moved', dayInWords(day));
  await addHistoryEntry(tx, order, { note, by: 'system', userId: null, now });
  await shop.reactions.record(tx, 'promise.moved', { orderId: order.id, userId: order.userId, day });
  const customer = (await getPeople(tx, [order.userId])).get(order.userId);
  const written = { shop: shop.settings.current(), siteUrl: shop.siteUrl() };
  const mail = customer && promiseMail(order, customer, { day, why }, written);
  if (mail) await shop.mail.queue(tx, mail, aboutOrder(order.id, 'event'));
}
