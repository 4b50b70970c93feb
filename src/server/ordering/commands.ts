import { CommandError, type CommandContext, type ShopCommand } from '#server/platform/process/commands.ts';
import { auditStock } from './stock-audit/service.ts';
import { auditCopy as copy } from './copy.vi.ts';

/** Command-line commands on orders and stock. */
export const orderingCommands: Record<string, ShopCommand> = {
  'stock audit': {
    usage: '',
    summary: copy.summary,
    run: audit,
  },
};

async function audit({ db, terminal }: CommandContext): Promise<void> {
  const { pieces, differences } = await auditStock(db);
  for (const difference of differences) terminal.say(copy.difference(difference));
  if (differences.length > 0) throw new CommandError(copy.differs(differences.length, pieces));
  terminal.say(copy.clean(pieces));
}
