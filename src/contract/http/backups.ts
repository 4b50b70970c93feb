import { dataOf } from '../envelope.ts';
import { Time } from '../fields.ts';
import { z } from '../zod.ts';

const Run = z.object({
  at: Time,
  ok: z.boolean(),
  /** Its name; empty when none was made. */
  file: z.string(),
  bytes: z.number().nullable(),
  rows: z.number().nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  /** Milliseconds. */
  took: z.number(),
});

/** How the backups stand. Only admins. */
export const BackupState = z.object({
  /** A folder of the server, or `s3://…`. */
  place: z.string(),
  /** Whether a passphrase seals them, which also puts the secrets in. */
  sealed: z.boolean(),
  nightly: z.boolean(),
  /** The last good one is older than a night. */
  late: z.boolean(),
  last: Run.nullable(),
  lastGoodAt: Time.nullable(),
  proof: Run.nullable(),
  /** When a backup was last restored and found whole. */
  provedAt: Time.nullable(),
});
export type BackupState = z.infer<typeof BackupState>;
/** GET /admin/backups. */
export const BackupsReply = dataOf(BackupState);
