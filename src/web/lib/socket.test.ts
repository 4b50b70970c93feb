import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hours, minutes, seconds } from '#domain/kernel/time.ts';
import {
  connectSocket,
  disconnectSocket,
  onSocketSynced,
  onSocketConnect,
  onSocketReconnect,
  socketConnected,
} from './socket.ts';

/** How the fake server answers the next connection attempts, and when they were made. */
const shop = vi.hoisted(() => ({
  answers: 'nothing' as 'nothing' | 'refused' | 'welcome',
  /** Error message of a refusal. */
  words: 'unauthorized',
  tries: [] as number[],
  options: {} as Record<string, unknown>,
  renew: (): Promise<boolean> => Promise.resolve(true),
  user: null as { id: string } | null,
  /** Sends a packet over the newest connection. */
  tell: (_packet: string): void => undefined,
  /** Closes the newest connection. */
  end: (): void => undefined,
}));

vi.mock('./session/browser-session.ts', () => ({
  browserSession: () => ({ afterRefusal: () => shop.renew(), state: () => ({ user: shop.user }) }),
}));

vi.mock('socket.io-client', async (original) => {
  const library = await original<typeof import('socket.io-client')>();
  /** The library's own transport, over a fake WebSocket. */
  class Wire extends library.WebSocket {
    override createSocket() {
      shop.tries.push(Date.now());
      const wire = {
        onopen: () => undefined,
        onerror: (_event: object) => undefined,
        onclose: (_event: object) => undefined,
        onmessage: (_event: { data: string }) => undefined,
        send(packet: string) {
          const verdict = shop.answers === 'refused' ? `44{"message":"${shop.words}"}` : '40{"sid":"page"}';
          if (packet.startsWith('40')) queueMicrotask(() => wire.onmessage({ data: verdict }));
        },
        close: () => undefined,
      };
      shop.tell = (packet) => wire.onmessage({ data: packet });
      shop.end = () => wire.onclose({});
      queueMicrotask(() => {
        if (shop.answers === 'nothing') return wire.onerror({});
        wire.onopen();
        wire.onmessage({ data: '0{"sid":"x","upgrades":[],"pingInterval":25000,"pingTimeout":20000}' });
      });
      return wire;
    }
  }
  return {
    ...library,
    io(options: object) {
      Object.assign(shop.options, options);
      return library.io('http://shop.test', { ...options, forceNew: true, transports: [Wire] });
    },
  };
});

const page = Object.assign(new EventTarget(), { hidden: false });
const tab = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
  Object.assign(shop, {
    answers: 'nothing',
    words: 'unauthorized',
    tries: [],
    renew: () => Promise.resolve(true),
    user: null,
  });
});
afterEach(async () => {
  await disconnectSocket();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pauses = () => shop.tries.slice(1).map((at, before) => at - (shop.tries[before] ?? 0));

test('connects by polling first, retries every 1 to 5 s and never gives up', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const renew = vi.spyOn(shop, 'renew');
  await connectSocket();
  expect(shop.options).toMatchObject({
    transports: ['polling', 'websocket'],
    withCredentials: true,
    timeout: 20_000,
  });
  await pass(hours(1));
  expect(pauses().slice(0, 4)).toEqual([1_000, 2_000, 4_000, 4_000]);
  expect(Math.max(...pauses())).toBe(5_000);
  expect(shop.tries.at(-1)).toBeGreaterThan(Date.now() - seconds(6));
  // A network failure says nothing about the session.
  expect(renew).not.toHaveBeenCalled();
});

test('a lost connection is retried every 4 s at most for 28 s, later every 2.5 to 5 s with jitter', async () => {
  shop.answers = 'welcome';
  await connectSocket();
  await pass(minutes(10));
  Object.assign(shop, { answers: 'nothing', tries: [] });
  shop.end();
  await pass(seconds(28));
  expect(Math.max(...pauses())).toBeLessThanOrEqual(4_000);
  await pass(minutes(10));
  expect(Math.max(...pauses())).toBeGreaterThan(4_000);
  const later = pauses().slice(-100);
  expect(Math.min(...later)).toBeGreaterThanOrEqual(2_500);
  expect(Math.max(...later)).toBeLessThanOrEqual(5_000);
  expect(new Set(later).size).toBeGreaterThan(50);
});

test.each([
  ['shorter', 0.85, 575],
  ['longer', 0.95, 1_475],
])('jitter makes a reconnect pause %s by less than half', async (_how, random, pause) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  await connectSocket();
  await pass(seconds(2));
  expect(pauses()[0]).toBe(pause);
});

test.each(['unauthorized', 'Authentication required'])(
  'a refused connection (%s) refreshes the session once and reconnects',
  async (words) => {
    Object.assign(shop, { answers: 'refused', words });
    const renew = vi.spyOn(shop, 'renew').mockImplementation(() => {
      shop.answers = 'welcome';
      return Promise.resolve(true);
    });
    await connectSocket();
    await pass(0);
    expect([socketConnected.get(), renew.mock.calls.length]).toEqual([true, 1]);
  },
);

test.each([
  ['again after the session was renewed', true, 2],
  ['while the session cannot be renewed', false, 1],
])('a connection refused %s is not retried endlessly', async (_when, renewed, tries) => {
  shop.answers = 'refused';
  const renew = vi.spyOn(shop, 'renew').mockResolvedValue(renewed);
  await connectSocket();
  await pass(minutes(10));
  expect([socketConnected.get(), renew.mock.calls.length, shop.tries.length]).toEqual([false, 1, tries]);
});

test.each([
  ['the session could not be renewed', false],
  ['the server refused a renewed session', true],
])(
  'once the shop is back after an outage in which %s, who is still logged in is connected',
  async (_how, renewed) => {
    Object.assign(shop, { answers: 'refused', user: { id: 'linh' } });
    vi.spyOn(shop, 'renew').mockResolvedValue(renewed);
    await connectSocket();
    await pass(minutes(2));
    expect(shop.tries.length).toBeLessThan(12);
    shop.answers = 'welcome';
    await pass(seconds(30));
    expect(socketConnected.get()).toBe(true);
  },
);

test('a refused page whose user has logged out meanwhile stays disconnected', async () => {
  Object.assign(shop, { answers: 'refused', user: { id: 'linh' } });
  vi.spyOn(shop, 'renew').mockResolvedValue(false);
  await connectSocket();
  await pass(seconds(1));
  await disconnectSocket();
  await pass(minutes(2));
  expect(shop.tries).toHaveLength(1);
});

test('a tab shown after sleep reconnects at once; a brief tab switch keeps the connection', async () => {
  shop.answers = 'welcome';
  await connectSocket();
  await pass(0);
  const back = vi.fn();
  onSocketReconnect(back);
  page.hidden = true;
  // The clock advanced but its timers did not run (sleep), so the page has not noticed that its connection is dead.
  vi.setSystemTime(Date.now() + hours(3));
  expect(socketConnected.get()).toBe(true);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect([shop.tries.length, socketConnected.get(), back.mock.calls.length]).toEqual([2, true, 1]);
  // A brief tab switch keeps the connection.
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(shop.tries).toHaveLength(2);
});

test('the offline event disconnects, the online event reconnects at once', async () => {
  shop.answers = 'welcome';
  await connectSocket();
  await pass(0);
  tab.dispatchEvent(new Event('offline'));
  expect(socketConnected.get()).toBe(false);
  tab.dispatchEvent(new Event('online'));
  await pass(0);
  expect([shop.tries.length, socketConnected.get()]).toEqual([2, true]);
});

test('a read-again event triggers a resync within a second without a reconnect', async () => {
  shop.answers = 'welcome';
  await connectSocket();
  await pass(0);
  const stands = vi.fn();
  const stop = onSocketConnect(stands);
  shop.tell('42["read_again",{}]');
  await pass(seconds(1));
  expect([stands.mock.calls.length, shop.tries.length, socketConnected.get()]).toEqual([1, 1, true]);
  stop();
});

test('on connect, news counts as missed unless the server sent none since the page opened', async () => {
  shop.answers = 'welcome';
  const missed = vi.fn();
  const stop = onSocketSynced(missed);
  // From here on the page's clock starts anew, as fake timers do.
  const age = performance.now();
  for (const [quietFor, expected] of [
    [age + 5000, false],
    [age - 1, true],
    [null, true],
  ] as const) {
    missed.mockClear();
    await connectSocket();
    await pass(0);
    if (quietFor !== null) shop.tell(`42["line_stands",{"quietFor":${quietFor}}]`);
    await pass(quietFor === null ? seconds(5) : 0);
    expect(missed.mock.calls).toEqual([[expected]]);
    await disconnectSocket();
  }
  stop();
});

test('a server that returns after 2 minutes is reconnected within 7 s', async () => {
  shop.answers = 'welcome';
  await connectSocket();
  await pass(0);
  shop.answers = 'nothing';
  shop.end();
  await pass(minutes(2));
  expect(socketConnected.get()).toBe(false);
  shop.answers = 'welcome';
  await pass(seconds(7));
  expect(socketConnected.get()).toBe(true);
});

test('after disconnectSocket() neither the online nor the visibilitychange event reconnects', async () => {
  shop.answers = 'welcome';
  await connectSocket();
  await pass(0);
  await disconnectSocket();
  expect(socketConnected.get()).toBe(false);
  tab.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(minutes(1));
  expect(shop.tries).toHaveLength(1);
});
