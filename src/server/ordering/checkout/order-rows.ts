import type { OrderId, OrderItemId } from '#domain/kernel/ids.ts';
import type { NewOrder } from '#domain/ordering/open-order.ts';
import { firstPhotoStage } from '#domain/ordering/photos.ts';
import type { CartLine } from '#server/cart/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import { newId } from '#server/platform/db/ids.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import {
  historyRow,
  type GiftRow,
  type OrderItemRow,
  type OrderRow,
  type StoredOrder,
} from '../orders/repository.ts';
import type { KeptPromise } from '../promises/reckon.ts';
import { sell, type SoldBracelet } from './sold-bracelet.ts';

/** Rows of a new order: its frozen lines and the first history entry. */
export function orderRows(
  pictures: Pictures,
  opened: NewOrder<CartLine>,
  customer: { name: string; email: string },
  { gift, promise }: { gift: GiftRow | null; promise: KeptPromise },
): StoredOrder {
  const items = opened.items.map((line, position): OrderItemRow => ({
    id: newId<OrderItemId>(opened.createdAt),
    orderId: opened._id,
    position,
    customBraceletId: line.bracelet.kind === 'custom' ? line.bracelet.id : null,
    readyMadeId: line.bracelet.kind === 'ready_made' ? line.bracelet.id : null,
    quantity: line.quantity,
    price: line.price,
    bracelet: sell(pictures, line),
  }));
  const history = opened.statusHistory.map((entry) => historyRow(opened._id, entry, opened.userId));
  return { order: { ...orderRow(opened, items, customer), ...promise }, items, history, gift };
}

function orderRow(
  { _id, items: _lines, statusHistory: _history, ...opened }: NewOrder<CartLine>,
  items: readonly OrderItemRow[],
  customer: { name: string; email: string },
): Omit<OrderRow, keyof KeptPromise> {
  const { fullName, phone } = opened.shippingAddress;
  return {
    ...opened,
    id: _id,
    search: searchOf(_id, items),
    customerSearch: searchText(customer.name, fullName, phone, customer.email),
    updatedAt: opened.createdAt,
    photoStage: firstPhotoStage(items.map((item) => ({ isCustom: item.customBraceletId !== null }))),
    photoSince: null,
    photoForStaffSince: null,
  };
}

/** Search text of an order: its id and the names of its bracelets and charms. */
export function searchOf(id: OrderId, items: readonly Pick<OrderItemRow, 'bracelet'>[]): string {
  return searchText(id, ...items.flatMap(({ bracelet }) => namesIn(bracelet)));
}

function namesIn({ name, charms }: SoldBracelet): string[] {
  return [name, ...new Set(charms.map((charm) => charm.name))];
}
