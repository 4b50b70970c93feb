import { nameRule } from '../catalogue/goods.ts';
import { FREE, vnd } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import { shippingCopy } from './copy.vi.ts';

export const SHIPPING_TYPES = ['standard', 'express', 'overnight'] as const;
export type ShippingType = (typeof SHIPPING_TYPES)[number];

/** What a customer chooses from at checkout (spec §3, Shipping option). */
export type ShippingOption = {
  readonly name: string;
  readonly price: Vnd;
  readonly estimatedDays: number;
  readonly type: ShippingType;
  readonly description?: string | null | undefined;
  readonly isActive: boolean;
};

/** Stands in when the shop has no option or the list cannot be read (spec §3; §8, Shipping options). */
export const DEFAULT_SHIPPING_OPTION: ShippingOption = {
  name: shippingCopy.defaultName,
  price: FREE,
  estimatedDays: 3,
  type: 'standard',
  isActive: true,
};

export const SHIPPING_NAME_MAX = 60;
/** The name of a way of delivery. */
export const checkShippingName = nameRule(SHIPPING_NAME_MAX);
export const SHIPPING_DESCRIPTION_MAX = 200;
/** The longest delivery an option may promise, in working days. */
export const ESTIMATED_DAYS_MAX = 60;

/** Goods of this much are wrapped for nothing (spec §2, Ordering guide; decisions, Order options). */
export const GIFT_WRAP_FREE_FROM: Vnd = vnd(200_000);
/** What wrapping costs below that: the demo shop's own price. */
export const GIFT_WRAP_PRICE: Vnd = vnd(15_000);

/** What wrapping adds to an order of so much goods. */
export function giftWrapFee(goods: Vnd, wanted: boolean): Vnd {
  return wanted && goods < GIFT_WRAP_FREE_FROM ? GIFT_WRAP_PRICE : FREE;
}

/** The words under an option's name: its own description, or how long it takes. */
export function describeOption(option: Pick<ShippingOption, 'description' | 'estimatedDays'>): string {
  return option.description || shippingCopy.workingDays(option.estimatedDays);
}
