import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type * as Contract from '#contract/http/catalogue-admin.ts';
import type { z } from '#contract/zod.ts';
import { goodsCopy } from '#domain/catalogue/copy.vi.ts';
import type { CharmId } from '#domain/kernel/ids.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { entryOf } from '#server/platform/db/edit.ts';
import { offsetOf } from '#server/platform/db/paging.ts';
import type { CharmInCategory, CharmRow } from '../charms/repository.ts';
import { charmEdits, getCategory } from '../charms/service.ts';
import { changeOffer, type Admin, type EditedBy, type EditingShop } from '../goods/edits.ts';
import { foundOf, textMatch, type Found } from '../goods/text-match.ts';
import { categories, charms } from '../tables.ts';

type Wanted = z.output<typeof Contract.BulkCharmsBody>;

/** The outcome for one charm: changed, unchanged, or refused with a reason. */
type Outcome = 'done' | 'unchanged' | { refused: string };

/**
 * Moves several charms to another category, hides them or shows them again, in one transaction. A hidden charm disappears from
 * every garden, builder and cart as if it were deleted; its pieces and ledger stay.
 * @throws ShopError INVALID_INPUT for a category that is gone
 */
export async function changeCharms(
  shop: EditingShop,
  admin: Admin,
  { charms: ids, ...wanted }: Wanted,
): Promise<Contract.BulkCharms> {
  return changeOffer(shop, admin, async (tx, by) => {
    if (wanted.category !== undefined) await getCategory(tx, wanted.category);
    const result: Contract.BulkCharms = { done: [], refused: [] };
    const rows = new Map((await lockThose(tx, ids)).map((row) => [row.id, row]));
    for (const id of new Set(ids)) {
      const row = rows.get(id);
      const outcome =
        row === undefined ? { refused: goodsCopy.charmGone } : await changeOne(tx, by, row, wanted);
      if (outcome === 'done') result.done.push(id);
      else if (outcome !== 'unchanged')
        result.refused.push({ charm: id, name: row?.name ?? '', message: outcome.refused });
    }
    return result;
  });
}

/** Charms on offer and hidden ones, locked in id order, as orders do. */
function lockThose(tx: Tx, ids: Wanted['charms']): Promise<CharmRow[]> {
  return tx.select().from(charms).where(inArray(charms.id, ids)).orderBy(charms.id).for('update');
}

async function changeOne(
  tx: Tx,
  by: EditedBy,
  row: CharmRow,
  { category, hidden }: Omit<Wanted, 'charms'>,
): Promise<Outcome> {
  if (row.removedAt !== null && !row.hidden) return { refused: goodsCopy.charmGone };
  // Two edits within a millisecond still get different timestamps.
  const updatedAt = new Date(Math.max(by.now.getTime(), row.updatedAt.getTime() + 1));
  const moment = { ...by, now: updatedAt };
  if (category !== undefined) {
    if (row.categoryId === category) return 'unchanged';
    const changes = { categoryId: { from: row.categoryId, to: category } };
    return save(tx, moment, row, { categoryId: category }, 'update', changes);
  }
  if (row.hidden === hidden) return 'unchanged';
  if (hidden) return save(tx, moment, row, { hidden: true, removedAt: updatedAt }, 'hide');
  const [living] = await tx.select().from(categories).where(eq(categories.id, row.categoryId)).for('share');
  if (living === undefined || living.removedAt !== null) return { refused: goodsCopy.categoryGone };
  return save(tx, moment, row, { hidden: false, removedAt: null }, 'show');
}

async function save(
  tx: Tx,
  by: EditedBy,
  row: CharmRow,
  change: Partial<CharmRow>,
  action: 'update' | 'hide' | 'show',
  changes: Parameters<typeof entryOf>[3] = {},
): Promise<'done'> {
  await tx
    .update(charms)
    .set({ ...change, updatedAt: by.now })
    .where(eq(charms.id, row.id));
  await writeAudit(tx, entryOf(charmEdits.editorOf(by), row, action, changes));
  return 'done';
}

/** Hidden charms, latest first. */
export function listHidden(
  db: Db,
  query: z.output<typeof Contract.HiddenCharmsQuery>,
): Promise<Found<CharmInCategory>> {
  const wanted = and(eq(charms.hidden, true), textMatch(charms.search, query.q || undefined, 'words'));
  const rows = db
    .select({ charm: charms, category: categories })
    .from(charms)
    .innerJoin(categories, eq(categories.id, charms.categoryId))
    .where(wanted)
    .orderBy(desc(charms.removedAt), charms.id)
    .limit(query.limit)
    .offset(offsetOf(query));
  return foundOf(rows, db.select({ total: count() }).from(charms).where(wanted));
}

/** The costs of these charms; those without a known cost are left out. */
export async function listCosts(db: Db, ids: readonly CharmId[]): Promise<Contract.CharmCosts> {
  const rows = await db
    .select({ _id: charms.id, cost: charms.cost })
    .from(charms)
    .where(and(inArray(charms.id, [...ids]), isNotNull(charms.cost)));
  return rows.flatMap(({ _id, cost }) => (cost === null ? [] : [{ _id, cost }]));
}
