import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Me } from '#contract/http/identity.ts';
import type { MyShipmentsPage, Shipment } from '#contract/http/fulfilment.ts';
import { shipmentStatusLabels as labels } from '#domain/fulfilment/copy.vi.ts';
import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { IMAGE_MAX_BYTES } from '#domain/identity/limits.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { copy as orders } from '#web/entities/order/copy.vi.ts';
import { copy as parcel } from '#web/entities/shipment/parcel.vi.ts';
import { copy as desk } from '#web/features/admin-shipments/copy.vi.ts';
import { copy as shipmentCopy } from '#web/entities/shipment/copy.vi.ts';
import { copy as shipper } from '#web/features/shipper/copy.vi.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { expectToast, holdLiveConnection, open, openStage, SIZES, type Person } from './support/browser.ts';
import { untilPartLoaded } from './support/hydration.ts';
import { expectSound, photograph, settle } from './support/page-checks.ts';
import { askAs } from './support/purchase.ts';
import { visitor, type Visitor } from './support/visitor.ts';

const stage = openStage();

/** A phone used with one hand. */
const PHONE: BrowserContextOptions = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
const NOTE = 'Giao tận tay chị Linh, lầu 2';
/** How often a request is tried before it counts as failed. */
const TRIES = 3;

test('a parcel is delivered partly offline: queued steps and photo arrive once, live for customer and desk', async () => {
  const [shop, courier, customer] = await Promise.all([
    stage.signedIn('admin'),
    stage.signedIn('shipper', { ...PHONE, serviceWorkers: 'allow' }),
    stage.signedIn('customer'),
  ]);
  await open(courier.page, '/shipper');
  await open(customer.page, '/orders');
  await open(shop.page, '/admin?tab=shipments');
  // A reload would lose this marker.
  for (const { page } of [shop, customer])
    await page.evaluate(() => Object.assign(window, { sameLife: true }));

  const id = await ship(shop.page);
  const order = await openOrder(customer.page, id);
  await order.getByText(parcel.steps.pending).waitFor();
  await assign(shop.page, id);
  await order.getByText(parcel.steps.shipped).waitFor();
  const mine = courier.page.getByRole('article', { name: id });
  await mine.getByText(labels.shipped, { exact: true }).waitFor();
  await readDetails(courier.page, mine);
  await update(courier.page, mine, 'in_transit');
  await expectToast(courier.page, shipper.update.done, shipper.update.doneWhat(id, labels.in_transit));
  await order.getByText(parcel.steps.in_transit).waitFor();

  await keptWithoutNames(courier.page);
  await loseNetwork(courier);
  await update(courier.page, mine, 'out_for_delivery');
  await expectToast(courier.page, shipper.update.kept.title, shipper.update.kept.message);
  await deliverWithPhotograph(courier.page, mine);
  await expectKept(courier.page, mine);
  await courier.page.reload({ waitUntil: 'domcontentloaded' });
  await courier.page.getByText(/^Danh sách lúc /).waitFor();
  await expectKept(courier.page, mine);
  // What he has taken is not known here, and nothing pretends that it is coming.
  const purse = courier.page.getByRole('region', { name: shipper.purse.label });
  await expect.poll(() => purse.getByText('–', { exact: true }).count()).toBe(3);
  await look(courier.page, 'shipper-offline');
  await courier.page.close();

  await courier.context.setOffline(false);
  const page = await courier.newTab();
  const sent = watchChanges(page);
  await open(page, '/shipper');
  await page.getByRole('article', { name: id }).getByText(labels.delivered, { exact: true }).waitFor();
  // Its history says the same, followed by the courier’s note.
  await order.getByText(parcel.steps.delivered, { exact: true }).waitFor();
  // The shop's own shipper brought it: there is no carrier to come.
  await expect.poll(() => order.getByText(parcel.notYet).count()).toBe(0);
  await order.getByRole('button', { name: parcel.proofName(id) }).waitFor();
  expect(sent).toEqual(['out_for_delivery', 'delivered', 'photograph']);
  await shop.page.getByRole('row', { name: id }).getByText(labels.delivered, { exact: true }).waitFor();
  for (const other of [shop, customer])
    expect(await other.page.evaluate(() => 'sameLife' in window)).toBe(true);
  expectOneOfEach(await findShipment(await otherPhone(), id));

  // The customer sends it back with him; no step is left, and the focus stays on the card.
  const back = page.getByRole('article', { name: id });
  await update(page, back, 'returned');
  await back.getByRole('button', { name: shipper.parcel.details }).and(page.locator(':focus')).waitFor();
  await expect.poll(() => back.getByRole('button', { name: shipper.parcel.update }).count()).toBe(0);
});

test('a shipper who loses his role while his page is open is asked to log in as a shipper', async () => {
  const account = await stage.newCustomer('Phan Quốc Huy');
  const admin = await stage.signedIn('admin');
  const person = await stage.signedIn(account, PHONE);
  const { _id } = await askAs<Me>(stage, person, '/users/me');
  const become = (role: string) =>
    askAs(stage, admin, `/users/${_id}/role`, { method: 'PUT', data: { role } });
  await become('shipper');
  const { page } = person;
  await open(page, '/shipper');
  await page.getByRole('heading', { level: 1, name: /Huy/ }).waitFor();
  stage.allowTrouble(/403 GET .*\/api\/shipments/);
  // His live connection ends with his role, even while still connecting.
  stage.allowTrouble(/: (?:400 \w+|error WebSocket connection) .*\/socket\.io\//);
  await become('customer');
  const told = page.getByRole('heading', { level: 1, name: 'Vui lòng đăng nhập với tài khoản shipper' });
  // He changes the filter, unless the page was notified before.
  await Promise.race([told.waitFor(), page.getByRole('combobox').selectOption('delivered')]);
  await told.waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(0);
});

test('when the list fails to load the shipper sees the stored one with its time, without an error', async () => {
  const { page } = await stage.signedIn('shipper', PHONE);
  stage.allowTrouble(/ERR_FAILED/);
  await open(page, '/shipper');
  await page.getByRole('article').first().waitFor();
  let lost = 0;
  await holdLiveConnection(page);
  const list = '**/api/shipments/my-shipments?*';
  await page.route(list, (route) => route.abort().finally(() => (lost += 1)));
  await page.reload();
  const asOf = page.getByText(/^Danh sách lúc /);
  await asOf.waitFor();
  // Until it has given up.
  await expect.poll(() => lost).toBe(TRIES);
  await page.unroute(list);
  // The last request may still count as under way.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      return asOf.count();
    })
    .toBe(0);
  expect(await page.getByText(shipper.loadFailed.title).count()).toBe(0);
});

test('a queued step that the shop refuses is shown to the shipper until he discards it', async () => {
  const courier = await stage.signedIn('shipper', PHONE);
  const { page } = courier;
  stage.allowTrouble(/: 409 PUT .*\/status$/);
  await open(page, '/shipper?trang-thai=in_transit');
  const card = page.getByRole('article').first();
  const id = (await card.getAttribute('aria-label'))!;
  // Nothing has been touched yet.
  await untilPartLoaded(page, 'DialogPart');
  await loseNetwork(courier);
  await update(page, card, 'failed');
  await page.getByText(shipper.update.reasonMissing).waitFor();
  await page.getByRole('dialog').getByLabel(shipper.update.reason).fill('Khách vắng nhà');
  await page.getByRole('button', { name: shipper.update.save }).tap();
  await card.getByText(/^Chờ gửi: Giao thất bại/).waitFor();

  // Meanwhile his other phone reported the delivery.
  const other = await otherPhone();
  const { _id } = await findShipment(other, id);
  for (const status of ['out_for_delivery', 'delivered'])
    expect((await other.send('PUT', `/shipments/${_id}/status`, { status })).status).toBe(200);
  await courier.context.setOffline(false);

  const notice = page.getByRole('alert').filter({ hasText: shipper.queue.refused });
  await notice.getByText('Khách vắng nhà').waitFor();
  await expectToast(page, shipper.update.failed.title, shipper.update.failed.message);
  await look(page, 'shipper-refused');
  await notice.getByRole('button', { name: shipper.queue.actionName(shipper.queue.drop, id) }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: shipper.queue.askDrop.confirmLabel }).tap();
  await notice.waitFor({ state: 'detached' });
  expect((await findShipment(other, id)).status).toBe('delivered');
});

test('on a phone every option of the status filter can be read, also beside a count of 300', async () => {
  const { page } = await stage.signedIn('shipper', { ...PHONE, viewport: { width: 390, height: 664 } });
  await page.route('**/api/shipments/my-shipments?*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: MyShipmentsPage };
    const pagination = { ...data.pagination, total: 300, pages: 15 };
    await route.fulfill({
      response,
      json: { data: { ...data, counts: { ...data.counts, total: 300 }, pagination } },
    });
  });
  await open(page, '/shipper');
  await page.getByText(shipper.filters.count(300, 300)).waitFor();
  const cut = await page.getByRole('combobox').evaluate((field: HTMLSelectElement) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = Object.assign(document.createElement('canvas').getContext('2d')!, { font });
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return [...field.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
  });
  expect(cut).toEqual([]);
});

/** Ships the waiting order. @returns its number, `#1A2B3C4D` */
async function ship(page: Page): Promise<string> {
  await page.getByRole('button', { name: desk.tab.create }).click();
  const dialog = page.getByRole('dialog', { name: desk.create.title });
  await dialog.getByLabel(desk.create.order).selectOption({ index: 1 });
  await dialog.getByLabel(shipmentCopy.details.tracking).fill('VC240981');
  await look(page, 'shipment-create', '[role=dialog]');
  await dialog.getByRole('button', { name: desk.create.confirm }).click();
  const row = page.getByRole('row', { name: 'VC240981' });
  return (await row.getByRole('rowheader').textContent())!.trim();
}

async function assign(page: Page, id: string): Promise<void> {
  const row = page.getByRole('row', { name: id });
  await row.getByRole('button', { name: desk.tab.actionName(desk.tab.assign, id) }).click();
  const dialog = page.getByRole('dialog', { name: desk.assign.title });
  await dialog.getByRole('radio').first().waitFor();
  await expect.poll(() => dialog.getByRole('button', { name: desk.assign.confirm }).isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: stage.shop.accounts.shipper.email }).check();
  await look(page, 'shipment-assign', '[role=dialog]');
  await dialog.getByRole('button', { name: desk.assign.confirmName('Tú') }).click();
  await row.getByText('Trần Văn Tú').waitFor();
  await look(page, 'admin-shipments');
}

async function openOrder(page: Page, id: string): Promise<Locator> {
  const card = page.getByRole('article', { name: id });
  await card.getByRole('button', { name: orders.card.openName(id) }).click();
  return card;
}

/** Checks all details required by spec §2, for an order of the demo. */
async function readDetails(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: shipper.parcel.details }).tap();
  const dialog = page.getByRole('dialog');
  for (const fact of ['linh@vuoncharm.example', '27/4 Hẻm Hoa Giấy', 'VC240981', 'Chiều Oải Hương'])
    await dialog.getByText(fact).first().waitFor();
  await dialog.getByRole('link', { name: '0912 345 678' }).waitFor();
  await look(page, 'shipper-details', '[role=dialog]');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Opens a parcel's sheet and saves its next step. */
async function update(page: Page, card: Locator, status: ShipmentStatus): Promise<void> {
  await card.getByRole('button', { name: shipper.parcel.update }).tap();
  await page.getByRole('radio', { name: labels[status] }).tap();
  await page.getByRole('button', { name: shipper.update.save }).tap();
}

async function loseNetwork({ page, context }: Person): Promise<void> {
  // Prefetches while idle fail, and so does reporting that.
  await stage.goOffline(context);
  await page.getByText(shipper.queue.offline).waitFor();
}

/** With a picture above the size limit, which the phone scales down. */
async function deliverWithPhotograph(page: Page, card: Locator): Promise<void> {
  await card.getByText(labels.out_for_delivery, { exact: true }).waitFor();
  await card.getByRole('button', { name: shipper.parcel.update }).tap();
  await page.getByRole('radio', { name: labels.delivered }).tap();
  await page.getByTestId('proof-file').setInputFiles(await takePicture());
  await page.getByRole('img', { name: shipper.photo.preview }).waitFor();
  await page.getByLabel(shipper.update.note).fill(NOTE);
  await look(page, 'shipper-update', '[role=dialog]');
  await page.getByRole('button', { name: shipper.update.save }).tap();
}

/** @returns the path of a picture larger than 5 MB */
async function takePicture(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-e2e-photo-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const file = join(folder, 'cua.png');
  const { size } = await sharp({
    create: { width: 1500, height: 1800, channels: 3, noise, background: '#000' },
  })
    .png({ compressionLevel: 0 })
    .toFile(file);
  expect(size).toBeGreaterThan(IMAGE_MAX_BYTES);
  return file;
}

async function expectKept(page: Page, card: Locator): Promise<void> {
  await card.getByText(/^Chờ gửi: Đang giao hàng/).waitFor();
  await card.getByText(/^Chờ gửi: Đã giao, .*, kèm ảnh$/).waitFor();
  await page.getByText(shipper.queue.waiting(2)).waitFor();
  await page.getByText(shipper.purse.without(1)).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Waits until the page is cached for offline use, and checks that the cache contains no personal data. */
async function keptWithoutNames(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await caches.match('/shipper')) !== undefined);
  const kept = await page.evaluate(async () => (await caches.match('/shipper'))!.text());
  expect(kept).toContain('</html>');
  expect(kept).not.toMatch(/Tú|Linh|shipper@/);
}

/** Collects the page's write requests from now on, in order. */
function watchChanges(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/shipments/') || request.method() === 'GET') return;
    sent.push(pathname.endsWith('/proof') ? 'photograph' : (request.postDataJSON() as Shipment).status);
  });
  return sent;
}

function expectOneOfEach(shipment: Shipment): void {
  const { statusHistory, deliveryNotes, actualDeliveryDate, proofImage } = shipment;
  expect(statusHistory.map(({ status }) => status)).toEqual([
    'pending',
    'shipped',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
  expect(deliveryNotes).toBe(NOTE);
  expect([actualDeliveryDate, proofImage]).not.toContain(null);
}

async function findShipment(phone: Visitor, id: string): Promise<Shipment> {
  const { data } = await phone.get<MyShipmentsPage>('/shipments/my-shipments?limit=100');
  return data.shipments.find(({ order }) => id === `#${shortId(order._id)}`)!;
}

/** The same shipper, without a browser. */
async function otherPhone(): Promise<Visitor> {
  const phone = visitor(() => stage.shop.url);
  await phone.logIn(stage.shop.accounts.shipper);
  return phone;
}

/** @param part the region for axe: what lies under a dialog was checked before */
async function look(page: Page, name: string, part?: string): Promise<void> {
  await settle(page);
  await closeToasts(page);
  await photograph(page, name);
  await expectSound(page, part);
}

/** A toast that fades out during the check has insufficient contrast. */
async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('[data-toasts]');
  await toasts.evaluate((region, close) => {
    for (const button of region.querySelectorAll('button')) if (button.ariaLabel === close) button.click();
  }, uiCopy.close);
  await expect.poll(() => toasts.locator('[data-toast]').count()).toBe(0);
}
