import { test } from 'vitest';
import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { copy } from '#web/features/shipper/copy.vi.ts';
import { expectToast, open, openStage } from './support/browser.ts';

const stage = openStage();

test('a step is kept and sent although the browser has closed the phone’s storage meanwhile', async () => {
  const { page, context } = await stage.signedIn('shipper');
  await open(page, '/shipper?trang-thai=in_transit');
  const card = page.getByRole('article').first();
  const id = (await card.getAttribute('aria-label'))!;
  // As Safari does to a page in the background.
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await card.getByRole('button', { name: copy.parcel.update }).click();
  const label = shipmentStatusLabels.out_for_delivery;
  await page.getByRole('radio', { name: label }).click();
  await page.getByRole('button', { name: copy.update.save }).click();
  await expectToast(page, copy.update.done, copy.update.doneWhat(id, label));
});
