import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import { openServer, query } from '../test-support/database-server.ts';
import { rawRequest } from './support/raw-request.ts';
import { copyOfDataDir, startShop, type RunningShop } from './support/shop.ts';
import { withTwoInstances } from './support/two-instances.ts';
import { visitor } from './support/visitor.ts';

/** Two instances without a connection to each other (decision 0033). */
const SOON = { timeout: 3000 };
const FOR_PEOPLE = { accept: 'text/html' };

let database: Awaited<ReturnType<typeof openServer>>;
beforeAll(async () => {
  database = await openServer();
});
afterAll(() => database.stop());

async function withShop(work: (shop: RunningShop) => Promise<void>): Promise<void> {
  const data = await copyOfDataDir(inject('seededShop'));
  const shop = await startShop(data.path);
  try {
    await work(shop);
  } finally {
    await shop.close();
    await data.remove();
  }
}

const home = async ({ url }: RunningShop, cookie = ''): Promise<string> =>
  (await fetch(`${url}/`, { headers: { cookie } })).text();

test('a cached page shows a new price at once at the instance that set it, within 3 s at another', async () => {
  await withTwoInstances(database.url, {}, async ([one, other], { database: name }) => {
    const admin = visitor(() => one.url);
    await admin.logIn(one.accounts.admin);
    const { data: page } = await admin.get<ReadyMadePage>('/ready-made-bracelets');
    const path = `/ready-made-bracelets/${page.bracelets[0]!._id}`;
    await Promise.all([home(one), home(other)]);

    await admin.send('PUT', path, { price: 911_000 });
    expect(await home(one)).toContain('911.000');
    await expect.poll(() => home(other), SOON).toContain('911.000');

    // She continues at the other instance, and sees her own change.
    await admin.send('PUT', path, { price: 922_000 });
    expect(await home(other, admin.cookies.headerFor('/'))).toContain('922.000');

    // Written directly into the database, without the shop.
    await query(name, `UPDATE ready_made_bracelets SET price = 933000 WHERE price = 922000`);
    for (const instance of [one, other]) await expect.poll(() => home(instance), SOON).toContain('933.000');
  });
});

test('eight clients requesting uncached pages do not slow others; of a hundred at once some get 503', async () => {
  await withShop(async ({ url }) => {
    await rawRequest(`${url}/`);
    const timed = async (path: string) => {
      const start = performance.now();
      await rawRequest(`${url}${path}`, { headers: FOR_PEOPLE });
      return performance.now() - start;
    };
    const alone: number[] = [];
    for (let n = 0; n < 20; n += 1) alone.push(await timed(`/garden?q=mot${n}`));
    const stop = new AbortController();
    const statuses: number[] = [];
    const crowd = Array.from({ length: 8 }, async (_, who) => {
      for (let n = 0; !stop.signal.aborted; n += 1)
        statuses.push((await rawRequest(`${url}/garden?q=khach${who}x${n}`, { headers: FOR_PEOPLE })).status);
    });
    const taken: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      taken.push(await timed('/api/health'));
      await pause(20);
    }
    stop.abort();
    await Promise.all(crowd);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const part = (times: number[], of: number) =>
      times.toSorted((a, b) => a - b)[Math.floor(times.length * of)]!;
    // A third of a page on an idle machine; behind all eight clients it would be eight pages.
    expect(part(taken, 0.95)).toBeLessThan(3 * part(alone, 0.5));

    const many = await Promise.all(
      Array.from({ length: 100 }, (_, n) => rawRequest(`${url}/garden?q=dam${n}`, { headers: FOR_PEOPLE })),
    );
    const refused = many.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' });
      expect(body.toString()).toContain('Tiệm đang bận');
    }
    expect(await rawRequest(`${url}/`)).toMatchObject({ status: 200 });
  });
});
