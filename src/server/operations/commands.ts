import { buildIndexesAhead } from '#server/platform/db/migrations.ts';
import {
  CommandError,
  type Command,
  type CommandContext,
  type UpgradeCommand,
} from '#server/platform/process/commands.ts';
import { openSettings } from '#server/settings/index.ts';
import { examine } from './checks.ts';
import { operationsCopy as copy } from './copy.vi.ts';

/** Command-line commands for operating the shop. */
export const operationsCommands: Record<string, Command> = {
  doctor: { ...copy.commands.doctor, run: doctor },
  'upgrade prepare': { ...copy.commands.prepare, beforeMigrating: prepare },
};

async function doctor({ db, clock, config, terminal }: CommandContext): Promise<void> {
  const findings = await examine({ db, clock, config, settings: await openSettings(db, config) });
  for (const { health, says, todo } of findings) {
    terminal.say(`  ${copy.marks[health]} ${says}`);
    if (todo !== undefined) terminal.say(copy.todo(todo));
  }
  const wrong = findings.filter(({ health }) => health === 'bad').length;
  if (wrong > 0) throw new CommandError(copy.ill(wrong));
  terminal.say(copy.healthy);
}

type UpgradeContext = Parameters<UpgradeCommand['beforeMigrating']>[0];

async function prepare({ connectionString, terminal }: UpgradeContext): Promise<void> {
  let seen = 0;
  await buildIndexesAhead(connectionString, ({ name, outcome }) => {
    seen += 1;
    terminal.say(copy.index[outcome](name));
  });
  terminal.say(seen === 0 ? copy.nothingToPrepare : copy.prepared);
}
