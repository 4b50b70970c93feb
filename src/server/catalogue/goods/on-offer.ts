import { sql, type SQL } from 'drizzle-orm';
import type { Database, Db } from '#server/platform/db/connection.ts';
import type { Reading, Version } from '#server/platform/http/version.ts';
import type { categories, charms, readyMadeBracelets } from '../tables.ts';

/** The most rows kept in memory, some 3 KB each; beyond it queries go to the database. */
const MOST = 5_000;
/** The xmin of a row has only the low 32 bits of the transaction's number. */
const ROUND = 2 ** 32;

type Facts = { id: string; position: number; removedAt: Date | null };

type Source<Row> = {
  table: typeof charms | typeof readyMadeBracelets;
  /** All rows on offer; or those written since a transaction (`isWritten`), removed ones included. */
  readSince: (db: Db, since: number | null) => Promise<Row[]>;
  factsOf: (row: Row) => Facts;
};

/** The goods on offer in the shop's own order; null when there are too many to keep. */
export type OnOffer<Row> = () => Promise<readonly Row[] | null>;

type Kept<Row> = {
  /** The version of the public data; the rows are as new as that, or newer. */
  version: string | null;
  /** When the version was last confirmed by the database, in ms of `performance.now()`. */
  at: number;
  byId: ReadonlyMap<string, Row>;
  inOrder: readonly Row[] | null;
  /** The oldest transaction that may have been in progress when the rows were read. */
  oldest: number;
};

/**
 * Keeps the goods on offer in memory, as fresh as the version that cached responses are based on (decision 0070): a new version
 * is read once for all callers, and only the rows written since.
 */
export function cacheOnOffer<Row>(
  db: Database,
  version: Version,
  source: Source<Row>,
  most = MOST,
): OnOffer<Row> {
  let kept: Kept<Row> | null = null;
  let refreshing: Promise<void> | null = null;

  async function refresh(reading: Reading): Promise<void> {
    try {
      kept = { ...(await refreshed(db, source, kept, most)), ...reading };
    } finally {
      refreshing = null;
    }
  }

  return async () => {
    const reading = version.current() ?? (await version.read());
    for (;;) {
      if (kept !== null && kept.at >= reading.at) return kept.inOrder;
      if (kept !== null && reading.version !== null && kept.version === reading.version) {
        kept = { ...kept, at: reading.at };
        return kept.inOrder;
      }
      refreshing ??= refresh(reading);
      await refreshing;
    }
  };
}

async function refreshed<Row>(
  db: Database,
  { table, readSince, factsOf }: Source<Row>,
  before: Kept<Row> | null,
  most: number,
): Promise<Omit<Kept<Row>, 'version' | 'at'>> {
  const { oldest, next, count } = await stateOf(db, table);
  if (count > most) return { byId: new Map(), inOrder: null, oldest };
  const inOrder = (byId: ReadonlyMap<string, Row>) => ({
    byId,
    inOrder: [...byId.values()].toSorted((a, b) => byPlace(factsOf(a), factsOf(b))),
    oldest,
  });
  if (before?.inOrder && Math.floor(next / ROUND) === Math.floor(before.oldest / ROUND)) {
    const byId = new Map(before.byId);
    for (const row of await readSince(db, before.oldest % ROUND)) {
      const { id, removedAt } = factsOf(row);
      if (removedAt === null) byId.set(id, row);
      else byId.delete(id);
    }
    // Deleted rows leave no trace to read, so the count reveals them.
    if (byId.size === count) return inOrder(byId);
  }
  return inOrder(new Map((await readSince(db, null)).map((row) => [factsOf(row).id, row])));
}

/** Queried before the rows are read, so that whatever commits in between is read again the next time. */
async function stateOf(db: Database, table: SQL | Source<never>['table']) {
  const { rows } = await db.execute<Record<'oldest' | 'next' | 'count', string>>(sql`
    SELECT pg_snapshot_xmin(taken)::text AS oldest, pg_snapshot_xmax(taken)::text AS next,
      (SELECT count(*) FROM ${table} WHERE removed_at IS NULL)::text AS count
    FROM pg_current_snapshot() AS taken`);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate gave no row');
  return { oldest: Number(row.oldest), next: Number(row.next), count: Number(row.count) };
}

/** Rows written by a transaction with this number or a later one. */
export const isWritten = (
  table: typeof charms | typeof readyMadeBracelets | typeof categories,
  since: number,
): SQL => sql`${table}.xmin::text::bigint >= ${since}`;

/** As `ORDER BY position, id`. */
const byPlace = (a: Facts, b: Facts): number => a.position - b.position || (a.id < b.id ? -1 : 1);
