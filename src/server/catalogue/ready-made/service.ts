import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { slugOf } from '#domain/catalogue/goods.ts';
import type { ReadyMadeId, UserId } from '#domain/kernel/ids.ts';
import { FREE, sum, sumOf } from '#domain/kernel/vnd.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { alreadyExists, edit, entryOf, given, type Editor } from '#server/platform/db/edit.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { newId } from '#server/platform/db/ids.ts';
import { searchText } from '#server/platform/db/text-search.ts';
import type { Shop } from '#server/shop.ts';
import { isSlugTaken, nextPosition, readyMadeRows, replaceDesign } from '../goods/repository.ts';
import { keepGoodsPicture, letGo } from '../goods/pictures.ts';
import type { ReadyMadeRow } from '../charms/repository.ts';
import { getPieces } from '../charms/queries.ts';
import { editShelf, wantedStock, type WantedStock } from '../stock/shelf-edit.ts';
import { readyMadeBracelets } from '../tables.ts';

export type NewReadyMade = z.output<typeof Contract.CreateReadyMadeBody>;
export type ReadyMadeEdit = z.output<typeof Contract.UpdateReadyMadeBody>;
type WantedDesign = NonNullable<NewReadyMade['design']>;
type Admin = { id: UserId };
type EditingShop = Pick<Shop, 'db' | 'clock' | 'events' | 'uploads' | 'jobs'>;

/**
 * Makes a bracelet that is sold as it is. Without a price it costs what its design does.
 * @throws ShopError UNKNOWN_PIECE, INVALID_INPUT, IMAGE_TYPE_REFUSED, IMAGE_TOO_MANY_PIXELS
 */
export async function createReadyMade(
  shop: EditingShop,
  admin: Admin,
  { design, stock = 0, ...wanted }: NewReadyMade,
  picture: Buffer | null,
): Promise<ReadyMadeId> {
  const kept = await keepGoodsPicture(shop, picture);
  const now = shop.clock.now();
  const id = newId<ReadyMadeId>(now);
  await inTx(shop.db, async (tx) => {
    const made = design && (await resolve(tx, design));
    const slug = slugOf(wanted.name);
    const { name, description = '' } = wanted;
    const row: ReadyMadeRow = {
      id,
      name,
      description,
      stock: 0,
      reserved: 0,
      picture: kept,
      slug: (await isSlugTaken(tx, readyMadeBracelets, slug)) ? `${slug}-${id.slice(-6)}` : slug,
      price: wanted.price ?? made?.price ?? FREE,
      featured: wanted.featured ?? false,
      tint: wanted.tint ?? null,
      position: await nextPosition(tx, readyMadeBracelets),
      search: searchText(name, description),
      ...(made?.columns ?? NO_DESIGN),
      createdAt: now,
      updatedAt: now,
      removedAt: null,
    };
    await tx.insert(readyMadeBracelets).values(row).catch(alreadyExists);
    if (made) await replaceDesign(tx, id, made.placed);
    const editor = editorOf(admin, now);
    await writeAudit(tx, entryOf(editor, row, 'create'));
    await editShelf(tx, editor, { kind: 'ready_made', id }, row, { quantity: stock });
  });
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
  return id;
}

/** Changes what is given. @throws ShopError as `createReadyMade`, NOT_FOUND, CONFLICT */
export async function updateReadyMade(
  shop: EditingShop,
  admin: Admin,
  id: ReadyMadeId,
  { design, stock, stockSeen, updatedAt: seen, ...wanted }: ReadyMadeEdit,
  picture: Buffer | null,
): Promise<void> {
  const kept = await keepGoodsPicture(shop, picture);
  const editor = editorOf(admin, shop.clock.now());
  const replaced = await inTx(shop.db, async (tx) => {
    const made = design && (await resolve(tx, design));
    const { before, after } = await edit<ReadyMadeRow, Partial<ReadyMadeRow>>(tx, editor, {
      hold: () => readyMadeRows.hold(tx, id),
      save: async (change) => {
        const saved = await readyMadeRows.save(tx, id, change);
        const search = saved && searchText(saved.name, saved.description);
        return saved && search !== saved.search ? readyMadeRows.save(tx, id, { ...change, search }) : saved;
      },
      seen,
      fields: given({ ...wanted, ...made?.columns, picture: kept ?? undefined }),
    });
    if (made) await replaceDesign(tx, id, made.placed);
    await editShelf(tx, editor, { kind: 'ready_made', id }, after, wantedStock({ stock, stockSeen }));
    return before.picture === after.picture ? null : before.picture;
  });
  await letGo(shop, shop.db, replaced);
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
}

/** @throws ShopError NOT_FOUND, INVALID_INPUT */
export async function setReadyMadeStock(
  shop: EditingShop,
  admin: Admin,
  id: ReadyMadeId,
  wanted: WantedStock,
): Promise<void> {
  await inTx(shop.db, async (tx) => {
    const bracelet = await readyMadeRows.hold(tx, id);
    if (bracelet === undefined) throw new ShopError('NOT_FOUND');
    const editor = editorOf(admin, shop.clock.now());
    await editShelf(tx, editor, { kind: 'ready_made', id }, bracelet, wanted);
  });
  shop.events.publish('catalogue.changed', { what: 'stock' });
}

/** Hides a bracelet; past orders keep it. @throws ShopError NOT_FOUND */
export async function removeReadyMade(shop: EditingShop, admin: Admin, id: ReadyMadeId): Promise<void> {
  const now = shop.clock.now();
  await inTx(shop.db, async (tx) => {
    const bracelet = await readyMadeRows.hold(tx, id);
    if (bracelet === undefined) throw new ShopError('NOT_FOUND');
    await readyMadeRows.save(tx, id, { removedAt: now, updatedAt: now });
    await writeAudit(tx, entryOf(editorOf(admin, now), bracelet, 'delete'));
  });
  shop.events.publish('catalogue.changed', { what: 'catalogue' });
}

const NO_DESIGN = { stringId: null, tyingMethodId: null, wristSize: null };

/** A design as the shelf keeps it, and what it costs. @throws ShopError UNKNOWN_PIECE */
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

function editorOf(admin: Admin, now: Date): Editor {
  return { subject: 'ready-made', by: admin.id, now };
}
