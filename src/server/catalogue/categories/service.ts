import { MATERIALS, type Material } from '#art/bracelet-cord.ts';
import { TIES, type Tie } from '#art/bracelet-tie.ts';
import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import type { CategoryId, StringId, TyingMethodId, UserId } from '#domain/kernel/ids.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { alreadyExists, edit, entryOf, given, type Editor } from '#server/platform/db/edit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import type { Shop } from '#server/shop.ts';
import {
  categoryRows,
  hasCharms,
  moveCharms,
  nextPosition,
  stringRows,
  tyingMethodRows,
} from '../goods/repository.ts';
import type { CategoryRow, StringRow, TyingMethodRow } from '../charms/repository.ts';
import { braceletStrings, categories, tyingMethods } from '../tables.ts';

type Admin = { id: UserId };
type EditingShop = Pick<Shop, 'db' | 'clock' | 'events'>;
type Body<Name extends keyof typeof Contract> = (typeof Contract)[Name] extends z.ZodType
  ? z.output<(typeof Contract)[Name]>
  : never;

// ---- Categories ----

/** @throws ShopError ALREADY_EXISTS */
export async function createCategory(
  shop: EditingShop,
  admin: Admin,
  wanted: Body<'CreateCategoryBody'>,
): Promise<CategoryRow> {
  const now = shop.clock.now();
  const row = await inTx(shop.db, async (tx) => {
    const position = await nextPosition(tx, categories);
    const category = { ...wanted, ...stamped<CategoryId>(now), position };
    await tx.insert(categories).values(category).catch(alreadyExists);
    await writeAudit(tx, entryOf(editorOf('category', admin, now), category, 'create'));
    return category;
  });
  return announced(shop, row);
}

/** @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS */
export async function updateCategory(
  shop: EditingShop,
  admin: Admin,
  id: CategoryId,
  { updatedAt: seen, ...wanted }: Body<'UpdateCategoryBody'>,
): Promise<CategoryRow> {
  const editor = editorOf('category', admin, shop.clock.now());
  const { after } = await inTx(shop.db, (tx) =>
    edit<CategoryRow, Partial<CategoryRow>>(tx, editor, {
      hold: () => categoryRows.hold(tx, id),
      save: (change) => categoryRows.save(tx, id, change),
      seen,
      fields: given(wanted),
    }),
  );
  return announced(shop, after);
}

/**
 * Hides a category; its charms go into another one, if one is named.
 * @throws ShopError NOT_FOUND, IN_USE while charms belong to it, INVALID_INPUT for nowhere to go
 */
export async function removeCategory(
  shop: EditingShop,
  admin: Admin,
  id: CategoryId,
  moveTo: CategoryId | undefined,
): Promise<void> {
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    // In id order: two admins who empty each other's category do not wait in a circle.
    const held = new Map<CategoryId, CategoryRow | undefined>();
    for (const each of [id, moveTo ?? id].toSorted()) held.set(each, await categoryRows.hold(tx, each));
    const category = held.get(id);
    if (category === undefined) throw new ShopError('NOT_FOUND');
    const target = moveTo === id ? undefined : moveTo && held.get(moveTo);
    if (moveTo !== undefined && target === undefined) throw nowhereToGo();
    if (target) await moveCharms(tx, id, target.id);
    else if (await hasCharms(tx, id)) throw new ShopError('IN_USE');
    await categoryRows.save(tx, id, { removedAt: now, updatedAt: now });
    const moved = target && { category: { from: category.name, to: target.name } };
    await writeAudit(tx, entryOf(editorOf('category', admin, now), category, 'delete', moved));
  });
  announced(shop, null);
}

function nowhereToGo(): ShopError {
  const message = goodsCopy.unknownCategory;
  return new ShopError('INVALID_INPUT', { message, details: [{ path: 'moveTo', message }] });
}

// ---- Strings ----

/** @throws ShopError ALREADY_EXISTS, INVALID_INPUT for a material nobody can draw */
export async function createString(
  shop: EditingShop,
  admin: Admin,
  { material, color = '#b8566d', description = '', ...wanted }: Body<'CreateStringBody'>,
): Promise<StringRow> {
  const now = shop.clock.now();
  const drawn = oneOf(MATERIALS, material, 'material') ?? ('braid' satisfies Material);
  const row = await inTx(shop.db, async (tx) => {
    const position = await nextPosition(tx, braceletStrings);
    const string = { ...wanted, ...stamped<StringId>(now), material: drawn, color, description, position };
    await tx.insert(braceletStrings).values(string).catch(alreadyExists);
    await writeAudit(tx, entryOf(editorOf('bracelet-string', admin, now), string, 'create'));
    return string;
  });
  return announced(shop, row);
}

/** @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS, INVALID_INPUT */
export async function updateString(
  shop: EditingShop,
  admin: Admin,
  id: StringId,
  { updatedAt: seen, material, ...wanted }: Body<'UpdateStringBody'>,
): Promise<StringRow> {
  const editor = editorOf('bracelet-string', admin, shop.clock.now());
  const fields = given({ ...wanted, material: oneOf(MATERIALS, material, 'material') });
  const { after } = await inTx(shop.db, (tx) =>
    edit<StringRow, Partial<StringRow>>(tx, editor, {
      hold: () => stringRows.hold(tx, id),
      save: (change) => stringRows.save(tx, id, change),
      seen,
      fields,
    }),
  );
  return announced(shop, after);
}

/** Hides a string; bracelets that have it keep it. @throws ShopError NOT_FOUND */
export async function removeString(shop: EditingShop, admin: Admin, id: StringId): Promise<void> {
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    const string = await stringRows.hold(tx, id);
    if (string === undefined) throw new ShopError('NOT_FOUND');
    await stringRows.save(tx, id, { removedAt: now, updatedAt: now });
    await writeAudit(tx, entryOf(editorOf('bracelet-string', admin, now), string, 'delete'));
  });
  announced(shop, null);
}

// ---- Tying methods ----

/** @throws ShopError ALREADY_EXISTS, INVALID_INPUT for a knot nobody can draw */
export async function createTyingMethod(
  shop: EditingShop,
  admin: Admin,
  { knot, description = '', isActive = true, ...wanted }: Body<'CreateTyingMethodBody'>,
): Promise<TyingMethodRow> {
  const now = shop.clock.now();
  const tie = oneOf(TIES, knot, 'knot') ?? ('simple' satisfies Tie);
  const row = await inTx(shop.db, async (tx) => {
    const position = await nextPosition(tx, tyingMethods);
    const method = { ...wanted, ...stamped<TyingMethodId>(now), tie, description, isActive, position };
    await tx.insert(tyingMethods).values(method).catch(alreadyExists);
    await writeAudit(tx, entryOf(editorOf('tying-method', admin, now), method, 'create'));
    return method;
  });
  return announced(shop, row);
}

/** @throws ShopError NOT_FOUND, CONFLICT, ALREADY_EXISTS, INVALID_INPUT */
export async function updateTyingMethod(
  shop: EditingShop,
  admin: Admin,
  id: TyingMethodId,
  { updatedAt: seen, knot, ...wanted }: Body<'UpdateTyingMethodBody'>,
): Promise<TyingMethodRow> {
  const editor = editorOf('tying-method', admin, shop.clock.now());
  const fields = given({ ...wanted, tie: oneOf(TIES, knot, 'knot') });
  const { after } = await inTx(shop.db, (tx) =>
    edit<TyingMethodRow, Partial<TyingMethodRow>>(tx, editor, {
      hold: () => tyingMethodRows.hold(tx, id),
      save: (change) => tyingMethodRows.save(tx, id, change),
      seen,
      fields,
    }),
  );
  return announced(shop, after);
}

/** Hides a way of tying; bracelets that have it keep it. @throws ShopError NOT_FOUND */
export async function removeTyingMethod(shop: EditingShop, admin: Admin, id: TyingMethodId): Promise<void> {
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    const method = await tyingMethodRows.hold(tx, id);
    if (method === undefined) throw new ShopError('NOT_FOUND');
    await tyingMethodRows.save(tx, id, { removedAt: now, updatedAt: now });
    await writeAudit(tx, entryOf(editorOf('tying-method', admin, now), method, 'delete'));
  });
  announced(shop, null);
}

function stamped<Id extends string>(now: Date) {
  return { id: newId<Id>(now), createdAt: now, updatedAt: now, removedAt: null };
}

function editorOf(subject: string, admin: Admin, now: Date): Editor {
  return { subject, by: admin.id, now };
}

/** Lets pages know, after the commit. */
function announced<T>({ events }: EditingShop, value: T): T {
  events.publish('catalogue.changed', { what: 'catalogue' });
  return value;
}

function oneOf<const T extends string>(
  known: readonly T[],
  text: string | undefined,
  path: string,
): T | undefined {
  const found = known.find((each) => each === text);
  if (text === undefined || found !== undefined) return found;
  throw new ShopError('INVALID_INPUT', { details: [{ path, message: known.join(', ') }] });
}
