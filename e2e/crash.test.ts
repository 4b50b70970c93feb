import { beforeAll, expect, test } from 'vitest';
import type { CharmsPage, BraceletString } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Order, OrdersPage } from '#contract/http/ordering.ts';
import { query } from '../test-support/database-server.ts';
import { databaseOf, newDataDir, startShop, type DataDir, type RunningShop } from './support/shop.ts';
import { visitor, type Answer, type Visitor } from './support/visitor.ts';

/** No acknowledged write may be lost in a crash; `CRASHES=20` runs more rounds. */
const ROUNDS = Number(process.env.CRASHES ?? 8);
const DESIGNERS = 2;
const SHOPPERS = 3;
/** The kill follows a response, with the other writers in the middle of their requests. */
const ANSWERS_BEFORE_KILL = 12;

/** Writes that were acknowledged. An order's status only moves forward: from `pending` to `cancelled`. */
type Acknowledged = { designs: string[]; orders: Map<string, Order['status']> };

const ADDRESS = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
  city: 'Thành phố Hồ Chí Minh',
};

let data: DataDir;
let shop: RunningShop;
const newVisitor = () => visitor(() => shop.url);

beforeAll(async () => {
  data = await newDataDir();
  shop = await startShop(data.path);
  return async () => {
    await shop.close();
    await data.remove();
  };
});

test(`${ROUNDS} times kill -9 during writes: every acknowledged design, order and cancellation is there, and the stock adds up`, async () => {
  const designers = await Promise.all(Array.from({ length: DESIGNERS }, newcomer));
  const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, newcomer));
  const draft = await aDesign();
  const bracelets = new Map<Visitor, string>();
  for (const shopper of shoppers) {
    const { data: design } = await shopper.send<CustomBracelet>('POST', '/custom-bracelets', draft);
    bracelets.set(shopper, design._id);
  }
  const acknowledged: Acknowledged = { designs: [], orders: new Map() };
  let cutOff = 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    cutOff += await killAfter(ANSWERS_BEFORE_KILL, { alsoDatabase: round % 2 === 1 }, (answered) => [
      ...designers.map((designer) => draws(designer, draft, acknowledged, answered)),
      ...shoppers.map((shopper) => orders(shopper, bracelets.get(shopper)!, acknowledged, answered)),
    ]);

    shop = await startShop(data.path);
    await expectAllThere(acknowledged);
    await expectStockAddsUp();
  }
  // Random for a single kill: on a busy machine all five responses may already be buffered unread.
  expect(cutOff, 'writes that a kill cut off').toBeGreaterThan(ROUNDS / 2);
  expect(acknowledged.designs.length).toBeGreaterThan(ROUNDS);
  expect(acknowledged.orders.size).toBeGreaterThan(ROUNDS);
});

let people = 0;
async function newcomer(): Promise<Visitor> {
  people += 1;
  const person = newVisitor();
  await person.register({ email: `khach${people}@example.vn`, password: 'banhmi2trung' });
  return person;
}

async function aDesign() {
  const { data: page } = await newVisitor().get<CharmsPage>('/charms?limit=100&inStock=true');
  const { data: strings } = await newVisitor().get<BraceletString[]>('/bracelet-strings');
  const plenty = page.charms.toSorted((a, b) => b.availableStock - a.availableStock).slice(0, 15);
  return {
    name: 'Vòng bền',
    charms: plenty.map(({ _id }, position) => ({ id: _id, position })),
    braceletString: strings[0]!._id,
    wristSize: 11,
  };
}

/** Counts one more response. @returns whether to go on */
type Answered = () => boolean;
type Writer = () => Promise<void>;

/** Saves design after design. */
function draws(designer: Visitor, draft: object, { designs }: Acknowledged, answered: Answered): Writer {
  return async () => {
    do {
      const { data: design } = expectDone(
        await designer.send<CustomBracelet>('POST', '/custom-bracelets', draft),
      );
      designs.push(design._id);
    } while (answered());
  };
}

/**
 * Places and cancels orders repeatedly, so that stock is reserved and released. Starts with the orders left open by the last
 * kill, including those whose response never came.
 */
function orders(
  shopper: Visitor,
  customBracelet: string,
  { orders: placed }: Acknowledged,
  answered: Answered,
): Writer {
  const cancel = async ({ _id }: Order) => {
    const path = `/orders/${_id}/customer-transition`;
    const { data: moved } = expectDone(await shopper.send<Order>('PUT', path, { status: 'cancelled' }));
    placed.set(moved._id, moved.status);
  };
  const place = async () => {
    expectDone(await shopper.send('DELETE', '/cart'));
    expectDone(await shopper.send('POST', '/cart/items', { customBracelet }));
    const body = { shippingAddress: ADDRESS, paymentMethod: 'COD' };
    const { data: order } = expectDone(await shopper.send<Order>('POST', '/orders', body));
    placed.set(order._id, order.status);
    return order;
  };
  return async () => {
    const { data: mine } = expectDone(await shopper.get<OrdersPage>('/orders/my?status=pending'));
    for (const order of mine.orders) await cancel(order);
    do {
      const order = await place();
      if (!answered()) return;
      await cancel(order);
    } while (answered());
  };
}

function expectDone<Data>(answer: Answer<Data>): Answer<Data> {
  expect(answer.status, answer.code).toBeLessThan(300);
  return answer;
}

/**
 * Runs all writers concurrently; with the last expected response the process is killed.
 * @returns the number of requests that were never answered
 */
async function killAfter(
  answers: number,
  { alsoDatabase }: { alsoDatabase: boolean },
  writersWith: (answered: Answered) => Writer[],
): Promise<number> {
  const database = await databaseOf(data.path);
  let left = answers;
  const answered = () => {
    left -= 1;
    if (left === 0) {
      process.kill(shop.pid, 'SIGKILL');
      if (alsoDatabase) process.kill(database.pid, 'SIGKILL');
    }
    return left > 0;
  };
  let inFlight = 0;
  const cutOff = (error: unknown) => {
    // `fetch` fails with a TypeError when the connection is lost; any other error fails the test.
    if (!(error instanceof TypeError)) throw error;
    inFlight += 1;
  };
  await Promise.all(writersWith(answered).map((write) => write().catch(cutOff)));
  await shop.ended;
  return inFlight;
}

async function expectAllThere({ designs, orders: placed }: Acknowledged): Promise<void> {
  const { url } = await databaseOf(data.path);
  const there = new Set((await query(url, 'SELECT id FROM custom_bracelets')).map(({ id }) => id));
  expect(designs.filter((id) => !there.has(id))).toEqual([]);

  const rows = await query(url, 'SELECT id, status FROM orders');
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const wrong = [...placed].filter(([id, status]) => {
    const now = statusOf.get(id);
    return now !== status && !(status === 'pending' && now === 'cancelled');
  });
  expect(wrong).toEqual([]);
}

/**
 * The sum of the ledger must equal the stock, and reserved stock the pieces in open orders (decisions, Stock). Covers all goods,
 * including pieces in the demo's own orders.
 */
const STOCK_THAT_DOES_NOT_ADD_UP = `
  WITH goods AS (
    SELECT id, name, stock, reserved FROM charms
    UNION ALL SELECT id, name, stock, reserved FROM ready_made_bracelets
  ), ledger AS (
    SELECT coalesce(charm_id, ready_made_id) AS id, sum(shelf) AS stock, sum(reserved) AS reserved
      FROM stock_movements GROUP BY 1
  ), promised AS (
    SELECT piece.id, sum(item.quantity) AS reserved
      FROM orders JOIN order_items item ON item.order_id = orders.id
     CROSS JOIN LATERAL (
             SELECT (charm ->> 'charmId')::uuid AS id FROM jsonb_array_elements(item.bracelet -> 'charms') charm
             UNION ALL SELECT item.ready_made_id WHERE item.ready_made_id IS NOT NULL) piece
     WHERE orders.status IN ('pending', 'pending_payment', 'waiting_confirmation',
                             'waiting_for_admin_confirmation', 'confirmed')
     GROUP BY 1
  )
  SELECT name, goods.stock, ledger.stock AS ledger_stock, goods.reserved, ledger.reserved AS ledger_reserved,
         promised.reserved AS promised
    FROM goods LEFT JOIN ledger USING (id) LEFT JOIN promised USING (id)
   WHERE goods.stock <> coalesce(ledger.stock, 0)
      OR goods.reserved <> coalesce(ledger.reserved, 0)
      OR goods.reserved <> coalesce(promised.reserved, 0)`;

async function expectStockAddsUp(): Promise<void> {
  const { url } = await databaseOf(data.path);
  expect(await query(url, STOCK_THAT_DOES_NOT_ADD_UP)).toEqual([]);
}
