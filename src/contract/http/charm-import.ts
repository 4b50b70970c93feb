import type { CharmImportId } from '#domain/kernel/ids.ts';
import { dataOf } from '../envelope.ts';
import { Count, idOf, Time } from '../fields.ts';
import { z } from '../zod.ts';

// ---- Import of charms: POST /charms/import ----

/**
 * `apply: false` only looks. Columns: name, price, stock, category, description, meaning, tags, cost, address (any order, header
 * first). A long table is taken in in the background: the answer tells what would happen, and how far it came.
 */
export const ImportCharmsBody = z.object({
  csv: z.string().max(5_000_000),
  apply: z.boolean().default(false),
});
export type ImportCharmsBody = z.input<typeof ImportCharmsBody>;

export const ImportLine = z.object({
  /** In the file; the header is line 1. */
  line: z.int(),
  name: z.string(),
  /** A charm of this name is changed, another is made, a wrong line is left out. */
  action: z.enum(['create', 'update', 'refuse']),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type ImportLine = z.infer<typeof ImportLine>;
/** GET /charms/import: the newest that went on in the background; null in a shop that had none. */
export const ImportProgress = z.object({
  _id: idOf<CharmImportId>(),
  total: Count,
  /** Lines that are over, of `total`. */
  done: Count,
  created: Count,
  updated: Count,
  refused: Count,
  /** The refused ones, a thousand at most. */
  lines: z.array(ImportLine),
  startedAt: Time,
  finishedAt: Time.nullable(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;
export const ImportProgressReply = dataOf(ImportProgress.nullable());

export const ImportReport = z.object({
  applied: z.boolean(),
  created: Count,
  updated: Count,
  refused: Count,
  /** At most a thousand, refused ones before others. */
  lines: z.array(ImportLine),
  /** Of a table that goes on in the background. */
  import: ImportProgress.nullable(),
});
export type ImportReport = z.infer<typeof ImportReport>;
export const ImportReply = dataOf(ImportReport);
