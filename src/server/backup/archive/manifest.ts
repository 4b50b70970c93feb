import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '#contract/zod.ts';
import { migrationNames } from '#server/platform/db/migrations.ts';
import { CommandError } from '#server/platform/process/commands.ts';
import { backupCopy as copy } from '../copy.vi.ts';

/** Incremented when older versions could not read the new format. */
const FORMAT = 1;

const File = z.object({ name: z.string(), sha256: z.string() });
const Manifest = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  shop: z.string(),
  /** The database's migrations, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int(), sha256: z.string() }),
  ),
  uploads: z.array(File),
  secrets: z.array(File),
  /** Signed with the shop's secret (`sign-in.ts`); backups of older versions have none. */
  signed: z.string().optional(),
});

/** An archive's description of itself: what it must contain, and the expected row counts and hashes. */
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST = 'manifest.json';

export const newManifest = (facts: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...facts });

/**
 * Reads the manifest of an unpacked archive and checks every file against it.
 * @param sums the SHA-256 of every unpacked file
 * @throws CommandError for a file that is no backup, lacks a file or holds a modified one, or comes from a newer version
 */
export async function readManifest(
  folder: string,
  sums: ReadonlyMap<string, string>,
  file: string,
): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => failed(copy.noBackup(file)));
  const read = Manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new CommandError(copy.noBackup(file));
  const manifest = read.data;
  const known = new Set(await migrationNames());
  const isNewer = manifest.format > FORMAT || manifest.migrations.some((name) => !known.has(name));
  if (isNewer) throw new CommandError(copy.newer);
  const wanted = [
    ...manifest.tables.map(({ name, sha256 }) => ({ name: `tables/${name}.copy`, sha256 })),
    ...manifest.uploads.map(({ name, sha256 }) => ({ name: `uploads/${name}`, sha256 })),
    ...manifest.secrets.map(({ name, sha256 }) => ({ name: `secrets/${name}`, sha256 })),
  ];
  for (const { name, sha256 } of wanted) if (sums.get(name) !== sha256) failed(copy.changed(name));
  return manifest;
}

function failed(sentence: string): never {
  throw new CommandError(sentence);
}
