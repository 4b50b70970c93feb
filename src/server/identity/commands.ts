import { parseArgs } from 'node:util';
import { checkEmail, checkName, checkPassword, tidyEmail } from '#domain/identity/checks.ts';
import { checkNotCommon } from '#domain/identity/common-passwords.ts';
import { firstOf } from '#domain/kernel/issue.ts';
import { ROLES, type Role } from '#domain/identity/roles.ts';
import type { Check } from '#domain/kernel/issue.ts';
import { tidyLine } from '#domain/kernel/text-rules.ts';
import {
  COMMAND_LINE_ACTOR,
  CommandError,
  type CommandContext,
  type ShopCommand,
} from '#server/platform/process/commands.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { createEvents } from '#server/platform/process/events.ts';
import { createLog } from '#server/platform/process/log.ts';
import type { Terminal } from '#server/platform/process/terminal.ts';
import type { Shop } from '#server/shop.ts';
import { createUser, setActive, setRole } from './accounts/service.ts';
import { commandCopy as copy } from './copy.vi.ts';
import { forgetPasskeys } from './passkeys/reset.ts';
import { findUserByEmail, type UserRow } from './accounts/repository.ts';

/** Account commands of the owner. */
export const identityCommands: Record<string, ShopCommand> = {
  'admin create': {
    usage: '[--name "Minh Anh"] [--email anh@example.vn]',
    summary: copy.summaries.create,
    run: createAdmin,
  },
  'user role': {
    usage: `<email> <${ROLES.join('|')}>`,
    summary: copy.summaries.role,
    run: changeRole,
  },
  'user reset-passkeys': { usage: '<email>', summary: copy.summaries.resetPasskeys, run: resetPasskeys },
  'user disable': { usage: '<email>', summary: copy.summaries.disable, run: disable },
  'user enable': { usage: '<email>', summary: copy.summaries.enable, run: enable },
};

async function createAdmin({ db, clock, terminal }: CommandContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { name: { type: 'string' }, email: { type: 'string' } } });
  const name = await answer(terminal, copy.name, { given: values.name, check: checkName, tidy: tidyLine });
  const email = await answer(terminal, copy.email, {
    given: values.email,
    check: checkEmail,
    tidy: tidyEmail,
  });
  if (await findUserByEmail(db, email)) throw new CommandError(copy.emailTaken(email));
  const password = await answer(terminal, copy.password, {
    check: firstOf(checkPassword, checkNotCommon),
    tidy: composed,
    secret: true,
  });
  const admin = await createUser(db, { name, email, password, role: 'admin' }, clock.now());
  if (admin === null) throw new CommandError(copy.emailTaken(email));
  terminal.say(copy.adminCreated(name, email));
}

async function changeRole(context: CommandContext, [email = '', role = '']: string[]): Promise<void> {
  if (!isRole(role)) throw new CommandError(copy.unknownRole);
  const user = await getUser(context, email);
  await byRule(() => setRole(shopOf(context), COMMAND_LINE_ACTOR.id, user.id, role));
  context.terminal.say(copy.roleChanged(user.name, user.email, role));
}

async function disable(context: CommandContext, [email = '']: string[]): Promise<void> {
  const user = await getUser(context, email);
  await byRule(() => setActive(shopOf(context), COMMAND_LINE_ACTOR.id, user.id, false));
  context.terminal.say(copy.disabled(user.email));
}

async function enable(context: CommandContext, [email = '']: string[]): Promise<void> {
  const user = await getUser(context, email);
  await byRule(() => setActive(shopOf(context), COMMAND_LINE_ACTOR.id, user.id, true));
  context.terminal.say(copy.enabled(user.email));
}

/** For staff who lost phone and recovery codes: the password alone signs in again, and they are asked for a new passkey. */
async function resetPasskeys(context: CommandContext, [email = '']: string[]): Promise<void> {
  const user = await getUser(context, email);
  const { db, clock, terminal } = context;
  const count = await forgetPasskeys(db, { userId: user.id, by: COMMAND_LINE_ACTOR.id, now: clock.now() });
  terminal.say(copy.passkeysReset(user.email, count));
}

/** The part of a shop that changes accounts. Events have no listeners here: a running server checks every request anew. */
function shopOf({ db, clock }: CommandContext): Pick<Shop, 'db' | 'clock' | 'events'> {
  return { db, clock, events: createEvents(createLog('silent')) };
}

/** Refuses with the same sentences as in the browser (for example, the last admin). */
async function byRule(change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    throw error instanceof ShopError ? new CommandError(error.message) : error;
  }
}

async function getUser({ db }: CommandContext, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, tidyEmail(email));
  if (user === undefined) throw new CommandError(copy.unknownEmail(email));
  return user;
}

type Wanted = { given?: string | undefined; check: Check; tidy: (text: string) => string; secret?: boolean };

/**
 * The given value, or one asked for until it is valid.
 * @throws CommandError for an invalid value that was given or piped in
 */
async function answer(
  terminal: Terminal,
  question: string,
  { given, check, tidy, secret }: Wanted,
): Promise<string> {
  const text = tidy(given ?? (await (secret ? terminal.askSecret(question) : terminal.ask(question))));
  const issue = check(text);
  if (issue === null) return text;
  if (given !== undefined || !terminal.isInteractive) throw new CommandError(issue.message);
  terminal.say(issue.message);
  return answer(terminal, question, { check, tidy, secret });
}

const composed = (text: string) => text.normalize('NFC');
const isRole = (text: string): text is Role => ROLES.some((role) => role === text);
