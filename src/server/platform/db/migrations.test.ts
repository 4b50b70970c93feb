import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { databaseUrl, query } from '../../../../test-support/database-server.ts';
import { migrateDatabase, migrationNames } from './migrations.ts';

/** The last version before partial refunds. */
const BEFORE_REFUNDS = '20261121143957_reviews';
const ORDERS = 20_000;
/** On a busy machine too; a browser waits for 20 s. */
const HELD_AT_MOST_MS = 8_000;

let url: string;
beforeAll(async () => {
  const { url: server, prefix } = inject('databaseServer');
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await query(server, `CREATE DATABASE ${name}`);
  url = databaseUrl(server, name);
  const only = (await migrationNames()).filter((each) => each <= BEFORE_REFUNDS);
  await migrateDatabase({ connectionString: url, only });
  await query(url, FILL);
});
afterAll(async () => {
  const { url: server } = inject('databaseServer');
  await query(server, `DROP DATABASE "${new URL(url).pathname.slice(1)}" WITH (FORCE)`);
});

/**
 * Orders of one customer, cyclically: cash; awaiting a transfer; paid; paid, cancelled and refunded; overpaid and confirmed by an
 * admin. Matched and unmatched transfers, outgoing payments, and unsent mails.
 */
const FILL = `
  INSERT INTO users (id, email, name, password_hash, created_at, updated_at)
  VALUES (gen_random_uuid(), 'linh@example.vn', 'Khánh Linh', 'x', now(), now());
  INSERT INTO orders (id, user_id, status, payment_method, goods_price, shipping_fee, gift_wrap_fee, total_price,
                      shipping_option, shipping_address, gift_wrap, search, customer_search, created_at, updated_at)
  SELECT gen_random_uuid(), users.id,
         (ARRAY['pending', 'pending_payment', 'confirmed', 'cancelled', 'confirmed'])[1 + n % 5]::order_status,
         CASE WHEN n % 5 = 0 THEN 'COD' ELSE 'VietQR' END::payment_method, 250000 + n, 35000, 0, 285000 + n, '{}',
         '{"addressLine1": "27/4 Hẻm Hoa Giấy, Quận 3", "city": "Thành phố Hồ Chí Minh", "phone": "0912345678"}',
         false, n::text, 'linh', now() - n * interval '1 minute', now()
    FROM users, generate_series(1, ${ORDERS}) n;
  INSERT INTO payments (id, order_id, amount, content, created_at, paid_at, refunded_at)
  SELECT gen_random_uuid(), id, total_price,
         CASE WHEN payment_method = 'VietQR' THEN 'VC' || upper(right(replace(id::text, '-', ''), 12)) END, created_at,
         CASE WHEN status IN ('confirmed', 'cancelled') THEN now() END, CASE WHEN status = 'cancelled' THEN now() END
    FROM orders;
  INSERT INTO order_history (order_id, status, note, by, user_id, at)
  SELECT id, status, 'Refund processed', 'admin', user_id, now() FROM orders WHERE status = 'cancelled';
  INSERT INTO bank_transfers (id, bank_transaction_id, outcome, order_id, amount, content, gateway, account_number,
                              reference_code, received_at, notice, settled_at)
  SELECT gen_random_uuid(), (row_number() OVER ())::text, 'confirmed'::transfer_outcome, order_id, amount, content, '', '', '', now(), '{}', now()
    FROM payments WHERE paid_at IS NOT NULL
   UNION ALL
  SELECT gen_random_uuid(), 'out' || n, 'outgoing', NULL::uuid, n, '', '', '', '', now(), '{}', NULL FROM generate_series(1, 100) n;
  INSERT INTO mails (id, recipient, subject, html, text, created_at, sent_at)
  SELECT gen_random_uuid(), 'linh@example.vn', 'Đơn hàng', 'x', 'x', now(), CASE WHEN n > 50 THEN now() END
    FROM generate_series(1, 5000) n;
  INSERT INTO categories (id, name, type, created_at, updated_at)
  SELECT gen_random_uuid(), 'Hoa', (enum_range(NULL::category_type))[1], now(), now();
  INSERT INTO charms (id, category_id, slug, name, price, stock, reserved, search, created_at, updated_at)
  SELECT gen_random_uuid(), categories.id, slug, slug, 25000, 99, 0, slug, now(), now()
    FROM categories, unnest(ARRAY['sen', 'dao']) AS slug;
  INSERT INTO stock_movements (charm_id, shelf, reserved, reason, at)
  SELECT charms.id, moved.shelf, moved.reserved, moved.reason::stock_reason, now()
    FROM charms, (VALUES (99, 0, 'opening'), (0, 9, 'order_placed'), (0, -2, 'order_cancelled'), (-7, -7, 'shipment')) AS moved (shelf, reserved, reason)
   WHERE slug = 'sen'`;

/** Must be the same before and after. */
const KEPT = `
  SELECT (SELECT count(*) || ' ' || sum(total_price) FROM orders) AS orders,
         (SELECT count(*) || ' ' || sum(amount) || ' ' || count(paid_at) || ' ' || count(refunded_at) FROM payments) AS payments,
         (SELECT count(*) || ' ' || sum(amount) || ' ' || count(settled_at) FROM bank_transfers) AS transfers,
         (SELECT count(*) || ' ' || count(sent_at) FROM mails) AS mails,
         (SELECT count(*) FROM order_history) AS history`;

/** The longest wait of a reader of an order's payments while `work` runs, in ms. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let longest = 0;
  const over = new AbortController();
  const done = work.finally(() => over.abort());
  while (!over.signal.aborted) {
    const asked = performance.now();
    await query(url, 'SELECT FROM orders JOIN payments ON order_id = orders.id LIMIT 1');
    longest = Math.max(longest, performance.now() - asked);
    await pause(10);
  }
  await done;
  return longest;
}

test('the refunds migration of 20,000 orders loses nothing and keeps readers waiting for less than 8 s', async () => {
  const before = await query(url, KEPT);
  const waited = await longestWait(migrateDatabase({ connectionString: url }));
  expect(waited).toBeLessThan(HELD_AT_MOST_MS);
  expect(await query(url, KEPT)).toEqual(before);

  const wrong = await query(
    url,
    `SELECT payments.* FROM payments JOIN orders ON orders.id = order_id
      WHERE received IS DISTINCT FROM CASE WHEN paid_at IS NOT NULL THEN amount END
         OR refunded <> CASE WHEN status = 'cancelled' THEN amount ELSE 0 END
         OR refunded <> (SELECT coalesce(sum(refunds.amount), 0) FROM refunds WHERE refunds.order_id = orders.id)
         OR kept <> 0 LIMIT 1`,
  );
  expect(wrong).toEqual([]);
  const [told] = await query(
    url,
    `SELECT (SELECT count(*) FROM bank_transfers WHERE is_incoming <> (outcome <> 'outgoing')) AS "wrongWay",
            (SELECT count(*) FROM refunds WHERE user_id IS NULL OR at IS NULL) AS "byNobody",
            (SELECT count(DISTINCT thread) FROM mails WHERE lane = 'letter' AND sent_at IS NULL) AS "waiting"`,
  );
  expect(told).toEqual({ wrongWay: 0, byNobody: 0, waiting: 50 });
  const sold = await query(url, 'SELECT slug, sold FROM charms ORDER BY slug');
  expect(sold).toEqual([
    { slug: 'dao', sold: 0 },
    { slug: 'sen', sold: 7 },
  ]);
});
