import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReadyMadePage } from '#contract/http/catalogue.ts';
import type { Order } from '#contract/http/ordering.ts';
import { query } from '../test-support/database-server.ts';
import { canMount, smallDisk, type SmallDisk } from '../test-support/small-disk.ts';
import { databaseOf, startShop, type RunningShop } from './support/shop.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const why = canMount ? '' : ' (skipped: this machine lets nobody mount a disk)';
/** Size of the disk; the demo shop's database, pictures, outbox and cache take 200 MB. */
const MEGABYTES = 400;
const FULL_FOR_MS = 6_000;
/** Time for PostgreSQL, which a full disk may end, to replay its log. */
const BACK_WITHIN_MS = 30_000;
const SHIPPING = {
  fullName: 'Nguyễn Khánh Linh',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
  city: 'Thành phố Hồ Chí Minh',
};

let disk: SmallDisk;
let shop: RunningShop;
beforeAll(async () => {
  if (!canMount) return;
  disk = await smallDisk(MEGABYTES);
  shop = await startShop(disk.path);
});
afterAll(async () => {
  await shop?.close();
  await disk?.remove();
});

/** Buys a bracelet and records the acknowledged order. */
async function buy(customer: Visitor, readyMadeBracelet: string, acknowledged: string[]): Promise<number> {
  // A refused order leaves its bracelet in the cart.
  await customer.send('DELETE', '/cart');
  const put = await customer.send('POST', '/cart/items', { readyMadeBracelet });
  if (put.status >= 300) return put.status;
  const body = { shippingAddress: SHIPPING, paymentMethod: 'COD' };
  const { status, data } = await customer.send<Order>('POST', '/orders', body);
  if (status === 201) acknowledged.push(data._id);
  return status;
}

test.skipIf(!canMount)(
  `a full disk: requests get 503 and no acknowledged order is lost; with room again orders and mails go on${why}`,
  async () => {
    const customers = await Promise.all(
      ['linh', 'han', 'mai'].map(async (name) => {
        const person = visitor(() => shop.url);
        await person.register({ email: `${name}.dia@example.vn`, password: 'banhmi2trung' });
        return person;
      }),
    );
    const { data: offer } = await customers[0]!.get<ReadyMadePage>('/ready-made-bracelets');
    const { _id: bracelet } = offer.bracelets.toSorted((a, b) => b.availableStock - a.availableStock)[0]!;
    const admin = visitor(() => shop.url);
    await admin.logIn(shop.accounts.admin);
    await admin.send('PATCH', `/ready-made-bracelets/${bracelet}/stock`, { add: 1_000 });
    const acknowledged: string[] = [];
    expect(await buy(customers[0]!, bracelet, acknowledged)).toBe(201);

    const answers: number[] = [];
    const pages: number[] = [];
    const over = performance.now() + FULL_FOR_MS;
    const full = () => performance.now() < over;
    await disk.fill();
    await Promise.all([
      ...customers.map(async (customer) => {
        while (full()) answers.push(await buy(customer, bracelet, acknowledged));
      }),
      (async () => {
        for (; full(); await pause(200)) {
          for (const path of ['/', '/garden?q=hoa', '/api/charms', '/sitemap.xml'])
            pages.push((await fetch(shop.url + path)).status);
          // Also fills the space that PostgreSQL frees.
          await disk.fill();
        }
      })(),
    ]);
    expect(answers.filter((status) => ![200, 201, 409, 422, 503].includes(status))).toEqual([]);
    expect(answers).toContain(503);
    expect(pages.filter((status) => status !== 200 && status !== 503)).toEqual([]);

    await disk.free();

    await expect
      .poll(() => buy(customers[1]!, bracelet, acknowledged), { timeout: BACK_WITHIN_MS, interval: 500 })
      .toBe(201);
    const { url } = await databaseOf(disk.path);
    const there = new Set((await query(url, 'SELECT id FROM orders')).map(({ id }) => id));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    const wrong = `SELECT name FROM ready_made_bracelets WHERE reserved <>
      (SELECT coalesce(sum(reserved), 0) FROM stock_movements WHERE ready_made_id = ready_made_bracelets.id)`;
    expect(await query(url, wrong)).toEqual([]);
    // Mails are files on the same disk, so they were delayed.
    const unsent = async () =>
      (await query(url, 'SELECT id FROM mails WHERE sent_at IS NULL AND dropped_at IS NULL')).length;
    await expect.poll(unsent, { timeout: 90_000, interval: 500 }).toBe(0);
    expect(shop.output()).not.toMatch(/"level":60|^\s+at /m);
  },
);
