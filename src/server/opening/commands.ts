import { countAdmins } from '#server/identity/index.ts';
import type { CommandContext, ShopCommand } from '#server/platform/process/commands.ts';
import { sessionSecret } from '#server/platform/process/secret.ts';
import { openingCopy } from './copy.vi.ts';
import { firstAdminLink } from './first-admin.ts';

const copy = openingCopy.link;

/** Command-line commands for a shop that has no admin yet. */
export const openingCommands: Record<string, ShopCommand> = {
  'open link': { usage: copy.usage, summary: copy.summary, run: sayLink },
};

async function sayLink({ db, config, clock, terminal }: CommandContext): Promise<void> {
  if ((await countAdmins(db)) > 0) return terminal.say(copy.there);
  const address = config.publicUrl ?? `http://localhost:${config.port}`;
  terminal.say(copy.said(firstAdminLink(await sessionSecret(config), address, clock.now())));
}
