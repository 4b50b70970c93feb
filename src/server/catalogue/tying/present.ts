import type * as wire from '#contract/http/catalogue.ts';
import type { TyingMethodRow } from './repository.ts';

export function presentTyingMethod(row: TyingMethodRow): wire.TyingMethod {
  return {
    _id: row.id,
    name: row.name,
    description: row.description,
    price: row.price,
    knot: row.tie,
    isActive: row.isActive,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
