import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { StockReason } from '#domain/catalogue/stock-reasons.ts';
import { fold } from '#domain/kernel/folding.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { RESERVING_STATUSES } from '#domain/ordering/moves.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { inTxWithoutTimeouts } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { signUpBuyers } from '../../test-support/buyers.ts';
import { orderBody } from '../../test-support/goods.ts';

/** An admin whose own orders are copied, with the headers of her requests. */
export type Model = { admin: UserId; headers: Record<'cookie' | 'host' | 'origin', string> };

const customersOf = (orders: number) => Math.max(1_000, orders / 10);

/** Every second name contains Linh, the hit rate of a common search word. */
const NAMES = [
  'Khánh Linh',
  'Nguyễn Hoàng Bảo Trâm',
  'Linh Đan',
  'Lê Thu Hà',
  'Trần Ngọc Phương Linh',
  'Đặng Minh Châu',
  'Thảo Linh',
  'Phạm Thị Hồng Nhung',
];
const SHIPPERS = 4;
/** Messages per customer in her chat. */
const SAID = sql.raw('50');

/** A signed-in admin with one cash order and one by transfer. */
export async function placeModels(shop: Shop, app: FastifyInstance): Promise<Model> {
  const wish = { charms: ['hoa-dao', 'hoa-sen'] };
  const [admin, other] = await signUpBuyers(shop, [wish, wish]);
  if (admin === undefined || other === undefined) throw new Error('nobody came');
  const headersOf = (cookie: string) => ({ cookie, host: 'shop.test', origin: 'http://shop.test' });
  for (const { cookie } of [admin, other]) {
    const placed = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: headersOf(cookie),
      payload: orderBody(),
    });
    if (placed.statusCode !== 201) throw new Error(placed.body);
  }
  // Without a bank account a shop accepts no transfers.
  await shop.db.execute(
    sql`UPDATE orders SET user_id = ${admin.id}, payment_method = 'VietQR' WHERE user_id = ${other.id}`,
  );
  await shop.db.execute(sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`);
  return { admin: admin.id, headers: headersOf(admin.cookie) };
}

/**
 * Copies the model's two orders up to the wanted number, spread over a tenth as many customers, with items, payments, histories,
 * parcels, reviews and stock movements; every customer has sent fifty chat messages. The newest 500 orders and 300 chats are
 * open.
 */
export async function fillShop(
  { db, log }: Shop,
  model: Model,
  size: { there: number; wanted: number },
): Promise<void> {
  await inTxWithoutTimeouts(db, log, async (tx) => {
    for (const statement of [
      ...people(model, size),
      ...sales(model, size),
      ...stock(),
      ...parcels(),
      ...talks(),
    ])
      await tx.execute(statement);
  });
}

/** Vacuums and analyses, as the database does by itself at night; exempt from the shop's own statement timeout. */
export async function vacuum(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

type Size = { there: number; wanted: number };

const customer = (n: SQL) => sql`('00000000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const texts = (values: readonly string[]) =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]`;
const nameOf = (n: SQL, names = NAMES) =>
  sql`(${texts(names)})[(${n}) % ${sql.raw(String(NAMES.length))} + 1] || ' ' || (${n})`;

function people({ admin }: Model, { wanted }: Size): SQL[] {
  const customers = sql.raw(String(customersOf(wanted)));
  return [
    sql`CREATE TEMP TABLE more_users ON COMMIT DROP AS
      SELECT n, ${customer(sql`n`)} AS id FROM generate_series(1, ${customers}::int) AS n
      WHERE NOT EXISTS (SELECT FROM users WHERE users.id = ${customer(sql`n`)})`,
    sql`INSERT INTO users (id, email, name, role, password_hash, created_at, updated_at)
      SELECT more_users.id, 'linh' || n || '@bench.vn', ${nameOf(sql`n`)},
        CASE WHEN n <= ${sql.raw(String(SHIPPERS))} THEN 'shipper'::user_role ELSE 'customer' END,
        password_hash, created_at - n * interval '18 months' / 100000, updated_at
      FROM users, more_users WHERE users.id = ${admin}`,
  ];
}

function sales({ admin }: Model, { there, wanted }: Size): SQL[] {
  const customers = sql.raw(String(customersOf(wanted)));
  const customerNumber = sql`(n % ${customers} + 1)`;
  return [
    // As many orders a day at every size: a million are a year and a half.
    sql`CREATE TEMP TABLE models ON COMMIT DROP AS
      SELECT * FROM orders WHERE user_id = ${admin} ORDER BY created_at LIMIT 2`,
    // Orders awaiting a transfer, or cash on delivery, are copies of an order with that payment method.
    sql`CREATE TEMP TABLE copies ON COMMIT DROP AS
      SELECT n, gen_random_uuid() AS id, now() - n * interval '18 months' / 1000000 AS at, status,
        CASE WHEN status IN ('pending_payment', 'waiting_confirmation', 'waiting_for_admin_confirmation') THEN 'VietQR'
          WHEN status = 'pending' OR n % 3 = 0 THEN 'COD' ELSE 'VietQR' END::payment_method AS method
      FROM (
        SELECT n, CASE WHEN n <= 500 THEN (enum_range(NULL::order_status))[n % 10 + 1]
          WHEN n % 10 = 0 THEN 'cancelled' ELSE 'completed' END AS status
        FROM generate_series(${there + 1}::int, ${wanted}::int) AS n
      ) AS numbers`,
    sql`INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
        shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
      SELECT copies.id, ${customer(customerNumber)}, copies.status, method, goods_price + n, shipping_fee, gift_wrap_fee,
        total_price + n, shipping_option, shipping_address || jsonb_build_object('fullName', ${nameOf(customerNumber)}), gift_wrap,
        replace(search, models.id::text, copies.id::text), ${nameOf(customerNumber, NAMES.map(fold))} || ' | 09' || n, at, at
      FROM copies JOIN models ON payment_method = method`,
    sql`INSERT INTO order_items (id, order_id, position, custom_bracelet_id, quantity, price, bracelet)
      SELECT gen_random_uuid(), copies.id, item.position + extra, custom_bracelet_id, quantity, price, bracelet
      FROM copies JOIN models ON payment_method = method JOIN order_items AS item ON order_id = models.id,
        generate_series(0, 1) AS extra`,
    sql`INSERT INTO payments (id, order_id, amount, content, created_at, paid_at, received)
      SELECT gen_random_uuid(), copies.id, total_price,
        CASE WHEN method = 'VietQR' THEN 'VC' || upper(right(replace(copies.id::text, '-', ''), 12)) END, at,
        CASE WHEN method = 'VietQR' AND orders.status IN ('confirmed', 'shipped', 'delivered', 'completed') THEN at END,
        CASE WHEN method = 'VietQR' AND orders.status IN ('confirmed', 'shipped', 'delivered', 'completed') THEN total_price END
      FROM copies JOIN orders USING (id)`,
    sql`INSERT INTO order_history (order_id, status, note, "by", user_id, at)
      SELECT id, status, 'Order confirmed by admin', 'admin', ${admin}, at FROM copies, generate_series(1, 3)`,
    sql`INSERT INTO reviews (id, order_id, user_id, stars, text, status, created_at, updated_at)
      SELECT gen_random_uuid(), id, user_id, n % 3 + 3, 'Vòng xinh, gói kỹ, giao nhanh hơn mình nghĩ. Đơn số ' || n,
        CASE WHEN n <= 1000 THEN 'pending'::review_status ELSE 'shown' END, at, at
      FROM copies JOIN orders USING (id) WHERE orders.status = 'completed' AND n % 10 = 7`,
    sql`INSERT INTO bank_transfers (id, bank_transaction_id, outcome, amount, content, gateway, account_number,
        reference_code, received_at, notice)
      SELECT gen_random_uuid(), 'bench-' || n, 'unknown_content', total_price, 'Linh chuyen tien vong ' || n, 'Vietcombank',
        '0123456789', 'FT' || n, at, '{}'
      FROM copies JOIN orders USING (id) WHERE n <= 40`,
  ];
}

/**
 * What the orders reserve and what has left the shelves, as if each had gone its way: any of them can be cancelled or packed. Stock
 * is added first, as much as they need.
 */
function stock(): SQL[] {
  const isOneOf = (statuses: readonly OrderStatus[]) =>
    sql`copies.status = ANY(${sql.param(statuses)}::order_status[])`;
  const isCancelled = isOneOf(['cancelled']);
  const isReserved = isOneOf(RESERVING_STATUSES);
  const hasLeft = sql`NOT (${isReserved} OR ${isCancelled})`;
  const moved = (shelf: SQL, reserved: SQL, reason: StockReason, which: SQL) =>
    sql`INSERT INTO stock_movements (charm_id, shelf, reserved, reason, order_id, at)
      SELECT charm_id, ${shelf}, ${reserved}, ${reason}::stock_reason, copies.id, copies.at
      FROM copies JOIN pieces USING (method) WHERE ${which}`;
  return [
    // Every copied order has each line of its model twice.
    sql`CREATE TEMP TABLE pieces ON COMMIT DROP AS
      SELECT payment_method AS method, (charm ->> 'charmId')::uuid AS charm_id, (2 * sum(quantity))::int AS pieces
      FROM models JOIN order_items ON order_id = models.id, jsonb_array_elements(bracelet -> 'charms') AS charm
      GROUP BY 1, 2`,
    sql`CREATE TEMP TABLE needed ON COMMIT DROP AS
      SELECT charm_id, min(at) AS since,
        coalesce(sum(pieces) FILTER (WHERE ${isReserved}), 0)::int AS reserved,
        coalesce(sum(pieces) FILTER (WHERE ${hasLeft}), 0)::int AS gone
      FROM copies JOIN pieces USING (method) GROUP BY 1`,
    sql`INSERT INTO stock_movements (charm_id, shelf, reserved, reason, at)
      SELECT charm_id, reserved + gone, 0, 'restock'::stock_reason, since FROM needed WHERE reserved + gone > 0`,
    moved(sql`0`, sql`pieces`, 'order_placed', sql`true`),
    moved(sql`0`, sql`-pieces`, 'order_cancelled', isCancelled),
    moved(sql`-pieces`, sql`-pieces`, 'shipment', hasLeft),
    sql`UPDATE charms SET stock = stock + needed.reserved, reserved = charms.reserved + needed.reserved,
        sold = sold + needed.reserved + gone
      FROM needed WHERE charms.id = charm_id`,
  ];
}

function parcels(): SQL[] {
  return [
    sql`INSERT INTO shipments (id, order_id, status, shipper_id, estimated_delivery_date, actual_delivery_date, search,
        created_at, updated_at)
      SELECT gen_random_uuid(), id,
        CASE WHEN orders.status <> 'shipped' THEN 'delivered'
          ELSE (ARRAY['shipped', 'in_transit', 'out_for_delivery', 'failed'])[n / 10 % 4 + 1] END::shipment_status,
        ${customer(sql`n % ${sql.raw(String(SHIPPERS))} + 1`)}, created_at + interval '2 days',
        CASE WHEN orders.status <> 'shipped' THEN created_at END, customer_search, created_at, created_at
      FROM orders JOIN copies USING (id) WHERE orders.status IN ('shipped', 'delivered', 'completed')`,
    sql`INSERT INTO shipment_history (shipment_id, status, "by", user_id, at)
      SELECT shipments.id, shipments.status, 'shipper', shipper_id, created_at
      FROM shipments JOIN copies ON copies.id = order_id, generate_series(1, 4)`,
  ];
}

function talks(): SQL[] {
  return [
    sql`INSERT INTO chats (id, user_id, status, last_seq, last_message_at, admin_unread, first_asked_at, first_reply_at,
        search, user_seen_at, created_at)
      SELECT gen_random_uuid(), id, CASE WHEN n <= 300 THEN 'pending'::chat_status ELSE 'closed' END, ${SAID},
        now() - n * interval '1 minute', CASE WHEN n <= 300 THEN ${SAID} ELSE 0 END, now() - n * interval '1 minute',
        CASE WHEN n > 300 THEN now() - n * interval '1 minute' + n % 40 * interval '1 minute' END,
        ${nameOf(sql`n`, NAMES.map(fold))}, now(), now() FROM more_users`,
    sql`INSERT INTO messages (id, chat_id, seq, side, sender_id, type, content, search, created_at)
      SELECT gen_random_uuid(), chats.id, seq, 'customer', user_id, 'text', 'Mình hỏi vòng số ' || seq,
        'minh hoi vong so ' || seq, last_message_at - (${SAID} - seq) * interval '1 minute'
      FROM chats JOIN more_users ON more_users.id = user_id, generate_series(1, ${SAID}) AS seq`,
  ];
}
