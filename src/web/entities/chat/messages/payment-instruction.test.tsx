// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, type ApiStub } from '../../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../../test-support/mount.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { copy } from '../copy.vi.ts';
import type { KindProps } from './MessageRow.tsx';
import { PaymentInstruction } from './PaymentInstruction.tsx';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const METADATA = { orderId: ID, amount: 742_000, content: 'VC2026CAFE' };
const QR = { data: { qrImage: 'data:image/png;base64,', amount: 742_000, content: 'VC2026CAFE' } };
const PENDING = { data: { orderId: ID, status: 'pending', expiresAt: null } };
const PAYMENT = `GET /payments/order/${ID}` as const;
const CODE = 'POST /payments/vietqr-data';

/** A bare 404 is not retried by itself. */
const FAILS = { bare: 404 } as const;

test.each<[string, ApiStub]>([
  ['the payment', { [PAYMENT]: FAILS, [CODE]: QR }],
  ['the QR code', { [PAYMENT]: PENDING, [CODE]: FAILS }],
])('when %s fails to load the chat says so and loads it by retry', async (_what, answers) => {
  stubApi(answers);
  const queries = createQueryClient((path, body) =>
    body ? call('POST', path, { body }) : call('GET', path),
  );
  const message = { metadata: METADATA } as unknown as KindProps['message'];
  const { box } = await mount(
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <PaymentInstruction message={message} side="customer" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await eventually(() =>
    expect(box.querySelector('[role=alert]')?.textContent).toContain(copy.payment.codeFailed),
  );
  expect(box.querySelector('[data-skeleton]')).toBeNull();
  Object.assign(answers, { [PAYMENT]: PENDING, [CODE]: QR });
  await press(buttonOf(uiCopy.retry));
  await eventually(() => expect(box.querySelector('img')).toBeTruthy());
  expect(box.querySelector('[role=alert]')).toBeNull();
});
