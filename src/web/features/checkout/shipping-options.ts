import type { ShippingOption } from '#contract/http/shipping.ts';
import { DEFAULT_SHIPPING_OPTION } from '#domain/shipping/options.ts';

/** A way of delivery to choose; the default one has no id (spec §3). */
export type Offer = Omit<ShippingOption, '_id' | 'updatedAt'> & { _id: ShippingOption['_id'] | null };

const DEFAULT_OFFER: Offer = { ...DEFAULT_SHIPPING_OPTION, _id: null, description: null };

/**
 * The answer of `/shipping`: anything but a list counts as an empty one (spec §8, Shipping options).
 * Throws Error 'Invalid response format' for an option without `_id`.
 */
export function shippingOptionsIn(answer: unknown): ShippingOption[] {
  if (!Array.isArray(answer)) return [];
  const named = answer.every(
    (option: unknown) => typeof (option as { _id?: unknown } | null)?._id === 'string',
  );
  if (!named) throw new Error('Invalid response format');
  return answer as ShippingOption[];
}

/** Whether `/shipping` answered with a list at all; what it did not say cannot be called free. */
export const isShippingList = (answer: unknown): boolean => Array.isArray(answer);

/** What is on offer at checkout; the default option stands in for an empty or failed list (spec §3; §8). */
export function offersOf(options: readonly ShippingOption[] | undefined): readonly Offer[] {
  const active = options?.filter(({ isActive }) => isActive) ?? [];
  return active.length > 0 ? active : [DEFAULT_OFFER];
}

/** The offer that was chosen, or the first: that one is selected by default (spec §4, Checkout step). */
export function chosenOffer(offers: readonly Offer[], chosen: string): Offer {
  return offers.find((offer) => offerValue(offer) === chosen) ?? offers[0] ?? DEFAULT_OFFER;
}

/** An offer as the value of a radio button. */
export function offerValue({ _id }: Pick<Offer, '_id'>): string {
  return _id ?? 'default';
}
