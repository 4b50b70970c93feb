// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { mount } from '../../../../../test-support/mount.ts';
import { stubApi, type Answer } from '../../../../../test-support/stub-api.ts';
import { copy } from './copy.vi.ts';
import { PhotoDesk } from './PhotoDesk.tsx';

test.each([
  ['sent', null, copy.todo.sent],
  ['sent', '2026-11-21T09:00:00.000Z', copy.decideSilence],
  // She did answer: staff wait for nothing but themselves.
  ['changes_requested', '2026-11-21T09:00:00.000Z', copy.todo.changes_requested],
] as const)('before its photos have loaded, %s since %s says %j', async (proof, forStaffSince, words) => {
  stubApi({ 'GET /orders/o1/photos': new Promise<Answer>(() => undefined) });
  const order = { _id: 'o1', status: 'confirmed', proof, photo: { forStaffSince }, items: [] };
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <PhotoDesk order={order as unknown as Order} />
    </QueryClientProvider>,
  );
  const lines = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual([words]);
});
