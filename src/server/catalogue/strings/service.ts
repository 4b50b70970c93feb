import { MATERIALS, type Material } from '#art/bracelet-cord.ts';
import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import type { StringId } from '#domain/kernel/ids.ts';
import { changeOffer, editsOf, parseOneOf, type Admin, type EditingShop } from '../goods/edits.ts';
import { braceletStrings } from '../tables.ts';
import type { StringRow } from './repository.ts';

const edits = editsOf('bracelet-string', braceletStrings);

/** @throws ShopError ALREADY_EXISTS, INVALID_INPUT for a material without a drawing */
export async function createString(
  shop: EditingShop,
  admin: Admin,
  { material, color = '#b8566d', description = '', ...wanted }: z.output<typeof Contract.CreateStringBody>,
): Promise<StringRow> {
  const drawn = parseOneOf(MATERIALS, material, 'material') ?? ('braid' satisfies Material);
  const fields = { ...wanted, material: drawn, color, description };
  return changeOffer(shop, admin, (tx, by) => edits.insert(tx, by, fields));
}

/** @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS, INVALID_INPUT */
export async function updateString(
  shop: EditingShop,
  admin: Admin,
  id: StringId,
  { updatedAt: seen, material, ...wanted }: z.output<typeof Contract.UpdateStringBody>,
): Promise<StringRow> {
  const fields = { ...wanted, material: parseOneOf(MATERIALS, material, 'material') };
  const { after } = await changeOffer(shop, admin, (tx, by) => edits.change(tx, by, id, seen, fields));
  return after;
}

/**
 * Hides a string; bracelets that have it keep it.
 * @throws ShopError NOT_FOUND
 */
export function removeString(shop: EditingShop, admin: Admin, id: StringId): Promise<void> {
  return changeOffer(shop, admin, (tx, by) => edits.remove(tx, by, id));
}
