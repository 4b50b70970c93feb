import { expect, test } from 'vitest';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { ApiError } from '#web/lib/api.ts';
import { createTestClock, settled } from '#web/lib/session/test-clock.ts';
import { createMemoryStore } from './memory-store.ts';
import type { Change, ChangeStore, QueuedChange } from './queued-change.ts';
import { createOfflineQueue } from './queue.ts';

const photo = new Blob(['jpeg']);
const change = (clientId: string, more: Partial<Change> = {}): Change => ({
  clientId,
  shipmentId: 'parcel',
  orderId: 'order',
  status: 'in_transit',
  notes: null,
  madeAt: '2026-11-21T05:00:00.000Z',
  photo: null,
  ...more,
});
const answer = (status: number, message = `HTTP ${status}`) => new ApiError(status, { code: 'X', message });
const NO_NETWORK = answer(0);

/** A phone with its queue. `replies` are the server's responses to one change in order; afterwards every request succeeds. */
function phone({
  store = createMemoryStore(),
  online = true,
}: { store?: ChangeStore; online?: boolean } = {}) {
  const { clock, advance } = createTestClock();
  const arrived: string[] = [];
  const told: string[] = [];
  const replies = new Map<string, (Error | 'never')[]>();
  const network = { online };
  const send = async (what: string, { clientId }: QueuedChange) => {
    const name = what + clientId;
    const reply = replies.get(name)?.shift();
    if (reply === 'never') return new Promise<void>(() => {});
    arrived.push(reply ? `${name}!` : name);
    if (reply) throw reply;
  };
  const queue = createOfflineQueue({
    store,
    clock,
    sendStatus: (it) => send('', it),
    sendPhoto: (it, signal) =>
      Promise.race([
        send('photo of ', it),
        new Promise<never>((_, aborted) => signal.addEventListener('abort', () => aborted(signal.reason))),
      ]),
    mayTry: () => network.online,
    exclusively: (work) => work(),
    tellOthers: () => {},
    onRefused: ({ clientId, refusal }) => void told.push(`${clientId}: ${refusal}`),
    unknownRefusal: 'a bug',
  });
  return { queue, store, network, replies, arrived, told, advance };
}

test('online: a change is sent at once, then its photo, and the queue is empty', async () => {
  const { queue, arrived } = phone();
  expect(await queue.add(change('a', { photo }))).toBe('sent');
  await settled();
  expect(arrived).toEqual(['a', 'photo of a']);
  expect(queue.changes()).toEqual([]);
});

test('offline: changes wait, then are sent once each in their order, photos last', async () => {
  const { queue, network, arrived } = phone({ online: false });
  for (const it of [change('a'), change('b', { photo }), change('c')])
    expect(await queue.add(it)).toBe('waiting');
  expect(queue.changes().map(({ clientId }) => clientId)).toEqual(['a', 'b', 'c']);
  expect(arrived).toEqual([]);
  network.online = true;
  await Promise.all([queue.wake(), queue.wake(), queue.wake()]);
  expect(arrived).toEqual(['a', 'b', 'c', 'photo of b']);
  expect(queue.changes()).toEqual([]);
});

test('changes queued by an earlier page are sent by the next one', async () => {
  const before = phone({ online: false });
  await before.queue.add(change('a', { photo }));
  const after = phone({ store: before.store });
  await after.queue.wake();
  expect(after.arrived).toEqual(['a', 'photo of a']);
});

test('a change made while others wait is sent after them', async () => {
  const { queue, network, arrived } = phone({ online: false });
  await queue.add(change('a'));
  network.online = true;
  expect(await queue.add(change('b'))).toBe('waiting');
  await settled();
  expect(arrived).toEqual(['a', 'b']);
});

test('a network failure halfway stops the rest, which is retried after 5 s, then after 10 s', async () => {
  const { queue, network, replies, arrived, advance } = phone({ online: false });
  for (const name of ['a', 'b', 'c']) await queue.add(change(name));
  network.online = true;
  replies.set('b', [NO_NETWORK, NO_NETWORK]);
  await queue.wake();
  expect(arrived).toEqual(['a', 'b!']);
  await advance(seconds(5));
  expect(arrived).toEqual(['a', 'b!', 'b!']);
  await advance(seconds(9));
  expect(arrived).toHaveLength(3);
  await advance(seconds(1));
  expect(arrived.slice(3)).toEqual(['b', 'c']);
});

test('a change without a response counts as waiting after 6 s', async () => {
  const { queue, replies, advance } = phone();
  replies.set('a', ['never']);
  const outcome = queue.add(change('a'));
  await settled();
  await advance(seconds(5));
  expect(queue.changes()).toEqual([]);
  await advance(seconds(1));
  expect(await outcome).toBe('waiting');
  expect(queue.changes()).toHaveLength(1);
});

test('a slow photo upload is interrupted by the next change and sent after it', async () => {
  const { queue, replies, arrived, told } = phone();
  replies.set('photo of a', ['never']);
  expect(await queue.add(change('a', { photo }))).toBe('sent');
  await settled();
  expect(await queue.add(change('b'))).toBe('sent');
  await settled();
  expect(arrived).toEqual(['a', 'b', 'photo of a']);
  expect(queue.changes()).toEqual([]);
  expect(told).toEqual([]);
});

test('a slow photo upload is interrupted by a change of another tab too', async () => {
  const mine = phone();
  mine.replies.set('photo of a', ['never']);
  await mine.queue.add(change('a', { photo }));
  await settled();
  await mine.store.add(change('b'));
  await mine.queue.reload();
  await settled();
  expect(mine.arrived).toEqual(['a', 'b', 'photo of a']);
});

test('sending several changes is given up after 6 s without a response', async () => {
  const { queue, network, replies, advance } = phone({ online: false });
  for (const name of ['a', 'b']) await queue.add(change(name));
  network.online = true;
  replies.set('b', ['never']);
  let isOver = false;
  const tried = queue.trySending().then(() => (isOver = true));
  await advance(seconds(5));
  expect(isOver).toBe(false);
  await advance(seconds(1));
  await tried;
  expect(queue.changes().map(({ clientId }) => clientId)).toEqual(['b']);
});

test.each([0, 401, 408])('status %d: the change stays queued', async (status) => {
  const { queue, replies } = phone();
  replies.set('a', [answer(status)]);
  expect(await queue.add(change('a'))).toBe('waiting');
  expect(queue.changes()).toMatchObject([{ clientId: 'a', refusal: null }]);
});

test('a 403 that requires a passkey: the change stays queued', async () => {
  const { queue, replies } = phone();
  replies.set('a', [new ApiError(403, { code: 'PASSKEY_REQUIRED', message: '' })]);
  expect(await queue.add(change('a'))).toBe('waiting');
  expect(queue.changes()).toMatchObject([{ clientId: 'a', refusal: null }]);
});

test.each([403, 404, 409, 422, 429, 500])(
  'status %d of a change just made is thrown, and nothing is queued',
  async (status) => {
    const { queue, replies, told } = phone();
    replies.set('a', [answer(status)]);
    await expect(queue.add(change('a'))).rejects.toMatchObject({ status });
    expect(queue.changes()).toEqual([]);
    expect(told).toEqual([]);
  },
);

test.each([429, 500, 503])('status %d of a queued change is retried', async (status) => {
  const { queue, network, replies, arrived, advance } = phone({ online: false });
  await queue.add(change('a'));
  network.online = true;
  replies.set('a', [answer(status)]);
  await queue.wake();
  await advance(minutes(1));
  expect(arrived).toEqual(['a!', 'a']);
});

test('a parcel whose change fails with 500 blocks no other, and its own changes keep their order', async () => {
  const { queue, network, replies, arrived, advance } = phone({ online: false });
  await queue.add(change('a', { shipmentId: 'broken' }));
  await queue.add(change('b', { shipmentId: 'broken' }));
  await queue.add(change('c', { photo }));
  network.online = true;
  replies.set('a', [answer(500), answer(500)]);
  await queue.wake();
  expect(arrived).toEqual(['a!', 'c', 'photo of c']);
  await advance(seconds(5));
  expect(arrived.slice(3)).toEqual(['a!']);
  // The wait grows although others succeeded.
  await advance(seconds(9));
  expect(arrived).toHaveLength(4);
  await advance(seconds(1));
  expect(arrived.slice(4)).toEqual(['a', 'b']);
});

test('a refused queued change is kept with its reason until retried, the others are sent', async () => {
  const { queue, network, replies, arrived, told, advance } = phone({ online: false });
  await queue.add(change('a', { notes: 'lầu 2', photo }));
  await queue.add(change('b', { shipmentId: 'other' }));
  network.online = true;
  replies.set('a', [answer(409, 'Đơn đã chuyển bước')]);
  await queue.wake();
  expect(arrived).toEqual(['a!', 'b']);
  expect(told).toEqual(['a: Đơn đã chuyển bước']);
  expect(queue.changes()).toMatchObject([
    { clientId: 'a', notes: 'lầu 2', photo, refusal: 'Đơn đã chuyển bước' },
  ]);
  await advance(minutes(5));
  expect(arrived).toHaveLength(2);
  await queue.retry('a');
  expect(arrived.slice(2)).toEqual(['a', 'photo of a']);
  expect(queue.changes()).toEqual([]);
});

test('retrying a refused photo does not resend its change; a refused change can be dropped', async () => {
  const { queue, replies, arrived, told } = phone();
  replies.set('photo of a', [answer(415, 'Ảnh hỏng'), answer(415, 'Ảnh hỏng')]);
  await queue.add(change('a', { photo }));
  await settled();
  expect(told).toEqual(['a: Ảnh hỏng']);
  await queue.retry('a');
  expect(arrived).toEqual(['a', 'photo of a!', 'photo of a!']);
  await queue.drop('a');
  expect(queue.changes()).toEqual([]);
});

test('an exception in the page is reported as a refusal', async () => {
  const { queue, network, replies, told } = phone({ online: false });
  await queue.add(change('a'));
  network.online = true;
  replies.set('a', [new TypeError('x is not a function')]);
  await queue.wake();
  expect(told).toEqual(['a: a bug']);
});

test('a storage failure is thrown, and nothing is sent', async () => {
  const full: ChangeStore = { ...createMemoryStore(), add: () => Promise.reject(new Error('disk full')) };
  const { queue, arrived } = phone({ store: full });
  await expect(queue.add(change('a'))).rejects.toThrow('disk full');
  expect(arrived).toEqual([]);
});

test('a change already sent by another tab is not sent again', async () => {
  const mine = phone({ online: false });
  await mine.queue.add(change('a'));
  const theirs = phone({ store: mine.store });
  await theirs.queue.wake();
  mine.network.online = true;
  await mine.queue.wake();
  expect([theirs.arrived, mine.arrived]).toEqual([['a'], []]);
});
