import { pipeline, Readable } from 'node:stream';
import { stringify, type Stringifier } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { CSV_SEPARATOR, csvText } from '#domain/kernel/csv-cells.ts';

/**
 * A CSV that Excel opens correctly as it is: diacritics intact, columns separated, no cell taken for a formula, no leading zero
 * of a phone number lost.
 * @param columns headings, in order, or by field
 * @param moments headings of cells that Excel shall parse as date and time
 */
function csvTable(
  columns: readonly string[] | Readonly<Record<string, string>>,
  moments: readonly string[] = [],
): Stringifier {
  return stringify({
    header: true,
    bom: true,
    delimiter: CSV_SEPARATOR,
    columns: Array.isArray(columns) ? [...columns] : { ...columns },
    cast: {
      string: (text, { column, header }) =>
        header || moments.includes(String(column)) ? text : csvText(text),
    },
  });
}

/**
 * Streams rows as they are read, so memory does not grow with the table. A read error ends the stream with that error, and
 * reading stops once the consumer is gone.
 * @param rows cells by field
 */
export function streamedTable(
  rows: Iterable<object> | AsyncIterable<object>,
  columns: Readonly<Record<string, string>>,
  moments: readonly string[] = [],
): NodeJS.ReadableStream {
  const table = csvTable(columns, moments);
  // The consumer of the table gets its errors.
  pipeline(Readable.from(rows), table, () => undefined);
  return table;
}

/**
 * Sends a table as a download that is never cached.
 * @param name of the file: `don-hang-2026-11-21.csv`
 */
export function sendTable(
  reply: Pick<FastifyReply, 'header'>,
  name: string,
  table: NodeJS.ReadableStream,
): FastifyReply {
  return reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .type('text/csv; charset=utf-8')
    .send(table);
}

/**
 * Reads a long list in batches.
 * @param read the batch after the last row of the previous one
 */
export async function* inBatches<Row>(
  batch: number,
  read: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    yield* rows;
    last = rows.length < batch ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** Rows per batch of `batchedTable`. */
export const BATCH = 500;

/**
 * Streams a long list as a table; memory use does not grow with the shop.
 * @param read the `BATCH` rows after the last one of the previous batch
 */
export function batchedTable<Row, Field extends string>(
  read: (last: Row | undefined) => Promise<Row[]>,
  cellsOf: (row: Row) => Record<Field, string | number>,
  columns: Readonly<Record<Field, string>>,
  moments: readonly Field[],
): NodeJS.ReadableStream {
  async function* rows() {
    for await (const row of inBatches(BATCH, read)) yield cellsOf(row);
  }
  return streamedTable(rows(), columns, moments);
}
