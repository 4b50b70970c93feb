import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatsPage } from '#contract/http/chat.ts';
import type { CharmsPage, ReadyMade } from '#contract/http/catalogue.ts';
import type { OrdersPage } from '#contract/http/ordering.ts';
import type { Session } from '#contract/http/identity.ts';
import { ROLES } from '#domain/identity/roles.ts';
import { DEMO_SETTINGS, INITIAL_SETTINGS } from '#domain/shop/settings.ts';
import { DEMO_PASSWORD } from '#seeds/people.ts';
import { DEMO_ACCOUNTS, seedDemo } from '#seeds/seed.ts';
import { paymentCommands } from '#server/payment/commands.ts';
import type { Terminal } from '#server/platform/process/terminal.ts';
import { startTestShop, type TestShop } from '../../test-support/app.ts';
import { ledgerErrors, stockGoods } from '../../test-support/goods.ts';

describe('the demo shop', () => {
  let demo: TestShop;
  beforeAll(async () => {
    demo = await startTestShop({ settings: 'none' });
  });
  afterAll(() => demo.close());

  test('fills an empty database once, however many instances start together', async () => {
    const lines = await Promise.all([seedDemo(demo.shop), seedDemo(demo.shop), seedDemo(demo.shop)]);
    expect(new Set(lines).size).toBe(1);
    for (const { email } of Object.values(DEMO_ACCOUNTS)) expect(lines[0]).toContain(email);
    expect(lines[0]).toContain(DEMO_PASSWORD);
    expect(lines[0]).not.toContain('\n');

    const guest = demo.visitor();
    expect((await guest.get<CharmsPage>('/api/charms')).data.pagination.total).toBe(144);
    expect(
      (await guest.get<ReadyMade[]>('/api/ready-made-bracelets/featured?limit=12')).data.length,
    ).toBeGreaterThan(8);
    expect(await ledgerErrors(demo.shop)).toEqual([]);
    expect(await demo.mailsTo(DEMO_ACCOUNTS.customer.email)).toEqual([]);
    expect(demo.shop.settings.current()).toEqual(DEMO_SETTINGS);
  });

  test('leaves a filled database alone', async () => {
    expect(await seedDemo(demo.shop)).toContain(DEMO_ACCOUNTS.admin.email);
    expect((await demo.visitor().get<CharmsPage>('/api/charms')).data.pagination.total).toBe(144);
  });

  test.each(ROLES)('lets the demo account of the %s log in', async (role) => {
    const { email } = DEMO_ACCOUNTS[role];
    const { data } = await demo
      .visitor()
      .post<Session>('/api/auth/login', { email, password: DEMO_PASSWORD });
    expect(data.user).toMatchObject({ email, role });
  });

  test('has a pending chat with unread messages, and six canned replies', async () => {
    const people = demo.visitor();
    await people.post('/api/auth/login', { email: DEMO_ACCOUNTS.admin.email, password: DEMO_PASSWORD });
    const { chats } = (await people.get<ChatsPage>('/api/chat/admin/pending')).data;
    expect(chats).toMatchObject([{ status: 'pending', unreadCount: 2 }]);
    expect((await people.get<unknown[]>('/api/chat/admin/canned-replies')).data).toHaveLength(6);
  });

  test('has a customer with orders in six statuses, their history in order', async () => {
    const linh = demo.visitor();
    await linh.post('/api/auth/login', { email: DEMO_ACCOUNTS.customer.email, password: DEMO_PASSWORD });
    const { orders } = (await linh.get<OrdersPage>('/api/orders/my')).data;
    expect(orders.map(({ status }) => status)).toEqual([
      'pending',
      'pending_payment',
      'confirmed',
      'confirmed',
      'shipped',
      'cancelled',
      'completed',
    ]);
    for (const { statusHistory } of orders) {
      const moments = statusHistory.map(({ timestamp }) => timestamp);
      expect(moments).toEqual(moments.toSorted());
    }
  });

  test('settles the recorded bank notices: one confirms an order, the others need staff or nothing', async () => {
    const said: string[] = [];
    const terminal = { say: (line: string) => void said.push(line) } as Terminal;
    const { db, config, clock } = demo.shop;
    const replay = paymentCommands['bank-feed replay']!;
    const notices = fileURLToPath(new URL('../../seeds/bank-notices.jsonl', import.meta.url));
    await replay.run({ db, config, clock, terminal }, [notices, '--to', await demo.listen()]);
    expect(said).toEqual(['1. confirmed', '2. unknown_content', '3. already_paid', '4. outgoing']);
  });
});

test('a shop that is no demo gets no demo accounts and none of its facts', async () => {
  const real = await startTestShop({ settings: 'none' });
  await stockGoods(real.shop);
  expect(await seedDemo(real.shop)).toBe(false);
  expect(real.shop.settings.current()).toEqual(INITIAL_SETTINGS);
  await real.close();
});
