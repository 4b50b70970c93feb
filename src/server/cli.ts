import { join } from 'node:path';
import { identityCommands } from './identity/commands.ts';
import { orderingCommands } from './ordering/commands.ts';
import { paymentCommands } from './payment/commands.ts';
import { settingsCommands } from './settings/commands.ts';
import { systemClock } from './platform/process/clock.ts';
import { CommandError, type Command, type CommandContext } from './platform/process/commands.ts';
import { ConfigError, readConfig } from './platform/process/config.ts';
import { connectUnhurried } from './platform/db/connection.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { createLog } from './platform/process/log.ts';
import { migrateDatabase } from './platform/db/migrations.ts';
import { openTerminal, type Terminal } from './platform/process/terminal.ts';

/** Every command, by its name. */
const COMMANDS: Record<string, Command> = {
  ...identityCommands,
  ...settingsCommands,
  ...orderingCommands,
  ...paymentCommands,
};

/** `npm run shop -- <command>`: what the owner of a shop does at the machine, beside a running server or without. */
async function main(args: string[]): Promise<number> {
  const name = Object.keys(COMMANDS).find((name) => `${args.join(' ')} `.startsWith(`${name} `));
  const command = name === undefined ? undefined : COMMANDS[name];
  const terminal = openTerminal();
  try {
    if (name === undefined || command === undefined) {
      terminal.say(help());
      return args.length === 0 || args[0] === 'help' ? 0 : 1;
    }
    await withContext(terminal, (context) => command.run(context, args.slice(name.split(' ').length)));
    return 0;
  } catch (error) {
    if (!isForOwner(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    terminal.close();
  }
}

async function withContext(
  terminal: Terminal,
  work: (context: CommandContext) => Promise<void>,
): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  const log = createLog('silent');
  await using opened = new AsyncDisposableStack();
  let url = databaseUrl;
  if (url === null) {
    // A running server's database is used as it is and left running.
    const embedded = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
    opened.defer(() => embedded.stop());
    url = embedded.url;
  }
  await migrateDatabase({ connectionString: url });
  const db = connectUnhurried(url, log);
  opened.defer(() => db.$client.end());
  await work({ db, clock: systemClock, terminal, config });
}

function help(): string {
  const lines = Object.entries(COMMANDS).map(
    ([name, { usage, summary }]) => `  ${name} ${usage}\n      ${summary}`,
  );
  return ['npm run shop -- <command>', '', ...lines].join('\n');
}

/** Wrong flags (`parseArgs`), configuration and refusals are sentences; anything else is a bug with its trace. */
function isForOwner(error: unknown): error is Error {
  if (error instanceof CommandError || error instanceof ConfigError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

process.exitCode = await main(process.argv.slice(2));
