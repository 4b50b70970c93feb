import { join } from 'node:path';
import { Disk, errors } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import type { Config } from '#server/platform/process/config.ts';

/** Uploaded files, under generated names. */
export type UploadStore = {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  read(name: string): Promise<Buffer | null>;
  /** Idempotent: a missing file is no error. */
  remove(name: string): Promise<void>;
  /** The names of all files. */
  list(): AsyncIterable<string>;
};

/** An S3 bucket where one is configured, otherwise `DATA_DIR/uploads`. */
export async function openUploadStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<UploadStore> {
  const disk = new Disk(s3 === null ? await folder(join(dataDir, 'uploads')) : await openBucket(s3));
  return {
    put: (name, bytes) => disk.put(name, bytes),
    async read(name) {
      try {
        return Buffer.from(await disk.getBytes(name));
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(name))) return null;
        throw error;
      }
    },
    remove: (name) => disk.delete(name),
    list: () => namesIn(disk),
  };
}

async function* namesIn(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll('', { recursive: true, ...(paginationToken === undefined ? {} : { paginationToken }) })
      .catch(noneYet);
    for (const each of page.objects) if (each.isFile) yield each.key;
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

/** Before the first upload there is no folder. */
function noneYet(error: unknown): { objects: []; paginationToken?: string } {
  if (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ENOENT'
  )
    return { objects: [] };
  throw error;
}

async function folder(location: string): Promise<DriverContract> {
  const { FSDriver } = await import('flydrive/drivers/fs');
  return new FSDriver({ location, visibility: 'public' });
}

/** Imported on demand, because the client is large. */
export async function openBucket({
  endpoint,
  bucket,
  accessKey,
  secretKey,
}: NonNullable<Config['s3']>): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new S3Driver({
    endpoint,
    bucket,
    region: /\bs3[.-]([a-z0-9-]+)\.amazonaws\.com/.exec(endpoint)?.[1] ?? 'auto',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    // Many S3-compatible servers do not support the newest checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
