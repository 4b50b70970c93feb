import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import type { Terminal } from '#server/platform/process/terminal.ts';
import { startTestShop, type TestShop, type Visitor } from '../../../test-support/app.ts';
import { stockGoods } from '../../../test-support/goods.ts';
import { noticeFor, orderByTransfer } from '../../../test-support/transfers.ts';
import { paymentCommands } from './commands.ts';

let site: TestShop;
let linh: Visitor;
let url: string;
let folder: string;
beforeAll(async () => {
  // Without BANK_FEED_SECRET, command and server must use the same secret from the data folder.
  site = await startTestShop();
  await stockGoods(site.shop);
  linh = await site.signIn();
  url = await site.listen();
  folder = await mkdtemp(join(tmpdir(), 'notices-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function replay(text: string, to: string = url): Promise<string[]> {
  const file = join(folder, 'notices.json');
  await writeFile(file, text);
  const said: string[] = [];
  const terminal = { say: (line: string) => void said.push(line) } as Terminal;
  const { db, config, clock } = site.shop;
  await paymentCommands['bank-feed replay']!.run({ db, config, clock, terminal }, [file, '--to', to]).catch(
    (error: unknown) => void said.push(String(error)),
  );
  return said;
}
const statusOf = async ({ _id }: Order) => (await linh.get<Order>(`/api/orders/${_id}`)).data.status;

test('bank-feed replay sends recorded notices to the running shop; replayed again they are repetitions', async () => {
  const order = await orderByTransfer(linh);
  const notices = [noticeFor(order, { content: 'tien dien', description: null }), noticeFor(order)];
  expect(await replay(JSON.stringify(notices))).toEqual(['1. unknown_content', '2. confirmed']);
  expect(await statusOf(order)).toBe('confirmed');
  const lines = notices.map((notice) => JSON.stringify(notice)).join('\n');
  expect(await replay(`${lines}\n`)).toEqual([
    '1. unknown_content (đã nhận trước đó)',
    '2. confirmed (đã nhận trước đó)',
  ]);
});

test('bank-feed replay: invalid JSON and an unreachable shop give a message', async () => {
  expect(await replay('{')).toEqual(['Error: Không đọc được JSON.']);
  expect(await replay('[{}]')).toEqual(['1. unreadable']);
  expect(await replay('[{}]', 'http://127.0.0.1:1')).toEqual([
    expect.stringContaining('Không liên lạc được với tiệm'),
  ]);
});
