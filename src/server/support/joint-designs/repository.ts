import { and, desc, eq } from 'drizzle-orm';
import type { JointDesignId } from '#domain/kernel/ids.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import type { Owner } from '../policy.ts';
import { jointDesigns, jointDesignSteps } from '../tables.ts';

export type JointDesignRow = typeof jointDesigns.$inferSelect;
export type JointStepRow = typeof jointDesignSteps.$inferSelect;

/** A joint design of this customer; any for staff. */
export async function findJointDesign(
  db: Db,
  id: JointDesignId,
  owner: Owner,
): Promise<JointDesignRow | undefined> {
  const [row] = await db.select().from(jointDesigns).where(own(id, owner));
  return row;
}

/** The same, locked until the transaction ends, which serialises its steps. */
export async function lockJointDesign(
  tx: Tx,
  id: JointDesignId,
  owner: Owner,
): Promise<JointDesignRow | undefined> {
  const [row] = await tx.select().from(jointDesigns).where(own(id, owner)).for('no key update');
  return row;
}

/** Does nothing when the id already exists. */
export async function insertJointDesign(db: Db, row: typeof jointDesigns.$inferInsert): Promise<void> {
  await db.insert(jointDesigns).values(row).onConflictDoNothing();
}

export async function updateJointDesign(
  tx: Tx,
  id: JointDesignId,
  change: Partial<JointDesignRow>,
): Promise<void> {
  await tx.update(jointDesigns).set(change).where(eq(jointDesigns.id, id));
}

export async function findStep(tx: Tx, of: JointDesignId, id: string): Promise<JointStepRow | undefined> {
  const [row] = await tx
    .select()
    .from(jointDesignSteps)
    .where(and(eq(jointDesignSteps.jointDesignId, of), eq(jointDesignSteps.id, id)));
  return row;
}

export async function insertStep(tx: Tx, step: typeof jointDesignSteps.$inferInsert): Promise<void> {
  await tx.insert(jointDesignSteps).values(step);
}

export async function markUndone(tx: Tx, { jointDesignId, seq }: JointStepRow): Promise<void> {
  await tx
    .update(jointDesignSteps)
    .set({ undone: true })
    .where(and(eq(jointDesignSteps.jointDesignId, jointDesignId), eq(jointDesignSteps.seq, seq)));
}

/** The latest steps, in chronological order. */
export async function listSteps(db: Db, of: JointDesignId, limit: number): Promise<JointStepRow[]> {
  const rows = await db
    .select()
    .from(jointDesignSteps)
    .where(eq(jointDesignSteps.jointDesignId, of))
    .orderBy(desc(jointDesignSteps.seq))
    .limit(limit);
  return rows.toReversed();
}

function own(id: JointDesignId, owner: Owner) {
  return and(eq(jointDesigns.id, id), owner === 'anybody' ? undefined : eq(jointDesigns.userId, owner));
}
