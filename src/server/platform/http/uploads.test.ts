import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
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

async function server() {
  const app = Fastify();
  await registerUploads(app, { maxBytes: MOST });
  registerErrors(app);
  app.post('/picture', async (request) => ({ bytes: (await uploadedPicture(request)).length }));
  app.post('/form', { preValidation: readForm }, ({ picture }) => ({ bytes: picture?.length }));
  return { app, [Symbol.asyncDispose]: () => app.close() };
}

/** Sends a file whose bytes arrive in pieces of these sizes. */
async function send({ app }: Awaited<ReturnType<typeof server>>, url: string, pieces: number[]) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=BOUNDARY' },
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
