import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { toString as drawQr } from 'qrcode';
import { checkEmail, checkName, checkPassword, tidyEmail } from '#domain/identity/checks.ts';
import { checkNotCommon } from '#domain/identity/common-passwords.ts';
import type { ShippingOptionId } from '#domain/kernel/ids.ts';
import { firstOf, type Check } from '#domain/kernel/issue.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { checkShippingName, DEFAULT_SHIPPING_OPTION } from '#domain/shipping/options.ts';
import { sectionLabels, settingLabels } from '#domain/shop/copy.vi.ts';
import {
  checkSetting,
  readSetting,
  SETTING_NAMES,
  settingOf,
  takesTransfers,
  type SettingName,
  type SettingSection,
  type SettingValue,
} from '#domain/shop/settings.ts';
import { firstOfStarter, STARTER_CHARMS, seedStarter } from '#seeds/starter.ts';
import { senderOf } from './adapters/letterhead.vi.ts';
import { createMailer } from './adapters/mailer.ts';
import { vietQrPayload } from './adapters/vietqr.ts';
import { resumeRestore } from './backup/restore/staged-secrets.ts';
import { categories } from './catalogue/tables.ts';
import { countAdmins, countUsers, createUser } from './identity/index.ts';
import { openCopy as copy } from './open.vi.ts';
import { checksOpening, mailCode, mailServerOf, testLetter } from './opening/index.ts';
import { connectWithoutTimeouts, inTx, type Database } from './platform/db/connection.ts';
import { newId } from './platform/db/ids.ts';
import { migrateDatabase } from './platform/db/migrations.ts';
import { startEmbeddedPostgres } from './platform/embedded-postgres/server.ts';
import { ShopError } from './platform/http/errors.ts';
import {
  COMMAND_LINE_ACTOR,
  CommandError,
  refusalLines,
  type OfflineCommand,
  type OfflineContext,
} from './platform/process/commands.ts';
import type { Config } from './platform/process/config.ts';
import { createLog } from './platform/process/log.ts';
import { sessionSecret } from './platform/process/secret.ts';
import type { Terminal } from './platform/process/terminal.ts';
import {
  changeSettings,
  confirmBank,
  confirmMail,
  lockSettings,
  openSettings,
  presentBankTest,
  saveSettings,
  type CheckOpening,
  type Settings,
} from './settings/index.ts';
import { shippingOptions } from './shipping/tables.ts';

/** Takes an empty server to a shop that may open, step by step; each step may be left for later (decision 0043). */
export const openCommand: OfflineCommand = { usage: copy.usage, summary: copy.summary, offline: open };

type Opening = OfflineContext & { db: Database; settings: Settings; checkOpening: CheckOpening; ask: Ask };

/** Whether the shop on this machine can send mail. */
export const canMailBy = ({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): boolean =>
  smtpUrl !== null || demo;

/**
 * Asks one question, by name.
 * @returns the answer, normalized and valid; null for an empty one
 */
type Ask = (
  name: string,
  question: string,
  how?: { check?: Check; tidy?: (text: string) => string; secret?: boolean },
) => Promise<string | null>;

async function open(context: OfflineContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { answers: { type: 'string' } } });
  const { config, terminal, clock } = context;
  const ask = values.answers === undefined ? askAt(terminal) : await askFile(values.answers);
  await using opened = new AsyncDisposableStack();
  const log = createLog('silent');
  let url = config.databaseUrl;
  if (url === null) {
    const embedded = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log });
    opened.defer(() => embedded.stop());
    ({ url } = embedded);
  }
  await resumeRestore(config.dataDir, url);
  await migrateDatabase({ connectionString: url });
  const db = connectWithoutTimeouts(url, log);
  opened.defer(() => db.$client.end());
  const settings = await openSettings(db, config);
  await closeUnconfiguredShop({ db, clock, settings });
  const checkOpening = checksOpening({ config, canMail: canMailBy(config) });
  const opening = { ...context, db, settings, checkOpening, ask };
  terminal.say(copy.welcome);
  for (const section of ['identity', 'contact', 'legal'] as const) await askSection(opening, section);
  await askAdmin(opening);
  await askBank(opening);
  await tryMail(opening);
  await askSection(opening, 'delivery');
  await askShipping(opening);
  await askStarter(opening);
  await askToOpen(opening);
}

/** A real shop that nobody has configured yet shows visitors the "opening soon" page. */
export async function closeUnconfiguredShop({
  db,
  clock,
  settings,
}: Pick<Opening, 'db' | 'clock' | 'settings'>): Promise<void> {
  if ((await countUsers(db)) > 0) return;
  await inTx(db, async (tx) => {
    const { values } = await lockSettings(tx);
    if (Object.keys(values).length === 0) await saveSettings(tx, { isOpen: false }, clock.now());
  });
  await settings.refresh();
}

async function askSection(opening: Opening, section: SettingSection): Promise<void> {
  const { settings, terminal, ask } = opening;
  terminal.say(`\n${sectionLabels[section]}`);
  const wanted: Record<string, SettingValue> = {};
  const names = SETTING_NAMES.filter((name) => settingOf(name).section === section);
  for (const name of names.filter((each) => !settings.overridden.has(each))) {
    const current = settings.current()[name];
    const question = `${settingLabels[name][0]}${current === '' ? '' : copy.now(String(current))}:`;
    const said = await ask(name, question, { check: checkOf(name) });
    if (said !== null) wanted[name] = readSetting(name, said);
  }
  await byRule(opening, () => changeSettings(opening, COMMAND_LINE_ACTOR, wanted));
}

const checkOf =
  (name: SettingName): Check =>
  (text) =>
    checkSetting(name, readSetting(name, text));

async function askAdmin({ db, clock, terminal, ask }: Opening): Promise<void> {
  if ((await countAdmins(db)) > 0) return terminal.say(`\n${copy.admin.there}`);
  terminal.say(`\n${copy.admin.title}`);
  const name = await ask('admin.name', copy.admin.name, { check: checkName });
  const email = await ask('admin.email', copy.admin.email, { check: checkEmail, tidy: tidyEmail });
  const password = await ask('admin.password', copy.admin.password, {
    check: firstOf(checkPassword, checkNotCommon),
    tidy: (text) => text.normalize('NFC'),
    secret: true,
  });
  if (name === null || email === null || password === null) return terminal.say(copy.admin.later);
  await createUser(db, { name, email, password, role: 'admin' }, clock.now());
  terminal.say(copy.admin.made(name));
}

async function askBank(opening: Opening): Promise<void> {
  const { config, settings, terminal, ask, clock } = opening;
  await askSection(opening, 'bank');
  const current = settings.current();
  if (current.bankAccount === '') return terminal.say(copy.bank.later);
  if (!takesTransfers(current)) {
    const { amount, content, bank } = await presentBankTest({
      settings,
      clock,
      secret: await sessionSecret(config),
    });
    terminal.say(await drawQr(vietQrPayload({ ...bank, amount, content }), { type: 'utf8' }));
    terminal.say(copy.bank.scan(formatVnd(amount), content));
    const said = await ask('bank.seen', copy.bank.seen);
    await settings.refresh();
    if (said !== null && copy.yes.test(said))
      await byRule(opening, () => confirmBank(opening, COMMAND_LINE_ACTOR, current.bankAccount));
  }
  terminal.say(takesTransfers(settings.current()) ? copy.bank.proved : copy.bank.later);
}

/**
 * Sends a test mail with a code and checks the code that is typed in: it proves delivery from the shop's mail server to this
 * person.
 */
async function tryMail(opening: Opening): Promise<void> {
  const { config, settings, terminal, ask, clock } = opening;
  terminal.say(`\n${copy.mail.title}`);
  if (config.smtpUrl === null) return terminal.say(copy.mail.none);
  const to = await ask('mail.to', copy.mail.to, { check: checkEmail, tidy: tidyEmail });
  if (to === null) return;
  const code = mailCode(await sessionSecret(config), config);
  const sender = () => senderOf(settings.current(), config.mailFrom);
  const mailer = createMailer({ smtpUrl: config.smtpUrl, sender, outboxDir: config.dataDir });
  const now = clock.now();
  try {
    await mailer.send({ ...testLetter(settings, to, code), id: newId(now), lane: 'code', date: now });
  } catch (error) {
    return terminal.say(copy.mail.failed(error instanceof Error ? error.message : String(error)));
  } finally {
    await mailer.close?.();
  }
  const said = await ask('mail.code', copy.mail.code);
  if (said === null) return;
  if (said === code) await confirmMail(opening, COMMAND_LINE_ACTOR, mailServerOf(config));
  terminal.say(said === code ? copy.mail.right : copy.mail.wrong);
}

async function askShipping({ db, clock, terminal, ask }: Opening): Promise<void> {
  if ((await db.$count(shippingOptions)) > 0) return;
  terminal.say(`\n${copy.shipping.title}`);
  const name = await ask('shipping.name', copy.shipping.name, { check: checkShippingName });
  if (name === null) return;
  const price = await ask('shipping.price', copy.shipping.price, {
    check: wholeNumber(10_000_000),
    tidy: digits,
  });
  const days = await ask('shipping.days', copy.shipping.days, { check: wholeNumber(60), tidy: digits });
  const now = clock.now();
  await db.insert(shippingOptions).values({
    id: newId<ShippingOptionId>(now),
    name,
    price: vnd(Number(price ?? 0)),
    estimatedDays: Math.max(1, Number(days ?? DEFAULT_SHIPPING_OPTION.estimatedDays)),
    createdAt: now,
    updatedAt: now,
  });
  terminal.say(copy.shipping.made(name));
}

async function askStarter({ db, clock, terminal, ask }: Opening): Promise<void> {
  if ((await db.$count(categories)) > 0) return;
  terminal.say(`\n${copy.starter.title}`);
  const said = await ask('starter.charms', copy.starter.charms(STARTER_CHARMS), {
    check: wholeNumber(STARTER_CHARMS, copy.starter.range(STARTER_CHARMS)),
  });
  if (said === null) return;
  await inTx(db, (tx) => seedStarter(tx, clock.now(), firstOfStarter(Number(said))));
  terminal.say(copy.starter.made(Number(said)));
}

async function askToOpen(opening: Opening): Promise<void> {
  const { settings, terminal, ask } = opening;
  if (!settings.current().isOpen) {
    const said = await ask('open', `\n${copy.open.question}`);
    if (said !== null && copy.yes.test(said))
      await byRule(opening, () => changeSettings(opening, COMMAND_LINE_ACTOR, { isOpen: true }));
  }
  terminal.say(settings.current().isOpen ? copy.open.opened : copy.open.hidden);
}

const digits = (text: string): string => text.replace(/[.\s₫đ]/gu, '');

function wholeNumber(most: number, message: string = copy.number): Check {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) <= most ? null : { code: 'number', message });
}

/** Asks a person at the terminal, again until the answer is valid. */
function askAt(terminal: Terminal): Ask {
  const ask: Ask = async (name, question, how = {}) => {
    const typed = await (how.secret ? terminal.askSecret(question) : terminal.ask(question));
    const text = (how.tidy ?? tidyLine)(typed);
    if (text === '') return null;
    const issue = how.check?.(text) ?? null;
    if (issue === null) return text;
    if (!terminal.isInteractive) throw new CommandError(`${name}: ${issue.message}`);
    terminal.say(copy.again(issue.message));
    return ask(name, question, how);
  };
  return ask;
}

/** Answers from a file, by question name; a question that the file leaves out is left for later. */
async function askFile(file: string): Promise<Ask> {
  const answers = await readAnswers(file);
  return async (name, _question, { check, tidy = tidyLine } = {}) => {
    const given = answers[name];
    if (given === undefined || given === '') return null;
    const text = tidy(String(given));
    const issue = check?.(text) ?? null;
    if (issue !== null) throw new CommandError(`${name}: ${issue.message}`);
    return text;
  };
}

const QUESTIONS = new Set<string>([
  ...SETTING_NAMES,
  'admin.name',
  'admin.email',
  'admin.password',
  'bank.seen',
  'mail.to',
  'mail.code',
  'shipping.name',
  'shipping.price',
  'shipping.days',
  'starter.charms',
  'open',
]);

/** @throws CommandError for an unreadable file or an unknown question name, before anything is changed */
async function readAnswers(file: string): Promise<Record<string, SettingValue>> {
  const read: unknown = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch(() => null);
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw new CommandError(copy.answersUnreadable(file));
  const unknown = Object.keys(read).find((name) => !QUESTIONS.has(name));
  if (unknown !== undefined) throw new CommandError(copy.unknownAnswer(unknown));
  return read as Record<string, SettingValue>;
}

/** Reports a rule violation; at an interactive terminal the next step follows anyway. */
async function byRule({ terminal }: Opening, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const said = refusalLines(error);
    if (!terminal.isInteractive) throw new CommandError(said);
    terminal.say(copy.again(said));
  }
}
