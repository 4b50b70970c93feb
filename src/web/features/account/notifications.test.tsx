// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { act } from 'react';
import { eventually, mount } from '../../../../test-support/mount.ts';
import { accountCopy } from './copy.vi.ts';
import { Notifications } from './Notifications.tsx';

const words = accountCopy.notifications.hints;

test('notifications that the browser blocked can be switched on as soon as it allows them, without a reload', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const allowed = { permission: 'denied' };
  const status = new EventTarget();
  const pushManager = { getSubscription: async () => null };
  const serviceWorker = { getRegistration: async () => ({ pushManager }), ready: Promise.resolve() };
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', allowed);
  vi.stubGlobal('navigator', {
    serviceWorker,
    permissions: { query: async () => status },
    userAgent: 'Chrome',
  });
  const { box } = await mount(<Notifications userId="linh" />);
  await eventually(() => expect(box.textContent).toContain(words.denied));
  expect(box.querySelector('[role="switch"]')?.matches(':disabled')).toBe(true);

  allowed.permission = 'default';
  await act(async () => void status.dispatchEvent(new Event('change')));
  await eventually(() => expect(box.textContent).toContain(words.off));
  expect(box.querySelector('[role="switch"]')?.matches(':disabled')).toBe(false);
});
