import {
  changesBetween,
  listAuditSince,
  writeAudit,
  type AuditRow,
  type Change,
  type Changes,
  type NewAuditEntry,
} from './audit-log.ts';
import { isUniqueViolation, type Tx } from './connection.ts';
import { ShopError } from '../http/errors.ts';

/** An editable record: every edit changes `updatedAt`, and nothing else does. */
export type Edited = { id: string; name: string; updatedAt: Date };

/** The editor, the kind of record, and the time. */
export type Editor = { subject: string; by: string; now: Date };

type EditOf<Row extends Edited, Fields extends object> = {
  /** The row, locked until the transaction ends; undefined when there is none. */
  lock: () => Promise<Row | undefined>;
  save: (change: Fields & { updatedAt: Date }) => Promise<Row | undefined>;
  /** `updatedAt` as the page read it; without it the last edit wins. */
  seen: string | undefined;
  fields: Fields;
};

/**
 * One edit of one record: locks it, compares it with what the page saw, writes and logs it. An edit that changes nothing leaves
 * no trace.
 * @throws ShopError NOT_FOUND, ALREADY_EXISTS, and CONFLICT with what changed since the page read it
 */
export async function edit<Row extends Edited, Fields extends object>(
  tx: Tx,
  { subject, by, now }: Editor,
  { lock, save, seen, fields }: EditOf<Row, Fields>,
): Promise<{ before: Row; after: Row; changes: Changes }> {
  const before = await lock();
  if (before === undefined) throw new ShopError('NOT_FOUND');
  if (seen !== undefined) await checkUnchanged(tx, before, new Date(seen));
  const changes = changesBetween(before as Partial<Record<keyof Fields, unknown>>, fields);
  if (Object.keys(changes).length === 0) return { before, after: before, changes };
  // Two edits within a millisecond still get different timestamps.
  const updatedAt = new Date(Math.max(now.getTime(), before.updatedAt.getTime() + 1));
  const after = await save({ ...fields, updatedAt }).catch(alreadyExists);
  if (after === undefined) throw new ShopError('NOT_FOUND');
  await writeAudit(tx, entryOf({ subject, by, now: updatedAt }, after, 'update', changes));
  return { before, after, changes };
}

/** An audit-log entry about one record. */
export function entryOf(
  { subject, by, now }: Editor,
  { id, name }: Pick<Edited, 'id' | 'name'>,
  action: string,
  changes: Changes = {},
): NewAuditEntry {
  return { at: now, userId: by, action, subject, subjectId: id, label: name, changes };
}

/** Only the fields that were given: undefined leaves a field unchanged. */
export function given<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

/** Turns a unique violation (the name was taken concurrently) into ALREADY_EXISTS; rethrows any other error. */
export function alreadyExists(error: unknown): never {
  throw isUniqueViolation(error)
    ? new ShopError('ALREADY_EXISTS', {
        details: [{ path: 'name', message: new ShopError('ALREADY_EXISTS').message }],
      })
    : error;
}

async function checkUnchanged(tx: Tx, { id, updatedAt }: Edited, seen: Date): Promise<void> {
  if (updatedAt.getTime() === seen.getTime()) return;
  const since = await listAuditSince(tx, id, seen);
  const details = Object.entries(summedUp(since)).map(([path, { from, to }]) => ({
    path,
    message: `${from ?? '–'} → ${to ?? '–'}`,
    from,
    to,
  }));
  throw new ShopError('CONFLICT', { details });
}

/** Merges several changes (newest first) field by field. */
function summedUp(rows: readonly AuditRow[]): Changes {
  const total: Record<string, Change> = {};
  for (const { changes } of rows.toReversed()) {
    for (const [field, { from, to }] of Object.entries(changes))
      total[field] = { from: total[field] ? total[field].from : from, to };
  }
  return total;
}
