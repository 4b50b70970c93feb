import { queryOptions } from '@tanstack/react-query';
import { read } from '#web/lib/api.ts';
import { isShippingList, shippingOptionsIn } from './shipping-options.ts';

/** The ways of delivery, each with the day by which her cart would be there; an answer of another form is what spec §8 (Shipping options) makes of it. */
export const deliveryQuery = (notBefore?: string) =>
  queryOptions({
    ...read<unknown>('/shipping', { cart: 'mine', notBefore }),
    // Another day of a gift asks again, and what is chosen stays on the screen meanwhile.
    placeholderData: (before: unknown) => before,
    select: (answer) => ({ options: shippingOptionsIn(answer), readable: isShippingList(answer) }),
  });
