// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { stubApi, toasts } from '../../../../test-support/stub-api.ts';
import { eventually, mount, press } from '../../../../test-support/mount.ts';
import { failureCopy } from '../errors/copy.vi.ts';
import { DownloadLink } from './DownloadLink.tsx';

test('a download that fails names the shop as the cause, and its retry downloads', async () => {
  const asked = stubApi({ 'GET /users/me/proof': { bare: 500 } });
  const { box } = await mount(<DownloadLink href="/api/reports/orders.csv">Xuất CSV</DownloadLink>);
  await press(box.querySelector('a'));
  const { title, text } = failureCopy.server;
  await eventually(() => expect(toasts()).toEqual([['error', title, text]]));
  const { action } = shownToasts.get()[0]!;
  expect(action?.label).toBe(failureCopy.retry);
  action?.onClick?.();
  await eventually(() => expect(asked).toEqual(['GET /users/me/proof', 'GET /users/me/proof']));
});
