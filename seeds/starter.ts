import type { Tx } from '#server/platform/db/connection.ts';
import { charms } from './catalogue.ts';
import { seedCharms, seedStrings } from './demo-catalogue.ts';

/** How many charms there are to choose from. */
export const STARTER_CHARMS = charms.length;

/**
 * What a new shop may begin with: categories, strings, knots and the first so many charms, drawn and priced as a
 * suggestion, none on the shelf, of no size or material that the shop has not said itself. Nobody of the demo, no order and no word comes along.
 */
export async function seedStarter(tx: Tx, now: Date, howMany: number): Promise<void> {
  const dates = { createdAt: now, updatedAt: now };
  await seedCharms(tx, dates, { charms: charms.slice(0, howMany), says: false });
  await seedStrings(tx, dates);
}
