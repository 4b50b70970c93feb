import { pipeline, Readable } from 'node:stream';
import { stringify, type Stringifier } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { CSV_SEPARATOR, csvText } from '#domain/kernel/csv-cells.ts';

/**
 * Rows that become a table which Excel opens as it is: with marks in place, columns apart, no cell a formula, no zero lost at
 * the front of a phone number.
 * @param columns headings, in order, or by the field that they are of
 * @param moments headings of cells that Excel shall read as moments
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
 * Rows as they are read: the memory of a table does not grow with it. Where reading fails the table ends with that error, and
 * nothing more is read once nobody wants it.
 * @param rows cells by the field that they are of
 */
export function streamedTable(
  rows: Iterable<object> | AsyncIterable<object>,
  columns: Readonly<Record<string, string>>,
  moments: readonly string[] = [],
): NodeJS.ReadableStream {
  const table = csvTable(columns, moments);
  // Whoever reads the table hears its errors.
  pipeline(Readable.from(rows), table, () => undefined);
  return table;
}

/**
 * Answers with a table, as a file that no cache keeps.
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

/** Reads a long list part by part. @param read the part after the last row of the one before */
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
