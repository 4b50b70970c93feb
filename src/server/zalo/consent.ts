import { eq } from 'drizzle-orm';
import type { ZaloChoice } from '#contract/http/zalo.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import { ZALO_NEWS, zaloTemplates, type ZaloNews } from '#domain/zalo/news.ts';
import { nationalFormat, lockUser } from '#server/identity/index.ts';
import { inTx, type Db } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { zaloConsents } from './tables.ts';

type ConsentShop = Pick<Shop, 'clock' | 'config' | 'settings'> & { db: Db };

export async function getChoice(shop: ConsentShop, userId: UserId): Promise<ZaloChoice> {
  const [row] = await shop.db.select().from(zaloConsents).where(eq(zaloConsents.userId, userId));
  return {
    news: newsOffered(shop),
    phone: row?.phone ?? null,
    since: row?.since.toISOString() ?? null,
  };
}

/** What is announced: the news that have a template; none while Zalo is not connected. */
function newsOffered({ config, settings }: ConsentShop): ZaloNews[] {
  const templates = zaloTemplates(settings.current());
  return config.zalo === null ? [] : ZALO_NEWS.filter((news) => templates[news] !== '');
}

/**
 * Stores the customer's consent with a phone number; a later call replaces the number.
 * @throws ShopError NOT_FOUND when the shop does not use Zalo, NO_SESSION when her account was deleted meanwhile
 */
export async function grantZaloConsent(
  shop: ConsentShop,
  userId: UserId,
  phone: string,
): Promise<ZaloChoice> {
  if (newsOffered(shop).length === 0) throw new ShopError('NOT_FOUND');
  const wanted = { phone: nationalFormat(phone), since: shop.clock.now() };
  await inTx(shop.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (user === undefined || user.passwordHash === '') throw new ShopError('NO_SESSION');
    await tx
      .insert(zaloConsents)
      .values({ userId, ...wanted })
      .onConflictDoUpdate({ target: zaloConsents.userId, set: wanted });
  });
  return getChoice(shop, userId);
}

/** Withdraws the consent; waiting messages are no longer sent. */
export async function withdrawZaloConsent(shop: ConsentShop, userId: UserId): Promise<ZaloChoice> {
  await shop.db.delete(zaloConsents).where(eq(zaloConsents.userId, userId));
  return getChoice(shop, userId);
}
