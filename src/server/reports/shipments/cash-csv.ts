import { asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { formatDateTime } from '#domain/kernel/time.ts';
import { cashHandIns, shipments } from '#server/fulfilment/tables.ts';
import { users } from '#server/identity/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { following } from '#server/platform/db/paging.ts';
import { inBatches, streamedTable } from '#server/platform/http/csv.ts';
import { cashColumns as columns } from '../copy.vi.ts';

/** Hand-ins per batch: memory use does not grow with the shop. */
const BATCH = 500;

/** All cash hand-ins of shippers, one per row, as a CSV table for Excel, oldest first. */
export const cashCsv = (db: Db): NodeJS.ReadableStream => streamedTable(rowsOf(db), columns, ['at']);

async function* rowsOf(db: Db) {
  const read = (last: Row | undefined): Promise<Row[]> => readRows(db, last);
  for await (const row of inBatches(BATCH, read)) yield cellsOf(row);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Db, last: { handIn: HandedIn } | undefined) {
  const [shipper, receiver] = [alias(users, 'shipper'), alias(users, 'receiver')];
  return db
    .select({
      handIn: cashHandIns,
      shipper: shipper.name,
      receivedBy: receiver.name,
      parcels:
        sql`(SELECT count(*) FROM ${shipments} WHERE ${shipments.cashHandInId} = ${cashHandIns.id})`.mapWith(
          Number,
        ),
    })
    .from(cashHandIns)
    .innerJoin(shipper, eq(shipper.id, cashHandIns.shipperId))
    .innerJoin(receiver, eq(receiver.id, cashHandIns.receivedBy))
    .where(last && following(cashHandIns.createdAt, cashHandIns.id, last.handIn))
    .orderBy(asc(cashHandIns.createdAt), asc(cashHandIns.id))
    .limit(BATCH);
}

type HandedIn = Pick<typeof cashHandIns.$inferSelect, 'id' | 'createdAt'>;

function cellsOf({
  handIn: { createdAt, expected, counted, note },
  shipper,
  receivedBy,
  parcels,
}: Row): Record<keyof typeof columns, string | number> {
  return {
    at: formatDateTime(createdAt),
    shipper,
    receivedBy,
    parcels,
    expected,
    counted,
    difference: counted - expected,
    note: note ?? '',
  };
}
