import type { Server as HttpServer } from 'node:http';
import { parseCookie } from '../http/cookies.ts';
import { Server } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents } from '#contract/socket.ts';
import type { Actor, Authenticate } from '../http/access.ts';
import type { Config } from '../process/config.ts';
import type { Log } from '../process/log.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Health } from '../http/health.ts';
import { inBackground } from '../process/background.ts';
import type { Instances } from './instances.ts';
import { LastNews } from './last-news.ts';

export type ShopSocket = Server<ClientToServerEvents, ServerToClientEvents, object, { actor: Actor }>;
export type Realtime = {
  io: ShopSocket;
  /** The other instances; null for a single instance. */
  others: Omit<Instances, 'close'> | null;
  /** Adds work to be done before the pages are disconnected. */
  beforeClose(work: () => Promise<unknown>): void;
  close(): Promise<void>;
};

/** The rooms that every connection joins. */
export const userRoom = (userId: string) => `user:${userId}`;
export const roleRoom = (role: string) => `role:${role}`;
export const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/**
 * Bytes: thrice the longest message with its metadata. An account's pages may have thousands of events waiting, which lie in memory.
 */
const LONGEST_EVENT = 32_768;

/** Open pages of one account at an instance; a further page replaces the oldest. */
const MOST_PAGES = 12;

function closeOldest(io: ShopSocket, room: string): void {
  const { rooms } = io.of('/').adapter;
  const pages = [...(rooms.get(room) ?? [])];
  for (const id of pages.slice(0, Math.max(0, pages.length - MOST_PAGES + 1))) {
    io.of('/').sockets.get(id)?.disconnect(true);
  }
}

/** Records this instance's broadcasts in the adapter, and those of other instances through its `onNews`. */
function listenToNews(io: ShopSocket): LastNews {
  const news = new LastNews();
  const { adapter } = io.of('/');
  const broadcast = adapter.broadcast.bind(adapter);
  adapter.broadcast = (packet, options) => {
    news.told(options.rooms);
    broadcast(packet, options);
  };
  if ('onNews' in adapter) adapter.onNews = (rooms: Iterable<string>) => news.told(rooms);
  return news;
}

/** Releases the handshake request, which is no longer needed: some four kilobytes per open page. */
function releaseRequest(socket: { conn: { request: unknown }; handshake: { headers: object } }): void {
  socket.conn.request = null;
  socket.handshake.headers = {};
}

type Options = {
  httpServer: HttpServer;
  config: Pick<Config, 'publicUrl' | 'redisUrl'>;
  authenticate: Authenticate;
  health: Health;
  log: Log;
};

/**
 * Socket.IO at `/socket.io`: polling first, then websocket; authenticated by cookie, and a foreign Origin is refused. With
 * `REDIS_URL` several instances share rooms, as long as Redis is up.
 */
export async function openSocket({
  httpServer,
  config,
  authenticate,
  health,
  log,
}: Options): Promise<Realtime> {
  let isClosing = false;
  // Imported only for several instances: the Redis client is the largest library of all.
  const instances = config.redisUrl === null ? null : await import('./instances.ts');
  const io: ShopSocket = new Server(httpServer, {
    serveClient: false,
    transports: ['polling', 'websocket'],
    connectTimeout: 20_000,
    maxHttpBufferSize: LONGEST_EVENT,
    allowRequest: (request, decide) =>
      decide(
        null,
        !isClosing && (request.method === 'GET' || isOwnOrigin(request.headers, config.publicUrl)),
      ),
    ...(instances !== null && { adapter: instances.InstancesAdapter }),
  });

  type Middleware = Parameters<ShopSocket['use']>[0];
  async function admit(...[socket, next]: Parameters<Middleware>): Promise<void> {
    const { headers } = socket.request;
    if (headers.origin !== undefined && !isOwnOrigin(headers, config.publicUrl))
      return next(new Error('unauthorized'));
    const actor = await authenticate(parseCookie(headers.cookie)).catch(() => null);
    if (actor === null) return next(new Error('unauthorized'));
    socket.data.actor = actor;
    return next();
  }
  const news = listenToNews(io);
  io.use((socket, next) => inBackground(log, 'admitting a page', admit(socket, next)));
  io.on('connection', (socket) => {
    const { actor } = socket.data;
    closeOldest(io, userRoom(actor.id));
    releaseRequest(socket);
    const rooms = [userRoom(actor.id), roleRoom(actor.role), sessionRoom(actor.sessionId)];
    const quietFor = news.quietFor(rooms);
    const joined = socket.join(rooms);
    inBackground(log, 'joining the rooms of a page', Promise.resolve(joined));
    socket.emit('line_stands', { quietFor });
  });

  const { adapter } = io.of('/');
  const others =
    config.redisUrl !== null && instances !== null && adapter instanceof instances.InstancesAdapter
      ? await instances.joinInstances(adapter, config.redisUrl, health, log)
      : null;
  const closing: (() => Promise<unknown>)[] = [];

  return {
    io,
    others,
    beforeClose(work) {
      closing.push(work);
    },
    async close() {
      for (const work of closing) await work();
      isClosing = true;
      // Not `io.close()`, which would close the HTTP server too, before its requests are finished. And without a disconnect
      // packet: a page that is disconnected by the server does not come back, one whose connection broke retries until the next
      // server is up.
      io.engine.close();
      if (others === null) return;
      // In-flight requests still publish their events to the pages of other instances.
      if (!httpServer.listening) return others.close();
      httpServer.once('close', () => inBackground(log, 'leaving the other instances', others.close()));
    },
  };
}
