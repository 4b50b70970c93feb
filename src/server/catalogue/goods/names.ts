import { and, eq, isNull } from 'drizzle-orm';
import type { StringId, TyingMethodId } from '#domain/kernel/ids.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { braceletStrings, tyingMethods } from '../tables.ts';

type Priced<Id> = { readonly id: Id; readonly price: Vnd };

/** The strings and tying methods on offer, by name. They have no slug: their names are unique among what is on offer. */
export async function partsByName(
  db: Db,
): Promise<{ strings: Map<string, Priced<StringId>>; tyingMethods: Map<string, Priced<TyingMethodId>> }> {
  const [strings, methods] = await Promise.all([
    db
      .select({ id: braceletStrings.id, name: braceletStrings.name, price: braceletStrings.price })
      .from(braceletStrings)
      .where(isNull(braceletStrings.removedAt)),
    db
      .select({ id: tyingMethods.id, name: tyingMethods.name, price: tyingMethods.price })
      .from(tyingMethods)
      .where(and(isNull(tyingMethods.removedAt), eq(tyingMethods.isActive, true))),
  ]);
  return {
    strings: new Map(strings.map(({ name, ...string }) => [name, string])),
    tyingMethods: new Map(methods.map(({ name, ...method }) => [name, method])),
  };
}
