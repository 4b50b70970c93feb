import { promiseOf, type Promised, type PromiseReason, type Work } from '#domain/fulfilment/promise.ts';
import { dayOf, type Day } from '#domain/fulfilment/working-days.ts';
import type { ShopSettings } from '#domain/shop/settings.ts';
import type { CartLine } from '#server/cart/index.ts';
import { slowestOf } from '../checkout/sold-bracelet.ts';
import type { OrderRow, StoredOrder } from '../orders/repository.ts';
import type { Waiting } from './workload.ts';

/** A promised day, when it was promised, and why. */
export type MadePromise = { day: Day; at: string; why: PromiseReason };

/** Columns of an order that hold its promise. */
export type KeptPromise = Pick<OrderRow, 'promisedDay' | 'handOverDay' | 'promiseCheckedAt' | 'promises'>;

/** Work that a cart needs before its parcel leaves. */
export function workOfCart(lines: readonly CartLine[], { ordered }: Waiting): Work {
  const toMake = lines.reduce((sum, { design, quantity }) => sum + (design ? quantity : 0), 0);
  const makingDays = slowestOf(lines.flatMap(({ design }) => design?.charms ?? []));
  return { toMake, ahead: ordered, makingDays, photoToCome: toMake > 0 };
}

/** Work that an order needs. */
export function workOfOrder(
  { items }: Pick<StoredOrder, 'items'>,
  more: Pick<Work, 'ahead' | 'photoToCome'>,
): Work {
  const made = items.filter(({ customBraceletId }) => customBraceletId !== null);
  const slowest = Math.max(0, ...made.map(({ bracelet }) => bracelet.makingDays ?? 0));
  return {
    toMake: made.reduce((sum, { quantity }) => sum + quantity, 0),
    makingDays: slowest || null,
    ...more,
  };
}

type Placed = {
  lines: readonly CartLine[];
  delivery: { estimatedDays: number };
  notBefore: Day | null | undefined;
  now: Date;
};

/** First promise of an order, calculated as if it were confirmed today and its photos approved at once. */
export function firstPromise(
  { lines, delivery, notBefore, now }: Placed,
  waiting: Waiting,
  settings: ShopSettings,
): KeptPromise {
  const work = workOfCart(lines, waiting);
  const promised = promiseOf(
    { from: dayOf(now), work, deliveryDays: delivery.estimatedDays, notBefore },
    settings,
  );
  return promised === null ? NO_PROMISE : withPromise([], promised, 'placed', now);
}

const NO_PROMISE: KeptPromise = {
  promisedDay: null,
  handOverDay: null,
  promiseCheckedAt: null,
  promises: [],
};

/** Appends a promise to the earlier ones. */
export function withPromise(
  before: readonly MadePromise[],
  { day, handOver }: Promised,
  why: PromiseReason,
  now: Date,
): KeptPromise {
  return {
    promisedDay: day,
    handOverDay: handOver,
    promiseCheckedAt: now,
    promises: [...before, { day, at: now.toISOString(), why }],
  };
}
