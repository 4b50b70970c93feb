import { asId, type UserId } from '#domain/kernel/ids.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from '../db/connection.ts';
import type { ShopError } from '../http/errors.ts';
import type { Terminal } from './terminal.ts';

/** The context of a command before any database is opened. */
export type OfflineContext = { clock: Clock; terminal: Terminal; config: Config };

/** The context of a command: the shop's database and the terminal. */
export type CommandContext = OfflineContext & { db: Database };

/** A command's usage and summary, for the help. */
type Described = { usage: string; summary: string };

/** Works on the existing, fully migrated database; not run without one. */
export type ShopCommand = Described & {
  /**
   * @param args the arguments after the command's name
   * @throws CommandError with a sentence for the owner
   */
  run(context: CommandContext, args: string[]): Promise<void>;
};

/** Opens or creates a database itself, or needs none. */
export type OfflineCommand = Described & { offline(context: OfflineContext, args: string[]): Promise<void> };

/** Works on the shop's database before migration, as the previous version left it. */
export type UpgradeCommand = Described & {
  beforeMigrating(context: OfflineContext & { connectionString: string }, args: string[]): Promise<void>;
};

/** A task of the owner on the command line: `npm run shop -- <name> [flags]`. */
export type Command = ShopCommand | OfflineCommand | UpgradeCommand;

/** The actor that the audit log shows for command-line actions: no user has this id. */
export const COMMAND_LINE_ACTOR = { id: asId<UserId>('00000000-0000-0000-0000-000000000000') };

/** A refusal as text for the terminal: validation errors by field name, others by their sentence. */
export const refusalLines = ({ code, message, details = [] }: ShopError): string =>
  code !== 'INVALID_INPUT' || details.length === 0
    ? message
    : details.map((each) => `${each.path}: ${each.message}`).join('\n');

/** A command that could not run; its message is for the owner. */
export class CommandError extends Error {}
