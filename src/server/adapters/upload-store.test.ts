import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('in a bucket', () => {
  /** As much of S3 as the shop needs: objects by path, requests signed with the configured key. */
  const objects = new Map<string, Buffer>();
  const signatures: string[] = [];
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, reply) => {
      const [key = ''] = (request.url ?? '').split('?');
      signatures.push(request.headers.authorization ?? '');
      const body = await buffer(request);
      if (request.method === 'PUT') objects.set(key, body);
      if (request.method === 'DELETE') objects.delete(key);
      const found = objects.get(key);
      const reads = request.method === 'GET' || request.method === 'HEAD';
      reply.statusCode = found === undefined && reads ? 404 : 200;
      reply.end(request.method === 'GET' ? found : undefined);
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });
  afterAll(() => void server.close());

  test('they are too, with signed requests', async () => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const s3 = { endpoint, bucket: 'anh', accessKey: 'khoa', secretKey: 'bi-mat' };
    const store = await openUploadStore({ s3, dataDir: '/nowhere' });
    await keepsFiles(store);
    await store.put(NAME, BYTES);
    expect([...objects.keys()]).toEqual([`/anh/${NAME}`]);
    for (const signature of signatures)
      expect(signature).toMatch(/^AWS4-HMAC-SHA256 Credential=khoa\/\d{8}\/auto\/s3\//);
  });
});
