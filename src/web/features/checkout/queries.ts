import { queryOptions } from '@tanstack/react-query';
import { read } from '#web/lib/api.ts';
import { shippingOptionsIn } from './shipping-options.ts';

/** The ways of delivery; an answer of another form is what spec §8 (Shipping options) makes of it. */
export const deliveryQuery = () => queryOptions({ ...read<unknown>('/shipping'), select: shippingOptionsIn });
