import { after, days } from '../kernel/time.ts';
import type { OrderStatus } from './statuses.ts';

type Past = readonly { readonly status: OrderStatus; readonly at: Date }[];

/** Deadline of a return request, `within` days after delivery; null for an order that was not delivered. */
export function returnableUntil(status: OrderStatus, history: Past, within: number): Date | null {
  if (status !== 'delivered' && status !== 'completed') return null;
  const arrived = history.find((step) => step.status === 'delivered' || step.status === 'completed');
  return arrived === undefined ? null : after(arrived.at, days(within));
}
