import { asId, type UserId } from '#domain/kernel/ids.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from '../db/connection.ts';
import type { ShopError } from '../http/errors.ts';
import type { Terminal } from './terminal.ts';

/** What a command works with that opens no database of its own accord. */
export type OfflineContext = { clock: Clock; terminal: Terminal; config: Config };

/** What a command works with: the shop's database and the person at the keyboard. */
export type CommandContext = OfflineContext & { db: Database };

/** How a command is called, and what it does, for the help. */
type Described = { usage: string; summary: string };

/** Works on the shop that is there, at this version; where there is none, it is not called. */
export type ShopCommand = Described & {
  /**
   * @param args what followed the name
   * @throws CommandError with a sentence for the owner
   */
  run(context: CommandContext, args: string[]): Promise<void>;
};

/** Decides by itself which database it opens, and may make one, or do without. */
export type OfflineCommand = Described & { offline(context: OfflineContext, args: string[]): Promise<void> };

/** Works on the shop's database as the version before left it. */
export type UpgradeCommand = Described & {
  beforeMigrating(context: OfflineContext & { connectionString: string }, args: string[]): Promise<void>;
};

/** One thing an owner can do from the command line: `npm run shop -- <name> [flags]`. */
export type Command = ShopCommand | OfflineCommand | UpgradeCommand;

/** Whom the log names for what was done at the machine: nobody has this id. */
export const AT_THE_MACHINE = { id: asId<UserId>('00000000-0000-0000-0000-000000000000') };

/** A refusal in words for the terminal: what is wrong by its name, anything else by its sentence. */
export const refusalLines = ({ code, message, details = [] }: ShopError): string =>
  code !== 'INVALID_INPUT' || details.length === 0
    ? message
    : details.map((each) => `${each.path}: ${each.message}`).join('\n');

/** A command that could not be done; its message is for the owner. */
export class CommandError extends Error {}
