import type { Order } from '#contract/http/ordering.ts';
import type * as Contract from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { linePrice } from '#domain/cart/lines.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { sumOf } from '#domain/kernel/vnd.ts';
import { amendedPrice } from '#domain/ordering/amendments.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { noteWithReason } from '#domain/ordering/notes.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { searchOf } from '../checkout/order-rows.ts';
import type { OrderItemRow, StoredOrder } from '../orders/repository.ts';
import { amend, checkSettling, type AmendingShop, type Amendment } from './amend.ts';
import { exchangeNews } from './mails.vi.ts';
import { replaceCharms } from './replace-charms.ts';

type Exchange = z.output<typeof Contract.ExchangeCharmBody>;

/**
 * Replaces a broken charm in every bracelet of an order line; `broken` pieces of the old charm are written off, the others are
 * released. The customer gets a mail and a new photo-before-making approval is requested. Repeating the same exchange has no
 * effect.
 * @throws ShopError NOT_FOUND, UNKNOWN_PIECE, STOCK_INSUFFICIENT, INVALID_TRANSITION, INVALID_INPUT, CONFLICT when the position
 *   holds another charm than the admin saw
 */
export function exchangeCharm(
  shop: AmendingShop,
  adminId: UserId,
  id: OrderId,
  wanted: Exchange,
): Promise<Order> {
  return amend(shop, adminId, id, async (tx, stored, now) => {
    const item = stored.items.find((each) => each.id === wanted.item);
    const old = item?.bracelet.charms.find(({ position }) => position === wanted.position);
    if (item === undefined || old === undefined) throw new ShopError('NOT_FOUND');
    if (old.charmId === wanted.charm) return null;
    return exchange(shop, tx, stored, { item, wanted }, { adminId, now });
  });
}

type Found = { item: OrderItemRow; wanted: Exchange };

async function exchange(
  { pictures }: AmendingShop,
  tx: Tx,
  stored: StoredOrder,
  { item, wanted }: Found,
  { adminId, now }: { adminId: UserId; now: Date },
): Promise<Amendment> {
  if (wanted.broken > item.quantity) throw tooManyBroken(item.quantity);
  const { order } = stored;
  const { items, exchanged } = await replaceCharms(pictures, tx, stored, [wanted], {
    priceOf: (old, charm) => {
      checkSettling(order, old.price, charm.price, wanted.difference);
      return amendedPrice(old.price, charm.price, wanted.difference);
    },
    userId: adminId,
    now,
  });
  const [{ bracelet, from, to } = { bracelet: '', from: '', to: '' }] = exchanged;
  return {
    row: {
      goodsPrice: sumOf(items, linePrice),
      search: searchOf(order.id, items),
      photoStage: 'wanted',
      photoSince: now,
      photoForStaffSince: null,
    },
    note: noteWithReason('Charm exchanged', `${from} → ${to}`),
    changes: { charms: { from, to } },
    told: exchangeNews({ bracelet, from, to, words: wanted.words }),
  };
}

function tooManyBroken(most: number): ShopError {
  const message = orderingCopy.tooManyBroken(most);
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'broken', message }] });
}
