import type { StockAlert, StockDemand } from '#contract/http/stock-alerts.ts';
import { STOCK_ALERTS_MAX, STOCK_ALERT_KEPT, NOTIFIED_FIRST } from '#domain/catalogue/stock-alerts.ts';
import type { CharmId, ReadyMadeId, StockAlertId, UserId } from '#domain/kernel/ids.ts';
import { after } from '#domain/kernel/time.ts';
import { getPeople, lockUser } from '#server/identity/index.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { charmThumb } from '../charms/present.ts';
import { readyMadeImage } from '../ready-made/present.ts';
import { availableStockOf, type Piece } from '../stock/service.ts';
import { backInStockMail } from './mails.vi.ts';
import * as repository from './repository.ts';
import type { AlertItem, Waiting } from './repository.ts';

type AlertShop = Pick<Shop, 'db' | 'pictures' | 'clock'>;

/** A customer's open alerts, newest first. */
export async function getStockAlerts(
  { db, pictures }: Pick<AlertShop, 'pictures'> & { db: Db },
  userId: UserId,
): Promise<StockAlert[]> {
  return (await repository.listWaiting(db, userId)).flatMap((row) => present(pictures, row) ?? []);
}

/**
 * Adds an alert for an item that is sold out.
 * @throws ShopError NOT_FOUND, IN_STOCK when it is available, TOO_MANY_STOCK_ALERTS
 */
export function addStockAlert(
  { db, pictures, clock }: AlertShop,
  userId: UserId,
  thing: AlertItem,
): Promise<StockAlert[]> {
  return inTx(db, async (tx) => {
    const left = (await availableStockOf(tx, [{ ...pieceOf(thing), quantity: 1 }])).get(thing.thing);
    if (left === undefined) throw new ShopError('NOT_FOUND');
    if (left.available > 0) throw new ShopError('IN_STOCK');
    // Of two concurrent requests of one customer the second then counts the first.
    await lockUser(tx, userId);
    // Those for items no longer on offer are not shown, so she could not drop them to make room.
    const waiting = await getStockAlerts({ db: tx, pictures }, userId);
    if (waiting.some((alert) => alert.thing === thing.thing)) return waiting;
    if (waiting.length >= STOCK_ALERTS_MAX) throw new ShopError('TOO_MANY_STOCK_ALERTS');
    const askedAt = clock.now();
    await repository.insertAlert(tx, { ...thing, id: newId<StockAlertId>(askedAt), userId, askedAt });
    return getStockAlerts({ db: tx, pictures }, userId);
  });
}

/**
 * Drops an alert.
 * @throws ShopError NOT_FOUND, also for another customer's
 */
export async function removeStockAlert(
  shop: AlertShop,
  userId: UserId,
  id: StockAlertId,
): Promise<StockAlert[]> {
  if (!(await repository.deleteAlert(shop.db, userId, id))) throw new ShopError('NOT_FOUND');
  return getStockAlerts(shop, userId);
}

/** The number of customers who wait for each item. */
export function getStockDemand(db: Db): Promise<StockDemand[]> {
  return repository.countWaiting(db);
}

/** Alerts per run; the rest follows a minute later. */
const BATCH_SIZE = 100;

/**
 * Notifies the customers whose alert is due, however the pieces came. Mail, push and the mark are one transaction, so that a
 * crash neither loses a notification nor sends it twice.
 */
export async function notifyOfRestock(
  { db, clock, mail, reactions, settings }: Pick<Shop, 'db' | 'clock' | 'mail' | 'reactions' | 'settings'>,
  siteUrl: string,
): Promise<void> {
  const now = clock.now();
  await inTx(db, async (tx) => {
    const due = await repository.claimDue(tx, { now, since: after(now, -NOTIFIED_FIRST), most: BATCH_SIZE });
    const people = await getPeople(tx, [...new Set(due.map(({ userId }) => userId))]);
    for (const each of due) {
      const person = people.get(each.userId);
      if (person === undefined) continue;
      await mail.queue(tx, backInStockMail(settings.current(), person, each, siteUrl));
      await reactions.record(tx, 'goods.back', each);
    }
  });
  await repository.purgeNotified(db, after(now, -STOCK_ALERT_KEPT));
}

function pieceOf({ kind, thing }: AlertItem): Piece {
  return kind === 'charm' ? { kind, id: thing as CharmId } : { kind, id: thing as ReadyMadeId };
}

function present(pictures: Shop['pictures'], { alert, charm, readyMade }: Waiting): StockAlert | null {
  const base = { _id: alert.id, askedAt: alert.askedAt.toISOString() };
  if (charm !== null) {
    const { id: thing, slug, name } = charm;
    return { ...base, kind: 'charm', thing, slug, name, image: charmThumb(pictures, charm) };
  }
  if (readyMade === null) return null;
  const { id: thing, slug, name } = readyMade;
  return { ...base, kind: 'ready_made', thing, slug, name, image: readyMadeImage(pictures, readyMade) };
}
