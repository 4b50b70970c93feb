import { expect, test } from 'vitest';
import type { CashHolder } from '#contract/http/cash.ts';
import type { MyShipmentsPage, Shipment } from '#contract/http/fulfilment.ts';
import type { Shipper } from '#contract/http/identity.ts';
import { shipmentFilterLabels, shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { batchesCopy as batches } from '#web/entities/order/batches.vi.ts';
import { copy as cash } from '#web/features/admin-cash/copy.vi.ts';
import { copy as customers } from '#web/features/admin-customers/copy.vi.ts';
import { copy as desk } from '#web/features/admin-shipments/copy.vi.ts';
import { handOverCopy as handOver } from '#web/entities/shipment/hand-over/hand-over.vi.ts';
import { copy as shipper } from '#web/features/shipper/copy.vi.ts';
import { listCopy } from '#web/ui/list/copy.vi.ts';
import { open, openStage, SIZES, TOUCH, type Person } from './support/browser.ts';
import { lookAtAllWidths } from './support/page-checks.ts';
import { askAs, fillCart, orderConfirmed } from './support/purchase.ts';
import { loggedIn, type Visitor } from './support/visitor.ts';

const stage = openStage();
const SECOND = 'shipper2@vuoncharm.example';

test('an admin hands open parcels to another shipper, who updates several at once and hands in the cash', async () => {
  const admin = await stage.signedIn('admin', { viewport: SIZES.desktop });
  const { page } = admin;
  const paid = await givenToTu(admin);
  await open(page, '/admin?tab=shipments');
  await page.getByRole('combobox', { name: desk.tab.carrier }).selectOption({ label: 'Trần Văn Tú' });
  // Once the list has the shipper: the status is added to the filters of the list.
  const onlyOpen = page.getByRole('link', { name: new RegExp(`^${shipmentFilterLabels.open}`) });
  await onlyOpen.and(page.locator('[href*="nguoi-giao="]')).click();
  await page.waitForURL(/trang-thai=open/);
  // Until then the rows of the list before are shown, and would be picked.
  const { length: count } = await openParcels(await loggedIn(stage.shop, 'shipper'));
  await page.getByText(desk.tab.range(listCopy.rows(1, count, count)), { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: handOver.pickAll }).check();
  await lookAtAllWidths(page, 'couriers-picked');
  await page.getByRole('button', { name: handOver.give }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: SECOND }).check();
  await lookAtAllWidths(page, 'couriers-hand-over', '[role=dialog]');
  await dialog.getByRole('button', { name: handOver.dialog.confirmName('Phương') }).click();
  const bar = page.getByRole('region', { name: handOver.bar });
  await bar.getByText(/^Đã giao \d+ kiện$/).waitFor();
  await expect.poll(() => bar.getByText(batches.left(1)).count()).toBe(0);

  // Her phone lists them; one press moves all parcels in the same status.
  const { password } = stage.shop.accounts.shipper;
  const courier = await stage.signedIn(
    { email: SECOND, password },
    { viewport: { width: 390, height: 664 }, ...TOUCH },
  );
  await open(courier.page, '/shipper');
  // The first parcel starts near the top of the first screen.
  const parcel = await courier.page.getByRole('article').first().boundingBox();
  expect(parcel?.y).toBeLessThanOrEqual(420);
  const phone = await loggedIn(stage.shop, { email: SECOND, password });
  const quick = (await openParcels(phone)).filter(
    ({ status }) => status === 'shipped' || status === 'failed',
  );
  expect(quick.length).toBeGreaterThan(0);
  await courier.page.getByRole('button', { name: shipper.many.start }).tap();
  for (const { order } of quick) {
    const id = `#${shortId(order._id)}`;
    await courier.page.getByRole('checkbox', { name: shipper.parcel.pick(id) }).check();
  }
  const many = courier.page.getByRole('region', { name: shipper.many.start });
  await many.getByText(shipper.many.picked(quick.length)).waitFor();
  await lookAtAllWidths(courier.page, 'shipper-many');
  await many.getByRole('button', { name: shipper.many.update }).tap();
  await courier.page.getByRole('button', { name: shipper.update.save }).tap();
  await courier.page.getByRole('dialog').waitFor({ state: 'detached' });
  await many.waitFor({ state: 'detached' });
  const moved = new Map((await openParcels(phone)).map(({ _id, status }) => [_id, status]));
  for (const { _id } of quick) expect(moved.get(_id)).toBe('in_transit');

  // The first delivery is paid in cash.
  const herCash = async () =>
    (await askAs<CashHolder[]>(stage, admin, '/shipments/cash')).find(
      (each) => each.shipper.name === 'Phan Thu Phương',
    );
  const before = (await herCash())?.held ?? 0;
  for (const status of ['out_for_delivery', 'delivered'])
    expect((await phone.send('PUT', `/shipments/${paid._id}/status`, { status })).status).toBe(200);
  await page.getByRole('link', { name: desk.tab.cash }).click();
  const holder = await herCash();
  expect(holder?.held).toBe(before + paid.cashToCollect);
  await page.getByText(formatVnd(holder!.held)).first().waitFor();
  await lookAtAllWidths(page, 'cash');
  await page.getByRole('link', { name: cash.holders.countOf('Phan Thu Phương') }).click();
  const counting = page.getByRole('dialog');
  await counting.getByLabel('1.000 ₫', { exact: true }).fill(String(holder!.held / 1_000 - 10));
  await counting.getByText(cash.count.short(formatVnd(vnd(10_000)))).waitFor();
  await counting.getByRole('button', { name: cash.count.take }).click();
  await counting.getByText(cash.count.noteMissing).waitFor();
  await lookAtAllWidths(page, 'cash-count', '[role=dialog]');
  await counting.getByLabel('10.000 ₫', { exact: true }).fill('1');
  await counting.getByText(cash.count.even).waitFor();
  await counting.getByRole('button', { name: cash.count.take }).dblclick();
  await page
    .getByRole('article', { name: cash.slip.title })
    .getByText(`#${shortId(paid.order._id)}`)
    .waitFor();
  await lookAtAllWidths(page, 'cash-slip');
  expect((await herCash())?.held ?? 0).toBe(0);
});

test('an account of a shipper with open parcels is locked only after they are given to another', async () => {
  const admin = await stage.signedIn('admin', { viewport: { width: 390, height: 664 }, ...TOUCH });
  const { page } = admin;
  stage.allowTrouble(/: 409 PUT .*\/active$/);
  const { password, email } = stage.shop.accounts.shipper;
  const tu = await loggedIn(stage.shop, { email, password });
  const phuong = await loggedIn(stage.shop, { email: SECOND, password });
  const [leaving, name] =
    (await openParcels(phuong)).length > 0 ? [phuong, 'Phan Thu Phương'] : [tu, 'Trần Văn Tú'];
  const other = leaving === tu ? phuong : tu;
  const before = await openParcels(leaving);
  await open(page, '/admin?tab=customers&nhom=shipper');
  await page.getByRole('button', { name: customers.closeName(name) }).click();
  await page.getByRole('button', { name: customers.closing.confirmLabel, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: handOver.leaving.title(name) });
  await dialog.getByText(handOver.leaving.text(before.length)).waitFor();
  await lookAtAllWidths(page, 'shipper-leaving', '[role=dialog]');
  await dialog.getByRole('radio', { name: leaving === tu ? SECOND : email }).check();
  await dialog.getByRole('button', { name: /^Giao hết cho/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(customers.closed, { exact: true }).last().waitFor();
  const now = (await openParcels(other)).map(({ _id }) => _id);
  for (const { _id } of before) expect(now).toContain(_id);
});

test('a parcel of another carrier is moved on at the desk, a failed delivery only with a reason', async () => {
  const admin = await stage.signedIn('admin', { viewport: { width: 390, height: 664 }, ...TOUCH });
  const { page } = admin;
  const { _id, order } = await packed(admin, { carrier: 'GHN', trackingNumber: 'LKEX29' });
  const id = `#${shortId(order._id)}`;
  const status = async () => (await askAs<Shipment>(stage, admin, `/shipments/${_id}`)).status;
  await open(page, '/admin?tab=shipments');
  const start = page.getByRole('button', { name: desk.tab.actionName(desk.tab.move, id) });
  const dialog = page.getByRole('dialog', { name: desk.move.title });
  const save = dialog.getByRole('button', { name: desk.move.save });
  await start.click();
  await dialog.getByText(desk.move.text(id, 'GHN')).waitFor();
  await save.click();
  await dialog.getByText(desk.move.statusMissing).waitFor();
  await lookAtAllWidths(page, 'parcel-of-another-carrier', '[role=dialog]');
  for (const to of ['shipped', 'in_transit', 'failed'] as const) {
    await dialog.getByRole('radio', { name: shipmentStatusLabels[to] }).check();
    await save.click();
    if (to === 'failed') {
      await dialog.getByText(desk.move.noteMissing).waitFor();
      await dialog.getByLabel(desk.move.note).fill('Khách hẹn mai');
      await save.dblclick();
    }
    await dialog.waitFor({ state: 'detached' });
    expect(await status()).toBe(to);
    if (to !== 'failed') await start.click();
  }
});

/** A cash parcel just assigned to Tú. */
async function givenToTu(admin: Person): Promise<Shipment> {
  const { _id } = await packed(admin);
  const shippers = await askAs<Shipper[]>(stage, admin, '/users/shippers');
  const shipperId = shippers.find(({ name }) => name === 'Trần Văn Tú')?._id;
  return askAs(stage, admin, `/shipments/${_id}/assign`, { method: 'PUT', data: { shipperId } });
}

/** An unassigned cash parcel. */
async function packed(admin: Person, more: object = {}): Promise<Shipment> {
  const buyer = await stage.signedIn(await stage.newCustomer());
  await fillCart(stage, buyer);
  const order = await orderConfirmed(stage, buyer, admin, { notes: 'Gọi trước 10 phút' });
  const data = { order: order._id, ...more };
  return askAs<Shipment>(stage, admin, '/shipments', { method: 'POST', data });
}

async function openParcels(phone: Visitor): Promise<Shipment[]> {
  const path = '/shipments/my-shipments?status=open&limit=100';
  return (await phone.get<MyShipmentsPage>(path)).data.shipments;
}
