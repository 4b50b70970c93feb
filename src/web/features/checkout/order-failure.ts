import { ADDRESS_FIELDS, type AddressField } from '#domain/identity/address.ts';
import { shortageSentence } from '#web/entities/cart/failures.ts';
import { ApiError } from '#web/lib/api.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { copy } from './copy.vi.ts';

/** The response was lost or does not tell the outcome: the order may have been placed all the same. */
export function isOutcomeOpen(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The server is temporarily unavailable: the same request may be retried unchanged. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'UNAVAILABLE';

/** The message below 'Có lỗi xảy ra' (spec §8, Order creation). */
export function orderFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.failed.order;
  const short = shortageSentence(error);
  if (short !== null) return short;
  if (error.status === 0) return describeFailure(error, 'order').message;
  // The form is not at fault, so the message must not send the customer to check it.
  if (error.code === 'UNAVAILABLE') return error.message;
  return error.status >= 500 ? copy.failed.order : error.message;
}

/** The field errors of a refused order. */
export function fieldComplaints(error: unknown): { field: AddressField | 'notBefore'; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.details.flatMap(({ path, message }) => {
    const inAddress = ADDRESS_FIELDS.find((name) => path === `shippingAddress.${name}`);
    const field = path === 'gift.notBefore' ? 'notBefore' : inAddress;
    return field === undefined ? [] : [{ field, message }];
  });
}
