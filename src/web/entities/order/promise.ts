import type { Order } from '#contract/http/ordering.ts';
import type { Day } from '#domain/fulfilment/working-days.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { mayBePacked } from '#domain/ordering/photos.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { copy } from './copy.vi.ts';

/** Nothing was handed over yet: what was promised counts. */
export function beforeParcel(status: OrderStatus): boolean {
  return status === 'confirmed' || status.startsWith('pending') || status.startsWith('waiting');
}

/** By when it will be there, said to her; null where no day was promised, or a parcel says it better. */
export function promiseToHer(
  { status, proof, promise }: Pick<Order, 'status' | 'proof' | 'promise'>,
  today: Day,
): string | null {
  if (promise === null || !beforeParcel(status)) return null;
  // Her word is what it waits for, and the day has not waited.
  if (proof === 'sent' && promise.day <= today) return copy.promise.waitsForHer;
  const { day, made } = promise;
  const by = copy.promise.by(formatDate(day));
  const from = mayBePacked(proof) ? '' : copy.promise.fromHerWord;
  const [first] = made;
  return by + from + (first && first.day !== day ? copy.promise.anew(formatDate(first.day)) : '');
}
