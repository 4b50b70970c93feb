import type { PieceKind } from '#domain/catalogue/stock-alerts.ts';
import type { Day } from '#domain/fulfilment/working-days.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import type { ChatId, OrderId, ShipmentId, TransferId, UserId } from '#domain/kernel/ids.ts';
import type { PhotoNews } from '#domain/ordering/photos.ts';
import type { ReturnNews } from '#domain/ordering/returns.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import type { TransferOutcome } from '#domain/payment/transfers.ts';

/**
 * Hints, published within this process after a commit: they refresh open and cached pages, which the next read would bring up to
 * date anyway. A crash may lose them.
 */
export type ShopEvents = {
  /** One session of a user has ended or, without an id, all of them. */
  'session.ended': { userId: string; sessionId: string | null };
  /** A refresh token was used long after it had been rotated: it, or its successor, was stolen. */
  'session.replayed': { userId: string };
  /** Something public changed: charms, prices, stock, ready-made bracelets. */
  'catalogue.changed': { what: 'stock' | 'catalogue' };
  /** The shop's settings changed, on this instance or another. */
  'settings.changed': object;
  /** With `photo` or `returned` the status is unchanged: the preview photos moved on, or the return case did. */
  'order.changed': {
    orderId: OrderId;
    userId: UserId;
    status: OrderStatus;
    photo?: PhotoNews;
    returned?: ReturnNews;
    /** The new delivery day, when it differs from the promised one. */
    promised?: Day;
  };
  /** `userId` is the customer; `shipperId` is null while no courier is assigned. */
  'shipment.changed': {
    shipmentId: ShipmentId;
    orderId: OrderId;
    userId: UserId;
    shipperId: UserId | null;
    /** The previous courier, when the parcel was reassigned. */
    formerShipperId?: UserId;
    status: ShipmentStatus;
  };
  /** Something internal to staff changed: an account, a note on an order, an undelivered mail, a data request. */
  'staff.changed': { what: 'accounts' | 'notes' | 'mails' | 'requests' };
  /** A courier handed in cash collected on delivery. */
  'cash.handed-in': { shipperId: UserId };
  /**
   * A customer wrote or changed a review, or an admin moderated it. `userId` is null when the customer's account is gone;
   * `published`: the publicly visible reviews changed.
   */
  'reviews.changed': { userId: UserId | null; published: boolean };
  /** A bank transfer arrived that staff must look at. */
  'transfer.unmatched': { transferId: TransferId; orderId: OrderId | null; outcome: TransferOutcome };
  /** Staff handled such a transfer. */
  'transfer.settled': { transferId: TransferId };
};

/** Facts that must not be lost: recorded in the transaction that creates them, with a job for every reaction (decision 0031). */
export type ShopFacts = {
  /** An order was placed, changed its status, or was refunded. `userId` is the customer. */
  'order.moved': { orderId: OrderId; userId: UserId; status: OrderStatus };
  'shipment.moved': { orderId: OrderId; userId: UserId; status: ShipmentStatus };
  /** News about the preview photos of an order; `words` is the message that came with it. */
  'photo.told': { orderId: OrderId; userId: UserId; news: PhotoNews; round: number; words: string | null };
  /** An order will arrive later than promised: on `day`. */
  'promise.moved': { orderId: OrderId; userId: UserId; day: Day };
  /** An item that a customer asked to be notified about is back in stock. */
  'goods.back': { userId: UserId; kind: PieceKind; slug: string; name: string };
  /** News about a return, exchange or repair; `words` is the message that came with it. */
  'return.told': { orderId: OrderId; userId: UserId; news: ReturnNews; words?: string | null };
  /** An order awaits its bank transfer. */
  'payment.opened': { orderId: OrderId; userId: UserId };
  /** The customer reports that she has paid. */
  'payment.reported': { orderId: OrderId; userId: UserId };
  /** `adminId` is null when a bank notice confirmed the payment. */
  'payment.confirmed': { orderId: OrderId; userId: UserId; adminId: UserId | null };
  'payment.rejected': { orderId: OrderId; userId: UserId; adminId: UserId; reason: string };
  /** A customer expressed despair in the advice form, where a wish was asked for. */
  'advice.crisis': { userId: UserId };
  /** Staff answered a customer. */
  'chat.replied': { chatId: ChatId; userId: UserId };
  /** A customer's account was erased. */
  'account.erased': { userId: UserId };
};
