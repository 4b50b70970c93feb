// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '#contract/errors.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { User } from '#contract/http/identity.ts';
import { minutes } from '#domain/kernel/time.ts';
import { formatVnd, vnd } from '#domain/kernel/vnd.ts';
import { ShipmentDetails } from '#web/entities/shipment/ShipmentDetails.tsx';
import { ApiError, createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { stubApi, toasts, type ApiStub } from '../../../../test-support/stub-api.ts';
import { buttonOf, completePage, eventually, mount, press } from '../../../../test-support/mount.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { CashSummary } from './CashSummary.tsx';
import { copy } from './copy.vi.ts';
import { ShipperDashboard } from './ShipperDashboard.tsx';

const NOW = '2026-11-21T02:00:00.000Z';
const refusing = (code: ErrorCode, message: string = ERRORS[code].message) => {
  const queries = createQueryClient(() =>
    Promise.reject(new ApiError(ERRORS[code].status, { code, message })),
  );
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  return queries;
};

/** spec §8, Shipper. */
test('parcels that cannot be loaded show a toast and an alert in their place', async () => {
  const user = { id: 'ship', name: 'Phúc', email: '', role: 'shipper' } as unknown as User;
  const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
  stubApi({ 'POST /auth/login': { data: { user, accessTokenExpiresAt } } });
  completePage();
  await browserSession().login({ email: '', password: '' });
  const { box } = await mount(
    <QueryClientProvider client={refusing('SERVER_ERROR')}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <ShipperDashboard /> }])} />
    </QueryClientProvider>,
  );
  const text = 'Không thể tải danh sách vận chuyển. Vui lòng thử lại sau.';
  await eventually(() => expect(box.querySelector('[role="alert"]')?.textContent).toContain(text));
  expect(toasts()).toEqual([['error', 'Lỗi tải dữ liệu', text]]);
});

test('cash that cannot be loaded is not said to be none, and loads by retry', async () => {
  const answers: ApiStub = { 'GET /shipments/my-cash': { bare: 404 } };
  stubApi(answers);
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <CashSummary />
    </QueryClientProvider>,
  );
  await eventually(() => expect(buttonOf(copy.purse.again)).toBeTruthy());
  expect([...box.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['–', '–', '–']);
  answers['GET /shipments/my-cash'] = { data: { collected: vnd(495_000), toCollect: vnd(0), held: vnd(0) } };
  await press(buttonOf(copy.purse.again));
  await eventually(() => expect(box.querySelector('dd')?.textContent).toBe(formatVnd(vnd(495_000))));
});

test.each<[ErrorCode, string]>([
  ['NOT_FOUND', ERRORS.NOT_FOUND.message],
  ['SERVER_ERROR', 'Không thể tải chi tiết shipment'],
])(
  'details that cannot be loaded show the server’s reason, for a server error a general text (%s)',
  async (code, text) => {
    const order = {
      _id: '0199-3f9a21bc',
      createdAt: NOW,
      totalPrice: 0,
      shippingFee: 0,
      shippingOption: {},
      items: [],
      user: {},
      shippingAddress: { fullName: 'Linh', phone: '0912345678', addressLine1: '12 Hoa Sen', city: 'Huế' },
    };
    const shipment = {
      order,
      status: 'shipped',
      statusHistory: [],
      estimatedDeliveryDate: NOW,
    } as unknown as Shipment;
    await mount(
      <QueryClientProvider client={refusing(code)}>
        <ShipmentDetails shipment={shipment} open onClose={() => undefined} />
      </QueryClientProvider>,
    );
    await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(text));
  },
);
