import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { zaloServer, type ZaloServer } from '../../../test-support/zalo.ts';
import { createZalo, ZaloUnavailable, ZaloRefused } from './zalo.ts';

let server: ZaloServer;
beforeAll(async () => {
  server = await zaloServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.say = null;
  server.asked.splice(0);
});

const zalo = (url = server.url, patience = 5_000) =>
  createZalo({ appId: '42', secret: 'app-secret', url, tokenUrl: server.url, patience });
const message = {
  phone: '84912345678',
  templateId: '7895417',
  data: { order: '#2026CAFE', name: 'Khánh Linh' },
  trackingId: 'a-message',
};
const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

test('a message is posted to the template endpoint with the access token in its header', async () => {
  await zalo().send(message, server.accessToken);
  expect(server.asked[0]).toMatchObject({
    path: '/message/template',
    headers: { access_token: 'access-1' },
    body: {
      phone: '84912345678',
      template_id: '7895417',
      template_data: { order: '#2026CAFE', name: 'Khánh Linh' },
      tracking_id: 'a-message',
    },
  });
});

test('a refresh token is exchanged once, for an access token and the next refresh token', async () => {
  const tokens = await zalo().refresh('refresh-1-of-the-shop');
  expect(tokens).toEqual({
    accessToken: 'access-2',
    refreshToken: 'refresh-2-of-the-shop',
    expiresIn: 90_000,
  });
  expect(server.asked[0]).toMatchObject({
    path: '/v4/oa/access_token',
    headers: { secret_key: 'app-secret' },
    body: { app_id: '42', grant_type: 'refresh_token' },
  });
  const again = await failure(zalo().refresh('refresh-1-of-the-shop'));
  expect(again).toMatchObject({ name: 'ZaloRefused', ofToken: true });
});

test.each([
  [
    { error: -124, message: 'Access token invalid' },
    { ofToken: true, ofQuota: false },
  ],
  [
    { error: '-144', message: 'OA daily quota exceeded' },
    { ofToken: false, ofQuota: true },
  ],
  [
    { error: -118, message: 'Zalo account not existed' },
    { ofToken: false, ofQuota: false },
  ],
])('%o throws ZaloRefused, marked as of the token or of the quota', async (body, is) => {
  server.say = () => ({ body });
  const refused = await failure(zalo().send(message, 'x'));
  expect(refused).toBeInstanceOf(ZaloRefused);
  expect(refused).toMatchObject(is);
});

test.each([
  ['no response in time', { hang: true as const }],
  ['a 500', { status: 500, body: { error: 0 } }],
  ['an HTML page', { body: '<html>' }],
  ['JSON without an error code', { body: { ok: true } }],
  ['a valid response of a megabyte', { body: { error: 0, message: 'x'.repeat(1_048_576) } }],
])('%s throws ZaloUnavailable: the message may have arrived', async (_what, answer) => {
  server.say = () => answer;
  const patience = 'hang' in answer ? 50 : undefined;
  expect(await failure(zalo(server.url, patience).send(message, 'x'))).toMatchObject({
    name: 'ZaloUnavailable',
    mayHaveArrived: true,
  });
});

test('a refused connection throws ZaloUnavailable: the message has not arrived', async () => {
  const gone = await zaloServer();
  await gone.close();
  const away = await failure(zalo(gone.url).send(message, 'x'));
  expect(away).toBeInstanceOf(ZaloUnavailable);
  expect(away).toMatchObject({ mayHaveArrived: false });
});
