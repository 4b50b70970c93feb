import { queryOptions } from '@tanstack/react-query';
import { read } from '#web/lib/api.ts';
import { isShippingList, shippingOptionsIn } from './shipping-options.ts';

/** The ways of delivery; an answer of another form is what spec §8 (Shipping options) makes of it. */
export const deliveryQuery = () =>
  queryOptions({
    ...read<unknown>('/shipping'),
    select: (answer) => ({ options: shippingOptionsIn(answer), readable: isShippingList(answer) }),
  });
