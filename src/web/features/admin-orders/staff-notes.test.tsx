// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { stubApi, type Answer } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, fill, mount, press } from '../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { StaffNotes } from './StaffNotes.tsx';

const author = { _id: 'mai', name: 'Mai Anh' };
const note = { _id: 'n1', author, text: 'Gọi trước', forCourier: false, createdAt: '2026-11-21T09:00:00Z' };

test('text typed while a note is being saved stays in the field', async () => {
  const added = Promise.withResolvers<Answer>();
  stubApi({
    'GET /orders/o1/staff-notes': { data: [] },
    'POST /orders/o1/staff-notes': added.promise,
    'GET /orders/o1/story': { data: [] },
  });
  await mount(
    <QueryClientProvider client={createQueryClient((path) => call('GET', path))}>
      <StaffNotes orderId="o1" />
    </QueryClientProvider>,
  );
  const field = document.querySelector('textarea');
  await fill(field, 'Gọi trước');
  await press(buttonOf(copy.notes.add));
  await fill(field, 'Nhà có chó');
  added.resolve({ data: note });
  await eventually(() => expect(document.body.textContent).toContain('Gọi trước'));
  expect(field?.value).toBe('Nhà có chó');
});
