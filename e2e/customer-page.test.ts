import { expect, test } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { User } from '#contract/http/identity.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortChatId, shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { customerMarkLabels } from '#domain/ordering/copy.vi.ts';
import { copy as customers } from '#web/features/admin-customers/copy.vi.ts';
import { open, openStage, type Person } from './support/browser.ts';
import { expectSound, photograph, PHOTOGRAPHING, settle } from './support/page-checks.ts';
import { askAs, fillCart, saveDesign } from './support/purchase.ts';
import { smallTargets } from './support/touch-targets.ts';

const stage = openStage();
const words = customers.page;
const NOTE = 'Thích tông hồng, hay gọi buổi tối';
const ADDRESS = {
  fullName: 'Lê Thu Hà',
  phone: '0912345678',
  addressLine1: '27/4 Hẻm Hoa Giấy, Quận 3',
  city: 'Huế',
};

test('a customer’s page shows her orders, designs, chats and marks, and its notes can be added, edited and removed', async () => {
  const admin = await stage.signedIn('admin', {
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = admin;
  const buyer = await stage.signedIn(await stage.newCustomer('Lê Thu Hà'));
  const { name } = await askAs<User>(stage, buyer, '/users/me');
  await saveDesign(stage, buyer, 'Vòng cho mẹ');
  const asked = await askAs<{ _id: string }>(stage, buyer, '/chat', { method: 'POST', data: {} });
  const message = { content: 'Tiệm ơi cho mình hỏi' };
  await askAs(stage, buyer, `/chat/${asked._id}/messages`, { method: 'POST', data: message });
  const order = await notTakenIn(admin, buyer);

  // From the order, which marks her returned parcels, to her page.
  await open(page, `/admin?tab=orders&don=${order._id}`);
  const beside = page.getByRole('complementary').filter({ hasText: `#${shortId(order._id)}` });
  await beside.getByText(customerMarkLabels.bounced).waitFor();
  await beside.getByRole('link', { name, exact: true }).click();
  const head = page.getByRole('region', { name, exact: true });
  await head.getByText(customerMarkLabels.bounced).waitFor();
  await head.getByText(formatVnd(0)).first().waitFor();
  await page.getByRole('link', { name: `#${shortId(order._id)}` }).waitFor();
  for (const [part, row] of [
    [words.orders, formatVnd(order.totalPrice)],
    [words.designs, 'Vòng cho mẹ'],
    [words.chats, `#${shortChatId(asked._id)}`],
    [words.addresses, words.none],
    [words.reviews, words.none],
  ] as const)
    await page.getByRole('region', { name: part }).getByText(row).waitFor();

  await page.getByRole('button', { name: words.notes.add }).click();
  await page.getByText(words.notes.missing).waitFor();
  await page.getByRole('textbox', { name: words.notes.label }).fill(NOTE);
  await page.getByRole('button', { name: words.notes.add }).click();
  const note = page.getByRole('listitem').filter({ hasText: NOTE });
  await note.waitFor();
  for (const width of PHOTOGRAPHING ? [1280, 768, 390] : [390]) {
    await page.setViewportSize({ width, height: width === 390 ? 664 : 800 });
    await settle(page);
    await photograph(page, 'customer-page');
    await expectSound(page);
  }
  expect(await smallTargets(page)).toEqual([]);

  await page.getByRole('button', { name: words.notes.editName(NOTE) }).click();
  const editing = page.getByRole('textbox', { name: words.notes.editing });
  await editing.fill(`${NOTE}, và hộp quà`);
  await page.getByRole('button', { name: words.notes.save, exact: true }).click();
  await note.getByText('và hộp quà').waitFor();

  // A colleague sees it live, and deletes it.
  const colleague = await stage.signedIn('admin');
  await open(colleague.page, new URL(page.url()).pathname + new URL(page.url()).search);
  await colleague.page.getByRole('button', { name: words.notes.removeName(NOTE) }).click();
  await colleague.page
    .getByRole('alertdialog')
    .getByRole('button', { name: words.notes.askRemove.confirmLabel })
    .click();
  await note.waitFor({ state: 'detached' });

  await page.getByRole('link', { name: words.back }).click();
  await page.getByRole('searchbox', { name: customers.search.label }).waitFor();
});

/** An order of hers that was returned undelivered. */
async function notTakenIn(admin: Person, buyer: Person): Promise<Order> {
  await fillCart(stage, buyer);
  const data = { paymentMethod: 'COD', shippingAddress: ADDRESS };
  const order = await askAs<Order>(stage, buyer, '/orders', { method: 'POST', data });
  const put = (who: Person, path: string, body: object) =>
    askAs(stage, who, path, { method: 'PUT', data: body });
  await put(admin, `/orders/${order._id}/admin-transition`, { status: 'confirmed' });
  const { _id } = await askAs<Shipment>(stage, admin, '/shipments', {
    method: 'POST',
    data: { order: order._id },
  });
  const courier = await stage.signedIn('shipper');
  const { id: shipperId } = await askAs<User>(stage, courier, '/users/me');
  await put(admin, `/shipments/${_id}/assign`, { shipperId });
  for (const status of ['in_transit', 'out_for_delivery', 'returned'])
    await put(courier, `/shipments/${_id}/status`, { status, notes: 'Khách không nghe máy' });
  return order;
}
