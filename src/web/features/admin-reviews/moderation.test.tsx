// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { AdminReview } from '#contract/http/reviews.ts';
import { reviewStatusLabels } from '#domain/reviews/copy.vi.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { call } from '#web/lib/call.ts';
import { shownToasts } from '#web/ui/feedback/toast.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { stubApi, toasts, type Answer } from '../../../../test-support/stub-api.ts';
import { copy } from './copy.vi.ts';
import { ReviewRow } from './ReviewRow.tsx';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const review = {
  _id: ID,
  order: ID,
  stars: 5,
  text: 'Vòng xinh',
  photo: null,
  status: 'pending',
  customer: { _id: ID, name: 'Khánh Linh' },
  name: 'Linh K.',
  bracelet: 'Vòng thử',
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
} as unknown as AdminReview;
const path = `PUT /reviews/${ID}/verdict` as const;

async function show(answer: Answer | Promise<Answer>) {
  const asked = stubApi({ [path]: answer });
  const queries = createQueryClient((url) => call('GET', url));
  const row = (shown: AdminReview) => (
    <MemoryRouter>
      <QueryClientProvider client={queries}>
        <ReviewRow review={shown} />
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { draw } = await mount(row(review));
  return { asked, refetch: (changed: AdminReview) => draw(row(changed)) };
}

test('a double click sends one verdict', async () => {
  const { asked } = await show({ data: { ...review, status: 'shown' } });
  const button = buttonOf(copy.show);
  button?.click();
  button?.click();
  await eventually(() => expect(toasts()).toHaveLength(1));
  expect(asked).toEqual([path]);
});

test('after another admin’s verdict the toast says so and where the review is now', async () => {
  await show({
    refused: 'CONFLICT',
    details: [{ path: 'status', message: '', from: 'pending', to: 'hidden' }],
  });
  await press(buttonOf(copy.show));
  const { title, message } = copy.judged(reviewStatusLabels.hidden);
  await eventually(() => expect(toasts()).toEqual([['warning', title, message]]));
});

test('after the customer’s change it asks to read the new text', async () => {
  await show({ refused: 'CONFLICT', details: [] });
  await press(buttonOf(copy.show));
  await eventually(() => expect(toasts()).toEqual([['warning', copy.changed.title, copy.changed.message]]));
});

test('hiding is undone to the status before, although the row was refetched before the response arrived', async () => {
  const hidden: AdminReview = { ...review, status: 'hidden', updatedAt: '2026-11-20T09:00:00.000Z' };
  const response = Promise.withResolvers<Answer>();
  const { refetch } = await show(response.promise);
  await press(buttonOf(copy.hide));
  await refetch(hidden);
  response.resolve({ data: hidden });
  await eventually(() => expect(toasts()).toHaveLength(1));

  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json({ data: review });
  });
  await act(async () => shownToasts.get()[0]?.action?.onClick?.());
  await eventually(() => expect(sent).toEqual([{ status: 'pending', updatedAt: hidden.updatedAt }]));
});
