import { resumeRestore } from './backup/restore/staged-secrets.ts';
import { commandsFor, type Commands } from './commands.ts';
import { commandLine as copy } from './copy.vi.ts';
import { systemClock } from './platform/process/clock.ts';
import { CommandError, type Command } from './platform/process/commands.ts';
import { ConfigError, readConfig } from './platform/process/config.ts';
import { connectWithoutTimeouts } from './platform/db/connection.ts';
import { findShopDatabase, NoShopDatabase } from './platform/db/shop-database.ts';
import { databaseCopy } from './platform/process/copy.vi.ts';
import { createLog } from './platform/process/log.ts';
import { openTerminal, type Terminal } from './platform/process/terminal.ts';
import { sentenceOf, troubleOf } from './platform/process/trouble.ts';

/** `npm run shop -- <command>`: what the shop's owner runs on the machine, with or without a running server. */
async function main(args: string[]): Promise<number> {
  const terminal = openTerminal();
  const commands = await commandsFor(args[0]);
  const [name, command] = named(commands, args) ?? [];
  try {
    if (args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '')) terminal.say(help(commands));
    else if (name === undefined || command === undefined) terminal.say(helpBelow(commands, args));
    else if (args.includes('--help') || args.includes('-h')) terminal.say(helpOf(name, command));
    else await runCommand(command, terminal, args.slice(name.split(' ').length));
    return 0;
  } catch (error) {
    process.stderr.write(`${refusalOf(error, name, command)}\n`);
    return 1;
  } finally {
    terminal.close();
  }
}

/** The longest matching name wins: `backup verify` is not `backup`. */
function named(commands: Commands, args: readonly string[]): [string, Command] | undefined {
  const typed = `${args.join(' ')} `;
  const fitting = Object.entries(commands).filter(([name]) => typed.startsWith(`${name} `));
  return fitting.toSorted(([one], [other]) => other.length - one.length)[0];
}

/** Only the server start, `open` and `restore` create or migrate a database; other commands use the existing one or fail. */
async function runCommand(command: Command, terminal: Terminal, args: string[]): Promise<void> {
  const config = readConfig(process.env);
  const offline = { clock: systemClock, terminal, config };
  if ('offline' in command) return command.offline(offline, args);
  await using opened = new AsyncDisposableStack();
  const { connectionString, missing } = await findShopDatabase(config, opened);
  await resumeRestore(config.dataDir, connectionString);
  if ('beforeMigrating' in command) return command.beforeMigrating({ ...offline, connectionString }, args);
  if (missing > 0) throw new NoShopDatabase(databaseCopy.older(missing));
  const db = connectWithoutTimeouts(connectionString, createLog('silent'));
  opened.defer(() => db.$client.end());
  await command.run({ ...offline, db }, args);
}

const helpOf = (name: string, { usage, summary }: Command): string =>
  `  ${`${name} ${usage}`.trim()}\n      ${summary}`;

/**
 * Help for the commands below a prefix, as for `settings --help`.
 * @throws CommandError for an unknown command, or when no help was asked for
 */
function helpBelow(commands: Commands, args: readonly string[]): string {
  const words = args.filter((word) => word !== '--help' && word !== '-h');
  const below = Object.entries(commands).filter(([name]) => name.startsWith(`${words.join(' ')} `));
  if (words.length === args.length || below.length === 0)
    throw new CommandError(copy.unknown(words.join(' ')));
  return below.map(([name, command]) => helpOf(name, command)).join('\n');
}

function help(commands: Commands): string {
  const lines = Object.entries(commands).map(([name, command]) => helpOf(name, command));
  return [copy.usage, '', ...lines].join('\n');
}

/** Message for wrong flags (`parseArgs`), configuration, refusals and machine trouble. @throws any other error, which is a bug */
function refusalOf(error: unknown, name: string | undefined, command: Command | undefined): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  const trouble = troubleOf(error);
  if (trouble !== null) return sentenceOf(trouble);
  const isOfFlags =
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (!isOfFlags || name === undefined || command === undefined) throw error;
  return `${copy.wrongFlags}\n${helpOf(name, command)}`;
}

process.exitCode = await main(process.argv.slice(2));
