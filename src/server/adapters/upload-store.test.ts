import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBucket } from '../../../test-support/bucket.ts';
import { openUploadStore, type UploadStore } from './upload-store.ts';

const NAME = `${'ab'.repeat(16)}.webp`;
const BYTES = Buffer.from([0, 1, 2, 250, 251]);

async function keepsFiles(store: UploadStore): Promise<void> {
  expect(await store.read(NAME)).toBeNull();
  await store.remove(NAME);
  await store.put(NAME, BYTES);
  expect(await store.read(NAME)).toEqual(BYTES);
  await store.remove(NAME);
  expect(await store.read(NAME)).toBeNull();
}

test('in a folder, files are kept, read and removed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  const store = await openUploadStore({ s3: null, dataDir });
  await keepsFiles(store);
  await store.put(NAME, BYTES);
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([NAME]);
  await rm(dataDir, { recursive: true });
});

test('in an S3 bucket, files are kept, read and removed by signed requests', async () => {
  const { endpoint, objects, signatures, close } = await startBucket();
  const s3 = { endpoint, bucket: 'anh', accessKey: 'khoa', secretKey: 'bi-mat' };
  const store = await openUploadStore({ s3, dataDir: '/nowhere' });
  await keepsFiles(store);
  await store.put(NAME, BYTES);
  expect([...objects.keys()]).toEqual([`/anh/${NAME}`]);
  for (const signature of signatures)
    expect(signature).toMatch(/^AWS4-HMAC-SHA256 Credential=khoa\/\d{8}\/auto\/s3\//);
  await close();
});
