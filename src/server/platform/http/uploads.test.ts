import { request as open, type ClientRequest } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Actor } from './access.ts';
import { registerErrors } from './errors.ts';
import { readForm, registerUploads, uploadedPicture } from './uploads.ts';

const MOST = 1000;

test.each(['/picture', '/form'])(
  '%s: a file of the maximum size is accepted, in pieces of any size',
  async (url) => {
    await using app = await server();
    for (const pieces of [[MOST], [400, 600], [1, 999]]) expect(await send(app, url, pieces)).toBe(MOST);
  },
);

test.each(['/picture', '/form'])('%s: a larger file is refused, in pieces of any size', async (url) => {
  await using app = await server();
  // Browsers send the head of a part alone and then 64 KB at a time, so a piece often ends with the last byte allowed.
  for (const pieces of [[MOST + 1], [MOST, 1], [400, 600, 1], [MOST - 1, 2], [MOST, 500, 500]])
    expect(await send(app, url, pieces)).toBe('IMAGE_TOO_LARGE');
});

test('of one account forty forms are read at a time, however slow; another account’s are read, too', async () => {
  await using site = await server();
  const port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
  using stack = new DisposableStack();
  const slow = Array.from({ length: 40 }, () => begin(port, 'thief'));
  for (const form of slow) stack.defer(() => void form.destroy());
  await expect.poll(() => site.taken).toHaveLength(40);
  for (const url of ['/form', '/picture'])
    expect(await send(site, url, [MOST], 'thief')).toBe('RATE_LIMITED');
  expect(await send(site, '/form', [MOST], 'linh')).toBe(MOST);
  // One that leaves without a word makes room, and one that ends does.
  slow[0]!.destroy();
  await expect.poll(() => send(site, '/form', [MOST], 'thief')).toBe(MOST);
  expect(await send(site, '/form', [MOST], 'thief')).toBe(MOST);
});

/** Sends the beginning of a form. */
function begin(port: number, account: string): ClientRequest {
  const headers = { 'content-type': 'multipart/form-data; boundary=BOUNDARY', account };
  const form = open({ port, host: '127.0.0.1', path: '/form', method: 'POST', headers });
  form.on('error', () => undefined);
  form.write('--BOUNDARY\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
  return form;
}

async function server() {
  const app = Fastify();
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (asked) => {
    const { account } = asked.headers;
    if (account !== undefined) asked.actor = { id: String(account) } as Actor;
  });
  await registerUploads(app, { maxBytes: MOST });
  /** Accounts of the forms that are let in. */
  const taken: unknown[] = [];
  app.addHook('preValidation', async ({ headers }) => void taken.push(headers.account));
  registerErrors(app);
  app.post('/picture', async (request) => ({ bytes: (await uploadedPicture(request)).length }));
  app.post('/form', { preValidation: readForm }, ({ picture }) => ({ bytes: picture?.length }));
  return { app, taken, [Symbol.asyncDispose]: () => app.close() };
}

/** Sends a file whose bytes arrive in pieces of these sizes. */
async function send(
  { app }: Awaited<ReturnType<typeof server>>,
  url: string,
  pieces: number[],
  account?: string,
) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=BOUNDARY', ...(account && { account }) },
    payload: Readable.from(parts(pieces)),
  });
  const { bytes, code } = answer.json<{ bytes?: number; code?: string }>();
  return bytes ?? code;
}

async function* parts(pieces: number[]) {
  yield '--BOUNDARY\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
  for (const size of pieces) {
    // The server has read what came before.
    for (let turns = 0; turns < 20; turns++) await turn();
    yield Buffer.alloc(size);
  }
  yield '\r\n--BOUNDARY--\r\n';
}
