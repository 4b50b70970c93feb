import type { CharmId, OrderItemId, UserId } from '#domain/kernel/ids.ts';
import { vnd, type Vnd } from '#domain/kernel/vnd.ts';
import { withCharm } from '#domain/ordering/amendments.ts';
import type { PhotoExchange } from '#domain/ordering/photos.ts';
import { exchangeCharms, findCharms } from '#server/catalogue/index.ts';
import { createDesignWithCharms } from '#server/design/index.ts';
import type { Pictures } from '#server/pictures/library.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { setItem, type OrderItemRow, type StoredOrder } from '../orders/repository.ts';

type SoldCharm = OrderItemRow['bracelet']['charms'][number];
type Offered = Awaited<ReturnType<typeof findCharms>>[number];

/** Replaces the charm at one position of an order line, in each of its bracelets. */
export type CharmReplacement = {
  item: OrderItemId;
  position: number;
  /** Name of the charm at that position when the caller loaded the order; used to detect conflicts. */
  seen: string;
  charm: CharmId;
  /** Number of old charms that are written off. */
  broken: number;
};

type Rule = {
  /** Returns the price to charge for the new charm; throws when the exchange is not allowed. */
  priceOf(old: SoldCharm, charm: Offered): Vnd;
  userId: UserId;
  now: Date;
};

/**
 * Replaces charms on bracelets of an order whose row is locked: stock, ledger, order lines, and the design used for drawing and
 * threading. All or nothing.
 * @returns the order's lines after the change, and the exchanges that were made
 * @throws ShopError NOT_FOUND, UNKNOWN_PIECE, STOCK_INSUFFICIENT, CONFLICT when a position holds another charm than `seen`, and
 *   whatever `priceOf` throws
 */
export async function replaceCharms(
  pictures: Pictures,
  tx: Tx,
  { order, items }: StoredOrder,
  wanted: readonly CharmReplacement[],
  { priceOf, userId, now }: Rule,
): Promise<{ items: OrderItemRow[]; exchanged: PhotoExchange[] }> {
  const places = placesOf(items, await offered(tx, wanted), wanted);
  const hung = places.map((place) => ({ ...place, price: priceOf(place.old, place.charm) }));
  await exchangeCharms(
    tx,
    hung.map(({ item, old, charm, broken }) => ({
      from: old.charmId,
      to: charm.id,
      quantity: item.quantity,
      broken,
    })),
    { orderId: order.id, userId, now },
  );
  const lines: OrderItemRow[] = [];
  for (const line of items) {
    const here = hung.filter(({ item }) => item.id === line.id);
    lines.push(here.length === 0 ? line : await store(pictures, tx, withAll(line, here), now));
  }
  const exchanged = hung.map(({ item, old, charm }) => ({
    bracelet: item.bracelet.name,
    position: old.position,
    from: old.name,
    to: charm.name,
  }));
  return { items: lines, exchanged };
}

type Place = { item: OrderItemRow; old: SoldCharm; charm: Offered; broken: number };

async function offered(tx: Tx, wanted: readonly CharmReplacement[]): Promise<Map<CharmId, Offered>> {
  const charms = await findCharms(
    tx,
    wanted.map(({ charm }) => charm),
  );
  return new Map(charms.map((charm) => [charm.id, charm]));
}

function placesOf(
  items: readonly OrderItemRow[],
  charms: ReadonlyMap<CharmId, Offered>,
  wanted: readonly CharmReplacement[],
): Place[] {
  return wanted.map(({ item: id, position, seen, charm: charmId, broken }) => {
    const item = items.find((each) => each.id === id);
    const old = item?.bracelet.charms.find((charm) => charm.position === position);
    if (item === undefined || old === undefined) throw new ShopError('NOT_FOUND');
    if (old.name !== seen) throw new ShopError('CONFLICT');
    const charm = charms.get(charmId);
    if (charm === undefined) throw new ShopError('UNKNOWN_PIECE');
    return { item, old, charm, broken };
  });
}

function withAll(line: OrderItemRow, hung: readonly (Place & { price: Vnd })[]): OrderItemRow {
  return hung.reduce((item, { old, charm, price }) => {
    const { id: charmId, name, picture } = charm;
    const hanging = { charmId, name, picture, price, position: old.position };
    return {
      ...item,
      price: vnd(item.price + price - old.price),
      bracelet: withCharm(item.bracelet, hanging),
    };
  }, line);
}

/** Stores the changed line, with a design copy of its own so that its picture shows the new charms. */
async function store(pictures: Pictures, tx: Tx, line: OrderItemRow, now: Date): Promise<OrderItemRow> {
  const { customBraceletId: from, bracelet } = line;
  const design =
    from && (await createDesignWithCharms({ pictures }, tx, { from, charms: bracelet.charms, now }));
  const drawn = design
    ? { ...line, customBraceletId: design.id, bracelet: { ...bracelet, image: design.image } }
    : line;
  await setItem(tx, drawn);
  return drawn;
}
