import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createIndexNow } from './index-now.ts';

/** A server that accepts URLs as specified at indexnow.org. */
type Told = { host: string; key: string; keyLocation: string; urlList: string[] };
const told: { type: string | undefined; body: Told }[] = [];
let status: number | 'silent' = 200;
const server = createServer(async (request, response) => {
  told.push({ type: request.headers['content-type'], body: (await json(request)) as Told });
  if (status !== 'silent') response.writeHead(status).end();
});
let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});
beforeEach(() => {
  status = 200;
  told.splice(0);
});

const site = 'https://vuoncharm.example';
const key = 'a-key-of-the-shop-01';

test('URLs are submitted with the key and the URL of its file', async () => {
  status = 202;
  await createIndexNow({ endpoint })({ site, key, paths: ['/', '/garden?charm=hoa-dao'] });
  expect(told).toEqual([
    {
      type: 'application/json; charset=utf-8',
      body: {
        host: 'vuoncharm.example',
        key,
        keyLocation: `${site}/${key}.txt`,
        urlList: [`${site}/`, `${site}/garden?charm=hoa-dao`],
      },
    },
  ]);
});

test('10,001 URLs go in two requests, each once', async () => {
  const paths = Array.from({ length: 10_001 }, (_, at) => `/garden?charm=so-${at}`);
  await createIndexNow({ endpoint })({ site, key, paths });
  expect(told.map(({ body }) => body.urlList.length)).toEqual([10_000, 1]);
  expect(told.flatMap(({ body }) => body.urlList)).toEqual(paths.map((path) => site + path));
});

test.each([[403], [422], [429], [503], ['silent' as const]])(
  'a response that is %s throws an error',
  async (how) => {
    status = how;
    const patience = how === 'silent' ? 50 : 5_000;
    await expect(createIndexNow({ endpoint, patience })({ site, key, paths: ['/'] })).rejects.toThrow(
      how === 'silent' ? /timeout/ : `IndexNow answered ${how}`,
    );
  },
);
