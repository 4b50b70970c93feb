import { mkdtemp, chmod, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openUploadStore } from '#server/adapters/upload-store.ts';
import {
  CommandError,
  type Command,
  type CommandContext,
  type OfflineContext,
} from '#server/platform/process/commands.ts';
import { createLog } from '#server/platform/process/log.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/server.ts';
import { openSettings } from '#server/settings/index.ts';
import { backupCopy as copy } from './copy.vi.ts';
import { createBackup } from './create.ts';
import { restoreBackup, verifyBackup } from './restore.ts';

/** How an owner keeps her shop from being lost. */
export const backupCommands: Record<string, Command> = {
  'backup verify': { ...copy.commands.verify, offline: verify },
  backup: { ...copy.commands.create, run: create },
  restore: { ...copy.commands.restore, offline: restore },
};

async function create({ db, clock, config, terminal }: CommandContext, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const now = clock.now();
  const file = await fileIn(
    resolve(positionals[0] ?? join(config.dataDir, 'backups')),
    now,
    config.backup.passphrase,
  );
  const { name: shop } = (await openSettings(db, config)).current();
  const { bytes, manifest } = await createBackup(
    {
      databaseUrl: db.$client.options.connectionString ?? '',
      uploads: await openUploadStore(config),
      dataDir: config.dataDir,
      shop,
      now,
      passphrase: config.backup.passphrase,
      onTable: ({ name, rows }) => terminal.say(copy.table(name, rows)),
    },
    file,
  ).catch((error: unknown) => {
    throw new CommandError(copy.notMade(reasonOf(error)), { cause: error });
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  terminal.say(copy.made(file, sizeOf(bytes), rows, manifest.uploads.length));
  if (config.backup.passphrase === null) terminal.say(copy.withoutSecrets);
}

async function verify({ config, terminal }: OfflineContext, args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const file = fileOf(positionals);
  const scratch = await mkdtemp(join(tmpdir(), 'backup-verify-'));
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(scratch, { recursive: true, force: true }));
  await chmod(scratch, 0o755);
  // The shop's own cluster is not touched: it may be on the disk that is about to fail.
  const url = config.databaseUrl ?? (await embedded(join(scratch, 'postgres'), opened));
  const { manifest, rows, stockDifferences } = await verifyBackup(url, join(scratch, 'files'), {
    file,
    passphrase: config.backup.passphrase,
  });
  terminal.say(copy.verified(file, rows, manifest.uploads.length));
  if (stockDifferences > 0) terminal.say(copy.stockDiffers(stockDifferences));
}

async function restore({ config, clock, terminal }: OfflineContext, args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { over: { type: 'boolean' } },
  });
  const file = fileOf(positionals);
  await using opened = new AsyncDisposableStack();
  const databaseUrl = config.databaseUrl ?? (await embedded(join(config.dataDir, 'postgres'), opened));
  const consent = async () => {
    if (values.over !== true) throw new CommandError(copy.hasShop);
    const word = (await terminal.ask(copy.consent)).normalize('NFC').trim().toLowerCase();
    if (word !== copy.consentWord) throw new CommandError(copy.noConsent);
  };
  const { manifest, rows, stockDifferences, kept } = await restoreBackup(
    {
      databaseUrl,
      uploads: await openUploadStore(config),
      dataDir: config.dataDir,
      now: clock.now(),
      consent,
    },
    { file, passphrase: config.backup.passphrase },
  );
  terminal.say(copy.restored(rows, manifest.uploads.length));
  if (stockDifferences > 0) terminal.say(copy.stockDiffers(stockDifferences));
  if (kept !== null) terminal.say(copy.kept(kept));
}

async function embedded(dataDir: string, opened: AsyncDisposableStack): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
  opened.defer(() => server.stop());
  return server.url;
}

function fileOf([file]: readonly string[]): string {
  if (file === undefined) throw new CommandError(copy.fileMissing);
  return resolve(file);
}

/** A file as it was named; in a folder, one that is called after the moment. */
async function fileIn(place: string, now: Date, passphrase: string | null): Promise<string> {
  const isFolder = await stat(place).then(
    (found) => found.isDirectory(),
    () => !/\.[a-z]+$/.test(place),
  );
  return isFolder ? join(place, backupName(now, passphrase !== null)) : place;
}

/** `tiem-20261122T160200Z.shopbackup`; without a passphrase a `.tar.gz` that any program opens. */
const backupName = (now: Date, sealed: boolean): string =>
  `tiem-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.${sealed ? 'shopbackup' : 'tar.gz'}`;

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return copy.diskFull;
  return error instanceof Error ? error.message : String(error);
}
