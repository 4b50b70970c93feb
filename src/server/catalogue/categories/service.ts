import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import type { CategoryId } from '#domain/kernel/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { changeOffer, editsOf, type Admin, type EditingShop } from '../goods/edits.ts';
import { categories } from '../tables.ts';
import { countCharms, moveCharms, type CategoryRow } from './repository.ts';

const edits = editsOf('category', categories);

/** @throws ShopError ALREADY_EXISTS */
export function createCategory(
  shop: EditingShop,
  admin: Admin,
  wanted: z.output<typeof Contract.CreateCategoryBody>,
): Promise<CategoryRow> {
  return changeOffer(shop, admin, (tx, by) => edits.insert(tx, by, { ...wanted, ...factsIn(wanted) }));
}

/** @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS */
export async function updateCategory(
  shop: EditingShop,
  admin: Admin,
  id: CategoryId,
  { updatedAt: seen, ...wanted }: z.output<typeof Contract.UpdateCategoryBody>,
): Promise<CategoryRow> {
  const { after } = await changeOffer(shop, admin, (tx, by) => edits.change(tx, by, id, seen, wanted));
  return after;
}

/**
 * Hides a category; its charms move to another one, if one is named.
 * @throws ShopError NOT_FOUND, IN_USE while charms belong to it, INVALID_INPUT for an unknown target category
 */
export function removeCategory(
  shop: EditingShop,
  admin: Admin,
  id: CategoryId,
  moveTo: CategoryId | undefined,
): Promise<void> {
  return changeOffer(shop, admin, async (tx, by) => {
    // In id order: two admins who move charms into each other's category must not deadlock.
    const locked = new Map<CategoryId, CategoryRow | undefined>();
    for (const each of [id, moveTo ?? id].toSorted()) locked.set(each, await edits.find(tx, each));
    const category = locked.get(id);
    if (category === undefined) throw new ShopError('NOT_FOUND');
    const target = moveTo === id ? undefined : moveTo && locked.get(moveTo);
    if (moveTo !== undefined && target === undefined) throw nowhereToGo();
    if (target) await moveCharms(tx, id, target.id);
    else if ((await countCharms(tx, id)) > 0) throw new ShopError('IN_USE');
    const moved = target && { category: { from: category.name, to: target.name } };
    await edits.remove(tx, by, id, moved);
  });
}

function nowhereToGo(): ShopError {
  const message = goodsCopy.unknownCategory;
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'moveTo', message }] });
}
