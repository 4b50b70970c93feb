import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BraceletString, Charm, TyingMethod } from '#contract/http/catalogue.ts';
import type { CustomBracelet } from '#contract/http/design.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import type { BankFeedReply, Payment, VietQr } from '#contract/http/payment.ts';
import { FEED_PATH as MAGAZINE_FEED } from '#domain/content/paths.ts';
import { demoFacts } from '#domain/shop/demo.vi.ts';
import { readArticles } from '#server/content/texts/articles.ts';
import { FEED_PATH } from '#server/payment/bank-feed/routes.ts';
import { signedHeaders } from '#server/payment/bank-feed/signature.ts';
import { makeImage, type Image } from '../scripts/lib/image.ts';
import { runCommand } from '../test-support/command.ts';
import { freePort } from '../test-support/free-port.ts';
import { readMail, startSmtpServer, type SmtpServer } from '../test-support/smtp.ts';
import { noticeFor } from '../test-support/transfers.ts';
import { hasNginx, startNginx, type TlsProxy } from './support/proxies.ts';
import { newDataDir, startShop, type DataDir, type RunningShop } from './support/shop.ts';
import { visitor, type Visitor } from './support/visitor.ts';

/** From an empty folder to a paid order, then a restore after everything is lost: on one machine, behind nginx. */
const why = hasNginx ? '' : ' (skipped: it needs nginx and openssl)';
const SECRET = 'a secret between the bank and the shop';
const ADMIN = { email: 'may@example.vn', password: 'sen ho Tay 7' };
const LINH = { name: 'Khánh Linh', email: 'linh@example.vn', password: 'banhmi2trung' };
const ANSWERS = {
  name: 'Tiệm Mây',
  phone: '0901 234 567',
  address: '5 Hàng Bạc, Hà Nội',
  owner: 'Hộ kinh doanh Mây',
  'admin.name': 'Ngọc Mây',
  'admin.email': ADMIN.email,
  'admin.password': ADMIN.password,
  bankBin: '970422',
  bankAccount: '88009900',
  bankHolder: 'NGOC MAY',
  'bank.seen': 'c',
  'mail.to': ADMIN.email,
  'shipping.name': 'Giao tiêu chuẩn',
  'shipping.price': '25.000',
  'shipping.days': '3',
  'starter.charms': '12',
  open: 'c',
};

let folder: DataDir;
let image: Image;
let smtp: SmtpServer;
let proxy: TlsProxy;
let shop: RunningShop;
let env: Record<string, string>;
beforeAll(async () => {
  if (!hasNginx) return;
  [folder, smtp] = await Promise.all([newDataDir(), startSmtpServer()]);
  image = makeImage('one-machine', `${folder.path}/image`, { reuse: true });
  const [site, port] = [await freePort(), await freePort()];
  proxy = await startNginx(folder.path, site, port);
  env = {
    ...image.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: `${folder.path}/data`,
    DEMO: 'false',
    NTP_SERVER: 'none',
    PUBLIC_URL: proxy.url,
    TRUST_PROXY: '1',
    SMTP_URL: smtp.url,
    BANK_FEED_SECRET: SECRET,
    BACKUP_PASSPHRASE: 'hoa giấy trước cổng',
  };
});
afterAll(async () => {
  await shop?.close();
  await proxy?.close();
  await smtp?.close();
  await folder?.remove();
});

/** Runs an owner's command in the shop's folder. @returns its output */
async function owner(...args: string[]): Promise<string> {
  const { PATH } = process.env;
  const all = { PATH, NODE_EXTRA_CA_CERTS: `${folder.path}/nginx/cert.pem`, ...env };
  const command = runCommand(process.execPath, ['src/server/cli.ts', ...args], {
    cwd: image.workdir,
    env: all,
  });
  expect(await command.ended, command.output()).toEqual({ code: 0, signal: null });
  return command.output();
}

async function start(): Promise<void> {
  shop = await startShop(env['DATA_DIR']!, env, image.workdir);
  expect((await fetch(`${proxy.url}/api/ready`)).status).toBe(200);
}

const codeFor = (to: string): Promise<string> =>
  vi.waitFor(
    () => {
      const letters = smtp.received.filter((letter) => letter.to.includes(to)).toReversed();
      const subjects = letters.map(({ raw }) => readMail(raw).headers.get('subject') ?? '');
      const code = subjects.map((subject) => /^(\d{4}) là mã xác nhận/.exec(subject)?.[1]).find(Boolean);
      if (code === undefined) throw new Error(`no code for ${to}: ${subjects.join(' · ')}`);
      return code;
    },
    { timeout: 60_000, interval: 50 },
  );

async function must<Data>(
  asked: Promise<{ status: number; data: Data; code: string | undefined }>,
): Promise<Data> {
  const { status, data, code } = await asked;
  expect(status, code).toBeLessThan(300);
  return data;
}

async function register(who: Visitor): Promise<void> {
  await must(who.send('POST', '/auth/register', LINH));
  await must(who.send('POST', '/auth/verify-otp', { email: LINH.email, otp: await codeFor(LINH.email) }));
}

/** Orders a bracelet of fifteen equal charms, by transfer. */
async function orderOf(linh: Visitor, { _id }: Charm): Promise<Order> {
  const [string] = await must(linh.get<BraceletString[]>('/bracelet-strings'));
  const [knot] = await must(linh.get<TyingMethod[]>('/tying-methods'));
  const charms = Array.from({ length: 15 }, (_, position) => ({ id: _id, position }));
  const design = { name: 'Vòng mây', charms, braceletString: string!._id, tyingMethod: knot!._id };
  const { _id: customBracelet } = await must(linh.send<CustomBracelet>('POST', '/custom-bracelets', design));
  await must(linh.send('POST', '/cart/items', { customBracelet, quantity: 1 }));
  const shippingAddress = {
    fullName: LINH.name,
    phone: '0912345678',
    addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
    city: 'Thành phố Hồ Chí Minh',
  };
  return must(linh.send<Order>('POST', '/orders', { shippingAddress, paymentMethod: 'VietQR' }));
}

/** Sends the webhook of the bank's service once the money has arrived. */
async function transfer(order: Order): Promise<void> {
  const body = JSON.stringify(noticeFor(order, { accountNumber: ANSWERS.bankAccount }));
  const signed = signedHeaders(new TextEncoder().encode(SECRET), body, new Date());
  const headers = { 'content-type': 'application/json', ...signed };
  const answer = await fetch(`${proxy.url}${FEED_PATH}`, { method: 'POST', headers, body });
  expect([answer.status, (await answer.json()) as BankFeedReply]).toEqual([
    200,
    expect.objectContaining({ success: true }),
  ]);
}

/** Texts of the demo's settings and authors, none of which may appear in a real shop. */
const DEMO_AUTHORS = readArticles({ demo: true }).flatMap(({ author }) => author?.split(', ', 1) ?? []);
const DEMO_FACTS = [...new Set([...Object.values(demoFacts), ...DEMO_AUTHORS])].filter(
  (fact) => typeof fact === 'string',
);
/** A random id may contain six digits in a row: the bank's number counts as a word of its own, the account also inside a QR's text. */
const namedIn = (text: string) =>
  DEMO_FACTS.filter((fact) =>
    fact === demoFacts.bankBin ? new RegExp(`\\b${fact}\\b`).test(text) : text.includes(fact),
  );
const PERSONAL = ['/cart', '/orders', '/profile', '/help?trang=quyen-rieng-tu'];
const FILES = [
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/offline.html',
  '/san-pham/google.xml',
  '/san-pham/meta.csv',
  '/san-pham/tiktok.csv',
  MAGAZINE_FEED,
];

/** Checks every indexed page, her own pages, generated files and every mail so far for the demo's settings. */
async function expectNobodyElses(linh: Visitor): Promise<void> {
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, proxy.url), {
      headers: { cookie: linh.cookies.headerFor(path) },
    });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const map = await read('/sitemap.xml');
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => page!.replaceAll('&amp;', '&'));
  expect(listed.length).toBeGreaterThan(20);
  await expect.poll(() => smtp.received.length).toBeGreaterThan(3);
  const letters = smtp.received.map(({ raw }) => {
    const { headers, parts } = readMail(raw);
    return [...headers.values(), ...parts.map(({ content }) => content)].join('\n');
  });
  for (const letter of letters) expect(namedIn(letter)).toEqual([]);
  for (const path of [...listed, ...PERSONAL, ...FILES]) {
    expect([path, namedIn(await read(path))]).toEqual([path, []]);
  }
}

test.skipIf(!hasNginx)(
  `an empty server becomes a shop with a paid order, and again from its backup${why}`,
  async () => {
    await mkdir(env['DATA_DIR']!);
    await chmod(env['DATA_DIR']!, 0o755);
    const answers = `${folder.path}/answers.json`;
    await writeFile(answers, JSON.stringify(ANSWERS));
    expect(await owner('open', '--answers', answers)).toContain('Tiệm đã mở cửa');
    await start();

    const may = visitor(() => proxy.url);
    await may.logIn(ADMIN);
    const charm = await must(
      may.send<Charm>('POST', '/charms', { name: 'Mây hồng', price: 19_000, stock: 40 }),
    );
    const linh = visitor(() => proxy.url);
    await register(linh);
    await linh.logIn(LINH);
    const order = await orderOf(linh, charm);
    const qr = await must(linh.send<VietQr>('POST', '/payments/vietqr-data', { orderId: order._id }));
    expect(JSON.stringify(qr)).toContain(ANSWERS.bankAccount);
    await transfer(order);
    const read = () => must(linh.get<Order>(`/orders/${order._id}`));
    expect(await read()).toMatchObject({ status: 'confirmed' });
    await must(may.send('POST', `/orders/${order._id}/photo-set-aside`, { reason: 'Chị nhắn là ưng rồi' }));
    await must(
      may.send<Shipment>('POST', '/shipments', { order: order._id, carrier: 'GHN', trackingNumber: 'G1' }),
    );
    expect((await read()).status).toBe('shipped');
    expect(await owner('doctor')).toContain('Tiệm khỏe');
    await expectNobodyElses(linh);

    const backups = `${folder.path}/backups`;
    await mkdir(backups);
    await owner('backup', backups);
    await shop.close();
    await rm(env['DATA_DIR']!, { recursive: true });
    await mkdir(env['DATA_DIR']!);
    await chmod(env['DATA_DIR']!, 0o755);
    const file = (await readdir(backups)).find((name) => !name.endsWith('.txt'));
    expect(await owner('restore', `${backups}/${file}`)).toContain('đã so từng dòng');
    await start();

    // Her session is still valid, and so is her password.
    expect((await read()).status).toBe('shipped');
    const again = visitor(() => proxy.url);
    await again.logIn(LINH);
    expect(await must(again.get<Payment>(`/payments/order/${order._id}`))).toMatchObject({ status: 'paid' });
    const home = await (await fetch(proxy.url)).text();
    expect(home).toContain('Tiệm Mây');
  },
);
