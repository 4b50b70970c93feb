import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hours } from '#domain/kernel/time.ts';
import { openBucket } from '#server/adapters/upload-store.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import type { Config } from '#server/platform/process/config.ts';
import { backupCopy as copy } from '../copy.vi.ts';

/** Where backups are kept: a folder, or an S3-compatible bucket. */
export type BackupStore = {
  /** For display: `/srv/backups` or `s3://bucket/shop`. */
  place: string;
  /** Local folder in which a backup is first written. */
  draftIn: string;
  /** Takes over a written file; with a bucket, the local copy is deleted. */
  keep(file: string): Promise<void>;
  /** Every backup with a name that the shop generates, oldest first; other files are ignored. */
  list(): Promise<{ name: string; madeAt: Date }[]>;
  remove(name: string): Promise<void>;
  /** A text beside the backups; null when there is none. */
  readText(name: string): Promise<string | null>;
  /** Writes such a text, whole or not at all. */
  writeText(name: string, text: string): Promise<void>;
  /** A backup as a local file. @param scratch folder to download to, if it is remote */
  fetch(name: string, scratch: string): Promise<string>;
};

/** `tiem-20261122T160200Z.shopbackup`; without a passphrase a plain `.tar.gz`. */
export const backupName = (now: Date, sealed: boolean): string =>
  `tiem-${now.toISOString().replace(/[-:]|\.\d+/g, '')}.${sealed ? 'shopbackup' : 'tar.gz'}`;

const NAMED = /^tiem-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(shopbackup|tar\.gz)$/;

/** Time in a backup's name; null for another file. */
function madeAt(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAMED.exec(name) ?? [];
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function sorted(names: string[]): { name: string; madeAt: Date }[] {
  return names
    .flatMap((name) => {
      const moment = madeAt(name);
      return moment === null ? [] : [{ name, madeAt: moment }];
    })
    .toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime());
}

/**
 * @param place a folder, or `s3://bucket/folder` on the server in `S3_ENDPOINT`
 * @throws CommandError for a bucket without its keys
 */
export async function openBackupStore(
  place: string,
  config: Pick<Config, 's3' | 'dataDir'>,
): Promise<BackupStore> {
  if (!isBucket(place)) return folderStore(resolve(place));
  if (config.s3 === null) throw new CommandError(copy.bucketWithoutKeys);
  const { host: bucket, pathname } = new URL(place);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const keyOf = (name: string) => (prefix === '' ? name : `${prefix}/${name}`);
  const { Disk } = await import('flydrive');
  const disk = new Disk(await openBucket({ ...config.s3, bucket }));
  return {
    place,
    draftIn: join(config.dataDir, 'backups-in-work'),
    async keep(file) {
      await removeAbandoned(dirname(file));
      try {
        const { size } = await stat(file);
        await disk.putStream(keyOf(basename(file)), createReadStream(file), { contentLength: size });
      } finally {
        await rm(file, { force: true });
      }
    },
    async list() {
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await disk.listAll(prefix, token === undefined ? {} : { paginationToken: token });
        for (const each of page.objects) if (each.isFile) names.push(each.name);
        token = page.paginationToken;
      } while (token !== undefined);
      return sorted(names);
    },
    remove: (name) => disk.delete(keyOf(name)),
    readText: async (name) => ((await disk.exists(keyOf(name))) ? await disk.get(keyOf(name)) : null),
    writeText: (name, text) => disk.put(keyOf(name), text),
    async fetch(name, scratch) {
      await mkdir(scratch, { recursive: true });
      const file = join(scratch, name);
      await pipeline(await disk.getStream(keyOf(name)), createWriteStream(file, { mode: 0o600 }));
      return file;
    },
  };
}

/** How long the sending of a backup may take. */
const SENT_WITHIN = hours(12);

/** Deletes backups that were written for the bucket by a process that was killed while it sent them. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const { name } of sorted(await readdir(folder))) {
    const path = join(folder, name);
    const found = await stat(path).catch(unlessMissing);
    if (found !== null && found.mtimeMs < Date.now() - SENT_WITHIN) await rm(path, { force: true });
  }
}

export const isBucket = (place: string): boolean => place.startsWith('s3://');

function folderStore(folder: string): BackupStore {
  return {
    place: folder,
    draftIn: folder,
    keep: async () => undefined,
    list: async () => sorted(await readdir(folder).catch(() => [])),
    remove: (name) => rm(join(folder, name), { force: true }),
    readText: (name) => readFile(join(folder, name), 'utf8').catch(unlessMissing),
    async writeText(name, text) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${name}-${randomUUID()}`);
      try {
        await writeFile(draft, text, { mode: 0o600, flush: true });
        await rename(draft, join(folder, name));
      } finally {
        await rm(draft, { force: true });
      }
    },
    fetch: async (name) => join(folder, name),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
