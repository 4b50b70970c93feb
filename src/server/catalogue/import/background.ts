import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { ImportLine, ImportProgress } from '#contract/http/charm-import.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import { asId, type CharmImportId, type UserId } from '#domain/kernel/ids.ts';
import { inTx, type Db, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { charmImports } from '../tables.ts';
import { judge, repeatedIn } from './judge.ts';
import { readTable, type Row } from './table.ts';
import { importRows } from './import-rows.ts';

export type ImportingShop = Pick<Shop, 'db' | 'clock' | 'events' | 'jobs'>;

const QUEUE = 'catalogue.import';
/** Lines per transaction: keeps the locks on rows of charms on sale short. */
const PIECE = 100;
/** Number of batches after which open pages are notified again. */
const TELL_AFTER = 20;
/** Refused lines that are kept for the report. */
const KEPT = 1_000;

/**
 * Stores a table and queues its import.
 * @throws ShopError CONFLICT while another import is in progress
 */
export async function startImport(
  shop: ImportingShop,
  admin: { id: UserId },
  csv: string,
  total: number,
): Promise<ImportProgress> {
  const now = shop.clock.now();
  const id = newId<CharmImportId>(now);
  const row = await inTx(shop.db, async (tx) => {
    await lockImports(tx);
    if ((await tx.$count(charmImports, isNull(charmImports.finishedAt))) > 0)
      throw new ShopError('CONFLICT', { message: goodsCopy.importBusy });
    const [made] = await tx
      .insert(charmImports)
      .values({ id, adminId: admin.id, csv, total, startedAt: now })
      .returning();
    await shop.jobs.send(tx, QUEUE, { id });
    return made;
  });
  if (row === undefined) throw new Error('no import');
  return present(row);
}

/**
 * Lets one transaction at a time import, until it ends: a line creates a charm only if no charm has its name, which a concurrent
 * import may be about to create.
 */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${QUEUE}, 0))`);
}

/** The newest import, in progress or finished; null in a shop that has never imported. */
export async function latestImport(db: Db): Promise<ImportProgress | null> {
  // Descending puts nulls, the imports in progress, first.
  const newest = [desc(charmImports.finishedAt), desc(charmImports.id)];
  const [row] = await db
    .select()
    .from(charmImports)
    .orderBy(...newest)
    .limit(1);
  return row === undefined ? null : present(row);
}

/** The worker: imports batch by batch and saves its progress with each, so that a killed worker resumes where it was. */
export function defineImports(shop: ImportingShop): void {
  const work = async ({ id }: { id: string }) => {
    const importId = asId<CharmImportId>(id);
    const [found] = await shop.db.select().from(charmImports).where(eq(charmImports.id, importId));
    if (found === undefined || found.csv === null) return;
    const rows = readTable(found.csv);
    const repeated = repeatedIn(rows);
    let pieces = 0;
    while (await takePiece(shop, importId, rows, repeated)) {
      pieces += 1;
      if (pieces % TELL_AFTER === 0) shop.events.publish('catalogue.changed', { what: 'catalogue' });
    }
    shop.events.publish('catalogue.changed', { what: 'catalogue' });
  };
  const givenUp = async ({ id }: { id: string }) => {
    await endImports(shop.db, shop.clock.now(), eq(charmImports.id, asId<CharmImportId>(id)));
    shop.events.publish('catalogue.changed', { what: 'catalogue' });
  };
  shop.jobs.define(QUEUE, work, { expireInSeconds: 900, atOnce: 2, givenUp });
}

/** Ends the imports of a database whose jobs are gone. */
export const endLostImports = (db: Db, now: Date): Promise<void> => endImports(db, now);

/** Ends imports that no job continues, after the lines they have imported: they would keep any other from starting. */
async function endImports(db: Db, now: Date, which?: SQL): Promise<void> {
  await db
    .update(charmImports)
    .set({ finishedAt: now, csv: null })
    .where(and(isNull(charmImports.finishedAt), which));
}

/** @returns whether any lines are left */
async function takePiece(
  { db, clock }: ImportingShop,
  id: CharmImportId,
  rows: readonly Row[],
  repeated: ReadonlySet<number>,
): Promise<boolean> {
  return inTx(db, async (tx) => {
    await lockImports(tx);
    // Locked, so that two servers never take the same batch.
    const [row] = await tx.select().from(charmImports).where(eq(charmImports.id, id)).for('update');
    if (row === undefined || row.finishedAt !== null) return false;
    const now = clock.now();
    const piece = rows.slice(row.done, row.done + PIECE);
    const admin = { id: row.adminId };
    const outcomes = await importRows(tx, await judge(tx, piece, repeated), { admin, now });
    const of = (action: ImportLine['action']) => outcomes.filter((line) => line.action === action);
    const refused = of('refuse').map(({ line, name, action, issues }) => ({ line, name, action, issues }));
    const done = row.done + piece.length;
    const isOver = done >= rows.length;
    await tx
      .update(charmImports)
      .set({
        done,
        created: row.created + of('create').length,
        updated: row.updated + of('update').length,
        refused: row.refused + refused.length,
        lines: [...row.lines, ...refused].slice(0, KEPT),
        ...(isOver && { finishedAt: now, csv: null }),
      })
      .where(eq(charmImports.id, id));
    return !isOver;
  });
}

function present(row: typeof charmImports.$inferSelect): ImportProgress {
  const { id, total, done, created, updated, refused, lines, startedAt, finishedAt } = row;
  return {
    _id: id,
    total,
    done,
    created,
    updated,
    refused,
    lines,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
