import { takesTransfers } from '#domain/shop/settings.ts';
import { openingLine, startWarnings } from './copy.vi.ts';
import { countAdmins } from './identity/index.ts';
import { firstAdminLink } from './opening/index.ts';
import { settingsThatLose } from './platform/db/durability.ts';
import type { Shop } from './shop.ts';

/**
 * Prints what is needed after `npm start`: the shop's address and the demo accounts or, while there is no admin, the link that
 * creates the first one.
 */
export async function announce(shop: Shop, url: string, demoAccounts: string | false): Promise<void> {
  const settings = shop.settings.current();
  const address = shop.config.publicUrl ?? url.replace('127.0.0.1', 'localhost');
  const accounts = demoAccounts === false ? '' : `  ·  ${demoAccounts}`;
  process.stdout.write(`\nVườn Charm: ${address}${accounts}\n\n`);
  // To the terminal and not to the log: whoever has the link can take over the shop.
  if (!shop.config.demo && (await countAdmins(shop.db)) === 0)
    process.stdout.write(`${openingLine(firstAdminLink(shop.secret, address, shop.clock.now()))}\n\n`);
  // Not fatal, but the owner should not learn of it from a customer.
  if (!shop.canMail) shop.log.warn(startWarnings.noMail);
  if (!takesTransfers(settings)) shop.log.warn(startWarnings.noTransfers);
  // Nobody needs a demo's data after a power cut.
  const losing = shop.config.demo ? [] : await settingsThatLose(shop.db);
  if (losing.length > 0) shop.log.warn(startWarnings.losesData(losing));
}
