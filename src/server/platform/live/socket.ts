import type { Server as HttpServer } from 'node:http';
import { createClient } from '@redis/client';
import { parseCookie } from '../http/cookies.ts';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents } from '#contract/socket.ts';
import type { Actor, Authenticate } from '../http/access.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { isOwnOrigin } from '../http/origin.ts';

/** What instances tell one another. */
type InstanceEvents = { changed_elsewhere: (fact: string) => void };

export type ShopSocket = Server<ClientToServerEvents, ServerToClientEvents, InstanceEvents, { actor: Actor }>;
export type Realtime = {
  io: ShopSocket;
  /** Whether other instances listen too. */
  shared: boolean;
  /** Adds work to be done before the pages are let go. */
  beforeClose(work: () => Promise<unknown>): void;
  close(): Promise<void>;
};

/** Rooms a connection belongs to by what it is. */
export const userRoom = (userId: string) => `user:${userId}`;
export const roleRoom = (role: string) => `role:${role}`;
export const sessionRoom = (sessionId: string) => `session:${sessionId}`;

type Options = {
  httpServer: HttpServer;
  config: Pick<Config, 'publicUrl' | 'redisUrl'>;
  authenticate: Authenticate;
  log: Log;
};

/**
 * Socket.IO at `/socket.io`: polling first, then websocket; the session comes by cookie, a foreign Origin is refused.
 * With `REDIS_URL` several instances share rooms.
 */
export async function openSocket({ httpServer, config, authenticate, log }: Options): Promise<Realtime> {
  const redis = config.redisUrl === null ? null : createClient({ url: config.redisUrl });
  redis?.on('error', (error: unknown) => log.warn({ err: error }, 'redis connection lost'));
  await redis?.connect();

  const io: ShopSocket = new Server(httpServer, {
    serveClient: false,
    transports: ['polling', 'websocket'],
    connectTimeout: 20_000,
    maxHttpBufferSize: 100_000,
    allowRequest: (request, decide) =>
      decide(null, request.method === 'GET' || isOwnOrigin(request.headers, config.publicUrl)),
    ...(redis ? { adapter: createAdapter(redis) } : {}),
  });

  io.use(async (socket, next) => {
    const { headers } = socket.request;
    if (headers.origin !== undefined && !isOwnOrigin(headers, config.publicUrl))
      return next(new Error('unauthorized'));
    const actor = await authenticate(parseCookie(headers.cookie)).catch(() => null);
    if (actor === null) return next(new Error('unauthorized'));
    socket.data.actor = actor;
    return next();
  });
  io.on('connection', async (socket) => {
    const { actor } = socket.data;
    await socket.join([userRoom(actor.id), roleRoom(actor.role), sessionRoom(actor.sessionId)]);
  });

  const closing: (() => Promise<unknown>)[] = [];
  async function leaveOthers() {
    if (redis === null) return;
    // Tells the other instances that this one is gone, and stops asking after them.
    await io.of('/').adapter.close();
    await redis.close();
  }

  return {
    io,
    shared: redis !== null,
    beforeClose(work) {
      closing.push(work);
    },
    async close() {
      for (const work of closing) await work();
      // Not `io.close()`: that closes the HTTP server too, which first finishes its requests. And only the pages of
      // this instance.
      io.local.disconnectSockets(true);
      io.engine.close();
      // Requests that are under way still tell their news to the pages of other instances.
      if (!httpServer.listening) return leaveOthers();
      httpServer.once('close', () => {
        leaveOthers().catch((error: unknown) => log.warn({ err: error }, 'redis was not left cleanly'));
      });
    },
  };
}
