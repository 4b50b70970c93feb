import { sql, type SQL } from 'drizzle-orm';
import type { Opening } from '#contract/http/opening.ts';
import { openingCopy, openingLabels } from '#domain/shop/opening.vi.ts';
import { missingToOpen, openingSteps, type ShopFacts } from '#domain/shop/opening.ts';
import type { ShopSettings } from '#domain/shop/settings.ts';
import { braceletStrings, categories, charms, tyingMethods } from '#server/catalogue/tables.ts';
import { users } from '#server/identity/tables.ts';
import type { Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Config } from '#server/platform/process/config.ts';
import type { CheckOpening } from '#server/settings/index.ts';
import { shippingOptions } from '#server/shipping/tables.ts';
import type { Shop } from '#server/shop.ts';
import { mailServerOf } from './mail-test.ts';

/** The server's mail configuration. */
export type Mailing = { config: Pick<Config, 'smtpUrl' | 'demo'>; canMail: boolean };

/** What a new shop still lacks, in the order of the setup steps. */
export async function getOpening(shop: Pick<Shop, 'db' | 'settings'> & Mailing): Promise<Opening> {
  return openingOf(shop.db, shop, shop.settings.current());
}

/** The single rule for opening a shop, checked by every change of the settings. */
export function checksOpening(mailing: Mailing): CheckOpening {
  return async (tx, settings) => {
    const { missing } = await openingOf(tx, mailing, settings);
    if (missing.length === 0) return;
    throw new ShopError('NOT_READY_TO_OPEN', {
      message: openingCopy.missing(missing),
      details: missing.map((step) => ({ path: step, message: openingLabels[step] })),
    });
  };
}

async function openingOf(db: Db, mailing: Mailing, settings: ShopSettings): Promise<Opening> {
  const steps = openingSteps(settings, await readFacts(db, mailing, settings));
  return { steps, missing: missingToOpen(steps) };
}

async function readFacts(db: Db, { config, canMail }: Mailing, settings: ShopSettings): Promise<ShopFacts> {
  const [row] = await db
    .select({
      categories: kept(categories),
      charms: kept(charms),
      inStock: kept(charms, sql` AND stock > 0`),
      strings: kept(braceletStrings),
      knots: kept(tyingMethods),
      deliveries: kept(shippingOptions),
      customers: sql<number>`(SELECT count(*) FROM ${users} WHERE role = 'customer')`.mapWith(Number),
    })
    .from(sql`(SELECT 1) AS once`);
  if (row === undefined) throw new Error('a count gave no row');
  const { customers, ...counts } = row;
  // A customer's sign-up required a code from a mail.
  const mailArrives = customers > 0 || settings.confirmedMail === mailServerOf(config);
  return { ...counts, canMail, mailArrives };
}

function kept(table: { removedAt: unknown }, more: SQL = sql``): SQL<number> {
  return sql<number>`(SELECT count(*) FROM ${table} WHERE removed_at IS NULL${more})`.mapWith(Number);
}
