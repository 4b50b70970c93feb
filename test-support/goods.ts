import { sql } from 'drizzle-orm';
import type { Cart } from '#contract/http/cart.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Order } from '#contract/http/ordering.ts';
import type {
  CharmId,
  Id,
  ReadyMadeId,
  ShippingOptionId,
  StringId,
  TyingMethodId,
} from '#domain/kernel/ids.ts';
import { charms, readyMadeBracelets, stockMovements } from '#server/catalogue/tables.ts';
import { inTx } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { seedCatalogue, seedId } from '#seeds/demo-catalogue.ts';
import type { Visitor } from './visitor.ts';

/** Fills unspecified slots of a test bracelet, and never runs out. */
const FILLER = 'cuc-hoa-mi';

/** The demo's goods in a test shop. */
export async function stockGoods(shop: Shop): Promise<void> {
  await inTx(shop.db, (tx) => seedCatalogue(tx, shop.clock.now()));
  await setStock(shop, { charm: FILLER }, 100_000);
}

const idOf =
  <T extends Id<string>>(kind: string) =>
  (slug: string) =>
    seedId<T>(kind, slug);
export const charmId = idOf<CharmId>('charm');
export const stringId = idOf<StringId>('string');
export const tyingMethodId = idOf<TyingMethodId>('tying-method');
export const readyMadeId = idOf<ReadyMadeId>('ready-made');
export const shippingId = idOf<ShippingOptionId>('shipping');

/** Sets the stock with nothing reserved and a consistent ledger; visible at once, like a change by staff. */
export async function setStock(
  { db, clock, version }: Pick<Shop, 'db' | 'clock' | 'version'>,
  thing: { charm: string } | { readyMade: string },
  stock: number,
) {
  const [table, id, column] =
    'charm' in thing
      ? ([charms, charmId(thing.charm), 'charm_id'] as const)
      : ([readyMadeBracelets, readyMadeId(thing.readyMade), 'ready_made_id'] as const);
  await db.execute(sql`
    WITH old AS (SELECT stock, reserved FROM ${table} WHERE id = ${id}),
    changed AS (UPDATE ${table} SET stock = ${stock}, reserved = 0 WHERE id = ${id})
    INSERT INTO ${stockMovements} (${sql.identifier(column)}, shelf, reserved, reason, at)
    SELECT ${id}::uuid, ${stock} - stock, -reserved, 'correction', ${clock.now().toISOString()}::timestamptz
    FROM old WHERE stock <> ${stock} OR reserved <> 0`);
  version.touch();
}

/** Pieces in stock, and how many of them are reserved. */
export async function stockOf({ db }: Shop, charm: string): Promise<{ stock: number; reserved: number }> {
  const [row] = await db
    .select({ stock: charms.stock, reserved: charms.reserved })
    .from(charms)
    .where(sql`${charms.slug} = ${charm}`);
  if (row === undefined) throw new Error(`no charm is called ${charm}`);
  return row;
}

/** Articles whose stock differs from the sum of their ledger; none in a sound shop. */
export async function ledgerErrors({ db }: Shop): Promise<unknown[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    SELECT slug, stock, reserved, sold, coalesce(sum_shelf, 0) AS shelf, coalesce(sum_reserved, 0) AS promised, sum_sold
    FROM (
      SELECT id, slug, stock, reserved, sold FROM ${charms}
      UNION ALL SELECT id, slug, stock, reserved, NULL FROM ${readyMadeBracelets}
    ) AS shelves
    LEFT JOIN (
      SELECT coalesce(charm_id, ready_made_id) AS id, sum(shelf) AS sum_shelf, sum(reserved) AS sum_reserved,
        sum(CASE reason WHEN 'return' THEN -shelf ELSE reserved END)
          FILTER (WHERE reason IN ('order_placed', 'order_cancelled', 'return')) AS sum_sold
      FROM ${stockMovements} GROUP BY 1
    ) ledger USING (id)
    WHERE stock <> coalesce(sum_shelf, 0) OR reserved <> coalesce(sum_reserved, 0)
      OR sold <> coalesce(sum_sold, 0)`);
  return rows;
}

/** Body of a bracelet of 15 charms: the named ones first, the rest daisies. */
export function designBody(named: readonly string[] = [], name = 'Vòng thử') {
  return {
    name,
    charms: Array.from({ length: 15 }, (_, position) => ({
      id: charmId(named[position] ?? FILLER),
      position,
    })),
    braceletString: stringId('day-ben-hong-dat'),
    tyingMethod: tyingMethodId('nut-rut'),
  };
}

/** Designs a bracelet with the named charms and adds it to the visitor's cart. @returns the design */
export async function fillCart(
  visitor: Visitor,
  named: readonly string[] = [],
  quantity = 1,
): Promise<CustomBracelet> {
  const design = await visitor.post<CustomBracelet>('/api/custom-bracelets', designBody(named));
  if (design.status !== 201) throw new Error(`no design: ${design.error.message}`);
  const cart = await visitor.post<Cart>('/api/cart/items', { customBracelet: design.data._id, quantity });
  if (cart.status !== 200) throw new Error(`not in the cart: ${cart.error.message}`);
  return design.data;
}

export const ADDRESS = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0901234567',
  addressLine1: '27/4 Hẻm Hoa Giấy, Phường Võ Thị Sáu',
  city: 'Thành phố Hồ Chí Minh',
};

/** The body of an order as the checkout sends it. */
export function orderBody(more: object = {}) {
  return { shippingAddress: ADDRESS, shippingOption: shippingId('standard'), paymentMethod: 'COD', ...more };
}

/** Orders a new design of the named charms; the admin confirms it. */
export async function confirmedOrder(
  buyer: Visitor,
  admin: Visitor,
  named: readonly string[] = [],
): Promise<Order> {
  await fillCart(buyer, named);
  const { data } = await buyer.post<Order>('/api/orders', orderBody());
  return (await admin.put<Order>(`/api/orders/${data._id}/admin-transition`, { status: 'confirmed' })).data;
}
