import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { LETTER_TAG } from '#domain/catalogue/categories.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { slugOf } from '#domain/catalogue/goods.ts';
import type { CategoryId, CharmId, UserId } from '#domain/kernel/ids.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { alreadyExists, edit, entryOf, given, type Editor } from '#server/platform/db/edit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import type { Shop } from '#server/shop.ts';
import { charmRows, holdCategory, isSlugTaken, nextPosition } from '../goods/repository.ts';
import { keepGoodsPicture, letGo } from '../goods/pictures.ts';
import { findCharm, type CharmInCategory, type CharmRow } from './repository.ts';
import { editShelf, wantedStock, type WantedStock } from '../stock/shelf-edit.ts';
import { openShelves } from '../stock/service.ts';
import { charms } from '../tables.ts';

export type NewCharm = z.output<typeof Contract.CreateCharmBody>;
export type CharmEdit = z.output<typeof Contract.UpdateCharmBody>;
type Admin = { id: UserId };
type EditingShop = Pick<Shop, 'db' | 'clock' | 'events' | 'uploads' | 'jobs'>;

/** @throws ShopError INVALID_INPUT for an unknown category, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS */
export async function createCharm(
  shop: EditingShop,
  admin: Admin,
  wanted: NewCharm,
  picture: Buffer | null,
): Promise<CharmInCategory> {
  const kept = await keepGoodsPicture(shop, picture);
  const now = shop.clock.now();
  const id = await inTx(shop.db, (tx) => insertCharm(tx, editorOf(admin, now), wanted, kept));
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
  return getLiving(shop, id);
}

/**
 * Changes what is given; a change of stock goes through the ledger.
 * @throws ShopError NOT_FOUND, CONFLICT, INVALID_INPUT, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function updateCharm(
  shop: EditingShop,
  admin: Admin,
  id: CharmId,
  wanted: CharmEdit,
  picture: Buffer | null,
): Promise<CharmInCategory> {
  const kept = await keepGoodsPicture(shop, picture);
  const editor = editorOf(admin, shop.clock.now());
  const { replaced } = await inTx(shop.db, (tx) => changeCharm(tx, editor, id, wanted, kept));
  await letGo(shop, shop.db, replaced);
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
  return getLiving(shop, id);
}

/** @throws ShopError NOT_FOUND, INVALID_INPUT */
export async function setCharmStock(
  shop: EditingShop,
  admin: Admin,
  id: CharmId,
  wanted: WantedStock,
): Promise<CharmInCategory> {
  await inTx(shop.db, async (tx) => {
    const charm = await charmRows.hold(tx, id);
    if (charm === undefined) throw new ShopError('NOT_FOUND');
    await editShelf(tx, editorOf(admin, shop.clock.now()), { kind: 'charm', id }, charm, wanted);
  });
  shop.events.publish('catalogue.changed', { what: 'stock' });
  return getLiving(shop, id);
}

/** Hides a charm: gardens and builders do not see it any more, past orders do. @throws ShopError NOT_FOUND */
export async function removeCharm(shop: EditingShop, admin: Admin, id: CharmId): Promise<void> {
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    const charm = await charmRows.hold(tx, id);
    if (charm === undefined) throw new ShopError('NOT_FOUND');
    await charmRows.save(tx, id, { removedAt: now, updatedAt: now });
    await writeAudit(tx, entryOf(editorOf(admin, now), charm, 'delete'));
  });
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
}

/** The part of `createCharm` that an import does too. */
export async function insertCharm(
  tx: Tx,
  editor: Editor,
  { category: categoryId, stock = 0, ...wanted }: NewCharm,
  picture: string | null,
): Promise<CharmId> {
  const { now } = editor;
  const category = await getCategory(tx, categoryId);
  const id = newId<CharmId>(now);
  const slug = slugOf(wanted.name);
  const { description = '', meaning = '', tags = [], colors = [] } = wanted;
  const fields = { name: wanted.name, description, meaning, tags, colors };
  const charm: CharmRow = {
    ...fields,
    id,
    categoryId: category.id,
    slug: (await isSlugTaken(tx, charms, slug)) ? `${slug}-${id.slice(-6)}` : slug,
    price: wanted.price,
    stock: 0,
    reserved: 0,
    letter: null,
    isSpecial: wanted.isSpecial ?? false,
    featured: wanted.featured ?? false,
    picture,
    position: await nextPosition(tx, charms),
    search: charmSearch(fields),
    createdAt: now,
    updatedAt: now,
    removedAt: null,
  };
  await tx.insert(charms).values(charm).catch(alreadyExists);
  await openShelves(tx, [{ kind: 'charm', id, quantity: stock }], now);
  await writeAudit(tx, entryOf(editor, charm, 'create'));
  return id;
}

/** The part of `updateCharm` that an import does too. @returns the picture that is shown no more, if one was replaced */
export async function changeCharm(
  tx: Tx,
  editor: Editor,
  id: CharmId,
  { category, stock, stockSeen, updatedAt: seen, ...wanted }: CharmEdit,
  picture: string | null,
): Promise<{ replaced: string | null }> {
  const categoryId = category === undefined ? undefined : (await getCategory(tx, category)).id;
  const fields = given({ ...wanted, categoryId, picture: picture ?? undefined });
  const { before, after } = await edit<CharmRow, Partial<CharmRow>>(tx, editor, {
    hold: () => charmRows.hold(tx, id),
    save: async (change) => {
      const saved = await charmRows.save(tx, id, change);
      const search = saved && charmSearch(saved);
      return saved && search !== saved.search ? charmRows.save(tx, id, { ...change, search }) : saved;
    },
    seen,
    fields,
  });
  const shelf = { ...after, stock: before.stock };
  await editShelf(tx, editor, { kind: 'charm', id }, shelf, wantedStock({ stock, stockSeen }));
  return { replaced: before.picture === after.picture ? null : before.picture };
}

export function editorOf(admin: Admin, now: Date): Editor {
  return { subject: 'charm', by: admin.id, now };
}

async function getCategory(tx: Tx, id: CategoryId | undefined) {
  const category = await holdCategory(tx, id);
  if (category !== undefined) return category;
  const message = goodsCopy.unknownCategory;
  throw new ShopError('INVALID_INPUT', { message, details: [{ path: 'category', message }] });
}

async function getLiving({ db }: EditingShop, id: CharmId): Promise<CharmInCategory> {
  const charm = await findCharm(db, id);
  if (charm === undefined) throw new ShopError('NOT_FOUND');
  return charm;
}

function charmSearch({
  name,
  tags,
  colors,
  meaning,
}: Pick<CharmRow, 'name' | 'tags' | 'colors' | 'meaning'>) {
  const told = tags.filter((tag) => tag !== LETTER_TAG);
  return searchText(name, ...told, ...colors, meaning);
}
