// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { User } from '#contract/http/identity.ts';
import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { minutes } from '#domain/kernel/time.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import {
  buttonOf,
  choose,
  completePage,
  eventually,
  fill,
  mount,
  press,
} from '../../../../test-support/mount.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { copy } from './copy.vi.ts';
import { UpdateSheet } from './UpdateSheet.tsx';

const phone = vi.hoisted(() => ({ opened: Promise.withResolvers<Blob | null>() }));
vi.mock('#web/lib/files/photo.ts', () => ({ shrinkPhoto: () => phone.opened.promise }));

test('what is typed while a photo is being opened stays, and nothing is sent without the photo', async () => {
  const user = { id: 'ship', name: 'Phúc', email: '', role: 'shipper' } as unknown as User;
  const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
  const parcel = {
    _id: 'parcel',
    status: 'out_for_delivery',
    cashToCollect: 0,
    order: { _id: '0199-3f9a21bc', status: 'shipped' },
  } as unknown as Shipment;
  const asked = stubApi({
    'POST /auth/login': { data: { user, accessTokenExpiresAt } },
    'PUT /shipments/parcel/status': { data: { ...parcel, status: 'delivered' } },
    'POST /shipments/parcel/proof': { data: null },
  });
  completePage();
  await browserSession().login({ email: '', password: '' });
  await mount(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <UpdateSheet shipment={parcel} open onClose={() => undefined} finalFocus={() => null} />
    </QueryClientProvider>,
  );
  const sheet = document.body;
  const delivered = () =>
    [...sheet.querySelectorAll('label')].find(({ textContent }) =>
      textContent.includes(shipmentStatusLabels.delivered),
    );
  await eventually(() => expect(delivered()).toBeDefined());
  await press(delivered());
  await choose(sheet.querySelector('input[type="file"]'), new File(['x'], 'cửa.jpg', { type: 'image/jpeg' }));
  const note = sheet.querySelector('textarea');
  await fill(note, 'Giao tận tay chị Linh');
  await press(buttonOf(copy.update.save));
  expect(asked).not.toContain('PUT /shipments/parcel/status');
  phone.opened.resolve(new Blob(['small']));
  await eventually(() => expect(buttonOf(copy.photo.again)).toBeDefined());
  expect(note?.value).toBe('Giao tận tay chị Linh');
  await press(buttonOf(copy.update.save));
  await eventually(() => expect(asked).toContain('POST /shipments/parcel/proof'));
});
