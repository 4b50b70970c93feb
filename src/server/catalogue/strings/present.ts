import type * as wire from '#contract/http/catalogue.ts';
import type { StringRow } from './repository.ts';

export function presentString({
  id,
  name,
  description,
  price,
  material,
  color,
  updatedAt,
}: StringRow): wire.BraceletString {
  return {
    _id: id,
    name,
    description,
    price,
    image: null,
    material,
    color,
    updatedAt: updatedAt.toISOString(),
  };
}
