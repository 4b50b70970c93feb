import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#domain/fulfilment/working-days.ts';
import { orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { reportsCopy } from '#domain/reports/copy.vi.ts';
import { copy as lowStock } from '#web/entities/report/low-stock/copy.vi.ts';
import { copy as shelf } from '#web/entities/charm/desk/copy.vi.ts';
import { copy as adminOrdersCopy } from '#web/features/admin-orders/copy.vi.ts';
import { copy as overview } from '#web/features/admin-overview/copy.vi.ts';
import { viewsWords as views } from '#web/features/admin-orders/views/views.vi.ts';
import { copy as desk } from '#web/features/admin-chat/copy.vi.ts';
import { copy as audit } from '#web/features/admin-audit/copy.vi.ts';
import { copy as dashboard } from '#web/pages/admin/copy.vi.ts';
import { copy as today } from '#web/features/admin-today/copy.vi.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { listCopy } from '#web/ui/list/copy.vi.ts';
import { expectToast, open, openStage, PHONE, SIZES, TOUCH } from './support/browser.ts';
import { placeOrders } from './support/morning.ts';
import { expectFits, settle } from './support/page-checks.ts';
import { askAs } from './support/purchase.ts';
import { inDatabase } from './support/shop-database.ts';

const stage = openStage();
const LONGEST = 'Công Tằng Tôn Nữ Nguyễn Hoàng Ngọc Phương Thảo';
/** Portrait phone viewport, with the browser's address bar. */
const HELD = { width: 390, height: 664 };

test.each([
  [
    { width: 1440, height: 900 },
    { first: 420, whole: 10 },
  ],
  [
    { width: 1280, height: 800 },
    { first: 440, whole: 6 },
  ],
  [
    { width: 1024, height: 768 },
    { first: 420, whole: 4 },
  ],
  [
    { width: 768, height: 1024 },
    { first: 420, whole: 5 },
  ],
  [SIZES.phone, { first: 420, whole: 3 }],
  [HELD, { first: 420, whole: 1 }],
])(
  'at %j enough orders fit above the fold, with payment and date; other lists begin within 420 px',
  async (viewport, room) => {
    const hand = viewport.width < SIZES.tablet.width ? TOUCH : {};
    const { page } = await stage.signedIn('admin', { reducedMotion: 'reduce', viewport, ...hand });
    await open(page, '/admin?tab=orders');
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await rows.first().waitFor();
    await settle(page);
    const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()));
    const whole = boxes.filter((box) => box && box.y + box.height <= viewport.height);
    expect(boxes[0]?.y).toBeLessThanOrEqual(room.first);
    expect(whole.length).toBeGreaterThanOrEqual(room.whole);
    const cells = rows.first().getByRole('cell');
    await cells.filter({ hasText: /^(COD|VietQR)$/ }).waitFor();
    await cells.filter({ hasText: /^\d\d\/\d\d, \d\d:\d\d$/ }).waitFor();
    // In narrower windows a row is a card.
    const highest = viewport.width >= 1024 ? 44 : Infinity;
    const height = () =>
      rows.evaluateAll((all) => Math.max(...all.map((row) => row.getBoundingClientRect().height)));
    expect(await height()).toBeLessThanOrEqual(highest);
    for (const list of ['shipments', 'charms', 'customers'] as const) {
      await page
        .locator(`a[href="${tabPath(list)}"]`)
        .first()
        .click();
      await page
        .locator(`a[href="${tabPath(list)}"][aria-current]`)
        .first()
        .waitFor();
      await rows.first().waitFor();
      await settle(page);
      expect((await rows.first().boundingBox())?.y).toBeLessThanOrEqual(420);
      expect(await height()).toBeLessThanOrEqual(highest);
    }
  },
);

test('a line of the inbox opens a list with exactly as many rows as it counts', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin');
  const line = page.getByRole('link', { name: today.kinds.toConfirm.what });
  const count = Number.parseInt((await line.textContent()) ?? '', 10);
  expect(count).toBeGreaterThan(0);
  await line.click();
  await page
    .getByText(adminOrdersCopy.orders.range(listCopy.rows(1, count, count)), { exact: true })
    .waitFor();
  // Chats stand in their own panel, which lists those that wait for this admin.
  await page.goBack();
  const chats = page.getByRole('button', { name: today.kinds.chats.what });
  const waiting = Number.parseInt((await chats.textContent()) ?? '', 10);
  expect(waiting).toBeGreaterThan(0);
  await chats.click();
  await page.getByRole('dialog').getByText(desk.find.results(waiting), { exact: true }).waitFor();
});

test('on a tablet a search among the orders and the security events stay within the page', async () => {
  const { page } = await stage.signedIn('admin', { reducedMotion: 'reduce', viewport: SIZES.tablet });
  await open(page, '/admin?tab=orders&trang-thai=pending&q=khong-co-don-nay');
  await page.getByText(adminOrdersCopy.lookup.none).waitFor();
  await page.getByRole('link', { name: adminOrdersCopy.lookup.clear }).waitFor();
  await expectFits(page);

  const network = '2001:0db8:4f3b:1a20::/64';
  await inDatabase(
    stage.shop,
    `INSERT INTO security_events (at, kind, network, route) VALUES (now(), 'refused', '${network}', 'POST /api/auth/login')`,
  );
  await open(page, tabPath('security'));
  const place = page.getByText(network).first();
  const [text, list] = await Promise.all([
    place.evaluate((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return range.getBoundingClientRect().right;
    }),
    page.getByRole('list').filter({ has: place }).last().boundingBox(),
  ]);
  expect(text).toBeLessThanOrEqual(list!.x + list!.width - 16);
});

test('the inbox line for refunds scrolls to their list, and a chosen filter is scrolled into view', async () => {
  const [order] = await placeOrders(stage, 1, { name: 'Đào Thu Ngân', paymentMethod: 'VietQR' });
  const person = await stage.signedIn('admin', PHONE);
  const { page } = person;
  await askAs(stage, person, '/payments/admin/confirm', {
    method: 'POST',
    data: { orderId: order!._id, confirmed: true },
  });
  await askAs(stage, person, `/orders/${order!._id}/admin-transition`, {
    method: 'PUT',
    data: { status: 'cancelled', reason: 'hết dây' },
  });
  await open(page, '/admin');
  await page.getByRole('link', { name: today.kinds.refundsDue.what }).tap();
  const heading = page.getByRole('heading', { name: adminOrdersCopy.refund.title });
  await heading.and(page.locator(':focus')).waitFor();
  const box = await heading.boundingBox();
  expect(box!.y).toBeGreaterThan(0);
  expect(box!.y).toBeLessThan(HELD.height / 2);
  // The filter of a list is in sight, although the row of filters is longer than a phone is wide.
  await open(page, '/admin?tab=orders&trang-thai=failed');
  const filter = page.getByRole('navigation', { name: adminOrdersCopy.orders.filters });
  const chip = filter.getByRole('link', { name: orderStatusLabels.failed });
  const right = async () => {
    const chosen = await chip.boundingBox();
    return chosen!.x + chosen!.width;
  };
  await expect.poll(right).toBeLessThanOrEqual(HELD.width);
});

test('a filtered view saved under a name is available to other admins', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=orders');
  const menu = page.getByRole('button', { name: views.button });
  const chips = page.getByRole('navigation', { name: adminOrdersCopy.orders.filters });
  for (const [filter, chosen] of [
    [adminOrdersCopy.payments.COD, 'tra=COD'],
    [adminOrdersCopy.late(3), 'qua=3'],
  ] as const) {
    await menu.click();
    await page.getByRole('dialog').getByRole('link', { name: filter, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Until the list has it: the next filter is added to those of the list.
    await chips.locator(`a[href*="${chosen}"]`).first().waitFor();
  }
  await menu.click();
  await page.getByRole('textbox', { name: views.name }).fill('COD chưa giao quá 3 ngày');
  await page.getByRole('checkbox', { name: views.share }).check();
  await page.getByRole('button', { name: views.save }).click();
  await expectToast(page, views.saved('COD chưa giao quá 3 ngày'));

  const other = await stage.signedIn('admin');
  await open(other.page, '/admin?tab=orders');
  await other.page.getByRole('button', { name: views.button }).click();
  await other.page.getByRole('link', { name: /^COD chưa giao quá 3 ngày/ }).click();
  await expect.poll(() => new URL(other.page.url()).search).toBe('?tab=orders&tra=COD&qua=3');
});

test('the number of rows per page is remembered for all lists', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=charms');
  await page.getByText('1–25 trên 144 charm').waitFor();
  await page.getByLabel(uiCopy.rowsAPage).selectOption('50');
  await page.getByText('1–50 trên 144 charm').waitFor();
  await page.getByRole('link', { name: uiCopy.lastPage }).click();
  await page.getByText('101–144 trên 144 charm').waitFor();
  await page.reload();
  await page.getByText('101–144 trên 144 charm').waitFor();
  await open(page, '/admin?tab=customers');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first()
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('rows-a-page'))).toBe('50');
  for (const [list, path] of [
    ['mails', '/api/admin/mails/refused'],
    ['requests', '/api/users/data-requests'],
    ['security', '/api/security-events'],
    ['errors', '/api/admin/errors'],
  ] as const) {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === path);
    await open(page, tabPath(list));
    expect(new URL((await asked).url()).searchParams.get('limit'), list).toBe('50');
  }
  await open(page, '/admin?tab=charms&trang=3');
  await page.getByLabel(uiCopy.rowsAPage).selectOption('25');
  await page.getByText('1–25 trên 144 charm').waitFor();
});

test('the overview’s chart works by keyboard and as a table, and low stock is restocked in place', async () => {
  const { page } = await stage.signedIn('admin');
  await open(page, '/admin?tab=overview');
  const chart = page.getByRole('slider', { name: overview.chart.label.revenue });
  await chart.focus();
  const newest = await chart.getAttribute('aria-valuetext');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => chart.getAttribute('aria-valuetext')).not.toBe(newest);
  await page.keyboard.press('Home');
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('1');
  // Orders by visit source, and the year's revenue beside the untaxed limit.
  await page.getByRole('listitem').filter({ hasText: 'Zalo, qua-sinh-nhat' }).waitFor();
  await page.getByText(/% của mức chưa phải nộp thuế 1\.000\.000\.000/).waitFor();
  await page.getByText(overview.chart.figures).click();
  await expect.poll(() => days(page).count()).toBe(30);
  await page.getByRole('link', { name: overview.presets['7'] }).click();
  await expect.poll(() => days(page).count()).toBe(7);
  await chooseDays(page, '2026-01-31', '2026-01-01');
  await page.getByText(reportsCopy.endsBefore).waitFor();
  const first = addDays(dayOf(new Date()), -59);
  await chooseDays(page, first, dayOf(new Date()));
  await expect.poll(() => days(page).count()).toBe(60);
  expect(page.url()).toContain(`tu=${first}&den=`);

  const sold = page.getByRole('table').filter({ has: page.getByText(overview.sales.columns.margin) });
  await page.getByRole('button', { name: overview.sales.orders.revenue, exact: true }).click();
  const charm = sold.getByRole('link').first();
  expect(await charm.getAttribute('href')).toContain('tab=charms&q=');
  await page.getByRole('button', { name: overview.csv.button }).click();
  const took = page.waitForEvent('download');
  await page.getByRole('link', { name: overview.csv.tables.charms }).click();
  expect((await took).suggestedFilename()).toMatch(/^charm-ban-.*\.csv$/);

  const rows = page.getByRole('region', { name: lowStock.title }).getByRole('listitem');
  const scarce = rows.filter({ hasText: 'Tanzanite' });
  await scarce.getByRole('button', { name: shelf.stock.restockName('Tanzanite') }).click();
  await scarce.getByRole('spinbutton').fill('30');
  await page.keyboard.press('Enter');
  await scarce.waitFor({ state: 'hidden' });
});

/** The rows of the chart's table, without its header. */
const days = (page: Page) =>
  page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader', { name: overview.chart.columns.day, exact: true }) })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Opens the two date fields if they are closed, and requests the period. */
async function chooseDays(page: Page, from: string, to: string): Promise<void> {
  const begin = page.getByLabel(overview.range.from, { exact: true });
  if (!(await begin.isVisible())) await page.getByRole('button', { name: overview.range.button }).click();
  await begin.fill(from);
  await page.getByLabel(overview.range.to, { exact: true }).fill(to);
  await page.getByRole('button', { name: overview.range.show, exact: true }).click();
}

test('a tab that is opened without a network says so, and opens by itself when the network is back', async () => {
  stage.allowTrouble(/socket/);
  const { page, context } = await stage.signedIn('admin');
  await open(page, '/admin?tab=shipping');
  await stage.goOffline(context);
  await page.getByRole('link', { name: dashboard.views.audit, exact: true }).click();
  await page.getByText(dashboard.offline.title).waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: audit.title, exact: true }).waitFor();
  await expect.poll(() => page.getByText(dashboard.offline.title).count()).toBe(0);
});

test('at 1440, 1280 and 1024 the longest name leaves rows their height, and every button its place', async () => {
  const [order] = await placeOrders(stage, 1, { name: LONGEST });
  const person = await stage.signedIn('admin');
  const data = { status: 'confirmed' };
  await askAs(stage, person, `/orders/${order!._id}/admin-transition`, { method: 'PUT', data });
  await askAs(stage, person, '/shipments', { method: 'POST', data: { order: order!._id } });
  await inDatabase(stage.shop, `UPDATE users SET name = '${LONGEST}' WHERE role = 'shipper'`);
  await inDatabase(stage.shop, `UPDATE shipments SET tracking_number = 'S22512345.SG01.G2.1234567'`);
  const { page } = person;
  for (const width of [1440, 1280, 1024])
    for (const list of ['shipments', 'customers'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, tabPath(list));
      await page.getByRole('row', { name: 'Công Tằng' }).first().waitFor();
      await settle(page);
      expect(await page.evaluate(misplaced), `${list} at ${width}`).toEqual([]);
    }
});

/** Rows above 44 px, words that leave their cell, and buttons that leave their row or stand over words of another cell. */
function misplaced(): string[] {
  const wrong: string[] = [];
  for (const row of document.querySelectorAll('tbody tr')) {
    const { left, right, height } = row.getBoundingClientRect();
    if (height > 44) wrong.push(`${height} px: ${row.textContent}`);
    for (const cell of row.querySelectorAll('th, td'))
      if (getComputedStyle(cell).overflowX === 'visible' && cell.scrollWidth > cell.clientWidth + 1)
        wrong.push(`too wide: ${cell.textContent}`);
    const words = [...row.querySelectorAll('b, .st')].map((word) => word.getBoundingClientRect());
    for (const button of row.querySelectorAll('button')) {
      const box = button.getBoundingClientRect();
      const isOver = words.some((word) => word.right > box.left && word.left < box.right);
      if (box.left < left || box.right > right || isOver) wrong.push(button.ariaLabel ?? '');
    }
  }
  return wrong;
}
