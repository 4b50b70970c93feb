import { beforeEach, expect, test, vi } from 'vitest';

/** The library's socket, as far as the page uses it; `say` is the other side. */
const made = vi.hoisted(() => ({ options: {} as object, say: (_event: string, _payload?: object) => {} }));
const steps = vi.hoisted((): string[] => []);
const session = vi.hoisted(() => ({ renewed: true }));

vi.mock('socket.io-client', () => ({
  io(options: object) {
    const handlers = new Map<string, ((payload?: object) => void)[]>();
    const on = (event: string, handler: (payload?: object) => void) => {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    };
    const socket = {
      on,
      onAny() {},
      io: { on },
      connect: () => (steps.push('connect'), socket),
      disconnect: () => (steps.push('disconnect'), socket),
    };
    made.options = options;
    made.say = (event, payload) => handlers.get(event)?.forEach((handler) => handler(payload));
    return socket;
  },
}));
vi.mock('./session/browser-session.ts', () => ({
  browserSession: () => ({
    afterRefusal: async () => {
      steps.push('refresh');
      return session.renewed;
    },
  }),
}));

const page = { addEventListener() {}, removeEventListener() {} };
vi.stubGlobal('window', page);
vi.stubGlobal('document', page);

const { connectSocket, disconnectSocket } = await import('./socket.ts');
const refuse = async (message: string) => {
  made.say('connect_error', { message });
  await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(async () => {
  await disconnectSocket();
  session.renewed = true;
  await connectSocket();
  steps.length = 0;
});

test('polls first, waits 1 to 5 s between tries, and never gives up', () => {
  expect(made.options).toMatchObject({
    transports: ['polling', 'websocket'],
    withCredentials: true,
    timeout: 20_000,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 5_000,
    randomizationFactor: 0.5,
  });
  expect(made.options).not.toHaveProperty('reconnectionAttempts');
});

test.each(['unauthorized', 'Authentication required'])(
  'a refusal (%s) refreshes the session once, disconnects and connects again',
  async (message) => {
    await refuse(message);
    expect(steps).toEqual(['refresh', 'disconnect', 'connect']);
    // Refused again at once: the session is over, and nothing goes round in circles.
    await refuse(message);
    expect(steps).toHaveLength(3);
    // Once it stood, the next refusal is a new one.
    made.say('connect');
    await refuse(message);
    expect(steps).toHaveLength(6);
  },
);

test('a net that fails is the library’s own business', async () => {
  await refuse('xhr poll error');
  expect(steps).toEqual([]);
});

test('a session that cannot be refreshed does not connect again', async () => {
  session.renewed = false;
  await refuse('unauthorized');
  expect(steps).toEqual(['refresh']);
});
