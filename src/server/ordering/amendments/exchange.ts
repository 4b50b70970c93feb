import type { Order } from '#contract/http/ordering.ts';
import type * as Contract from '#contract/http/ordering.ts';
import type { z } from '#contract/zod.ts';
import { linePrice } from '#domain/cart/lines.ts';
import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import { sumOf, vnd } from '#domain/kernel/vnd.ts';
import { amendedPrice, withCharm } from '#domain/ordering/amendments.ts';
import { orderingCopy } from '#domain/ordering/copy.vi.ts';
import { noteWithReason } from '#domain/ordering/notes.ts';
import { exchangeCharms, findCharms } from '#server/catalogue/index.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { searchOf } from '../checkout/order-rows.ts';
import { setItem, type OrderItemRow, type StoredOrder } from '../orders/repository.ts';
import { amend, checkSettling, type AmendingShop, type Amendment } from './amend.ts';
import { exchangeNews } from './mails.vi.ts';

type Exchange = z.output<typeof Contract.ExchangeCharmBody>;

/**
 * Another charm takes the place of one that broke, in every bracelet of a line; `broken` pieces of the old one leave the shelf,
 * the others are free again. The customer is told, and asked: the photo before making is wanted anew.
 * The same again changes nothing.
 * @throws ShopError NOT_FOUND, UNKNOWN_PIECE, STOCK_INSUFFICIENT, INVALID_TRANSITION, INVALID_INPUT, CONFLICT when another charm
 *   hangs there than she saw
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
    if (old.name !== wanted.seen) throw new ShopError('CONFLICT');
    return exchange(tx, stored, { item, old, wanted }, { adminId, now });
  });
}

type Found = { item: OrderItemRow; old: OrderItemRow['bracelet']['charms'][number]; wanted: Exchange };

async function exchange(
  tx: Tx,
  { order, items }: StoredOrder,
  { item, old, wanted }: Found,
  { adminId, now }: { adminId: UserId; now: Date },
): Promise<Amendment> {
  if (wanted.broken > item.quantity) throw tooManyBroken(item.quantity);
  const [charm] = await findCharms(tx, [wanted.charm]);
  if (charm === undefined) throw new ShopError('UNKNOWN_PIECE');
  checkSettling(order, old.price, charm.price, wanted.difference);
  await exchangeCharms(
    tx,
    { from: old.charmId, to: charm.id, quantity: item.quantity, broken: wanted.broken },
    { orderId: order.id, userId: adminId, now },
  );
  const price = amendedPrice(old.price, charm.price, wanted.difference);
  const { id: charmId, name, picture } = charm;
  const changed = {
    ...item,
    price: vnd(item.price + price - old.price),
    bracelet: withCharm(item.bracelet, { charmId, name, picture, price, position: old.position }),
  };
  await setItem(tx, changed);
  const lines = items.map((each) => (each.id === item.id ? changed : each));
  return {
    row: {
      goodsPrice: sumOf(lines, linePrice),
      search: searchOf(order.id, lines),
      photoStage: 'wanted',
      photoSince: now,
      photoForStaffSince: null,
    },
    note: noteWithReason('Charm exchanged', `${old.name} → ${name}`),
    changes: { charms: { from: old.name, to: name } },
    told: exchangeNews({ bracelet: item.bracelet.name, from: old.name, to: name, words: wanted.words }),
  };
}

function tooManyBroken(most: number): ShopError {
  const message = orderingCopy.tooManyBroken(most);
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'broken', message }] });
}
