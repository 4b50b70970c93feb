import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import type { Chat } from '#contract/http/chat.ts';
import type {
  ChatMessage,
  ClientEvent,
  ClientToServerEvents,
  ServerEvent,
  ServerPayload,
  ServerToClientEvents,
} from '#contract/socket.ts';
import { authenticator } from '#server/identity/index.ts';
import { openSocket } from '#server/platform/live/socket.ts';
import { registerRealtime } from '#server/realtime.ts';
import type { Shop } from '#server/shop.ts';
import type { TestShop } from './app.ts';
import { shared } from './shared-shop.ts';
import type { Visitor } from './visitor.ts';

/** An acknowledgement; its fields depend on the event and on `ok`. */
type Acknowledgement = {
  ok: boolean;
  code: string;
  chatId: string;
  message: ChatMessage;
  chat: Chat;
  viewers: { _id: string; name: string }[];
};

/** An open page of a visitor, with its socket. */
export type TestPage = {
  socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  /** Every payload received of one event so far. */
  heard<E extends ServerEvent>(event: E): ServerPayload<E>[];
  /** Waits until `count` payloads of an event have arrived, including earlier ones. */
  hears<E extends ServerEvent>(event: E, count?: number): Promise<ServerPayload<E>[]>;
  /** Emits an event and waits for its acknowledgement. */
  say(event: ClientEvent, payload: unknown): Promise<Acknowledgement>;
  close(): void;
};

export type Pages = {
  url: string;
  /** @param via another address that leads to the shop */
  open(who: Visitor, transports?: ('polling' | 'websocket')[], via?: string): Promise<TestPage>;
  close(): Promise<void>;
};

/** The socket of a shared shop, for all tests of its file. */
export const sharedPages = (site: TestShop): Pages =>
  shared(
    () => openPages(site.shop, site.app),
    (pages) => pages.close(),
  );

/** Opens the socket of a test shop on a real port. */
export async function openPages(shop: Shop, app: FastifyInstance): Promise<Pages> {
  const { config, health, log } = shop;
  const realtime = await openSocket({
    httpServer: app.server,
    config,
    health,
    log,
    authenticate: authenticator(shop),
  });
  registerRealtime(shop, realtime);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const open: TestPage[] = [];
  return {
    url,
    async open(who, transports = ['polling', 'websocket'], via = url) {
      const page = await openPage(via, who, transports);
      open.push(page);
      return page;
    },
    async close() {
      for (const page of open) page.close();
      await realtime.close();
    },
  };
}

/** Opens a visitor's page at a running shop. */
export async function openPage(
  url: string,
  who: Pick<Visitor, 'cookies'>,
  transports: ('polling' | 'websocket')[] = ['polling', 'websocket'],
): Promise<TestPage> {
  const extraHeaders = { cookie: who.cookies.headerFor('/'), origin: url };
  const socket: TestPage['socket'] = io(url, {
    forceNew: true,
    reconnection: false,
    transports,
    extraHeaders,
  });
  const log = new Map<string, unknown[]>();
  const waiting = new Set<() => void>();
  socket.onAny((event: string, payload: unknown) => {
    log.set(event, [...(log.get(event) ?? []), payload]);
    for (const look of waiting) look();
  });
  await new Promise<void>((done, fail) => void socket.once('connect', done).once('connect_error', fail));

  function heard<E extends ServerEvent>(event: E): ServerPayload<E>[] {
    return (log.get(event) ?? []) as ServerPayload<E>[];
  }
  return {
    socket,
    heard,
    hears: (event, count = 1) =>
      new Promise((done) => {
        const look = () => {
          if (heard(event).length < count) return;
          waiting.delete(look);
          done(heard(event));
        };
        waiting.add(look);
        look();
      }),
    say: async (event, payload) => {
      const answer: unknown = await socket.timeout(60_000).emitWithAck(event as 'join_chat', payload);
      return answer as Acknowledgement;
    },
    close: () => void socket.disconnect(),
  };
}
