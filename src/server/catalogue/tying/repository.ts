import { and, eq, isNull } from 'drizzle-orm';
import type { TyingMethodId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { tyingMethods } from '../tables.ts';

export type TyingMethodRow = typeof tyingMethods.$inferSelect;

/** Whether inactive ones are included. */
export type Which = 'offered' | 'all';

export function listTyingMethods(db: Db, which: Which): Promise<TyingMethodRow[]> {
  return db
    .select()
    .from(tyingMethods)
    .where(and(isNull(tyingMethods.removedAt), which === 'all' ? undefined : eq(tyingMethods.isActive, true)))
    .orderBy(tyingMethods.position, tyingMethods.id);
}

export async function findTyingMethod(db: Db, id: TyingMethodId): Promise<TyingMethodRow | undefined> {
  const [row] = await db
    .select()
    .from(tyingMethods)
    .where(and(eq(tyingMethods.id, id), isNull(tyingMethods.removedAt)));
  return row;
}
