import type { ShippingOption } from '#contract/http/shipping.ts';
import { DEFAULT_SHIPPING_OPTION } from '#domain/shipping/options.ts';

/** A delivery option; the default one has no id (spec §3). */
export type Offer = Omit<ShippingOption, '_id' | 'updatedAt'> & { _id: ShippingOption['_id'] | null };

const DEFAULT_OFFER: Offer = { ...DEFAULT_SHIPPING_OPTION, _id: null, description: null };

/**
 * Reads the response of `/shipping`: anything but a list counts as an empty one (spec §8, Shipping options).
 * @throws Error 'Invalid response format' for an option without `_id`
 */
export function shippingOptionsIn(answer: unknown): ShippingOption[] {
  if (!Array.isArray(answer)) return [];
  const named = answer.every(
    (option: unknown) => typeof (option as { _id?: unknown } | null)?._id === 'string',
  );
  if (!named) throw new Error('Invalid response format');
  return answer as ShippingOption[];
}

/** Whether `/shipping` returned a list at all; otherwise the price is unknown and must not be shown as free. */
export const isShippingList = (answer: unknown): boolean => Array.isArray(answer);

/** The options at checkout; the default option stands in for an empty or failed list (spec §3; §8). */
export function offersOf(options: readonly ShippingOption[] | undefined): readonly Offer[] {
  const active = options?.filter(({ isActive }) => isActive) ?? [];
  return active.length > 0 ? active : [DEFAULT_OFFER];
}

/** The selected option, or the first, which is selected by default (spec §4, Checkout step). */
export function chosenOffer(offers: readonly Offer[], chosen: string): Offer {
  return offers.find((offer) => offerValue(offer) === chosen) ?? offers[0] ?? DEFAULT_OFFER;
}

/** The radio button value of an option. */
export function offerValue({ _id }: Pick<Offer, '_id'>): string {
  return _id ?? 'default';
}
