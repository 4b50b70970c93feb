import {
  checkSetting,
  checkTogether,
  INITIAL_SETTINGS,
  bankKey,
  isSettingName,
  SETTING_NAMES,
  tidySetting,
  type OwnSettings,
  type SettingName,
  type SettingValue,
  type ShopSettings,
} from '#domain/shop/settings.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { UserId } from '#domain/kernel/ids.ts';
import type { Issue } from '#domain/kernel/issue.ts';
import type { Clock } from '#server/platform/process/clock.ts';
import type { Config } from '#server/platform/process/config.ts';
import type { Log } from '#server/platform/process/log.ts';
import { entryOf, edit, type Editor } from '#server/platform/db/edit.ts';
import { writeAudit } from '#server/platform/db/audit-log.ts';
import { inTx, type Database, type Tx } from '#server/platform/db/connection.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { settingsCopy as copy } from './copy.vi.ts';
import { readOverrides, variableOf } from './overrides.ts';
import { findSettings, lockSettings, saveSettings, SETTINGS_ID, type SettingsRow } from './repository.ts';

/** How long a change at another instance or from the command line takes to be seen, at most. */
const WATCHED_EVERY = seconds(2);

/** What the shop is, at every moment, without asking the database. */
export type Settings = {
  current(): ShopSettings;
  /** What the shop is when this is stored. */
  from(values: Partial<ShopSettings>): ShopSettings;
  /** When they were last changed; what a form read is compared with it. */
  updatedAt(): Date;
  /** Decided by the environment: nobody changes them at the desk. */
  overridden: ReadonlySet<SettingName>;
  /** Looks whether they changed, and tells whoever listens. */
  refresh(): Promise<void>;
  onChange(listen: () => void): void;
  /** Looks every now and then. @returns what ends it */
  watch(log: Log): () => void;
};

/** @throws ConfigError when the environment decides something wrong */
export async function openSettings(
  db: Database,
  { settings: given }: Pick<Config, 'settings'>,
): Promise<Settings> {
  const overrides = readOverrides(given);
  const listeners: (() => void)[] = [];
  const from = (values: Partial<ShopSettings>) => asShop({ ...values, ...overrides });
  const known = ({ values, updatedAt }: Pick<SettingsRow, 'values' | 'updatedAt'>) => ({
    updatedAt,
    settings: from(values),
  });
  let latest = known(await findSettings(db));
  const refresh = async () => {
    const found = await findSettings(db);
    if (found.updatedAt.getTime() === latest.updatedAt.getTime()) return;
    latest = known(found);
    for (const listen of listeners) listen();
  };
  return {
    current: () => latest.settings,
    from,
    updatedAt: () => latest.updatedAt,
    overridden: new Set(Object.keys(overrides) as SettingName[]),
    refresh,
    onChange(listen) {
      listeners.push(listen);
    },
    watch(log) {
      const timer = setInterval(() => {
        // A database that is away is said elsewhere, and what was known still stands.
        refresh().catch((error: unknown) => log.debug({ err: error }, 'settings were not read'));
      }, WATCHED_EVERY).unref();
      return () => clearInterval(timer);
    },
  };
}

/** What an older or newer version stored wrong is left out. */
function asShop(stored: Partial<ShopSettings>): ShopSettings {
  const right = SETTING_NAMES.filter((name) => name in stored && checkSetting(name, stored[name]) === null);
  return {
    ...INITIAL_SETTINGS,
    ...Object.fromEntries(right.map((name) => [name, stored[name]])),
    ...(typeof stored.confirmedBank === 'string' ? { confirmedBank: stored.confirmedBank } : {}),
    ...(typeof stored.confirmedMail === 'string' ? { confirmedMail: stored.confirmedMail } : {}),
  };
}

/**
 * Looks whether a shop of these settings may open, within the transaction that opens it (`opening`).
 * @throws ShopError NOT_READY_TO_OPEN
 */
export type CheckOpening = (tx: Tx, settings: ShopSettings) => Promise<void>;

/** What changes settings works with. */
export type SettingsShop = { db: Database; clock: Clock; settings: Settings; checkOpening: CheckOpening };

type Admin = { id: UserId };

/**
 * Changes some settings: all of them or none. It counts at once here, and within two seconds everywhere.
 * @param wanted by name; unknown names are refused
 * @param seen when the settings that the page read were changed; without it the last change wins
 * @throws ShopError INVALID_INPUT naming each wrong one, CONFLICT with what changed meanwhile, NOT_READY_TO_OPEN
 */
export async function changeSettings(
  shop: SettingsShop,
  admin: Admin,
  wanted: Readonly<Record<string, SettingValue>>,
  seen?: string,
): Promise<void> {
  const { settings } = shop;
  const fields = checked(settings, wanted);
  await inTx(shop.db, async (tx) => {
    const row = await lockSettings(tx);
    const rowOf = ({ values, updatedAt }: SettingsRow): EditedRow => ({
      ...settings.from(values),
      id: SETTINGS_ID,
      updatedAt,
    });
    const before = rowOf(row);
    const wanted = { ...before, ...fields };
    refuse(Object.entries(checkTogether(wanted)));
    if (wanted.isOpen && !before.isOpen) await shop.checkOpening(tx, wanted);
    await edit<EditedRow, Partial<OwnSettings>>(tx, editorOf(admin, shop.clock.now()), {
      lock: () => Promise.resolve(before),
      save: async ({ updatedAt }) => rowOf(await saveSettings(tx, { ...row.values, ...fields }, updatedAt)),
      seen,
      fields,
    });
  });
  await settings.refresh();
}

/**
 * Somebody saw a transfer arrive at the account: from now on customers may pay into it.
 * @param account the number she confirms; another one was set meanwhile otherwise
 * @throws ShopError INVALID_INPUT without an account, CONFLICT when it is another
 */
export async function confirmBank(
  shop: Omit<SettingsShop, 'checkOpening'>,
  admin: Admin,
  account: string,
): Promise<void> {
  await inTx(shop.db, (tx) => confirmBankIn(tx, shop, admin, account));
  await shop.settings.refresh();
}

/** As `confirmBank`, within a transaction; whoever calls it refreshes the settings after the commit. */
export async function confirmBankIn(
  tx: Tx,
  shop: Pick<SettingsShop, 'clock' | 'settings'>,
  admin: Admin,
  account: string,
): Promise<void> {
  const row = await lockSettings(tx);
  const settings = shop.settings.from(row.values);
  if (settings.bankAccount === '') throw new ShopError('INVALID_INPUT', { message: copy.noAccount });
  if (settings.bankAccount !== account) throw new ShopError('CONFLICT');
  await noteProof(tx, shop, admin, row, ['confirmedBank', bankKey(settings)]);
}

/** Somebody read the code of a letter that this mail server sent. */
export async function confirmMail(
  shop: Omit<SettingsShop, 'checkOpening'>,
  admin: Admin,
  server: string,
): Promise<void> {
  await inTx(shop.db, async (tx) =>
    noteProof(tx, shop, admin, await lockSettings(tx), ['confirmedMail', server]),
  );
  await shop.settings.refresh();
}

/** What was seen to work, once, with who saw it. */
async function noteProof(
  tx: Tx,
  { clock, settings }: Pick<SettingsShop, 'clock' | 'settings'>,
  admin: Admin,
  { values, updatedAt }: SettingsRow,
  [name, proved]: ['confirmedBank' | 'confirmedMail', string],
): Promise<void> {
  const before = settings.from(values);
  if (before[name] === proved) return;
  const now = new Date(Math.max(clock.now().getTime(), updatedAt.getTime() + 1));
  await saveSettings(tx, { ...values, [name]: proved }, now);
  const changes = { [name]: { from: before[name] || null, to: proved } };
  await writeAudit(
    tx,
    entryOf(editorOf(admin, now), { id: SETTINGS_ID, name: before.name }, 'update', changes),
  );
}

/**
 * What the shop would be with some other settings; nothing is stored.
 * @param wanted by name; unknown names are refused
 * @throws ShopError INVALID_INPUT naming each wrong one
 */
export function settingsWith(
  settings: Settings,
  wanted: Readonly<Record<string, SettingValue>>,
): ShopSettings {
  return { ...settings.current(), ...checked(settings, wanted) };
}

/** Tidied as they would be stored. @throws ShopError INVALID_INPUT naming each wrong one */
function checked(settings: Settings, wanted: Readonly<Record<string, SettingValue>>): Partial<OwnSettings> {
  const fields = Object.entries(wanted).map(
    ([name, value]) => [name, isSettingName(name) ? tidySetting(name, value) : value] as const,
  );
  refuse(fields.map(([name, value]) => [name, wrong(settings, name, value)]));
  return Object.fromEntries(fields) as Partial<OwnSettings>;
}

type EditedRow = ShopSettings & { id: string; updatedAt: Date };

function wrong({ overridden }: Settings, name: string, value: unknown): Issue | null {
  if (!isSettingName(name)) return { code: 'unknown', message: copy.unknown(name) };
  if (overridden.has(name)) return { code: 'overridden', message: copy.overridden(variableOf(name)) };
  return checkSetting(name, value);
}

function refuse(issues: readonly (readonly [path: string, issue: Issue | null])[]): void {
  const details = issues.flatMap(([path, issue]) =>
    issue === null ? [] : [{ path, message: issue.message }],
  );
  const [first] = details;
  if (first !== undefined) throw new ShopError('INVALID_INPUT', { message: first.message, details });
}

const editorOf = ({ id }: Admin, now: Date): Editor => ({ subject: 'settings', by: id, now });
