import { eq } from 'drizzle-orm';
import type { ShopSettings } from '#domain/shop/settings.ts';
import type { Db, Tx } from '#server/platform/db/connection.ts';
import { settings } from './tables.ts';

/** Id of the only row, used in the audit log. */
export const SETTINGS_ID = '01900000-0000-7000-8000-000000000001';

export type SettingsRow = typeof settings.$inferSelect;

const NEVER = new Date(0);

/** The stored settings and their last change; empty in a new shop. */
export async function findSettings(db: Db): Promise<Pick<SettingsRow, 'values' | 'updatedAt'>> {
  const [row] = await db.select().from(settings).where(eq(settings.id, SETTINGS_ID));
  return row ?? { values: {}, updatedAt: NEVER };
}

/** Locks the row until the transaction ends, creating it if needed. */
export async function lockSettings(tx: Tx): Promise<SettingsRow> {
  await tx.insert(settings).values({ id: SETTINGS_ID, values: {}, updatedAt: NEVER }).onConflictDoNothing();
  const [row] = await tx.select().from(settings).where(eq(settings.id, SETTINGS_ID)).for('update');
  return row!;
}

export async function saveSettings(
  tx: Tx,
  values: Partial<ShopSettings>,
  updatedAt: Date,
): Promise<SettingsRow> {
  const [row] = await tx
    .update(settings)
    .set({ values, updatedAt })
    .where(eq(settings.id, SETTINGS_ID))
    .returning();
  return row!;
}
