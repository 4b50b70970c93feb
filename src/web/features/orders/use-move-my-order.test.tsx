// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { orderStatusLabel } from '#domain/ordering/copy.vi.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { failureCopy } from '#web/lib/errors/copy.vi.ts';
import { stubApi, toasts, type Answer } from '../../../../test-support/stub-api.ts';
import { buttonOf, eventually, mount, press } from '../../../../test-support/mount.ts';
import { copy } from './copy.vi.ts';
import { useMoveMyOrder } from './use-move-my-order.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => vi.restoreAllMocks();
});

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const id = `#${shortId(ID)}`;
const order = (status: string) => ({ _id: ID, status }) as unknown as Order;

function Received() {
  const { move } = useMoveMyOrder(order('delivered'));
  return <button onClick={() => move('completed')}>Nhận</button>;
}

const done = copy.moved.completed(id);
const overtaken = copy.overtaken(id, orderStatusLabel('failed'));

test.each<[string, Answer | undefined, Answer | undefined, unknown[]]>([
  ['arrived although its response was lost', undefined, { data: order('completed') }, ['success', done.title, done.message]],
  ['never arrived', undefined, { data: order('delivered') }, ['error', failureCopy.network.title, failureCopy.network.text]],
  ['has an unknown outcome', undefined, undefined, ['error', failureCopy.network.title, failureCopy.network.text]],
  ['was already made in another tab', { refused: 'INVALID_TRANSITION' }, { data: order('completed') }, ['success', done.title, done.message]],
  ['is refused because the status has changed', { refused: 'INVALID_TRANSITION' }, { data: order('failed') }, ['info', failureCopy.changed, overtaken]],
])('a status change that %s shows the true outcome', async (_how, moved, now, told) => {
  stubApi({
    ...(moved && { [`PUT /orders/${ID}/customer-transition`]: moved }),
    ...(now && { [`GET /orders/${ID}`]: now }),
  });
  await mount(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined))}>
      <Received />
    </QueryClientProvider>,
  );
  await press(buttonOf('Nhận'));
  await eventually(() => expect(toasts()).toEqual([told]));
}); // oxfmt-ignore
