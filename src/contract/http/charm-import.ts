import type { CharmImportId } from '#domain/kernel/ids.ts';
import { dataOf } from '../envelope.ts';
import { Count, idOf, Time } from '../fields.ts';
import { z } from '../zod.ts';

// ---- Import of charms: POST /charms/import ----

/**
 * `apply: false` is a dry run. Columns: name, price, stock, category, description, meaning, tags, cost, address (any order,
 * header first). A long table is imported in the background: the response describes the changes and the progress.
 */
export const ImportCharmsBody = z.object({
  csv: z.string().max(5_000_000),
  apply: z.boolean().default(false),
});
export type ImportCharmsBody = z.input<typeof ImportCharmsBody>;

export const ImportLine = z.object({
  /** Line in the file; the header is line 1. */
  line: z.int(),
  name: z.string(),
  /** An existing name is updated, a new one created, an invalid line skipped. */
  action: z.enum(['create', 'update', 'refuse']),
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
});
export type ImportLine = z.infer<typeof ImportLine>;
/** GET /charms/import: the latest background import; null when there was none. */
export const ImportProgress = z.object({
  _id: idOf<CharmImportId>(),
  total: Count,
  /** Processed lines, of `total`. */
  done: Count,
  created: Count,
  updated: Count,
  refused: Count,
  /** The refused lines, at most a thousand. */
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
  /** At most a thousand, refused ones first. */
  lines: z.array(ImportLine),
  /** Progress of a background import. */
  import: ImportProgress.nullable(),
});
export type ImportReport = z.infer<typeof ImportReport>;
export const ImportReply = dataOf(ImportReport);
