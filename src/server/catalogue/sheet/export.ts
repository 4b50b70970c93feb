import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CharmId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { inBatches, streamedTable } from '#server/platform/http/csv.ts';
import { exportColumns } from '../copy.vi.ts';
import { categories, charms, stockMovements } from '../tables.ts';

/** Rows per query: the memory of an export does not grow with the shop. */
const BATCH = 500;

/** In the snapshot of the stock beside it, so that a table that is imported twice is recognised (`listImported`). */
const LEDGER_SEEN =
  sql<number>`coalesce((SELECT max(${stockMovements.id}) FROM ${stockMovements}), 0)`.mapWith(Number);

/** All charms on offer as a table that an import reads back unchanged, even after pieces were sold meanwhile. */
export function charmsCsv(db: Db): NodeJS.ReadableStream {
  return streamedTable(rowsOf(db), exportColumns);
}

async function* rowsOf(db: Db): AsyncGenerator<Record<keyof typeof exportColumns, string | number>> {
  const read = (last: { charm: { id: CharmId } } | undefined) =>
    db
      .select({ charm: charms, category: categories.name, ledgerSeen: LEDGER_SEEN })
      .from(charms)
      .innerJoin(categories, eq(categories.id, charms.categoryId))
      .where(and(isNull(charms.removedAt), last && gt(charms.id, last.charm.id)))
      .orderBy(asc(charms.id))
      .limit(BATCH);
  for await (const { charm, category, ledgerSeen } of inBatches(BATCH, read)) {
    const { slug, name, price, cost, stock, description, meaning, tags } = charm;
    yield {
      slug,
      name,
      price,
      stock,
      stockSeen: stock,
      ledgerSeen,
      category,
      description,
      meaning,
      tags: tags.join(', '),
      cost: cost ?? '',
    };
  }
}
