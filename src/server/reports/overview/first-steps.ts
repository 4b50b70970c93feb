import { and, gt, isNull } from 'drizzle-orm';
import type { Opening } from '#contract/http/reports.ts';
import { INITIAL_SETTINGS, takesTransfers } from '#domain/shop/settings.ts';
import { braceletStrings, categories, charms, tyingMethods } from '#server/catalogue/tables.ts';
import { shippingOptions } from '#server/shipping/tables.ts';
import type { Shop } from '#server/shop.ts';

/** What a new shop still lacks, in the order in which an owner goes through it. */
export async function getOpening({
  db,
  settings,
  canMail,
}: Pick<Shop, 'db' | 'settings' | 'canMail'>): Promise<Opening> {
  const current = settings.current();
  const [kinds, goods, strings, knots, deliveries] = await Promise.all([
    db.$count(categories, isNull(categories.removedAt)),
    db.$count(charms, and(isNull(charms.removedAt), gt(charms.stock, 0))),
    db.$count(braceletStrings, isNull(braceletStrings.removedAt)),
    db.$count(tyingMethods, isNull(tyingMethods.removedAt)),
    db.$count(shippingOptions),
  ]);
  const steps: Opening['steps'] = [
    { step: 'identity', done: current.name !== INITIAL_SETTINGS.name },
    { step: 'contact', done: current.phone !== '' && current.address !== '' },
    { step: 'legal', done: current.owner !== '' },
    { step: 'mail', done: canMail },
    { step: 'bank', done: takesTransfers(current) },
    { step: 'categories', done: kinds > 0 },
    { step: 'charms', done: goods > 0 },
    { step: 'strings', done: strings > 0 && knots > 0 },
    { step: 'shipping', done: deliveries > 0 },
    { step: 'open', done: current.isOpen },
  ];
  return { steps };
}
