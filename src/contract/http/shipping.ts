import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import { SHIPPING_TYPES } from '#domain/shipping/options.ts';
import { dataOf } from '../envelope.ts';
import { AskedDay, idOf, Money, Time } from '../fields.ts';
import { z } from '../zod.ts';

export const ShippingOption = z.object({
  _id: idOf<ShippingOptionId>(),
  name: z.string(),
  price: Money,
  /** Working days. */
  estimatedDays: z.int().min(1),
  type: z.enum(SHIPPING_TYPES),
  description: z.string().nullable(),
  isActive: z.boolean(),
  updatedAt: Time,
  /** Promised delivery day of her cart, when requested; null when no day is promised. */
  promisedDay: z.iso.date().nullable().optional(),
});
export type ShippingOption = z.infer<typeof ShippingOption>;

/** GET /shipping: `cart=mine` adds the promised day of the caller's cart, for a gift not before a given day. */
export const ShippingQuery = z.object({
  cart: z.literal('mine').optional(),
  notBefore: AskedDay.optional(),
});

/** GET /shipping: the options on offer, cheapest first; for admins also paused ones. */
export const ShippingOptionsReply = dataOf(z.array(ShippingOption));
/** GET /shipping/{id}. */
export const ShippingOptionReply = dataOf(ShippingOption);
