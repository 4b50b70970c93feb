import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { minutes } from '#domain/kernel/time.ts';
import type { Actor } from '../http/access.ts';
import { registerErrors } from '../http/errors.ts';
import { isLoopback, registerTraffic } from './requests.ts';
import { boundConnections, endSlowBodies, SLOW_HEADERS } from './slow-clients.ts';

let app: FastifyInstance;
afterEach(() => app?.close());

describe('request limits', () => {
  function server(): FastifyInstance {
    app = Fastify({ trustProxy: true });
    registerErrors(app);
    app.decorateRequest('actor', null);
    app.addHook('onRequest', async (request) => {
      const { user } = request.headers;
      if (typeof user === 'string') request.actor = { id: user } as Actor;
    });
    registerTraffic(app, { account: 3, network: 5, pages: 2 });
    app.get('/api/x', () => 'x');
    app.get('/file.js', () => 'x');
    return app;
  }
  const statuses = async (times: number, from: string, headers = {}, url = '/api/x') => {
    const answers = await Promise.all(
      Array.from({ length: times }, () =>
        app.inject({ url, headers: { 'x-forwarded-for': from, ...headers } }),
      ),
    );
    return answers.map(({ statusCode }) => statusCode);
  };

  test('bound each network with 429, IPv6 by /64; other networks and files are not limited', async () => {
    server();
    expect(await statuses(7, '203.0.113.5')).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(await statuses(1, '203.0.113.6')).toEqual([200]);
    await statuses(5, '2001:db8:1:2::1');
    expect(await statuses(1, '2001:db8:1:2::ffff')).toEqual([429]);
    expect(await statuses(9, '203.0.113.5', {}, '/file.js')).not.toContain(429);
    const limited = await app.inject({ url: '/api/x', headers: { 'x-forwarded-for': '203.0.113.5' } });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('bound each account from any address; loopback is exempt', async () => {
    server();
    const user = { user: 'linh' };
    await statuses(2, '203.0.113.5', user);
    expect(await statuses(2, '203.0.113.6', user)).toEqual([200, 429]);
    expect(await statuses(1, '203.0.113.6', { user: 'mai' })).toEqual([200]);
    expect(await statuses(9, '127.0.0.1', user)).not.toContain(429);
  });

  test('bound rendered pages separately; loopback is exempt', async () => {
    server();
    const ip = '203.0.113.5';
    await app.countPage({ ip });
    await app.countPage({ ip });
    await expect(app.countPage({ ip })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await app.countPage({ ip: '::1' });
  });

  test.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['128.0.0.1', false],
    ['::2', false],
    ['10.0.0.1', false],
  ])('the address %s is loopback: %s', (ip, own) => {
    expect(isLoopback(ip)).toBe(own);
  });
});

test('a client that does not read its response is disconnected', async () => {
  expect(SLOW_HEADERS.connectionTimeout).toBeLessThanOrEqual(minutes(2));
  app = Fastify({ ...SLOW_HEADERS, connectionTimeout: 200 });
  app.get('/api/x', () => Buffer.alloc(50_000_000));
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const coming = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(port), '127.0.0.1');
  onTestFinished(() => void client.destroy());
  client.pause();
  client.write('GET /api/x HTTP/1.1\r\nhost: x\r\n\r\n');
  const [served] = await coming;
  await once(served, 'close');
});

describe('a slow request body', () => {
  /** Milliseconds. */
  const BODY = 60;

  function withTimeOfTheTest(): void {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
  }

  async function open(
    head: string,
  ): Promise<{ socket: Socket; heard: () => string; form: EventEmitter; ended: Promise<unknown> }> {
    app = Fastify();
    const form = new EventEmitter();
    endSlowBodies(app, { body: BODY, progress: 100, upload: 300 });
    // Reads the form's bytes, as the upload parser does.
    app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
      payload.on('data', () => form.emit('piece')).on('end', () => done(null, {}));
      form.emit('begun');
    });
    app.post('/api/x', () => 'ok');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let text = '';
    socket.on('data', (bytes) => (text += String(bytes)));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(`POST /api/x HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
    return { socket, heard: () => text, form, ended: once(socket, 'close') };
  }

  test.each(['Content-Length: 10000', 'Transfer-Encoding: chunked'])(
    'with %s that stalls gets 408',
    async (length) => {
      const { socket, heard, ended } = await open(`Content-Type: application/json\r\n${length}`);
      socket.write('1\r\n');
      await ended;
      expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
    },
  );

  test('of a form is read while it makes progress, and gets 408 once it stalls', async () => {
    withTimeOfTheTest();
    const { socket, heard, form, ended } = await open(
      'Content-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000',
    );
    await once(form, 'begun');
    for (let n = 0; n < 3; n += 1) {
      const piece = once(form, 'piece');
      socket.write('x'.repeat(1_000));
      await piece;
      vi.advanceTimersByTime(BODY);
    }
    expect(heard()).toBe('');
    vi.advanceTimersByTime(BODY);
    await ended;
    expect(heard()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('that arrives in time is answered, and its connection can be reused', async () => {
    withTimeOfTheTest();
    const { socket, heard } = await open('Content-Type: application/json\r\nContent-Length: 2');
    const answers = async (count: number) => {
      while (heard().split('200 OK').length <= count) await once(socket, 'data');
    };
    socket.write('{}');
    await answers(1);
    vi.advanceTimersByTime(3 * BODY);
    socket.write(
      'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    );
    await answers(2);
    expect(heard()).not.toContain('408');
    socket.destroy();
  });

  test('of an injected request that is refused unread causes no uncaught error', async () => {
    app = Fastify();
    endSlowBodies(app, { body: 10, progress: 100, upload: 300 });
    app.addHook('onRequest', async (_request, reply) => reply.code(401).send('no'));
    app.post('/api/x', () => 'ok');
    expect((await app.inject({ method: 'POST', url: '/api/x', payload: { a: 1 } })).statusCode).toBe(401);
    // Ten times the limit: an exception thrown in a timer would be uncaught.
    await pause(100);
  });
});

test('connections per network are limited; a closed one makes room, and loopback is exempt', () => {
  const server = new EventEmitter();
  boundConnections(server, 2);
  const arrive = (remoteAddress: string) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, open: true, destroy: () => undefined });
    socket.destroy = () => void (socket.open = false);
    server.emit('connection', socket);
    return socket;
  };
  const [first] = [arrive('203.0.113.5'), arrive('203.0.113.5')];
  expect([arrive('203.0.113.5').open, arrive('203.0.113.6').open]).toEqual([false, true]);
  first.emit('close');
  expect(arrive('203.0.113.5').open).toBe(true);
  expect([arrive('127.0.0.1'), arrive('127.0.0.1'), arrive('127.0.0.1')].every(({ open }) => open)).toBe(
    true,
  );
});
