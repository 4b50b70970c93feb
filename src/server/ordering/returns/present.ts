import type { OrderReturn, OrderReturns, ReturnPhoto } from '#contract/http/returns.ts';
import { returnableUntil } from '#domain/ordering/return-deadline.ts';
import { returnableOf } from '#domain/ordering/returns.ts';
import type { StoredOrder } from '../orders/repository.ts';
import type { ReturnPhotoRow, ReturnRow, StoredReturn } from './repository.ts';

/** @param within days after delivery in which a return may be requested */
export function presentReturns(
  { order, items, history }: StoredOrder,
  cases: readonly StoredReturn[],
  within: number,
): OrderReturns {
  const known = casesOf(cases);
  return {
    order: order.id,
    status: order.status,
    until: asTime(returnableUntil(order.status, history, within)),
    lines: items.map(({ id: item, quantity }) => ({ item, left: returnableOf({ item, quantity }, known) })),
    cases: cases.map(presentReturn),
  };
}

/** Cases in the form that the domain rules take. */
export function casesOf(cases: readonly StoredReturn[]) {
  return cases.map(({ row: { itemId: item, quantity, stage, outcome } }) => ({
    item,
    quantity,
    stage,
    outcome,
  }));
}

function presentReturn({ row, photos }: StoredReturn): OrderReturn {
  const { id, itemId, quantity, wish, reason, stage, outcome, answer, closing, refund, goods } = row;
  return {
    _id: id,
    item: itemId,
    quantity,
    wish,
    reason,
    stage,
    outcome,
    answer,
    closing,
    refund,
    goods,
    photos: photos.map(presentPhoto),
    parcel: parcelOf(row),
    ...timesOf(row),
  };
}

function parcelOf({ carrier, trackingNumber, sentAt }: ReturnRow): OrderReturn['parcel'] {
  if (carrier === null || trackingNumber === null || sentAt === null) return null;
  return { carrier, trackingNumber, sentAt: sentAt.toISOString() };
}

function timesOf({ since, askedAt, decidedAt, receivedAt }: ReturnRow) {
  return {
    since: since.toISOString(),
    askedAt: askedAt.toISOString(),
    decidedAt: asTime(decidedAt),
    receivedAt: asTime(receivedAt),
  };
}

export function presentPhoto({ id, orderId, width, height }: ReturnPhotoRow): ReturnPhoto {
  return { _id: id, url: `/api/orders/${orderId}/return-photos/${id}`, width, height };
}

function asTime(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
