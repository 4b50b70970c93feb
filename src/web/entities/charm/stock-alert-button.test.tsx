// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { buttonOf, completePage, eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { minutes } from '#domain/kernel/time.ts';
import StockAlertButton from './StockAlertButton.tsx';
import { copy } from './stock-alerts.vi.ts';

test('asking and cancelling replace each other, and so does the focus', async () => {
  completePage();
  const mine = { _id: 'one', kind: 'charm', thing: 'dao', slug: 'dao', name: 'Đào', image: null };
  stubApi({
    'POST /auth/login': {
      data: {
        user: { id: 'linh', name: 'Linh', role: 'customer' },
        accessTokenExpiresAt: new Date(Date.now() + minutes(15)).toISOString(),
      },
    },
    'GET /stock-alerts': { data: [] },
    'POST /stock-alerts': { data: [mine] },
    'DELETE /stock-alerts/one': { data: [] },
  });
  await browserSession().login({ email: '', password: '' });
  await mount(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
        <StockAlertButton kind="charm" thing="dao" name="Đào" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  for (const [pressed, then] of [
    [copy.ask, copy.drop],
    [copy.drop, copy.ask],
  ] as const) {
    await eventually(() => expect(buttonOf(pressed)).toBeDefined());
    await act(async () => buttonOf(pressed)?.focus());
    await press(buttonOf(pressed));
    await eventually(() => expect(document.activeElement).toBe(buttonOf(then)));
  }
});
