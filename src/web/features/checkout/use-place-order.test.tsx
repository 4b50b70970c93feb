// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { User } from '#contract/http/identity.ts';
import type { PlaceOrderBody } from '#contract/http/ordering.ts';
import { minutes } from '#domain/kernel/time.ts';
import { EMPTY_CART } from '#web/entities/cart/changes.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { buttonOf, completePage, eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { usePlaceOrder } from './use-place-order.ts';

function Checkout() {
  const ordering = usePlaceOrder('linh', () => {});
  const place = () => ordering.place({ shippingOption: 's' } as unknown as PlaceOrderBody, EMPTY_CART);
  return <button onClick={place}>{ordering.error ? 'Lỗi' : 'Đặt'}</button>;
}

test('an order is not sent once another account is logged in', async () => {
  const asked = stubApi({ 'POST /orders': { refused: 'UNAVAILABLE' } });
  expect(browserSession().state().user?.id).not.toBe('linh');
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <MemoryRouter>
        <Checkout />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await press(buttonOf('Đặt'));
  await eventually(() => expect(buttonOf('Lỗi')).toBeDefined());
  expect(asked).not.toContain('POST /orders');
});

test('a manual logout removes an order of unknown outcome, with its address, from the tab', async () => {
  const user = { id: 'linh', name: 'Linh', email: '', role: 'customer' } as unknown as User;
  const accessTokenExpiresAt = new Date(Date.now() + minutes(15)).toISOString();
  stubApi({ 'POST /auth/login': { data: { user, accessTokenExpiresAt } } });
  completePage();
  await browserSession().login({ email: '', password: '' });
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <MemoryRouter>
        <Checkout />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await press(buttonOf('Đặt'));
  await eventually(() => expect(buttonOf('Lỗi')).toBeDefined());
  const stored = () => Object.values({ ...window.sessionStorage }).join(' ');
  expect(stored()).toContain('shippingOption');
  await browserSession().logout();
  expect(stored()).not.toContain('shippingOption');
});
