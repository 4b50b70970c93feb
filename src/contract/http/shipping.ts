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
});
export type ShippingOption = z.infer<typeof ShippingOption>;

/** GET /shipping: those on offer, the cheapest first; an admin also sees paused ones. */
export const ShippingOptionsReply = dataOf(z.array(ShippingOption));
/** GET /shipping/{id}. */
export const ShippingOptionReply = dataOf(ShippingOption);
