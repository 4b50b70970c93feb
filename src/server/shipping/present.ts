import type { ShippingOption } from '#contract/http/shipping.ts';
import type { ShippingOptionRow } from './repository.ts';

export function presentOption(row: ShippingOptionRow): ShippingOption {
  const { id, name, price, estimatedDays, type, description, isActive, updatedAt } = row;
  return {
    _id: id,
    name,
    price,
    estimatedDays,
    type,
    description,
    isActive,
    updatedAt: updatedAt.toISOString(),
  };
}
