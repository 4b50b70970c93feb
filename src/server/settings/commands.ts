import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { sectionLabels } from '#domain/shop/copy.vi.ts';
import {
  bankOf,
  isSettingName,
  readSetting,
  SETTING_NAMES,
  SETTING_SECTIONS,
  settingOf,
  takesTransfers,
  type SettingName,
  type SettingValue,
} from '#domain/shop/settings.ts';
import {
  COMMAND_LINE_ACTOR,
  CommandError,
  refusalLines,
  type CommandContext,
  type ShopCommand,
} from '#server/platform/process/commands.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { settingsCopy, commandCopy as copy } from './copy.vi.ts';
import {
  changeSettings,
  confirmBank,
  openSettings,
  type CheckOpening,
  type SettingsShop,
} from './service.ts';

/** Creates the opening check for a machine's mail configuration. */
type CheckOpeningOf = (config: CommandContext['config']) => CheckOpening;

/** Command-line commands on settings. */
export const settingsCommands = (checkOpening: CheckOpeningOf): Record<string, ShopCommand> => ({
  'settings get': { ...copy.commands.get, run: get },
  'settings set': { ...copy.commands.set, run: (context, args) => set(context, args, checkOpening) },
  'settings export': { ...copy.commands.export, run: exportAll },
  'settings import': {
    ...copy.commands.import,
    run: (context, args) => importAll(context, args, checkOpening),
  },
  'settings confirm-bank': { ...copy.commands.confirm, run: confirm },
});

async function get(context: CommandContext, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const { settings } = await shopOf(context);
  const { say } = context.terminal;
  const current = settings.current();
  const valueOf = (name: SettingName) => String(current[name]).replaceAll('\n', '\n  ') || copy.empty;
  if (positionals.length > 0) return positionals.map(known).forEach((name) => say(valueOf(name)));
  for (const section of SETTING_SECTIONS) {
    say(`\n${sectionLabels[section]}`);
    for (const name of SETTING_NAMES.filter((each) => settingOf(each).section === section))
      say(`  ${name} = ${valueOf(name)}${settings.overridden.has(name) ? `  (${copy.fromMachine})` : ''}`);
  }
  if (!takesTransfers(current)) say(`\n${copy.transfersClosed}`);
}

async function set(context: CommandContext, args: string[], checkOpening: CheckOpeningOf): Promise<void> {
  const [given, ...words] = args;
  const name = known(given);
  if (words.length === 0) throw new CommandError(copy.valueMissing(name));
  const value = readSetting(name, words.join(' '));
  await change(context, { [name]: value }, checkOpening);
  context.terminal.say(copy.changed(name, String(value) || copy.empty));
}

async function exportAll(context: CommandContext, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const { settings } = await shopOf(context);
  const { confirmedBank: _bank, confirmedMail: _mail, ...own } = settings.current();
  const text = JSON.stringify(own, null, 2);
  const [file] = positionals;
  if (file === undefined) return context.terminal.say(text);
  await writeFile(file, `${text}\n`);
  context.terminal.say(copy.exported(file));
}

async function importAll(
  context: CommandContext,
  args: string[],
  checkOpening: CheckOpeningOf,
): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [file] = positionals;
  if (file === undefined) throw new CommandError(copy.fileMissing);
  const wanted = await readJson(file);
  await change(context, wanted, checkOpening);
  context.terminal.say(copy.imported(Object.keys(wanted).length));
}

async function confirm(context: CommandContext, args: string[]): Promise<void> {
  const [account] = args;
  if (account === undefined) throw new CommandError(copy.accountMissing);
  const shop = await shopOf(context);
  await byRule(() => confirmBank(shop, COMMAND_LINE_ACTOR, account));
  context.terminal.say(copy.confirmed(account, bankOf(shop.settings.current()).holder));
}

async function change(
  context: CommandContext,
  wanted: Record<string, SettingValue>,
  checkOpening: CheckOpeningOf,
): Promise<void> {
  const shop = { ...(await shopOf(context)), checkOpening: checkOpening(context.config) };
  await byRule(() => changeSettings(shop, COMMAND_LINE_ACTOR, wanted));
}

async function shopOf({ db, clock, config }: CommandContext): Promise<Omit<SettingsShop, 'checkOpening'>> {
  return { db, clock, settings: await openSettings(db, config) };
}

function known(name: string | undefined): SettingName {
  if (name === undefined) throw new CommandError(copy.nameMissing);
  if (!isSettingName(name)) throw new CommandError(settingsCopy.unknown(name));
  return name;
}

async function readJson(file: string): Promise<Record<string, SettingValue>> {
  try {
    const read: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return read as Record<string, SettingValue>;
  } catch {
    // Reported below.
  }
  throw new CommandError(copy.fileUnreadable(file));
}

/** Reports a refusal by the rules with the same messages as the admin page, each with its setting's name. */
async function byRule(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    throw new CommandError(refusalLines(error));
  }
}
