import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import type { ReadyMadeId } from '#domain/kernel/ids.ts';
import { FREE, sum, sumOf } from '#domain/kernel/vnd.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import type { Shop } from '#server/shop.ts';
import { changeOffer, changeOnce, editsOf, type Admin, type EditedBy } from '../goods/edits.ts';
import { storeGoodsPicture, replacePicture } from '../goods/pictures.ts';
import { getPieces } from '../goods/queries.ts';
import { freeSlug } from '../goods/repository.ts';
import { editStock, wantedStock, type WantedStock } from '../stock/stock-edit.ts';
import { readyMadeBracelets } from '../tables.ts';
import { replaceDesign } from './repository.ts';

export type NewReadyMade = z.output<typeof Contract.CreateReadyMadeBody>;
export type ReadyMadeEdit = z.output<typeof Contract.UpdateReadyMadeBody>;
type WantedDesign = NonNullable<NewReadyMade['design']>;
type EditingShop = Pick<Shop, 'db' | 'clock' | 'events' | 'uploads' | 'jobs'>;

const edits = editsOf('ready-made', readyMadeBracelets, ({ name, description }) =>
  searchText(name, description),
);

/**
 * Creates a ready-made bracelet. Without a price it costs what its design does.
 * @param key the request's Idempotency-Key: the same request again finds the first bracelet
 * @throws ShopError UNKNOWN_PIECE, INVALID_INPUT, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function createReadyMade(
  shop: EditingShop,
  admin: Admin,
  bracelet: NewReadyMade,
  picture: Buffer | null,
  key: string | undefined,
): Promise<ReadyMadeId> {
  const { design, stock = 0, name, description = '', ...wanted } = bracelet;
  const kept = await storeGoodsPicture(shop, picture);
  return changeOnce(shop, admin, { key, body: { bracelet, picture: kept } }, async (tx, by) => {
    const made = design && (await resolve(tx, design));
    const id = newId<ReadyMadeId>(by.now);
    const row = await edits.insert(tx, by, {
      id,
      name,
      description,
      stock: 0,
      reserved: 0,
      picture: kept,
      slug: await freeSlug(tx, readyMadeBracelets, name, id),
      price: wanted.price ?? made?.price ?? FREE,
      featured: wanted.featured ?? false,
      tint: wanted.tint ?? null,
      ...(made?.columns ?? NO_DESIGN),
    });
    if (made) await replaceDesign(tx, id, made.placed);
    await editStock(tx, edits.editorOf(by), { kind: 'ready_made', id }, row, { quantity: stock });
    return id;
  });
}

/**
 * Changes the given fields.
 * @param key the request's Idempotency-Key: the same request again changes nothing
 * @throws ShopError as `createReadyMade`, NOT_FOUND, CONFLICT
 */
export async function updateReadyMade(
  shop: EditingShop,
  admin: Admin,
  id: ReadyMadeId,
  edit: ReadyMadeEdit,
  picture: Buffer | null,
  key: string | undefined,
): Promise<ReadyMadeId> {
  const { design, stock, stockSeen, updatedAt: seen, ...wanted } = edit;
  const change = async (tx: Tx, by: EditedBy, kept: string | null) => {
    const made = design && (await resolve(tx, design));
    const fields = { ...wanted, ...made?.columns, picture: kept ?? undefined };
    const edited = await edits.change(tx, by, id, seen, fields);
    if (made) await replaceDesign(tx, id, made.placed);
    const shelf = wantedStock({ stock, stockSeen });
    await editStock(tx, edits.editorOf(by), { kind: 'ready_made', id }, edited.after, shelf);
    return edited;
  };
  await replacePicture(shop, picture, async (kept) => {
    let edited: Awaited<ReturnType<typeof change>> | undefined;
    await changeOnce(shop, admin, { key, body: { id, edit, picture: kept } }, async (tx, by) => {
      edited = await change(tx, by, kept);
      return id;
    });
    return edited;
  });
  return id;
}

/**
 * @param key the request's Idempotency-Key: the same request again changes nothing
 * @throws ShopError NOT_FOUND, INVALID_INPUT, CONFLICT
 */
export async function setReadyMadeStock(
  shop: EditingShop,
  admin: Admin,
  id: ReadyMadeId,
  wanted: WantedStock,
  key: string | undefined,
): Promise<ReadyMadeId> {
  const edit = async (tx: Tx, by: EditedBy) => {
    await editStock(tx, edits.editorOf(by), { kind: 'ready_made', id }, await edits.lock(tx, id), wanted);
    return id;
  };
  return changeOnce(shop, admin, { key, body: { id, stock: wanted } }, edit, 'stock');
}

/**
 * Hides a bracelet; past orders keep it.
 * @throws ShopError NOT_FOUND
 */
export function removeReadyMade(shop: EditingShop, admin: Admin, id: ReadyMadeId): Promise<void> {
  return changeOffer(shop, admin, (tx, by) => edits.remove(tx, by, id));
}

const NO_DESIGN = { stringId: null, tyingMethodId: null, wristSize: null };

/**
 * A design in stored form, and its price.
 * @throws ShopError UNKNOWN_PIECE
 */
async function resolve(tx: Tx, { charms: placed, braceletString, tyingMethod, wristSize }: WantedDesign) {
  const charmIds = placed.map(({ charm }) => charm);
  const pieces = await getPieces(tx, { charmIds, stringId: braceletString, tyingMethodId: tyingMethod });
  return {
    columns: { stringId: braceletString, tyingMethodId: tyingMethod, wristSize },
    placed: placed.map(({ charm, position }) => ({ charmId: charm, position })),
    price: sum(
      pieces.string.price,
      pieces.tyingMethod?.price ?? FREE,
      sumOf(charmIds, (id) => pieces.charms.get(id)?.price ?? FREE),
    ),
  };
}
