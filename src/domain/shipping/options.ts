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

/** Used when the shop has no option or the list cannot be loaded (spec §3; §8, Shipping options). */
export const DEFAULT_SHIPPING_OPTION: ShippingOption = {
  name: shippingCopy.defaultName,
  price: FREE,
  estimatedDays: 3,
  type: 'standard',
  isActive: true,
};

export const SHIPPING_NAME_MAX = 60;
/** The rule of an option's name. */
export const checkShippingName = nameRule(SHIPPING_NAME_MAX);
export const SHIPPING_DESCRIPTION_MAX = 200;
/** The longest delivery an option may promise, in working days. */
export const ESTIMATED_DAYS_MAX = 60;

/** Goods total from which wrapping is free, and its price below (spec §2, Ordering guide; decisions, Order options). */
export type WrapTerms = Pick<ShopSettings, 'giftWrapFreeFrom' | 'giftWrapPrice'>;

/** The wrapping fee for a goods total. */
export function giftWrapFee(
  goods: Vnd,
  wanted: boolean,
  { giftWrapFreeFrom, giftWrapPrice }: WrapTerms,
): Vnd {
  return wanted && goods < giftWrapFreeFrom ? giftWrapPrice : FREE;
}

/** Goods total from which delivery is free; 0 means never. */
export type DeliveryTerms = Pick<ShopSettings, 'freeDeliveryFrom'>;

/** The delivery fee for a goods total. */
export function deliveryFee(goods: Vnd, price: Vnd, { freeDeliveryFrom }: DeliveryTerms): Vnd {
  return freeDeliveryFrom > 0 && goods >= freeDeliveryFrom ? FREE : price;
}

/** The text under an option's name: its own description, or the delivery time. */
export function describeOption(option: Pick<ShippingOption, 'description' | 'estimatedDays'>): string {
  return option.description || shippingCopy.workingDays(option.estimatedDays);
}
