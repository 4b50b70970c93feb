import { parse } from 'csv-parse/sync';
import type { Visitor } from './visitor.ts';

export type TableRow = Record<string, string>;

/** An exported table as Excel reads it: rows of cells by heading. */
export async function tableOf(who: Visitor, url: string) {
  const { status, headers, bytes } = await who.get(url);
  const rows = () => parse<TableRow>(bytes, { bom: true, columns: true, delimiter: ';' });
  return { status, headers, rows: status === 200 ? rows() : [] };
}
