import { and, eq, isNull } from 'drizzle-orm';
import type { StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { braceletStrings, tyingMethods } from '../tables.ts';

/** Strings and tying methods have no slug: their name is unique among what is sold. */
export async function idsByName(
  db: Db,
): Promise<{ strings: Map<string, StringId>; tyingMethods: Map<string, TyingMethodId> }> {
  const [strings, methods] = await Promise.all([
    db
      .select({ id: braceletStrings.id, name: braceletStrings.name })
      .from(braceletStrings)
      .where(isNull(braceletStrings.removedAt)),
    db
      .select({ id: tyingMethods.id, name: tyingMethods.name })
      .from(tyingMethods)
      .where(and(isNull(tyingMethods.removedAt), eq(tyingMethods.isActive, true))),
  ]);
  return {
    strings: new Map(strings.map(({ id, name }) => [name, id])),
    tyingMethods: new Map(methods.map(({ id, name }) => [name, id])),
  };
}
