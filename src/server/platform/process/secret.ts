import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The key that signs access tokens. */
export async function sessionSecret({
  sessionSecret: given,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<Uint8Array> {
  return storedSecret({ given, dataDir, name: 'session-secret' });
}

/**
 * The configured secret, or one that is generated when first needed and kept in the data folder, readable by its owner only. Two
 * instances starting together agree on one: the first link wins.
 */
export async function storedSecret({
  given,
  dataDir,
  name,
}: {
  given: string | null;
  dataDir: string;
  name: string;
}): Promise<Uint8Array> {
  if (given !== null) return new TextEncoder().encode(given);
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, name);
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return new TextEncoder().encode(await readFile(file, 'utf8'));
}
