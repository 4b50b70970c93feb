import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { dayOf, startOfDay } from '#domain/fulfilment/working-days.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { after, days, hours, minutes, seconds } from '#domain/kernel/time.ts';
import { zaloTemplates } from '#domain/zalo/news.ts';
import { ZaloUnavailable, ZaloRefused, type ZaloApi } from '#server/adapters/zalo.ts';
import { users } from '#server/identity/tables.ts';
import { orderHistory, orderPhotoRounds, orders } from '#server/ordering/tables.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { zaloConsents, zaloMessages } from './tables.ts';
import { accessToken, type TokenShop } from './tokens.ts';

export type ZaloShop = TokenShop & Pick<Shop, 'settings' | 'log'>;

/** Messages older than this are dropped; the mail has told the news. */
const GIVEN_UP_AFTER = hours(2);
/** A confirmation can be undone for 8 s (decision 0050). */
const SETTLED_AFTER = seconds(10);
const OF_ORDERS = days(90);
/** Age at which a message still in state `sending` counts as lost: its process died before recording the response. */
const FORGOTTEN_AFTER = minutes(5);
const BATCH_SIZE = 50;

/**
 * Finds new events in orders of customers who want Zalo messages, and sends each once. After a crash, events not yet recorded are
 * found by the next run; a message that was sent without a recorded response is not repeated.
 */
export async function sendZaloNews(shop: ZaloShop, zalo: ZaloApi): Promise<void> {
  await noteNews(shop);
  await settleOld(shop);
  for (let turn = 0; turn < BATCH_SIZE; turn += 1) if (!(await sendNext(shop, zalo))) return;
}

async function noteNews({ db, clock }: ZaloShop): Promise<void> {
  const now = clock.now();
  const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;
  const since = at(after(now, -GIVEN_UP_AFTER));
  const until = at(after(now, -SETTLED_AFTER));
  await db.execute(sql`
    INSERT INTO ${zaloMessages} (id, order_id, kind, round, state, created_at)
    SELECT gen_random_uuid(), o.id, news.kind, news.round, 'waiting', ${at(now)}
    FROM ${zaloConsents} c
    JOIN ${orders} o ON o.user_id = c.user_id AND o.created_at > ${at(after(now, -OF_ORDERS))}
    CROSS JOIN LATERAL (
      SELECT h.status::text AS kind, 0 AS round, h.at FROM ${orderHistory} h
      WHERE h.order_id = o.id AND h.status = o.status AND h.status IN ('confirmed', 'shipped', 'delivered')
        -- An entry with the status of the one before it, such as a corrected address, is no move.
        AND h.status IS DISTINCT FROM (
          SELECT before.status FROM ${orderHistory} before
          WHERE before.order_id = h.order_id AND before.id < h.id ORDER BY before.id DESC LIMIT 1)
      UNION ALL
      SELECT 'photo', r.number, r.sent_at FROM ${orderPhotoRounds} r
      WHERE r.order_id = o.id AND o.photo_stage = 'sent'
    ) AS news
    WHERE news.at > ${since} AND news.at <= ${until} AND news.at > c.since
    ON CONFLICT DO NOTHING`);
}

async function settleOld({ db, clock }: ZaloShop): Promise<void> {
  const now = clock.now();
  await db
    .update(zaloMessages)
    .set({ state: 'dropped', reason: 'late' })
    .where(and(eq(zaloMessages.state, 'waiting'), lt(zaloMessages.createdAt, after(now, -GIVEN_UP_AFTER))));
  await db
    .update(zaloMessages)
    .set({ state: 'unknown', reason: 'no answer' })
    .where(and(eq(zaloMessages.state, 'sending'), lt(zaloMessages.askedAt, after(now, -FORGOTTEN_AFTER))));
}

/** @returns whether to continue with the next message */
async function sendNext(shop: ZaloShop, zalo: ZaloApi): Promise<boolean> {
  const { znsDailyMost } = shop.settings.current();
  if ((await countPaidToday(shop)) >= znsDailyMost) return false;
  const token = await accessToken(shop, zalo).catch(notNow(shop));
  if (token === null) return false;
  const id = await takeNext(shop);
  if (id === undefined) return false;
  return send(shop, zalo, id, token);
}

/** Number of today's messages that cost money, or may. */
export function countPaidToday({ db, clock }: Pick<ZaloShop, 'clock'> & { db: Db }): Promise<number> {
  const counted = inArray(zaloMessages.state, ['sending', 'sent', 'unknown']);
  return db.$count(zaloMessages, and(counted, gte(zaloMessages.askedAt, startOfDay(dayOf(clock.now())))));
}

/**
 * Marks the next message as `sending` before the request, under a lock: two concurrent counts would otherwise both take the day's
 * last message.
 */
function takeNext(shop: ZaloShop): Promise<string | undefined> {
  return inTx(shop.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('zalo.tell'))`);
    if ((await countPaidToday({ db: tx, clock: shop.clock })) >= shop.settings.current().znsDailyMost) return;
    const next = tx
      .select({ id: zaloMessages.id })
      .from(zaloMessages)
      .where(eq(zaloMessages.state, 'waiting'))
      .orderBy(asc(zaloMessages.createdAt), asc(zaloMessages.id))
      .limit(1);
    const [taken] = await tx
      .update(zaloMessages)
      .set({ state: 'sending', askedAt: shop.clock.now() })
      .where(eq(zaloMessages.id, sql`(${next})`))
      .returning({ id: zaloMessages.id });
    return taken?.id;
  });
}

type Outcome = Partial<Pick<typeof zaloMessages.$inferSelect, 'state' | 'price' | 'reason' | 'askedAt'>>;

async function send(shop: ZaloShop, zalo: ZaloApi, id: string, token: string): Promise<boolean> {
  const note = (outcome: Outcome) => shop.db.update(zaloMessages).set(outcome).where(eq(zaloMessages.id, id));
  const message = await messageOf(shop, id);
  if (message === null) {
    await note({ state: 'dropped', reason: 'not wanted any more', askedAt: null });
    return true;
  }
  const waits = { state: 'waiting', askedAt: null } as const;
  try {
    await zalo.send(message, token);
    await note({ state: 'sent', price: shop.settings.current().znsPrice });
    return true;
  } catch (error) {
    if (error instanceof ZaloRefused && error.ofToken) {
      await note(waits);
      return (await accessToken(shop, zalo, token).catch(notNow(shop))) !== null;
    }
    if (error instanceof ZaloRefused) {
      await note(error.ofQuota ? waits : { state: 'refused', reason: error.message });
      return !error.ofQuota;
    }
    if (!(error instanceof ZaloUnavailable)) throw error;
    await note(error.mayHaveArrived ? { state: 'unknown', reason: error.message } : waits);
    return notNow(shop)(error) !== null;
  }
}

const notNow =
  ({ log }: Pick<ZaloShop, 'log'>) =>
  (error: unknown): null => {
    if (!(error instanceof ZaloUnavailable)) throw error;
    log.warn({ reason: error.message }, 'Zalo is away');
    return null;
  };

const isStillSo = sql`CASE ${zaloMessages.kind}
  WHEN 'photo' THEN ${orders.status} = 'confirmed' AND ${orders.photoStage} = 'sent' AND ${zaloMessages.round} = (
    SELECT max(number) FROM ${orderPhotoRounds} WHERE ${orderPhotoRounds.orderId} = ${orders.id})
  ELSE ${orders.status}::text = ${zaloMessages.kind} END`;

/**
 * Null when she has withdrawn her consent, the shop has no template for this message, or it is no longer so: a message may have
 * waited for hours.
 */
async function messageOf({ db, settings }: ZaloShop, id: string) {
  const [found] = await db
    .select({ kind: zaloMessages.kind, order: orders.id, phone: zaloConsents.phone, name: users.name })
    .from(zaloMessages)
    .innerJoin(orders, eq(orders.id, zaloMessages.orderId))
    .innerJoin(zaloConsents, eq(zaloConsents.userId, orders.userId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(zaloMessages.id, id), isStillSo));
  if (found === undefined) return null;
  const templateId = zaloTemplates(settings.current())[found.kind];
  if (templateId === '') return null;
  return {
    phone: found.phone.replace(/^0/, '84'),
    templateId,
    data: { order: `#${shortId(found.order)}`, name: found.name },
    trackingId: id,
  };
}
