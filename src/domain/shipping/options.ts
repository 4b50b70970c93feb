import { nameRule } from '../catalogue/goods.ts';
import { FREE } from '../kernel/vnd.ts';
import type { Vnd } from '../kernel/vnd.ts';
import type { ShopSettings } from '../shop/settings.ts';
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

/** From how much goods wrapping is free, and what it costs below (spec §2, Ordering guide; decisions, Order options). */
export type WrapTerms = Pick<ShopSettings, 'giftWrapFreeFrom' | 'giftWrapPrice'>;

/** What wrapping adds to an order of so much goods. */
export function giftWrapFee(
  goods: Vnd,
  wanted: boolean,
  { giftWrapFreeFrom, giftWrapPrice }: WrapTerms,
): Vnd {
  return wanted && goods < giftWrapFreeFrom ? giftWrapPrice : FREE;
}

/** From how much goods delivery is free; 0: never because of the sum. */
export type DeliveryTerms = Pick<ShopSettings, 'freeDeliveryFrom'>;

/** What an order of so much goods pays for its delivery. */
export function deliveryFee(goods: Vnd, price: Vnd, { freeDeliveryFrom }: DeliveryTerms): Vnd {
  return freeDeliveryFrom > 0 && goods >= freeDeliveryFrom ? FREE : price;
}

/** The words under an option's name: its own description, or how long it takes. */
export function describeOption(option: Pick<ShippingOption, 'description' | 'estimatedDays'>): string {
  return option.description || shippingCopy.workingDays(option.estimatedDays);
}
