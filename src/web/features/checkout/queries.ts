import { queryOptions } from '@tanstack/react-query';
import { read } from '#web/lib/api.ts';
import { isShippingList, shippingOptionsIn } from './shipping-options.ts';

/**
 * The delivery options, each with the day by which the current cart would arrive; a response of another shape is handled as in
 * spec §8 (Shipping options).
 */
export const deliveryQuery = (notBefore?: string) =>
  queryOptions({
    ...read<unknown>('/shipping', { cart: 'mine', notBefore }),
    // A new gift day refetches; the previous options stay visible meanwhile.
    placeholderData: (before: unknown) => before,
    select: (answer) => ({ options: shippingOptionsIn(answer), readable: isShippingList(answer) }),
  });
