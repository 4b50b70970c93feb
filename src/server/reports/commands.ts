import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { categories, charms, readyMadeBracelets } from '#server/catalogue/tables.ts';
import { users } from '#server/identity/tables.ts';
import { orderItems, orders } from '#server/ordering/tables.ts';
import type { Database, Db } from '#server/platform/db/connection.ts';
import { openReports } from '#server/platform/db/replica.ts';
import { CommandError, type CommandContext, type ShopCommand } from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import type { Terminal } from '#server/platform/process/terminal.ts';
import { customerColumns, exportCopy as copy, goodsColumns } from './copy.vi.ts';
import { streamedTable } from '#server/platform/http/csv.ts';
import { ordersCsv } from './orders/csv.ts';

/** Command-line export for other programs. */
export const reportCommands: Record<string, ShopCommand> = {
  export: { ...copy.command, run: exportAll },
};

/** Rows per batch: memory use does not grow with the shop. */
const BATCH = 500;

async function exportAll({ db, config, terminal }: CommandContext, [file]: string[]): Promise<void> {
  if (file === undefined) throw new CommandError(copy.fileMissing);
  const reports = openReports(db, config.databaseReplicaUrl, { log: createLog('silent') });
  try {
    await reports.read((on) => exportTo(file, on, terminal));
  } finally {
    await reports.close();
  }
}

async function exportTo(file: string, db: Database, terminal: Terminal): Promise<void> {
  const target = resolve(file);
  const draft = `${target}.partial`;
  const zip = new ZipFile();
  const add = (name: string, from: NodeJS.ReadableStream) => {
    from.once('error', (error) => zip.outputStream.emit('error', error));
    zip.addReadStream(from, name);
  };
  add('don-hang.csv', ordersCsv(db, { status: 'all' }, new Date()));
  add('khach-hang.csv', streamedTable(customersOf(db), customerColumns));
  add('hang-hoa.csv', streamedTable(goodsOf(db), goodsColumns));
  add('don-hang.json', json(ordersOf(db)));
  add('khach-hang.json', json(customersOf(db)));
  add('hang-hoa.json', json(goodsOf(db)));
  zip.end();
  try {
    await pipeline(zip.outputStream, createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw new CommandError(copy.failed(error instanceof Error ? error.message : String(error)), {
      cause: error,
    });
  }
  const [placed, people, goods] = await Promise.all([
    db.$count(orders),
    db.$count(users, eq(users.role, 'customer')),
    db.$count(charms, isNull(charms.removedAt)),
  ]);
  terminal.say(copy.done(target, placed, people, goods));
}

/** A JSON array with one row per line. */
function json(rows: AsyncIterable<object>): NodeJS.ReadableStream {
  return Readable.from(
    (async function* lines() {
      let separator = '[\n';
      for await (const row of rows) {
        yield separator + JSON.stringify(row);
        separator = ',\n';
      }
      yield separator === '[\n' ? '[]\n' : '\n]\n';
    })(),
  );
}

/** Reads a table in batches, ordered by id. */
async function* inPieces<Row extends { id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}

const ordersOf = (db: Db) =>
  inPieces((after) =>
    db
      .select({
        id: orders.id,
        order: orders,
        items: sql<unknown>`(SELECT jsonb_agg(to_jsonb(item) ORDER BY position) FROM ${orderItems} AS item WHERE item.order_id = ${orders.id})`,
      })
      .from(orders)
      .where(sql`${orders.id} > ${after}::uuid`)
      .orderBy(asc(orders.id))
      .limit(BATCH),
  );

/** Names and contact data; no credentials. */
const customersOf = (db: Db) =>
  inPieces((after) =>
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        phone: sql<string | null>`${users.addresses} -> 0 ->> 'phone'`,
        createdAt: sql<string>`to_char(${users.createdAt}, 'YYYY-MM-DD"T"HH24:MI:SSOF')`,
      })
      .from(users)
      .where(sql`${users.role} = 'customer' AND ${users.id} > ${after}::uuid`)
      .orderBy(asc(users.id))
      .limit(BATCH),
  );

async function* goodsOf(db: Db): AsyncGenerator<object> {
  const kinds = await db.select({ id: categories.id, name: categories.name }).from(categories);
  const nameOf = new Map(kinds.map(({ id, name }) => [id, name]));
  const pieces = await db.select().from(charms).where(isNull(charms.removedAt)).orderBy(asc(charms.name));
  for (const { id, name, categoryId, price, stock, reserved } of pieces)
    yield { id, name, category: nameOf.get(categoryId) ?? '', price, stock, reserved };
  const bracelets = await db
    .select()
    .from(readyMadeBracelets)
    .where(isNull(readyMadeBracelets.removedAt))
    .orderBy(asc(readyMadeBracelets.name));
  for (const { id, name, price, stock, reserved } of bracelets)
    yield { id, name, category: copy.readyMade, price, stock, reserved };
}
