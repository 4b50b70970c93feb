import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import { bigint, index, jsonb, snakeCase, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db, Tx } from './connection.ts';

/** A field's value before and after; null where there was or is none. */
export type Change = { from: Scalar; to: Scalar };
export type Scalar = string | number | boolean | null;
export type Changes = Readonly<Record<string, Change>>;

/** Who changed what and when. Written in the transaction of the change, never edited. */
export const auditLog = snakeCase.table(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    userId: uuid().notNull(),
    /** The action: `create`, `update`, `delete`, … */
    action: text().notNull(),
    /** The kind of the changed record: `charm`, `user`, … */
    subject: text().notNull(),
    subjectId: uuid().notNull(),
    /** The record's name at that time. */
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

/** The entries about one record after a moment, newest first. */
export function listAuditSince(db: Db, subjectId: string, since: Date): Promise<AuditRow[]> {
  return listAudit(db, and(eq(auditLog.subjectId, subjectId), gt(auditLog.at, since)), {
    limit: 100,
    offset: 0,
  });
}

/** A page of the log, newest first. */
export function listAudit(
  db: Db,
  wanted: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditRow[]> {
  return db.select().from(auditLog).where(wanted).orderBy(desc(auditLog.id)).limit(limit).offset(offset);
}

/** The fields that differ; only the keys of `after` are compared. */
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
