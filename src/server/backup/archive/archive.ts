import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Extract, type Pack } from 'tar-stream';
import { CommandError } from '#server/platform/process/commands.ts';
import { backupCopy as copy } from '../copy.vi.ts';

/** An archive entry: in-memory bytes, or a file on disk. */
export type Part = { name: string } & ({ bytes: Uint8Array } | { path: string });

/** Prefix of an encrypted archive; without a passphrase the file is a plain `.tar.gz`. */
const MAGIC = Buffer.from('SHOPBACKUP1\n');
const SALT = 16;
const IV = 12;
const TAG = 16;
const HEAD = MAGIC.length + SALT + IV;

/**
 * Writes an archive to a temporary file and renames it once it is complete and flushed: a crash or a full disk leaves nothing
 * that looks like a backup.
 * @param draft the temporary file, on the same disk, in a folder that is deleted also after a crash
 * @returns its size in bytes
 */
export async function writeArchive(
  file: string,
  draft: string,
  parts: AsyncIterable<Part>,
  passphrase: string | null,
): Promise<number> {
  await mkdir(dirname(file), { recursive: true });
  try {
    const [salt, iv] = [randomBytes(SALT), randomBytes(IV)];
    const cipher = passphrase === null ? null : createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv);
    const target = createWriteStream(draft, { flags: 'wx', mode: 0o600, start: cipher === null ? 0 : HEAD });
    const tar = pack();
    const zip = createGzip({ level: 1 });
    const written =
      cipher === null ? pipeline(tarBytes(tar), zip, target) : pipeline(tarBytes(tar), zip, cipher, target);
    const filled = fill(tar, parts);
    await Promise.all([filled, written]).catch(async (error: unknown) => {
      // Waits until neither side writes any more.
      tar.destroy();
      await Promise.allSettled([filled, written]);
      throw error;
    });
    const handle = await open(draft, 'r+');
    try {
      if (cipher !== null) {
        await handle.write(Buffer.concat([MAGIC, salt, iv]), 0, HEAD, 0);
        await handle.write(cipher.getAuthTag(), 0, TAG, HEAD + target.bytesWritten);
      }
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
    return (await stat(file)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Adapts the packer's stream to the runtime's Readable. */
const tarBytes = (tar: Pack): Readable => Readable.from(tar as AsyncIterable<Uint8Array>);

async function fill(tar: Pack, parts: AsyncIterable<Part>): Promise<void> {
  for await (const part of parts) {
    const size = 'bytes' in part ? part.bytes.length : (await stat(part.path)).size;
    const written = Promise.withResolvers<void>();
    const entry = tar.entry({ name: part.name, size, mode: 0o600 }, (error) =>
      error ? written.reject(error) : written.resolve(),
    );
    // It may reject (disk full) while a write waits for 'drain': avoids an unhandled rejection.
    written.promise.catch(() => undefined);
    const chunks = 'bytes' in part ? [Buffer.from(part.bytes)] : createReadStream(part.path);
    for await (const chunk of chunks)
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), written.promise]);
    entry.end(null);
    await written.promise;
  }
  tar.finalize();
}

/**
 * Unpacks an archive into a folder; none of its files may be used before this returns, because only then are they authenticated.
 * @param onFile called after each file
 * @returns the SHA-256 of every file, by its name
 * @throws CommandError for a file that is missing, no backup, truncated or modified, or that needs another passphrase
 */
export async function unpackArchive(
  file: string,
  folder: string,
  passphrase: string | null,
  onFile: () => void = () => undefined,
): Promise<Map<string, string>> {
  const { source, decipher } = await openArchive(file, passphrase);
  const tar = extract();
  const gunzip = createGunzip();
  const closed = new Promise<void>((done) => {
    tar.once('close', () => done());
  });
  const feed = async (bytes: AsyncIterable<Uint8Array>) => {
    for await (const chunk of bytes) {
      if (!tar.write(chunk)) await Promise.race([once(tar, 'drain'), closed]);
      // Unpacking has failed; its own promise rejects with the reason.
      if (tar.destroyed) return;
    }
    tar.end(null);
  };
  const fed = decipher === null ? pipeline(source, gunzip, feed) : pipeline(source, decipher, gunzip, feed);
  const feeding = fed.catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const unpacking = unpackEntries(tar, folder, file, onFile);
  try {
    // The authentication tag comes last, so both streams must have ended.
    const [sums] = await Promise.all([unpacking, feeding]);
    return sums;
  } catch (error) {
    // Waits until neither stream writes any more.
    await Promise.allSettled([unpacking, feeding]);
    throw asReason(error, file);
  }
}

async function unpackEntries(
  tar: Extract,
  folder: string,
  file: string,
  onFile: () => void,
): Promise<Map<string, string>> {
  const sums = new Map<string, string>();
  for await (const entry of tar) {
    const name = posix.normalize(entry.header.name);
    // A path outside the folder means the archive was not made by the shop.
    if (entry.header.type !== 'file' || name.startsWith('..') || posix.isAbsolute(name))
      throw new CommandError(copy.noBackup(file));
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const sum = createHash('sha256');
    const handle = await open(path, 'wx', 0o600);
    try {
      for await (const chunk of entry) {
        sum.update(chunk as Uint8Array);
        await handle.writeFile(chunk as Uint8Array);
      }
    } finally {
      await handle.close();
    }
    sums.set(name, sum.digest('hex'));
    onFile();
  }
  return sums;
}

async function openArchive(file: string, passphrase: string | null) {
  const size = await stat(file).then(
    (found) => found.size,
    () => failed(copy.noFile(file)),
  );
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    await handle.read(head, 0, HEAD, 0);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC))
      return { source: createReadStream(file), decipher: null };
    if (passphrase === null) failed(copy.passphraseMissing);
    if (size < HEAD + TAG) failed(copy.broken(file));
    const tag = Buffer.alloc(TAG);
    await handle.read(tag, 0, TAG, size - TAG);
    const key = keyOf(passphrase ?? '', head.subarray(MAGIC.length, MAGIC.length + SALT));
    const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(MAGIC.length + SALT)).setAuthTag(tag);
    return { source: createReadStream(file, { start: HEAD, end: size - TAG - 1 }), decipher };
  } finally {
    await handle.close();
  }
}

/** 2^15 rounds take a tenth of a second and 32 MB, which slows down guessing a passphrase. */
const keyOf = (passphrase: string, salt: Uint8Array): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/** Translates a stream's error into a message; file system errors such as a full disk are passed on. */
function asReason(error: unknown, file: string): unknown {
  if (error instanceof CommandError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code)) return error;
  // With authenticated encryption, a wrong passphrase cannot be distinguished from modified bytes.
  return new CommandError(copy.broken(file), { cause: error });
}

function failed(sentence: string): never {
  throw new CommandError(sentence);
}
