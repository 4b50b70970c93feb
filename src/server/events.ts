import type { PieceKind } from '#domain/catalogue/stock-alerts.ts';
import type { Day } from '#domain/fulfilment/working-days.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import type { ChatId, OrderId, ShipmentId, TransferId, UserId } from '#domain/kernel/ids.ts';
import type { PhotoNews } from '#domain/ordering/photos.ts';
import type { ReturnNews } from '#domain/ordering/returns.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import type { TransferOutcome } from '#domain/payment/transfers.ts';

/**
 * Hints, told within this process after a commit: what they lead to, open pages and kept ones, the next read would show
 * anyway. A crash may swallow them.
 */
export type ShopEvents = {
  /** One session (or, without an id, every session) of a user is over. */
  'session.ended': { userId: string; sessionId: string | null };
  /** A refresh token came back long after its turn: it was stolen, or its successor was. */
  'session.replayed': { userId: string };
  /** Something public changed: charms, prices, stock, ready-made bracelets. */
  'catalogue.changed': { what: 'stock' | 'catalogue' };
  /** What the shop is was changed, here or elsewhere. */
  'settings.changed': object;
  /** `photo`, `returned`: it did not move, its photographs did, or what she asked for after the parcel came. */
  'order.changed': {
    orderId: OrderId;
    userId: UserId;
    status: OrderStatus;
    photo?: PhotoNews;
    returned?: ReturnNews;
    /** The day by which it will be there, when that is another than was promised. */
    promised?: Day;
  };
  /** `userId` is the customer; `shipperId` is null while nobody has the parcel. */
  'shipment.changed': {
    shipmentId: ShipmentId;
    orderId: OrderId;
    userId: UserId;
    shipperId: UserId | null;
    /** Who had it before, where it was handed over. */
    formerShipperId?: UserId;
    status: ShipmentStatus;
  };
  /** Something of the staff's own: somebody's account, a note on an order, a mail that did not arrive. */
  'staff.changed': { what: 'accounts' | 'notes' | 'mails' | 'requests' };
  /** A shipper handed in money from the doors. */
  'cash.handed-in': { shipperId: UserId };
  /**
   * A customer wrote a review or changed it, or an admin judged it. `userId` is null when its customer is gone;
   * `published`: what everybody reads is another.
   */
  'reviews.changed': { userId: UserId | null; published: boolean };
  /** Money arrived that a person must look at. */
  'transfer.unmatched': { transferId: TransferId; orderId: OrderId | null; outcome: TransferOutcome };
  /** Somebody looked at it. */
  'transfer.settled': { transferId: TransferId };
};

/** What must not be lost: recorded in the transaction that makes it, with a job for whatever follows (decision 0031). */
export type ShopFacts = {
  /** An order was placed, moved on, or its money was given back. `userId` is the customer. */
  'order.moved': { orderId: OrderId; userId: UserId; status: OrderStatus };
  'shipment.moved': { orderId: OrderId; userId: UserId; status: ShipmentStatus };
  /** Something about the photographs before making; `words` is what was said with it. */
  'photo.told': { orderId: OrderId; userId: UserId; news: PhotoNews; round: number; words: string | null };
  /** An order will come later than was promised: on `day`. */
  'promise.moved': { orderId: OrderId; userId: UserId; day: Day };
  /** Something that a customer waits for is there again. */
  'goods.back': { userId: UserId; kind: PieceKind; slug: string; name: string };
  /** Something about what she asked for after the parcel came; `words` is what was said with it. */
  'return.told': { orderId: OrderId; userId: UserId; news: ReturnNews; words?: string | null };
  /** An order waits for its transfer. */
  'payment.opened': { orderId: OrderId; userId: UserId };
  /** The customer says that she has paid. */
  'payment.reported': { orderId: OrderId; userId: UserId };
  /** `adminId` is null when the bank's notice did it. */
  'payment.confirmed': { orderId: OrderId; userId: UserId; adminId: UserId | null };
  'payment.rejected': { orderId: OrderId; userId: UserId; adminId: UserId; reason: string };
  /** A customer wrote words of despair where she was asked for a wish. */
  'advice.crisis': { userId: UserId };
  /** Somebody of the shop answered a customer. */
  'chat.replied': { chatId: ChatId; userId: UserId };
};
