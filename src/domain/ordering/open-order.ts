import { linePrice } from '../cart/lines.ts';
import type { PricedLine } from '../cart/lines.ts';
import type { ShippingAddress } from '../identity/address.ts';
import type { OrderId, ShippingOptionId, UserId } from '../kernel/ids.ts';
import { FREE, sum, sumOf } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { after } from '../kernel/time.ts';
import type { PaymentMethod } from './payment-methods.ts';
import { deliveryFee, giftWrapFee } from '../shipping/options.ts';
import type { DeliveryTerms, ShippingOption, WrapTerms } from '../shipping/options.ts';
import { PAYMENT_LIFETIME } from './limits.ts';
import { findOrderMove } from './moves.ts';
import { noteWithReason } from './notes.ts';
import type { OrderActor, OrderStatus } from './statuses.ts';
import type { VisitSource } from './visit-source.ts';

/** What the customer decides at checkout; prices and fees are computed, never sent. */
export type OrderDraft = {
  readonly shippingAddress: ShippingAddress;
  readonly paymentMethod: PaymentMethod;
  readonly giftWrap: boolean;
  readonly cardMessage?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly source?: VisitSource | null | undefined;
};

/** The delivery option as promised to an order, frozen; the default option has no id (spec §3). */
export type Delivery = Pick<ShippingOption, 'name' | 'price' | 'estimatedDays' | 'type'> & {
  readonly _id: ShippingOptionId | null;
};

export type HistoryEntry = {
  readonly status: OrderStatus;
  readonly timestamp: Date;
  readonly note: string;
  readonly by: OrderActor;
};

/** The sums of an order, in đồng; `totalPrice` is what the customer pays. */
export type OrderTotals = {
  readonly goodsPrice: Vnd;
  readonly shippingFee: Vnd;
  readonly giftWrapFee: Vnd;
  readonly totalPrice: Vnd;
};

/** An order that is about to be stored: everything frozen as it was sold. */
export type NewOrder<L extends PricedLine = PricedLine> = OrderTotals & {
  readonly _id: OrderId;
  readonly userId: UserId;
  readonly status: OrderStatus;
  readonly payBy: Date | null;
  readonly items: readonly L[];
  readonly shippingOption: Delivery;
  readonly shippingAddress: ShippingAddress;
  readonly paymentMethod: PaymentMethod;
  readonly giftWrap: boolean;
  readonly cardMessage: string | null;
  readonly notes: string | null;
  readonly source: VisitSource | null;
  readonly statusHistory: readonly HistoryEntry[];
  readonly createdAt: Date;
};

/** Settings that decide what is free. */
type OrderTerms = WrapTerms & DeliveryTerms;

/** Shared by every screen and the server, so that sums never differ (spec §3; lessons). */
export function orderTotals(
  lines: readonly { readonly price: Vnd; readonly quantity: number }[],
  deliveryPrice: Vnd,
  giftWrap: boolean,
  terms: OrderTerms,
): OrderTotals {
  const goodsPrice = sumOf(lines, linePrice);
  const shippingFee = deliveryFee(goodsPrice, deliveryPrice, terms);
  const wrap = lines.length === 0 ? FREE : giftWrapFee(goodsPrice, giftWrap, terms);
  return { goodsPrice, shippingFee, giftWrapFee: wrap, totalPrice: sum(goodsPrice, shippingFee, wrap) };
}

/**
 * Opens an order: COD waits for the shop's confirmation, VietQR for the transfer (decisions, Orders).
 * @throws RangeError without lines: an empty cart is refused earlier.
 */
export function openOrder<L extends PricedLine>(opening: {
  readonly id: OrderId;
  readonly actor: { readonly id: UserId };
  readonly lines: readonly L[];
  readonly delivery: Delivery;
  readonly draft: OrderDraft;
  readonly terms: OrderTerms;
  readonly now: Date;
}): NewOrder<L> {
  const { id, actor, lines, delivery, draft, terms, now } = opening;
  if (lines.length === 0) throw new RangeError('an order needs at least one line');
  const status = draft.paymentMethod === 'COD' ? 'pending' : 'pending_payment';
  return {
    _id: id,
    userId: actor.id,
    status,
    payBy: payBy(status, now),
    items: lines,
    ...orderTotals(lines, delivery.price, draft.giftWrap, terms),
    shippingOption: delivery,
    shippingAddress: draft.shippingAddress,
    paymentMethod: draft.paymentMethod,
    giftWrap: draft.giftWrap,
    cardMessage: draft.cardMessage || null,
    notes: draft.notes || null,
    source: draft.source ?? null,
    statusHistory: [historyEntry(null, status, 'customer', now)],
    createdAt: now,
  };
}

/**
 * Deadline of the transfer for an order that enters `status` now; null when it waits for none. At the deadline an unpaid order is
 * cancelled, and one whose customer reported a payment is listed for staff.
 */
export function payBy(status: OrderStatus, now: Date): Date | null {
  const waits = status === 'pending_payment' || status === 'waiting_for_admin_confirmation';
  return waits ? after(now, PAYMENT_LIFETIME) : null;
}

/** The history entry of a move. @throws RangeError when the actor may not make this move */
export function historyEntry(
  from: OrderStatus | null,
  to: OrderStatus,
  by: OrderActor,
  now: Date,
  reason?: string | null,
): HistoryEntry {
  const move = findOrderMove(from, to, by);
  if (!move) throw new RangeError(`no move from ${from ?? 'nothing'} to ${to} by ${by}`);
  return { status: to, timestamp: now, note: noteWithReason(move.note, reason), by };
}
