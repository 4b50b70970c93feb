import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { hashPassword } from '#server/identity/passwords/password-hash.ts';
import { inTx } from '#server/platform/db/connection.ts';
import { startTestShop, type TestShop } from '../../../../test-support/app.ts';
import { bookingActions, SIZE } from '../../../../test-support/bookings.ts';
import { insertPerson } from '../../../../test-support/buyers.ts';
import {
  ghnNotice,
  startFakeGhn,
  startFakeGhtk,
  startFakeViettelPost,
  viettelPostNotice,
  type FakeCarrier,
} from '../../../../test-support/carriers.ts';
import { startServer, type Server } from '../../../../test-support/servers.ts';
import { noticeKey, noticePath, noticeSecret } from '../notices/key.ts';
import { SETTLE } from './shop.ts';

const CREATES = /\/(?:create|createOrderNlp|order\/\?ver=1\.5)$/;

let fakes: Record<CarrierId, FakeCarrier>;
let env: Record<string, string>;
let site: TestShop;
let server: Server | undefined;
beforeAll(async () => {
  const [ghn, ghtk, viettelpost] = await Promise.all([
    startFakeGhn(),
    startFakeGhtk(),
    startFakeViettelPost(),
  ]);
  fakes = { ghn, ghtk, viettelpost };
  env = {
    GHN_TOKEN: 'a-token-of-the-shop',
    GHN_SHOP_ID: '81558',
    GHN_URL: ghn.url,
    GHTK_TOKEN: 'a-token-of-the-shop',
    GHTK_CLIENT_SOURCE: 'S22858',
    GHTK_URL: ghtk.url,
    VIETTELPOST_TOKEN: 'another-token-of-it',
    VIETTELPOST_URL: viettelpost.url,
  };
  site = await startTestShop({ env });
});
afterAll(async () => {
  if (server !== undefined) process.kill(server.pid, 'SIGTERM');
  await server?.ended;
  await site.close();
  await Promise.all(Object.values(fakes).map((fake) => fake.close()));
});

/** An admin's session with the server process, which runs on real time instead of the test clock. */
async function newAdmin(): Promise<(method: string, path: string, body?: object) => Promise<Response>> {
  const { db, secret } = site.shop;
  const passwordHash = await hashPassword('matkhau1');
  const { cookie } = await inTx(db, (tx) =>
    insertPerson(tx, secret, { role: 'admin', passwordHash }, new Date()),
  );
  return (method, path, body) => {
    const { url } = server!;
    const headers = { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) };
    return fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
}

test('a process killed before it records carriers’ responses: parcels are found again, none is made twice', async () => {
  const people = await bookingActions(site, { carrier: 'ghn', fake: fakes.ghn, notice: ghnNotice });
  const orders: Record<CarrierId, Order> = {
    ghn: await people.confirmed(),
    ghtk: await people.confirmed(),
    viettelpost: await people.confirmed(),
  };
  const carriers = Object.keys(orders) as CarrierId[];
  const admin = await newAdmin();
  server = await startServer(site, env);
  const book = (carrier: CarrierId) =>
    admin('POST', `/shipments/carriers/${carrier}/bookings`, { order: orders[carrier]._id, ...SIZE });
  const statusOf = async (carrier: CarrierId) => (await people.orderNow(orders[carrier])).status;
  const created = (carrier: CarrierId) =>
    fakes[carrier].asked.filter(({ path }) => CREATES.test(path)).length;

  // Each carrier creates the parcel, and the process dies before its response arrives.
  const made = carriers.map((carrier) => fakes[carrier].holdAnswers(CREATES));
  const answers = carriers.map((carrier) => book(carrier).catch(() => null));
  await Promise.all(made);
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
  expect(await Promise.all(answers)).toEqual([null, null, null]);
  expect(await Promise.all(carriers.map(statusOf))).toEqual(['confirmed', 'confirmed', 'confirmed']);
  for (const carrier of carriers) fakes[carrier].mood = 'well';

  // Restart, with the lease of half a minute expired.
  const { db } = site.shop;
  await db.execute(sql`UPDATE carrier_bookings SET asked_until = asked_until - interval '1 minute'`);
  await db.execute(sql`UPDATE jobs.job SET start_after = now() WHERE name = ${SETTLE}`);
  server = await startServer(site, env);
  const soon = { interval: 250 };
  await expect.poll(() => statusOf('ghn'), soon).toBe('shipped');
  await expect.poll(() => statusOf('ghtk'), soon).toBe('shipped');

  // Viettel Post has no lookup: booking again creates nothing, and its notice reveals which parcel it has.
  expect((await book('viettelpost')).status).toBe(409);
  expect(await statusOf('viettelpost')).toBe('confirmed');
  const [parcel] = fakes.viettelpost.parcels.values();
  const key = noticeKey(await noticeSecret(site.shop.config), 'viettelpost');
  const notice = viettelPostNotice(parcel!, '200', new Date().toISOString());
  const path = noticePath('viettelpost', key).replace(/^\/api/, '');
  expect((await admin('POST', path, notice)).status).toBe(200);
  expect(await statusOf('viettelpost')).toBe('shipped');

  expect(carriers.map((carrier) => fakes[carrier].parcels.size)).toEqual([1, 1, 1]);
  expect(carriers.map(created)).toEqual([1, 1, 2]);
  const { rows } = await db.execute<{ carrier: CarrierId; tracking: string }>(
    sql`SELECT carrier, tracking_number AS tracking FROM carrier_bookings WHERE state = 'made' ORDER BY carrier`,
  );
  expect(rows).toEqual(
    carriers.map((carrier) => ({ carrier, tracking: [...fakes[carrier].parcels.values()][0]!.number })),
  );
});
