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

/** Maximum delay until a change by another instance or the command line takes effect. */
const WATCHED_EVERY = seconds(2);

/** The current settings, cached in memory. */
export type Settings = {
  current(): ShopSettings;
  /** The settings that result from these stored values. */
  from(values: Partial<ShopSettings>): ShopSettings;
  /** Time of the last change, for comparison with the version that a form was loaded with. */
  updatedAt(): Date;
  /** Set by environment variables, so they cannot be changed on the admin page. */
  overridden: ReadonlySet<SettingName>;
  /** Reloads the settings and notifies listeners of changes. */
  refresh(): Promise<void>;
  onChange(listen: () => void): void;
  /** Polls for changes. @returns a function that stops polling */
  watch(log: Log): () => void;
};

/** @throws ConfigError when an environment variable has an invalid value */
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
        // A database outage is reported elsewhere, and the cached settings remain valid.
        refresh().catch((error: unknown) => log.debug({ err: error }, 'settings were not read'));
      }, WATCHED_EVERY).unref();
      return () => clearInterval(timer);
    },
  };
}

/** Ignores values that another version stored and that are invalid in this one. */
function asShop(stored: Partial<ShopSettings>): ShopSettings {
  const right = SETTING_NAMES.filter((name) => name in stored && checkSetting(name, stored[name]) === null);
  return {
    ...INITIAL_SETTINGS,
    ...Object.fromEntries(right.map((name) => [name, stored[name]])),
    ...(typeof stored.confirmedBank === 'string' ? { confirmedBank: stored.confirmedBank } : {}),
    ...(typeof stored.confirmedMail === 'string' ? { confirmedMail: stored.confirmedMail } : {}),
  };
}

/** Checks whether a shop with these settings may open, within the transaction that opens it (`opening`). */
export type CheckOpening = (tx: Tx, settings: ShopSettings) => Promise<void>;

/** Dependencies of changing settings. */
export type SettingsShop = { db: Database; clock: Clock; settings: Settings; checkOpening: CheckOpening };

type Admin = { id: UserId };

/**
 * Changes some settings, all or none. Takes effect here at once, and on other instances within two seconds.
 * @param wanted by name; unknown names are refused
 * @param seen last change of the settings that the page loaded; without it the last write wins
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
    const after = { ...before, ...fields };
    refuse(Object.entries(checkTogether(after)));
    if (after.isOpen && !before.isOpen) await shop.checkOpening(tx, after);
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
 * Confirms that a transfer arrived on the account, which enables customer payments to it.
 * @param account the number she confirms; guards against a change in the meantime
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

/** `confirmBank` within a transaction; the caller refreshes the settings after the commit. */
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

/** Confirms that a mail sent through this mail server arrived, because its code was entered. */
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

/** Stores a successful test once, and records who made it. */
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
 * Returns the settings with some values changed, without storing them.
 * @param wanted by name; unknown names are refused
 * @throws ShopError INVALID_INPUT naming each wrong one
 */
export function settingsWith(
  settings: Settings,
  wanted: Readonly<Record<string, SettingValue>>,
): ShopSettings {
  return { ...settings.current(), ...checked(settings, wanted) };
}

/** Normalises the values as for storing. @throws ShopError INVALID_INPUT naming each wrong one */
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
