import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { standsUpright } from '#art/upright.ts';
import type { Worksheet, WorksheetBracelet, WorksheetCharm } from '#contract/http/reports.ts';
import type { CharmId, OrderId } from '#domain/kernel/ids.ts';
import { qrImage } from '#server/adapters/vietqr.ts';
import { charmThumb } from '#server/catalogue/index.ts';
import {
  braceletStrings,
  categories,
  charms,
  readyMadeBracelets,
  readyMadeCharms,
  tyingMethods,
} from '#server/catalogue/tables.ts';
import { customBracelets } from '#server/design/tables.ts';
import { findOrders, getOrdersById, giftLinkOf, type StoredOrder } from '#server/ordering/index.ts';
import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';

type Item = StoredOrder['items'][number];
type Pictures = Shop['pictures'];

/**
 * Worksheets for threading, in the order of the ids; unknown orders are omitted. Names are those at the time of sale; colours,
 * knots and pictures come from the catalogue, including discontinued items. Constant number of queries. `siteUrl` is the shop's
 * base URL, for the QR codes to the camera page and to a gift's page.
 */
export async function getWorksheets(
  { db, pictures, secret }: Pick<Shop, 'db' | 'pictures' | 'secret'>,
  ids: readonly OrderId[],
  siteUrl: string,
): Promise<Worksheet[]> {
  const stored = new Map((await findOrders(db, ids)).map((each) => [each.order.id, each]));
  const orders = await getOrdersById({ db, pictures }, ids);
  const items = [...stored.values()].flatMap((each) => each.items);
  if (items.length === 0) return [];
  const [patterns, sold, onShelf] = await Promise.all([
    readPatterns(db, items),
    readSold(db, items),
    readOnShelf(db, items),
  ]);
  const hanging = (item: Item) =>
    item.readyMadeId === null
      ? item.bracelet.charms.map((charm) => presentSold(pictures, charm, sold.get(charm.charmId)))
      : onShelf.filter(({ of }) => of === item.readyMadeId).map((charm) => presentShelf(pictures, charm));
  const sheets = [...new Set(ids)].flatMap((id) => {
    const order = orders.get(id);
    if (order === undefined) return [];
    const own = stored.get(id)?.items ?? [];
    return [{ order, bracelets: own.map((item) => presentBracelet(item, patterns, hanging(item))) }];
  });
  return Promise.all(
    sheets.map(async (sheet) => ({
      ...sheet,
      photoCode: await photoCodeOf(sheet.order, siteUrl),
      giftCode: await giftCodeOf(secret, stored.get(sheet.order._id)?.gift, siteUrl),
    })),
  );
}

/** QR code that opens the photo page of an order on a phone; null when no photo is wanted. */
async function photoCodeOf({ _id, proof }: Worksheet['order'], siteUrl: string): Promise<string | null> {
  return proof === 'none' ? null : qrImage(new URL(`/admin?tab=workshop&don=${_id}`, siteUrl).href);
}

/** QR code to a gift's page, for its recipient; null when the order is no gift. */
async function giftCodeOf(
  secret: Uint8Array,
  gift: StoredOrder['gift'] | undefined,
  siteUrl: string,
): Promise<string | null> {
  const path = gift ? giftLinkOf(secret, gift) : null;
  return path === null ? null : qrImage(new URL(path, siteUrl).href);
}

function presentBracelet(
  { id, customBraceletId, readyMadeId, quantity, bracelet }: Item,
  patterns: ReadonlyMap<string, Pattern>,
  hanging: WorksheetCharm[],
): WorksheetBracelet {
  const { name, image, wristSize, braceletString, tyingMethod } = bracelet;
  const pattern = patterns.get(customBraceletId ?? readyMadeId ?? '');
  return {
    _id: id,
    name,
    image,
    quantity,
    wristSize,
    string: pattern?.material
      ? {
          name: braceletString?.name ?? pattern.string,
          material: pattern.material,
          color: pattern.color,
        }
      : null,
    knot: pattern?.tie ? { name: tyingMethod?.name ?? pattern.knot, tie: pattern.tie } : null,
    charms: hanging.toSorted((a, b) => a.position - b.position),
  };
}

type Pattern = {
  id: string;
  string: string;
  material: string | null;
  color: string;
  knot: string;
  tie: string | null;
};

/** String and knot of designs and of ready-made bracelets, by id. */
async function readPatterns(db: Db, items: readonly Item[]): Promise<Map<string, Pattern>> {
  const ids = (pick: (item: Item) => string | null) => sql`(VALUES ${valuesOf(items.map(pick))})`;
  const { rows } = await db.execute<Pattern>(sql`
    SELECT pattern.id, string.name AS string, string.material, string.color, method.name AS knot, method.tie
    FROM (
      SELECT id, string_id, tying_method_id FROM ${customBracelets}
      WHERE id IN ${ids(({ customBraceletId }) => customBraceletId)}
      UNION ALL
      SELECT id, string_id, tying_method_id FROM ${readyMadeBracelets}
      WHERE id IN ${ids(({ readyMadeId }) => readyMadeId)}
    ) AS pattern
    LEFT JOIN ${braceletStrings} AS string ON string.id = pattern.string_id
    LEFT JOIN ${tyingMethods} AS method ON method.id = pattern.tying_method_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

function valuesOf(ids: readonly (string | null)[]): SQL {
  return sql.join(
    ids.map((id) => sql`(${id}::uuid)`),
    sql`, `,
  );
}

const kindColumns = { id: charms.id, slug: charms.slug, type: categories.type };
type Kind = { id: CharmId; slug: string; type: string };

/** Slug and category type of each sold charm. */
async function readSold(db: Db, items: readonly Item[]): Promise<Map<CharmId, Kind>> {
  const ids = items.flatMap(({ bracelet }) => bracelet.charms.map(({ charmId }) => charmId));
  const rows = await db
    .select(kindColumns)
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(inArray(charms.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

type ShelfCharm = Awaited<ReturnType<typeof readOnShelf>>[number];

/** Charms on an order's ready-made bracelets, as far as recorded. */
function readOnShelf(db: Db, items: readonly Item[]) {
  const ids = items.flatMap(({ readyMadeId }) => readyMadeId ?? []);
  return db
    .select({
      ...kindColumns,
      of: readyMadeCharms.readyMadeId,
      position: readyMadeCharms.position,
      name: charms.name,
      picture: charms.picture,
    })
    .from(readyMadeCharms)
    .innerJoin(charms, eq(charms.id, readyMadeCharms.charmId))
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(inArray(readyMadeCharms.readyMadeId, ids));
}

type SoldCharm = Item['bracelet']['charms'][number];

function presentSold(
  pictures: Pictures,
  { position, name, picture }: SoldCharm,
  kind: Kind | undefined,
): WorksheetCharm {
  return { position, name, image: charmThumb(pictures, { picture }), upright: isUpright(kind) };
}

function presentShelf(pictures: Pictures, charm: ShelfCharm): WorksheetCharm {
  const { position, name, picture } = charm;
  return { position, name, image: charmThumb(pictures, { picture }), upright: isUpright(charm) };
}

function isUpright(kind: Kind | undefined): boolean {
  return kind !== undefined && standsUpright({ category: kind.type, slug: kind.slug });
}
