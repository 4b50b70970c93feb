import type { Db } from '#server/platform/db/connection.ts';
import type { Shop } from '#server/shop.ts';
import { pushKeys } from './tables.ts';

export type Keys = { publicKey: string; privateKey: string };

/**
 * The shop's VAPID key pair, generated on first start. Stored beside the subscriptions made with it, so that all instances share
 * it and a restored database has both (decision 0026).
 */
export function createKeys({ db, clock }: Pick<Shop, 'db' | 'clock'>): () => Promise<Keys> {
  let reading: Promise<Keys> | null = null;
  return () => {
    reading ??= readOrMake(db, clock.now()).catch((error: unknown) => {
      reading = null;
      throw error;
    });
    return reading;
  };
}

async function readOrMake(db: Db, now: Date): Promise<Keys> {
  const kept = await read(db);
  if (kept !== undefined) return kept;
  const { default: webPush } = await import('web-push');
  // On a race with another instance, the first insert wins.
  await db
    .insert(pushKeys)
    .values({ ...webPush.generateVAPIDKeys(), createdAt: now })
    .onConflictDoNothing();
  return (await read(db))!;
}

async function read(db: Db): Promise<Keys | undefined> {
  const { publicKey, privateKey } = pushKeys;
  const [row] = await db.select({ publicKey, privateKey }).from(pushKeys);
  return row;
}
