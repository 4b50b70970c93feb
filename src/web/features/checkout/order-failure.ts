import { ADDRESS_FIELDS, type AddressField } from '#domain/identity/address.ts';
import { shortageSentence } from '#web/entities/cart/failures.ts';
import { ApiError } from '#web/lib/api.ts';
import { describeFailure } from '#web/lib/errors/describe.ts';
import { copy } from './copy.vi.ts';

/** The answer was lost or says nothing about the order: it may have been placed all the same. */
export function isOutcomeOpen(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The shop cannot answer now and will be able to: what it was asked may be asked again as it is. */
export const isBusy = (error: unknown): boolean => error instanceof ApiError && error.code === 'UNAVAILABLE';

/** What the checkout says under 'Có lỗi xảy ra' (spec §8, Order creation). */
export function orderFailureText(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.failed.order;
  const short = shortageSentence(error);
  if (short !== null) return short;
  if (error.status === 0) return describeFailure(error, 'order').message;
  // Nothing is wrong with what she typed: she is not sent to look for it.
  if (error.code === 'UNAVAILABLE') return error.message;
  return error.status >= 500 ? copy.failed.order : error.message;
}

/** The complaints of a refused order about fields of the form. */
export function fieldComplaints(error: unknown): { field: AddressField | 'notBefore'; message: string }[] {
  if (!(error instanceof ApiError)) return [];
  return error.details.flatMap(({ path, message }) => {
    const inAddress = ADDRESS_FIELDS.find((name) => path === `shippingAddress.${name}`);
    const field = path === 'gift.notBefore' ? 'notBefore' : inAddress;
    return field === undefined ? [] : [{ field, message }];
  });
}
