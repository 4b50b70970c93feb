import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import type { Chat } from '#contract/http/chat.ts';
import type { Order } from '#contract/http/ordering.ts';
import { makeImage } from '../scripts/lib/image.ts';
import { databaseUrl, openServer, query } from '../test-support/database-server.ts';
import { freePort } from '../test-support/free-port.ts';
import { openPage } from '../test-support/pages.ts';
import { hasRedisServer, redisProcess, type RedisProcess } from '../test-support/redis-process.ts';
import { hasCaddy, startCaddy, type TlsProxy } from './support/proxies.ts';
import { newDataDir, startShop, type DataDir, type RunningShop } from './support/shop.ts';
import { visitor, type Visitor } from './support/visitor.ts';

/** Two deployed instances: built by the Dockerfile's steps, behind Debian's Caddy. */
const canRun = hasCaddy && hasRedisServer;
const why = canRun ? '' : ' (skipped: it needs caddy and redis-server)';
const GRACE_S = 3;
const SHIPPING = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
  city: 'Thành phố Hồ Chí Minh',
};

let server: Awaited<ReturnType<typeof openServer>>;
let redis: RedisProcess;
let folder: DataDir;
let proxy: TlsProxy;
const name = `deployed_${randomBytes(4).toString('hex')}`;
const instances: RunningShop[] = [];
let ports: number[];
let start: (which: number) => Promise<void>;

beforeAll(async () => {
  if (!canRun) return;
  [server, redis, folder] = await Promise.all([openServer(), redisProcess(), newDataDir()]);
  await Promise.all([redis.start(), query(server.url, `CREATE DATABASE ${name}`)]);
  const image = makeImage('shop', `${folder.path}/image`, { reuse: true });
  const site = await freePort();
  ports = [await freePort(), await freePort()];
  const shared = {
    ...image.env,
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl(server.url, name),
    REDIS_URL: redis.url,
    SESSION_SECRET: 'the same for all instances of a shop',
    PUBLIC_URL: `https://localhost:${site}`,
    TRUST_PROXY: '1',
    SHUTDOWN_GRACE: String(GRACE_S),
  };
  start = async (which) => {
    const own = { ...shared, DATA_DIR: `${folder.path}/${which}`, PORT: String(ports[which]) };
    instances[which] = await startShop(own.DATA_DIR, own, image.workdir);
  };
  proxy = await startCaddy(
    folder.path,
    site,
    ports.map((port) => `127.0.0.1:${port}`),
  );
  // The first instance migrates and seeds.
  await start(0);
  await start(1);
  await everyInstanceServes();
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await proxy?.close();
  await redis?.kill();
  if (server !== undefined) {
    await query(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await server.stop();
  }
  await folder?.remove();
});

const placeOf = (who: Visitor) => who.cookies.get('instance')?.value;

/** A new visitor whom Caddy routes to another instance than `apartFrom`. */
async function newVisitor(apartFrom?: Visitor): Promise<Visitor> {
  for (;;) {
    const person = visitor(() => proxy.url);
    await person.get('/health');
    if (apartFrom === undefined || placeOf(person) !== placeOf(apartFrom)) return person;
  }
}

/** Waits until Caddy routes new visitors to both instances. */
async function everyInstanceServes(): Promise<void> {
  const look = async () => {
    const newcomers = await Promise.all(Array.from({ length: 16 }, () => fetch(`${proxy.url}/api/ready`)));
    const places = newcomers.map((answer) => `${answer.status} ${answer.headers.get('set-cookie')}`);
    if (new Set(places).size !== 2) throw new Error(places.join('\n'));
  };
  await vi.waitFor(look, { timeout: 60_000, interval: 200 });
}

async function order(customer: Visitor): Promise<Order> {
  const { data: offer } = await customer.get<ReadyMadePage>('/ready-made-bracelets');
  const bracelet = offer.bracelets.find(({ availableStock }) => availableStock > 2)!;
  await customer.send('POST', '/cart/items', { readyMadeBracelet: bracelet._id });
  const placed = await customer.send<Order>('POST', '/orders', {
    shippingAddress: SHIPPING,
    paymentMethod: 'COD',
  });
  expect(placed).toMatchObject({ status: 201 });
  return placed.data;
}

test.skipIf(!canRun)(`an order and a chat between two instances arrive live${why}`, async () => {
  const { accounts } = instances[0]!;
  const linh = await newVisitor();
  const mai = await newVisitor(linh);
  await linh.logIn(accounts.customer);
  await mai.logIn(accounts.admin);
  const home = await fetch(proxy.url);
  expect([home.status, home.headers.get('strict-transport-security')]).toEqual([
    200,
    expect.stringContaining('max-age'),
  ]);

  const { _id: chatId } = (await linh.send<Chat>('POST', '/chat', {})).data;
  const [hers, theirs] = [await openPage(proxy.url, linh), await openPage(proxy.url, mai)];
  for (const page of [hers, theirs]) await page.say('join_chat', { chatId });
  const { _id } = await order(linh);
  const confirmed = await mai.send('PUT', `/orders/${_id}/admin-transition`, { status: 'confirmed' });
  expect(confirmed.status).toBe(200);
  await expect.poll(() => hers.heard('order_updated').at(-1)).toEqual({ orderId: _id, status: 'confirmed' });
  await hers.say('send_message', { chatId, content: 'chị ơi vòng kịp thứ bảy không ạ' });
  await theirs.say('send_message', { chatId, content: 'kịp em nhé' });
  const contents = (page: typeof hers) => page.heard('new_message').map(({ message }) => message.content);
  for (const page of [hers, theirs])
    await expect
      .poll(() => contents(page))
      .toEqual(expect.arrayContaining([expect.stringMatching(/^chị ơi/), 'kịp em nhé']));
  for (const port of ports) {
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('shop_open_pages 1\n');
  }
  for (const page of [hers, theirs]) page.close();
});

test.skipIf(!canRun)(`each instance is restarted under load, and nobody is refused${why}`, async () => {
  const over = new AbortController();
  const [answered, failed] = [new Map<number, number>(), [] as string[]];
  const { data: offer } = await (await newVisitor()).get<ReadyMadePage>('/ready-made-bracelets');
  const { _id: readyMadeBracelet } = offer.bracelets.find(({ availableStock }) => availableStock > 4)!;
  const count = (what: string, status: number) => {
    answered.set(status, (answered.get(status) ?? 0) + 1);
    if (status >= 400) failed.push(`${what}: ${status}`);
  };
  const shop = async (person: Visitor) => {
    await person.logIn(instances[0]!.accounts.customer);
    while (!over.signal.aborted) {
      const put = await person.send('POST', '/cart/items', { readyMadeBracelet });
      count('put into the cart', put.status);
      count('empty the cart', (await person.send('DELETE', '/cart')).status);
      count('a page', (await fetch(`${proxy.url}/garden`)).status);
      count('a new visitor', (await (await newVisitor()).get('/charms')).status);
      await pause(20);
    }
  };
  const people = [await newVisitor(), await newVisitor(), await newVisitor()]; // sharing one account and cart
  const load = Promise.all(people.map(shop)).catch((error: unknown) => failed.push(String(error)));
  for (const which of [0, 1]) {
    process.kill(instances[which]!.pid, 'SIGTERM');
    expect(await instances[which]!.ended).toEqual({ code: 0, signal: null });
    await start(which);
    await everyInstanceServes();
  }
  over.abort();
  await load;
  expect(failed).toEqual([]);
  expect([...answered.values()].reduce((sum, times) => sum + times, 0)).toBeGreaterThan(100);
});
