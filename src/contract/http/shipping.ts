import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import { SHIPPING_TYPES } from '#domain/shipping/options.ts';
import { dataOf } from '../envelope.ts';
import { idOf, Money, Time } from '../fields.ts';
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
  /** By which day what lies in her cart would be there, for who asks; null where no day is promised. */
  promisedDay: z.iso.date().nullable().optional(),
});
export type ShippingOption = z.infer<typeof ShippingOption>;

/** GET /shipping: `cart=mine` also says by which day what lies in the caller's cart would be there, as a gift not before a day. */
export const ShippingQuery = z.object({
  cart: z.literal('mine').optional(),
  notBefore: z.iso.date().regex(/^2/).optional(),
});

/** GET /shipping: those on offer, the cheapest first; an admin also sees paused ones. */
export const ShippingOptionsReply = dataOf(z.array(ShippingOption));
/** GET /shipping/{id}. */
export const ShippingOptionReply = dataOf(ShippingOption);
