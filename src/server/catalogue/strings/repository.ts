import { and, eq, isNull } from 'drizzle-orm';
import type { StringId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { braceletStrings } from '../tables.ts';

export type StringRow = typeof braceletStrings.$inferSelect;

export function listStrings(db: Db): Promise<StringRow[]> {
  return db
    .select()
    .from(braceletStrings)
    .where(isNull(braceletStrings.removedAt))
    .orderBy(braceletStrings.position, braceletStrings.id);
}

export async function findString(db: Db, id: StringId): Promise<StringRow | undefined> {
  const [row] = await db
    .select()
    .from(braceletStrings)
    .where(and(eq(braceletStrings.id, id), isNull(braceletStrings.removedAt)));
  return row;
}
