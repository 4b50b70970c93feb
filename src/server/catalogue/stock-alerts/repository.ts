import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { PieceKind } from '#domain/catalogue/stock-alerts.ts';
import type { CharmId, ReadyMadeId, StockAlertId, UserId } from '#domain/kernel/ids.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { charms, readyMadeBracelets, stockAlerts } from '../tables.ts';

export type AlertItem = { kind: PieceKind; thing: string };

const thingOf = ({ kind, thing }: AlertItem) =>
  kind === 'charm'
    ? { charmId: thing as CharmId, readyMadeId: null }
    : { charmId: null, readyMadeId: thing as ReadyMadeId };

/** A customer's open alerts, newest first; items no longer on offer are left out. */
export function listWaiting(db: Db, userId: UserId) {
  return db
    .select({ alert: stockAlerts, charm: charms, readyMade: readyMadeBracelets })
    .from(stockAlerts)
    .leftJoin(charms, and(eq(charms.id, stockAlerts.charmId), isNull(charms.removedAt)))
    .leftJoin(
      readyMadeBracelets,
      and(eq(readyMadeBracelets.id, stockAlerts.readyMadeId), isNull(readyMadeBracelets.removedAt)),
    )
    .where(and(eq(stockAlerts.userId, userId), isNull(stockAlerts.toldAt)))
    .orderBy(desc(stockAlerts.askedAt), desc(stockAlerts.id));
}

export type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

/** A repeated request keeps the first alert and its place in the queue. */
export async function insertAlert(
  db: Db,
  { id, userId, askedAt, ...thing }: AlertItem & { id: StockAlertId; userId: UserId; askedAt: Date },
): Promise<void> {
  await db
    .insert(stockAlerts)
    .values({ id, userId, askedAt, ...thingOf(thing) })
    .onConflictDoNothing();
}

/** @returns false when she has no such alert */
export async function deleteAlert(db: Db, userId: UserId, id: StockAlertId): Promise<boolean> {
  const gone = await db
    .delete(stockAlerts)
    .where(and(eq(stockAlerts.id, id), eq(stockAlerts.userId, userId)))
    .returning({ id: stockAlerts.id });
  return gone.length > 0;
}

/** The number of open alerts of each item. */
export function countWaiting(db: Db) {
  const thing = sql<string>`coalesce(${stockAlerts.charmId}, ${stockAlerts.readyMadeId})`;
  return db
    .select({ thing, waiting: count() })
    .from(stockAlerts)
    .where(isNull(stockAlerts.toldAt))
    .groupBy(thing);
}

export type Due = { userId: UserId; kind: PieceKind; slug: string; name: string };

/**
 * Takes the alerts that are due and marks them as notified: for each item in the order of the requests, and no more customers
 * than available pieces, counting those who were notified since a moment.
 */
export async function claimDue(
  tx: Tx,
  { now, since, most }: { now: Date; since: Date; most: number },
): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    WITH shelf AS (
      SELECT id, 'charm' AS kind, slug, name, stock - reserved AS available FROM ${charms} WHERE removed_at IS NULL
      UNION ALL
      SELECT id, 'ready_made', slug, name, stock - reserved FROM ${readyMadeBracelets} WHERE removed_at IS NULL
    ), line AS (
      SELECT id, told_at, coalesce(charm_id, ready_made_id) AS thing,
        row_number() OVER (PARTITION BY charm_id, ready_made_id ORDER BY told_at, asked_at, id) AS place
      FROM ${stockAlerts} WHERE told_at IS NULL OR told_at > ${since.toISOString()}::timestamptz
    ), due AS (
      SELECT line.id, shelf.kind, shelf.slug, shelf.name FROM line JOIN shelf ON shelf.id = line.thing
      WHERE line.told_at IS NULL AND line.place <= shelf.available
      ORDER BY line.id LIMIT ${most}
    )
    UPDATE ${stockAlerts} AS alert SET told_at = ${now.toISOString()}::timestamptz FROM due
    WHERE alert.id = due.id AND alert.told_at IS NULL
    RETURNING alert.user_id AS "userId", due.kind, due.slug, due.name`);
  return rows;
}

export async function purgeNotified(db: Db, before: Date): Promise<void> {
  await db.delete(stockAlerts).where(lt(stockAlerts.toldAt, before));
}
