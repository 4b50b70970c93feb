import { connectWithoutTimeouts } from '#server/platform/db/connection.ts';
import { buildIndexesAhead } from '#server/platform/db/migrations.ts';
import { findShopDatabase, NoShopDatabase } from '#server/platform/db/shop-database.ts';
import {
  CommandError,
  type Command,
  type OfflineContext,
  type UpgradeCommand,
} from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import { openSettings } from '#server/settings/index.ts';
import { database, runAllChecks, runOutsideChecks } from './checks.ts';
import { operationsCopy as copy } from './copy.vi.ts';
import { bad, type Finding } from './findings.ts';

/** Command-line commands for operating the shop. */
export const operationsCommands: Record<string, Command> = {
  doctor: { ...copy.commands.doctor, offline: doctor },
  'upgrade prepare': { ...copy.commands.prepare, beforeMigrating: prepare },
};

async function doctor(context: OfflineContext): Promise<void> {
  const { terminal } = context;
  const findings = await findingsOf(context);
  for (const { health, message, todo } of findings) {
    terminal.say(`  ${copy.marks[health]} ${message}`);
    if (todo !== undefined) terminal.say(copy.todo(todo));
  }
  const wrong = findings.filter(({ health }) => health === 'bad').length;
  if (wrong > 0) throw new CommandError(copy.ill(wrong));
  terminal.say(copy.healthy);
}

/** Without a database, or with one that lacks migrations, runs the checks that do not need it. */
async function findingsOf({ clock, config }: OfflineContext): Promise<Finding[]> {
  await using opened = new AsyncDisposableStack();
  const outside = { clock, config };
  const found = await findShopDatabase(config, opened).catch((error: unknown) => {
    if (error instanceof NoShopDatabase) return error.trouble;
    throw error;
  });
  if ('problem' in found)
    return [bad('database', found.problem, found.todo), ...(await runOutsideChecks(outside))];
  const db = connectWithoutTimeouts(found.connectionString, createLog('silent'));
  opened.defer(() => db.$client.end());
  if (found.missing > 0) return [...(await database({ db, clock })), ...(await runOutsideChecks(outside))];
  return await runAllChecks({ ...outside, db, settings: await openSettings(db, config) });
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
