import { TIES, type Tie } from '#art/bracelet-tie.ts';
import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import type { TyingMethodId } from '#domain/kernel/ids.ts';
import { changeOffer, editsOf, parseOneOf, type Admin, type EditingShop } from '../goods/edits.ts';
import { tyingMethods } from '../tables.ts';
import type { TyingMethodRow } from './repository.ts';

const edits = editsOf('tying-method', tyingMethods);

/** @throws ShopError ALREADY_EXISTS, INVALID_INPUT for a knot without a drawing */
export async function createTyingMethod(
  shop: EditingShop,
  admin: Admin,
  { knot, description = '', isActive = true, ...wanted }: z.output<typeof Contract.CreateTyingMethodBody>,
): Promise<TyingMethodRow> {
  const tie = parseOneOf(TIES, knot, 'knot') ?? ('simple' satisfies Tie);
  const fields = { ...wanted, tie, description, isActive };
  return changeOffer(shop, admin, (tx, by) => edits.insert(tx, by, fields));
}

/** @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS, INVALID_INPUT */
export async function updateTyingMethod(
  shop: EditingShop,
  admin: Admin,
  id: TyingMethodId,
  { updatedAt: seen, knot, ...wanted }: z.output<typeof Contract.UpdateTyingMethodBody>,
): Promise<TyingMethodRow> {
  const fields = { ...wanted, tie: parseOneOf(TIES, knot, 'knot') };
  const { after } = await changeOffer(shop, admin, (tx, by) => edits.change(tx, by, id, seen, fields));
  return after;
}

/**
 * Hides a tying method; bracelets that have it keep it.
 * @throws ShopError NOT_FOUND
 */
export function removeTyingMethod(shop: EditingShop, admin: Admin, id: TyingMethodId): Promise<void> {
  return changeOffer(shop, admin, (tx, by) => edits.remove(tx, by, id));
}
