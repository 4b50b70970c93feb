import type * as wire from '#contract/http/ordering.ts';
import { linePrice } from '#domain/cart/lines.ts';
import type { Person } from '#server/identity/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import type { GiftRow, HistoryRow, OrderItemRow, OrderRow, StoredOrder } from './repository.ts';

export function presentOrder(
  pictures: Pictures,
  { order, items, history, gift }: StoredOrder,
  customer: Customer,
): wire.Order {
  const { _id, name, estimatedDays, type } = order.shippingOption;
  return {
    _id: order.id,
    status: order.status,
    items: items.map((item) => presentItem(pictures, item)),
    totalPrice: order.totalPrice,
    goodsPrice: order.goodsPrice,
    shippingFee: order.shippingFee,
    giftWrapFee: order.giftWrapFee,
    shippingOption: { _id, name, estimatedDays, type },
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    giftWrap: order.giftWrap,
    cardMessage: order.cardMessage,
    gift: gift && presentGift(gift, order.shippingAddress.fullName),
    notes: order.notes,
    source: order.source,
    statusHistory: history.map(presentEntry),
    payBy: order.payBy?.toISOString() ?? null,
    proof: order.photoStage,
    photo: {
      since: order.photoSince?.toISOString() ?? null,
      forStaffSince: order.photoForStaffSince?.toISOString() ?? null,
    },
    promise: presentPromise(order),
    user: { _id: order.userId, name: customer.name, email: customer.email },
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
  };
}

export type Customer = Pick<Person, 'name' | 'email'>;

function presentItem(pictures: Pictures, item: OrderItemRow): wire.OrderItem {
  const { name, image, charmsPrice, braceletString, tyingMethod, charms, wristSize } = item.bracelet;
  return {
    _id: item.id,
    type: 'bracelet',
    customBracelet: item.customBraceletId,
    readyMadeBracelet: item.readyMadeId,
    name,
    image,
    quantity: item.quantity,
    price: item.price,
    lineTotal: linePrice(item),
    charmsPrice,
    braceletString,
    tyingMethod,
    charms: charms.map((charm) => ({
      name: charm.name,
      price: charm.price,
      position: charm.position,
      image: pictures.url('charms', charm.picture, 128),
    })),
    wristSize,
  };
}

function presentEntry({ status, at, note, by }: HistoryRow): wire.StatusEntry {
  return { status, timestamp: at.toISOString(), note, by };
}

function presentPromise({
  promisedDay: day,
  handOverDay: handOver,
  promises: made,
}: OrderRow): wire.Order['promise'] {
  return day === null || handOver === null ? null : { day, handOver, made: [...made] };
}

/** @param sentTo addressee of the parcel, used when no recipient was named */
function presentGift(gift: GiftRow, sentTo: string): wire.Order['gift'] {
  const { recipient, sender, hand, notBefore, openedAt } = gift;
  return {
    recipient: recipient ?? sentTo,
    sender,
    hand,
    notBefore,
    openedAt: openedAt?.toISOString() ?? null,
    reply: replyOf(gift),
  };
}

export function replyOf({ reply, repliedAt }: GiftRow): { text: string; at: string } | null {
  return reply === null || repliedAt === null ? null : { text: reply, at: repliedAt.toISOString() };
}
