import { tidyLine } from '../kernel/text-rules.ts';

/** Steps of the checkout, drawn as beads (spec §2, Checkout). */
export const CHECKOUT_STEPS = ['cart', 'shipping', 'confirm'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The step a checkout has reached (spec §4, Checkout step). */
export function checkoutStep(checkout: {
  readonly cartQuantity: number;
  readonly address: Partial<Record<'fullName' | 'phone' | 'addressLine1' | 'city', string | undefined>>;
  readonly hasShippingOption: boolean;
}): CheckoutStep {
  if (checkout.cartQuantity <= 0) return 'cart';
  const { fullName, phone, addressLine1, city } = checkout.address;
  const complete = [fullName, phone, addressLine1, city].every((text) => tidyLine(text ?? '') !== '');
  return complete && checkout.hasShippingOption ? 'confirm' : 'shipping';
}
