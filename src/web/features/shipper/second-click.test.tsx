// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { User } from '#contract/http/identity.ts';
import { minutes } from '#domain/kernel/time.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { completePage, eventually, mount } from '../../../../test-support/mount.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { copy } from './copy.vi.ts';
import { ShipperDashboard } from './ShipperDashboard.tsx';

const NOW = '2026-11-21T02:00:00.000Z';

function parcel(_id: string): Shipment {
  const shippingAddress = { fullName: 'Linh', phone: '0912345678', addressLine1: '12 Hoa Sen', city: 'Huế' };
  const order = {
    _id,
    createdAt: NOW,
    totalPrice: 0,
    status: 'shipped',
    user: { name: 'Linh' },
    shippingAddress,
  };
  const times = { estimatedDeliveryDate: NOW, actualDeliveryDate: null, createdAt: NOW, updatedAt: NOW };
  return { _id, order, status: 'shipped', cashToCollect: 0, notes: null, ...times } as unknown as Shipment;
}

const page = (...shipments: Shipment[]) => ({
  data: {
    shipments,
    pagination: { page: 1, pages: 1, limit: 20, total: shipments.length },
    counts: { total: shipments.length, inProgress: shipments.length },
  },
});

/** A click at the same place of the screen. */
const click = (element: Element | undefined, at: number) =>
  act(async () => {
    const event = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      detail: 1,
      clientX: 40,
      clientY: 40,
    });
    Object.defineProperty(event, 'timeStamp', { value: at });
    element?.dispatchEvent(event);
  });

test('the second click of a double click does not open the parcel that took the place of the first', async () => {
  const user = { id: 'ship', name: 'Phúc', email: '', role: 'shipper' } as unknown as User;
  const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
  const answers: Parameters<typeof stubApi>[0] = {
    'POST /auth/login': { data: { user, accessTokenExpiresAt } },
    'GET /shipments/my-shipments': page(parcel('0199-3f9a21bc'), parcel('0199-3f9a21bd')),
  };
  stubApi(answers);
  completePage();
  await browserSession().login({ email: '', password: '' });
  const queries = createQueryClient((path) => call('GET', path));
  const { box } = await mount(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <ShipperDashboard /> }])} />
    </QueryClientProvider>,
  );
  const updates = () =>
    [...box.querySelectorAll('button')].filter(({ textContent }) => textContent === copy.parcel.update);
  await eventually(() => expect(updates()).toHaveLength(2));

  await click(updates()[0], 1_000);
  answers['GET /shipments/my-shipments'] = page(parcel('0199-3f9a21bd'));
  await act(() => queries.invalidateQueries());
  await eventually(() => expect(updates()).toHaveLength(1));
  await eventually(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  await click(updates()[0], 1_200);
  expect(document.querySelector('[role="dialog"]')).toBeNull();
  await click(updates()[0], 2_000);
  await eventually(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull());
});
