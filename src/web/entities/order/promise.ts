import type { Order } from '#contract/http/ordering.ts';
import type { Day } from '#domain/fulfilment/working-days.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { promisedBy } from '#domain/ordering/gifts.vi.ts';
import { mayBePacked } from '#domain/ordering/photos.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { copy } from './copy.vi.ts';

/** Whether nothing has been handed to a courier yet, so that the promised day still applies. */
export function isBeforeHandOver(status: OrderStatus): boolean {
  return status === 'confirmed' || status.startsWith('pending') || status.startsWith('waiting');
}

/** The promised delivery day, worded for the customer; null when none was promised, or a parcel has a better date. */
export function promiseText(
  { status, proof, promise, gift }: Pick<Order, 'status' | 'proof' | 'promise' | 'gift'>,
  today: Day,
): string | null {
  if (promise === null || !isBeforeHandOver(status)) return null;
  // Waiting for the customer's approval, and the promised day has arrived.
  if (proof === 'sent' && promise.day <= today) return copy.promise.waitsForHer;
  const { day, made } = promise;
  const by = promisedBy(formatDate(day), gift !== null);
  const from = mayBePacked(proof) ? '' : copy.promise.fromHerWord;
  const [first] = made;
  return by + from + (first && first.day !== day ? copy.promise.anew(formatDate(first.day)) : '');
}
