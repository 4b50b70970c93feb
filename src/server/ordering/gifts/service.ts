import type { ReceivedGift } from '#contract/http/gifts.ts';
import type { OrderId } from '#domain/kernel/ids.ts';
import { hashOf } from '#server/identity/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Actor } from '#server/platform/http/access.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { getStored } from '../orders/moves.ts';
import type { GiftRow, Owner, StoredOrder } from '../orders/repository.ts';
import { giftLinkOf } from './link.ts';
import { hangingOn, presentReceived } from './present.ts';
import * as repository from './repository.ts';

type GiftShop = Pick<Shop, 'clock' | 'pictures' | 'events'> & { db: Db };
type Gift = StoredOrder & { gift: GiftRow };

/** Link to a customer's own gift, or to any gift for staff. @throws ShopError NOT_FOUND, also for an order that is no gift */
export async function getGiftLink(
  { db, secret }: Pick<Shop, 'secret'> & { db: Db },
  id: OrderId,
  owner: Owner,
): Promise<string | null> {
  const { gift, order } = await getStored(db, id, owner);
  if (gift === null || order.status === 'cancelled') throw new ShopError('NOT_FOUND');
  return giftLinkOf(secret, gift);
}

/** A gift by its secret. @throws ShopError NOT_FOUND, also once its order is cancelled */
export async function getReceived(shop: GiftShop, secret: string): Promise<ReceivedGift> {
  return present(shop, await findGift(shop.db, secret));
}

/** Marks a gift as opened, once. The giver and staff can view it without opening it. @throws ShopError NOT_FOUND */
export async function openGift(shop: GiftShop, secret: string, actor: Actor | null): Promise<ReceivedGift> {
  const found = await findGift(shop.db, secret);
  if (isOfShop(found, actor)) return present(shop, found);
  const isOpened = await repository.setOpened(shop.db, found.order.id, shop.clock.now());
  if (isOpened) publishOrderChanged(shop, found);
  return getReceived(shop, secret);
}

/**
 * Stores the recipient's single reply; sending the same text again changes nothing.
 * @throws ShopError NOT_FOUND, GIFT_ANSWERED, FORBIDDEN for its giver and for staff
 */
export async function replyToGift(
  shop: GiftShop,
  { secret, text }: { secret: string; text: string },
  actor: Actor | null,
): Promise<ReceivedGift> {
  const found = await findGift(shop.db, secret);
  if (isOfShop(found, actor)) throw new ShopError('FORBIDDEN');
  const now = shop.clock.now();
  // Replying implies opening, in case the opening request was lost.
  await repository.setOpened(shop.db, found.order.id, now);
  if (await repository.setReply(shop.db, found.order.id, { reply: text, repliedAt: now })) {
    publishOrderChanged(shop, found);
  } else {
    const { gift } = await findGift(shop.db, secret);
    if (gift.reply !== text) throw new ShopError('GIFT_ANSWERED');
  }
  return getReceived(shop, secret);
}

async function findGift(db: Db, secret: string): Promise<Gift> {
  const id = await repository.findGiftOrder(db, hashOf(secret));
  if (id === undefined) throw new ShopError('NOT_FOUND');
  const { gift, ...stored } = await getStored(db, id, 'anybody');
  if (gift === null) throw new ShopError('NOT_FOUND');
  return { ...stored, gift };
}

/** Whether the viewer is the giver or staff. */
function isOfShop({ order }: Gift, actor: Actor | null): boolean {
  return actor !== null && (actor.id === order.userId || actor.role !== 'customer');
}

async function present({ db, pictures }: GiftShop, stored: Gift): Promise<ReceivedGift> {
  const readyMades = stored.items.flatMap(({ readyMadeId }) => readyMadeId ?? []);
  const hung = readyMades.length === 0 ? [] : await repository.listHung(db, readyMades);
  const ids = new Set(stored.items.flatMap((item) => hangingOn(item, hung)));
  const kinds = ids.size === 0 ? [] : await repository.listKinds(db, [...ids]);
  return presentReceived(pictures, stored, { kinds, hung });
}

/** Makes open pages of the giver and of staff reload the order. */
function publishOrderChanged({ events }: GiftShop, { order: { id, userId, status } }: Gift): void {
  events.publish('order.changed', { orderId: id, userId, status });
}
