import type { Order } from '#contract/http/ordering.ts';
import { estimatedDelivery, notBeforeDay } from '#domain/fulfilment/working-days.ts';
import { formatDate, formatShortDateTime } from '#domain/kernel/time.ts';
import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import { FINAL_ORDER_STATUSES } from '#domain/ordering/moves.ts';
import { orderTones, type OrderStatus } from '#domain/ordering/statuses.ts';
import { copy } from './copy.vi.ts';

/** A step on the timeline of an order. */
export type JourneyBead = {
  key: string;
  label: string;
  /** when it was reached, or is expected; empty when unknown */
  when: string;
  state: 'done' | 'now' | 'next' | 'ended' | 'trouble';
};

/** The usual steps of an order; with a bank transfer the payment is a step of its own. */
const USUAL_WAY: readonly OrderStatus[] = ['pending', 'confirmed', 'shipped', 'delivered', 'completed'];
const TRANSFER_WAY: readonly OrderStatus[] = ['pending_payment', ...USUAL_WAY.slice(1)];

type Travelled = Pick<
  Order,
  'status' | 'statusHistory' | 'createdAt' | 'paymentMethod' | 'shippingOption'
> & {
  gift: Pick<NonNullable<Order['gift']>, 'notBefore'> | null;
  promise?: Pick<NonNullable<Order['promise']>, 'day'> | null;
};

/**
 * Past, current and usual future steps of an order; no future ones once it is final.
 * @param due expected delivery of its parcel; without it, the promised or estimated day
 */
export function journeyOf(order: Travelled, due?: string): JourneyBead[] {
  const been = stationsOf(order);
  const past = been.map(({ status, timestamp }, place): JourneyBead => {
    const isLast = place === been.length - 1;
    return {
      key: `${place} ${status}`,
      label: place === 0 ? copy.journey.placed : orderStatusLabel(status),
      when: formatShortDateTime(timestamp),
      state: isLast ? stateOf(order.status) : 'done',
    };
  });
  return [
    ...past,
    ...nextStations(order).map((status) =>
      comingBead(status, due ?? order.promise?.day ?? guessedArrival(order)),
    ),
  ];
}

/** The first entry, then one step per status; a payment that was retried shows as it last was. */
function stationsOf({ statusHistory }: Travelled) {
  return statusHistory.filter(
    ({ status }, place) =>
      place === 0 || statusHistory.findLastIndex((later) => later.status === status) === place,
  );
}

function stateOf(status: OrderStatus): JourneyBead['state'] {
  if (orderTones[status] === 'trouble') return 'trouble';
  if (status === 'cancelled') return 'ended';
  return isFinal(status) ? 'done' : 'now';
}

function nextStations({ status, paymentMethod }: Travelled): readonly OrderStatus[] {
  if (isFinal(status)) return [];
  const way = paymentMethod === 'COD' ? USUAL_WAY : TRANSFER_WAY;
  const at = way.indexOf(status);
  // The waiting statuses of a transfer lie between payment and confirmation.
  return way.slice(at === -1 ? 1 : at + 1);
}

function comingBead(status: OrderStatus, arrival: string | Date): JourneyBead {
  return {
    key: `next ${status}`,
    label: copy.journey.next[status] ?? orderStatusLabel(status),
    when: status === 'delivered' ? copy.journey.expected(formatDate(arrival).slice(0, 5)) : '',
    state: 'next',
  };
}

/**
 * Estimated in working days from the order on; for a gift, not before its day. Only the server knows the holidays; the parcel's
 * date will be exact.
 */
function guessedArrival({ createdAt, shippingOption, gift }: Travelled): Date {
  const usual = estimatedDelivery(new Date(createdAt), shippingOption.estimatedDays, NO_HOLIDAYS);
  return notBeforeDay(usual, gift?.notBefore);
}

const NO_HOLIDAYS = new Set<string>();

function isFinal(status: OrderStatus): boolean {
  return FINAL_ORDER_STATUSES.includes(status);
}
