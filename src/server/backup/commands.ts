import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { shortId } from '#domain/kernel/ids.ts';
import { openUploadStore } from '#server/adapters/upload-store.ts';
import {
  CommandError,
  type Command,
  type CommandContext,
  type OfflineContext,
} from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { sessionSecret } from '#server/platform/process/secret.ts';
import { troubleOf } from '#server/platform/process/trouble.ts';
import type { ErasedAgain } from '#server/privacy/index.ts';
import { openSettings } from '#server/settings/index.ts';
import type { ReportProgress } from './archive/progress.ts';
import { backupCopy as copy } from './copy.vi.ts';
import type { Erased } from './restore/erased-accounts.ts';
import { listedErasures } from './restore/listed-erasures.ts';
import { restoreBackup, type Proof } from './restore/restore.ts';
import { writeErasures } from './runs/erasure-list.ts';
import {
  backupPlace,
  factsOf,
  withScratchDatabase,
  makeBackup,
  newBackupName,
  verifyFile,
  reasonOf,
  recorded,
  sourceOf,
} from './runs/service.ts';
import { isBucket, openBackupStore } from './runs/store.ts';

/** Command-line commands for backup and restore. */
export const backupCommands: Record<string, Command> = {
  'backup verify': { ...copy.commands.verify, offline: verify },
  backup: { ...copy.commands.create, run: create },
  restore: { ...copy.commands.restore, offline: restore },
};

async function create({ db, clock, config, terminal }: CommandContext, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const place = positionals[0] ?? backupPlace(config);
  const shop = {
    db,
    clock,
    config,
    settings: await openSettings(db, config),
    uploads: await openUploadStore(config),
    secret: await sessionSecret(config),
  };
  const name = newBackupName(shop);
  const isFolder = isBucket(place) || (await namesFolder(place));
  const store = isFolder ? await openBackupStore(place, config) : null;
  const file = store === null ? resolve(place) : join(store.draftIn, name);
  const write = async () => {
    const made = await makeBackup(shop, store, file, (line) => terminal.say(line));
    await writeErasures(shop, store ?? (await openBackupStore(dirname(file), config)));
    const facts = factsOf(made);
    const shown = store === null || !isBucket(place) ? file : `${place.replace(/\/$/, '')}/${name}`;
    terminal.say(copy.made(shown, sizeOf(made.bytes), facts.rows ?? 0, made.manifest.uploads.length));
    return facts;
  };
  await recorded(shop, 'made', write, store?.place ?? dirname(file)).catch((error: unknown) => {
    throw error instanceof CommandError
      ? error
      : new CommandError(copy.notMade(reasonOf(error)), { cause: error });
  });
  if (config.backup.passphrase === null) terminal.say(copy.withoutSecrets);
}

async function verify({ config, terminal }: OfflineContext, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const named = fileOf(positionals);
  await withScratchDatabase(config, async (scratch, serverUrl) => {
    const tell = (line: string) => terminal.say(line);
    const file = await fetched(named, config, async () => join(scratch, 'fetched'), tell);
    const proof = await verifyFile(serverUrl, scratch, sourceOf(file, config), tell);
    terminal.say(copy.verified(named, proof.rows, proof.manifest.uploads.length));
    for (const line of remarksOn(proof)) terminal.say(line);
  });
}

async function restore({ config, clock, terminal }: OfflineContext, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { over: { type: 'boolean' } },
  });
  const named = fileOf(positionals);
  await using opened = new AsyncDisposableStack();
  const consent = async () => {
    if (values.over !== true) throw new CommandError(copy.hasShop);
    const word = (await terminal.ask(copy.consent)).normalize('NFC').trim().toLowerCase();
    if (word !== copy.consentWord) throw new CommandError(copy.noConsent);
  };
  const newScratch = async () => {
    const scratch = await mkdtemp(join(tmpdir(), 'backup-fetched-'));
    opened.defer(() => rm(scratch, { recursive: true, force: true }));
    return scratch;
  };
  const tell = (line: string) => terminal.say(line);
  const file = await fetched(named, config, newScratch, tell);
  const erased = await listedErasures(named, config);
  const restoring = restoreBackup(
    {
      openDatabase: async () =>
        config.databaseUrl ?? (await embedded(join(config.dataDir, 'postgres'), opened)),
      uploads: await openUploadStore(config),
      dataDir: config.dataDir,
      clock,
      erased,
      consent,
      tell,
    },
    sourceOf(file, config),
  );
  const { again, unsent, hasOldTokens, kept, ...proof } = await restoring.catch((error: unknown) => {
    const trouble = troubleOf(error);
    throw trouble === null
      ? error
      : new CommandError(copy.notRestored(trouble.problem, trouble.todo), { cause: error });
  });
  terminal.say(copy.restored(proof.rows, proof.manifest.uploads.length));
  for (const line of remarksOn(proof)) terminal.say(line);
  for (const line of erasuresSaid(erased, again, named)) terminal.say(line);
  if (unsent > 0) terminal.say(copy.unsent.letters(unsent));
  if (hasOldTokens && proof.canDecryptTokens) terminal.say(copy.tokensOld);
  if (kept !== null) terminal.say(copy.kept(kept));
}

function erasuresSaid({ isKnown, remarks }: Erased, again: ErasedAgain, named: string): string[] {
  const ids = again.openOrders.map((id) => `#${shortId(id)}`);
  return [
    ...remarks,
    isKnown ? copy.erasures.again(again.accounts) : copy.erasures.missing(dirname(named)),
    ...(ids.length > 0 ? [copy.erasures.openOrders(ids)] : []),
  ];
}

/** Warnings for the owner about a restored backup. */
function remarksOn({ manifest, stockDifferences, signIn, canDecryptTokens }: Proof): string[] {
  return [
    ...(manifest.secrets.length === 0 ? [copy.noSecrets] : []),
    ...(signIn === 'unknown' ? [] : [copy.signIn[signIn]]),
    ...(canDecryptTokens ? [] : [copy.tokensClosed]),
    ...(stockDifferences > 0 ? [copy.stockDiffers(stockDifferences)] : []),
  ];
}

async function embedded(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  opened.defer(() => server.stop());
  return server.url;
}

function fileOf([file]: readonly string[]): string {
  if (file === undefined) throw new CommandError(copy.fileMissing);
  return isBucket(file) ? file : resolve(file);
}

/**
 * A file of this machine; one of a bucket is fetched first.
 * @param newScratch gives the folder that it is fetched into
 */
async function fetched(
  named: string,
  config: OfflineContext['config'],
  newScratch: () => Promise<string>,
  tell: ReportProgress,
): Promise<string> {
  if (!isBucket(named)) return named;
  tell(copy.progress.fetching(named));
  const at = named.lastIndexOf('/');
  const store = await openBackupStore(named.slice(0, at), config);
  return store.fetch(named.slice(at + 1), await newScratch()).catch((error: unknown) => {
    throw new CommandError(copy.noFile(named), { cause: error });
  });
}

/** A path without a file extension counts as a folder, even when it does not exist yet. */
const namesFolder = (place: string): Promise<boolean> =>
  stat(place).then(
    (found) => found.isDirectory(),
    () => !/\.[a-z]+$/.test(place),
  );

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
