import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { LETTER_TAG } from '#domain/catalogue/categories.ts';
import { factsIn } from '#domain/catalogue/facts.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import type { CategoryId, CharmId } from '#domain/kernel/ids.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { lockCategory } from '../categories/repository.ts';
import { changeOffer, changeOnce, editsOf, type Admin, type EditedBy } from '../goods/edits.ts';
import { storeGoodsPicture, replacePicture } from '../goods/pictures.ts';
import { freeSlug } from '../goods/repository.ts';
import { bookInitialStock } from '../stock/service.ts';
import { editStock, wantedStock, type WantedStock } from '../stock/stock-edit.ts';
import { charms } from '../tables.ts';
import { getCharm } from './queries.ts';
import type { CharmInCategory, CharmRow } from './repository.ts';

export type NewCharm = z.output<typeof Contract.CreateCharmBody>;
export type CharmEdit = z.output<typeof Contract.UpdateCharmBody>;
type EditingShop = Pick<Shop, 'db' | 'clock' | 'events' | 'uploads' | 'jobs'>;

/** Creates, edits and removes charms. */
export const charmEdits = editsOf('charm', charms, searchOf);
const edits = charmEdits;

/**
 * @param key the request's Idempotency-Key: the same request again finds the first charm
 * @throws ShopError INVALID_INPUT for an unknown category, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS, IDEMPOTENCY_MISMATCH
 */
export async function createCharm(
  shop: EditingShop,
  admin: Admin,
  wanted: NewCharm,
  picture: Buffer | null,
  key: string | undefined,
): Promise<CharmInCategory> {
  const kept = await storeGoodsPicture(shop, picture);
  const sending = { key, body: { charm: wanted, picture: kept } };
  const id = await changeOnce(shop, admin, sending, (tx, by) => insertCharm(tx, by, wanted, kept));
  return getCharm(shop.db, id);
}

/**
 * Changes the given fields; a change of stock goes through the ledger.
 * @param key the request's Idempotency-Key: the same request again changes nothing
 * @throws ShopError NOT_FOUND, CONFLICT, INVALID_INPUT, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function updateCharm(
  shop: EditingShop,
  admin: Admin,
  id: CharmId,
  wanted: CharmEdit,
  picture: Buffer | null,
  key: string | undefined,
): Promise<CharmInCategory> {
  await replacePicture(shop, picture, async (kept) => {
    let edited: Awaited<ReturnType<typeof changeCharm>> | undefined;
    await changeOnce(shop, admin, { key, body: { id, wanted, picture: kept } }, async (tx, by) => {
      edited = await changeCharm(tx, by, id, wanted, kept);
      return id;
    });
    return edited;
  });
  return getCharm(shop.db, id);
}

/**
 * @param key the request's Idempotency-Key: the same request again changes nothing
 * @throws ShopError NOT_FOUND, INVALID_INPUT, CONFLICT
 */
export async function setCharmStock(
  shop: EditingShop,
  admin: Admin,
  id: CharmId,
  wanted: WantedStock,
  key: string | undefined,
): Promise<CharmInCategory> {
  const edit = async (tx: Tx, by: EditedBy) => {
    await editStock(tx, edits.editorOf(by), { kind: 'charm', id }, await edits.lock(tx, id), wanted);
    return id;
  };
  await changeOnce(shop, admin, { key, body: { id, stock: wanted } }, edit, 'stock');
  return getCharm(shop.db, id);
}

/**
 * Hides a charm from gardens and builders; past orders keep it.
 * @throws ShopError NOT_FOUND
 */
export function removeCharm(shop: EditingShop, admin: Admin, id: CharmId): Promise<void> {
  return changeOffer(shop, admin, (tx, by) => edits.remove(tx, by, id));
}

/** The part of `createCharm` that an import shares. */
export async function insertCharm(
  tx: Tx,
  by: EditedBy,
  { category: categoryId, stock = 0, name, price, isSpecial = false, featured = false, ...wanted }: NewCharm,
  picture: string | null,
): Promise<CharmId> {
  const { description = '', meaning = '', tags = [], colors = [], cost = null } = wanted;
  const category = await getCategory(tx, categoryId);
  const id = newId<CharmId>(by.now);
  await edits.insert(tx, by, {
    id,
    slug: await freeSlug(tx, charms, name, id),
    categoryId: category.id,
    name,
    price,
    cost,
    description,
    meaning,
    tags,
    colors,
    isSpecial,
    featured,
    picture,
    morePictures: [],
    stock: 0,
    reserved: 0,
    sold: 0,
    letter: null,
    hidden: false,
    ...factsIn(wanted),
  });
  await bookInitialStock(tx, [{ kind: 'charm', id, quantity: stock }], by.now);
  return id;
}

/**
 * The part of `updateCharm` that an import shares.
 * @returns the row before and after
 */
export async function changeCharm(
  tx: Tx,
  by: EditedBy,
  id: CharmId,
  {
    category,
    stock,
    stockSeen,
    ofExport,
    updatedAt: seen,
    ...wanted
  }: CharmEdit & { ofExport?: number | undefined },
  picture: string | null,
) {
  const categoryId = category === undefined ? undefined : (await getCategory(tx, category)).id;
  const fields = { ...wanted, categoryId, ...(picture !== null && (await instead(tx, id, picture))) };
  const edited = await edits.change(tx, by, id, seen, fields);
  await editStock(
    tx,
    edits.editorOf(by),
    { kind: 'charm', id },
    edited.after,
    wantedStock({ stock, stockSeen, ofExport }),
  );
  return edited;
}

/** Replaces the main picture; if it is also among the others, it is removed there. */
async function instead(tx: Tx, id: CharmId, picture: string) {
  const { morePictures } = await edits.lock(tx, id);
  return { picture, morePictures: morePictures.filter((name) => name !== picture) };
}

/**
 * Finds a category and locks it until the transaction ends.
 * @throws ShopError INVALID_INPUT
 */
export async function getCategory(tx: Tx, id: CategoryId | undefined) {
  const category = await lockCategory(tx, id);
  if (category !== undefined) return category;
  const message = goodsCopy.unknownCategory;
  throw new ShopError('INVALID_INPUT', { message, details: [{ path: 'category', message }] });
}

function searchOf({ name, tags, colors, meaning }: CharmRow): string {
  const searched = tags.filter((tag) => tag !== LETTER_TAG);
  return searchText(name, ...searched, ...colors, meaning);
}
