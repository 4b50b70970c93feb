import { dataOf } from '../envelope.ts';
import { Time } from '../fields.ts';
import { z } from '../zod.ts';

const Run = z.object({
  at: Time,
  ok: z.boolean(),
  /** File name; empty when no backup was made. */
  file: z.string(),
  bytes: z.number().nullable(),
  rows: z.number().nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** Duration in milliseconds. */
  took: z.number(),
});

/** State of the backups; admins only. */
export const BackupState = z.object({
  /** A directory of the server, or `s3://…`. */
  place: z.string(),
  /** Whether backups are encrypted with a passphrase; only then do they include the secrets. */
  sealed: z.boolean(),
  nightly: z.boolean(),
  /** Nightly backups are on, and the last successful one is missing or older than `BACKUP_LATE_AFTER`. */
  late: z.boolean(),
  last: Run.nullable(),
  lastGoodAt: Time.nullable(),
  proof: Run.nullable(),
  /** When a backup was last restored and verified. */
  provedAt: Time.nullable(),
});
export type BackupState = z.infer<typeof BackupState>;
/** GET /admin/backups. */
export const BackupsReply = dataOf(BackupState);
