import { takesTransfers } from '#domain/shop/settings.ts';
import { startWarnings } from './copy.vi.ts';
import type { Shop } from './shop.ts';

/** The one line a person needs after `npm start`: where the shop is and who may enter. */
export function announce(shop: Shop, url: string, demoAccounts: string | false): void {
  const settings = shop.settings.current();
  const address = shop.config.publicUrl ?? url.replace('127.0.0.1', 'localhost');
  const accounts = demoAccounts === false ? '' : `  ·  ${demoAccounts}`;
  process.stdout.write(`\nVườn Charm: ${address}${accounts}\n\n`);
  // Not a crash, but nobody should learn of it from a customer.
  if (!shop.canMail) shop.log.warn(startWarnings.noMail);
  if (!takesTransfers(settings)) shop.log.warn(startWarnings.noTransfers);
}
