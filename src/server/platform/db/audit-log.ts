import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { bigint, index, jsonb, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './connection.ts';

/** A field before and after; null where there was or is nothing. */
export type Change = { from: Scalar; to: Scalar };
export type Scalar = string | number | boolean | null;
export type Changes = Readonly<Record<string, Change>>;

/** Who changed what and when. Written in the transaction that changes it, never edited. */
export const auditLog = snakeCase.table(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: uuid().notNull(),
    /** What was done: `create`, `update`, `delete`, … */
    action: text().notNull(),
    /** What kind of thing it was done to: `charm`, `user`, … */
    subject: text().notNull(),
    subjectId: uuid().notNull(),
    /** What the thing was called then. */
    label: text().notNull(),
    changes: jsonb().$type<Changes>().notNull(),
  },
  (table) => [
    index().on(table.at),
    index().on(table.subjectId, table.at),
    index().on(table.userId, table.at),
  ],
);

export type AuditRow = typeof auditLog.$inferSelect;
export type NewAuditEntry = Omit<typeof auditLog.$inferInsert, 'id'>;

export async function writeAudit(tx: Tx, ...entries: readonly NewAuditEntry[]): Promise<void> {
  if (entries.length > 0) await tx.insert(auditLog).values([...entries]);
}

/** What was done to one thing after a moment, the newest first. */
export function listAuditSince(db: Db, subjectId: string, since: Date): Promise<AuditRow[]> {
  return listAudit(db, and(eq(auditLog.subjectId, subjectId), gt(auditLog.at, since)), {
    limit: 100,
    offset: 0,
  });
}

/** A part of the log, the newest first. */
export function listAudit(
  db: Db,
  wanted: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(wanted).orderBy(desc(auditLog.id)).limit(limit).offset(offset);
}

/** The fields that differ; only the keys of `after` are looked at. */
export function changesBetween<Fields extends object>(
  before: Partial<Record<keyof Fields, unknown>>,
  after: Fields,
): Changes {
  const fields = Object.keys(after) as (keyof Fields & string)[];
  return Object.fromEntries(
    fields
      .map((field) => [field, { from: scalar(before[field]), to: scalar(after[field]) }] as const)
      .filter(([, { from, to }]) => from !== to),
  );
}

function scalar(value: unknown): Scalar {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string'
    ? value
    : JSON.stringify(value);
}
