// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { ZaloNews } from './ZaloNews.tsx';

test.each([
  [['confirmed', 'delivered'], null, 'Tiệm nhắn khi đơn được xác nhận, đơn đã giao. Tin có'],
  [['photo'], '0912345678', 'Tiệm nhắn khi ảnh vòng đã sẵn. Tin có'],
  [[], '0912345678', 'Hiện tiệm không gửi tin qua Zalo'],
])('a shop that announces %j promises no more (number %s)', async (news, phone, said) => {
  stubApi({ 'GET /users/me/zalo': { data: { news, phone, since: null } } });
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <ZaloNews />
    </QueryClientProvider>,
  );
  await eventually(() => expect(box.querySelector('.hint')?.textContent).toContain(said));
});

test('opting in and out, the focus stays in this part', async () => {
  const choice = (phone: string | null) => ({ data: { news: ['confirmed'], phone, since: null } });
  stubApi({
    'GET /users/me/zalo': choice(null),
    'PUT /users/me/zalo': choice('0912345678'),
    'DELETE /users/me/zalo': choice(null),
  });
  const { box } = await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <ZaloNews />
    </QueryClientProvider>,
  );
  await eventually(() => expect(box.querySelector('input')).not.toBeNull());
  await fill(box.querySelector('input'), '0912345678');
  for (const words of ['Nhận tin qua Zalo', 'Thôi nhận tin']) {
    const button = buttonOf(words);
    await act(async () => button?.focus());
    await press(button);
    await eventually(() => expect(button?.isConnected).toBe(false));
    await eventually(() => expect(document.activeElement).toBe(box.querySelector('h3')));
  }
});
