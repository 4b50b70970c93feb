// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, toasts, type Answer } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import '#web/ui/overlays/parts/DialogPart.tsx';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { copy } from './copy.vi.ts';
import { OrderActions } from './OrderActions.tsx';
import { OverdueOrders } from './OverdueOrders.tsx';
import { overdueCopy as overdue } from './overdue.vi.ts';
import { PaymentDecision } from './PaymentDecision.tsx';
import { tabViewOf } from './view.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const id = `#${shortId(ID)}`;
const order = {
  _id: ID,
  status: 'waiting_for_admin_confirmation',
  totalPrice: 285_000,
  user: { _id: 'linh', name: 'Khánh Linh', email: 'linh@vuoncharm.example' },
} as unknown as Order;
const talk = { data: { chatId: null, receipts: [], transfers: [] } };
const view = tabViewOf(new URLSearchParams());

async function show(piece: ReactNode, answers: Parameters<typeof stubApi>[0]) {
  const asked = stubApi(answers);
  const queries = createQueryClient((path) => call('GET', path));
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={queries}>{piece}</QueryClientProvider>
    </MemoryRouter>,
  );
  return { asked, queries };
}

const dialog = () => document.querySelector('[role="dialog"]');
const reason = () => dialog()?.querySelector('textarea') ?? null;
/** The button of the open dialog, not the one that opened it. */
const inDialog = (words: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.startsWith(words));

async function reject(answer: Answer) {
  const shown = await show(<PaymentDecision order={order} />, {
    [`GET /orders/${ID}/payment-talk`]: talk,
    'POST /payments/admin/confirm': answer,
  });
  await press(buttonOf(copy.payment.reject));
  await eventually(() => expect(reason()).not.toBeNull());
  await fill(reason(), 'sao kê chưa có khoản này');
  await press(inDialog(copy.payment.rejection.confirm));
  await eventually(() => expect(toasts()).toHaveLength(1));
  return shown;
}

test('a failed request (503) keeps the dialog open with its text, and can be sent again', async () => {
  const { asked } = await reject({ bare: 503 });
  expect(reason()?.value).toBe('sao kê chưa có khoản này');
  await press(inDialog(copy.payment.rejection.confirm));
  await eventually(() =>
    expect(asked.filter((each) => each === 'POST /payments/admin/confirm')).toHaveLength(2),
  );
});

test('a payment that another admin has decided closes the dialog', async () => {
  await reject({ refused: 'PAYMENT_DECIDED' });
  await eventually(() => expect(reason()).toBeNull());
});

test('while the bank transfers cannot be loaded, nothing is claimed about them nor confirmed', async () => {
  const { asked } = await show(
    <ConfirmTransfer
      order={order}
      open
      sending={false}
      onClose={() => undefined}
      onConfirm={() => asked.push('sent')}
    />,
    { [`GET /orders/${ID}/payment-talk`]: { bare: 500 } },
  );
  const { compare, ask, noChat } = copy.payment;
  await eventually(() => expect(dialog()?.textContent).toContain(compare.unread));
  for (const untold of [compare.untold, noChat]) expect(dialog()?.textContent).not.toContain(untold);
  await press(inDialog(ask.confirm));
  expect(asked).not.toContain('sent');
});

test('an overdue order is cancelled only after a confirmation', async () => {
  const late = { ...order, bracelets: 1, name: 'Khánh Linh', since: '2026-11-21T09:00:00.000Z' };
  const { asked } = await show(<OverdueOrders view={view} />, {
    'GET /orders/overdue': { data: { orders: [late], total: 1 } },
    'POST /orders/overdue/cancel': { data: { cancelled: [ID] } },
  });
  await eventually(() => expect(buttonOf(overdue.cancel)).toBeDefined());
  await press(buttonOf(overdue.cancel));
  await eventually(() => expect(dialog()?.textContent).toContain(overdue.askOne.title(id)));
  expect(asked).not.toContain('POST /orders/overdue/cancel');
  await press(inDialog(overdue.askOne.confirm));
  await eventually(() => expect(toasts()).toEqual([['success', overdue.cancelled(1), undefined]]));
});

test('while the payment of an order cannot be read, its cancellation does not pass over what she may have paid', async () => {
  const unpaid = { ...order, status: 'pending_payment', paymentMethod: 'VietQR' } as Order;
  await show(<OrderActions order={unpaid} />, { [`GET /payments/order/${ID}`]: { bare: 500 } });
  await press(buttonOf(copy.actions.cancelled));
  await eventually(() => expect(dialog()?.textContent).toContain(copy.cancel.unread));
});
