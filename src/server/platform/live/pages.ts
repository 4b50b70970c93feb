import { setTimeout } from 'node:timers/promises';
import type { ClientEvent, ServerEvent, ServerPayload } from '#contract/socket.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Actor } from '../http/access.ts';
import type { Log } from '../process/log.ts';
import { inBackground } from '../process/background.ts';
import { createDispatcher, type Answer, type Connection, type ActorsWithSession } from './dispatcher.ts';
import type { Realtime, ShopSocket } from './socket.ts';

/** One open page of a user. */
export type Page = {
  /** As of the last event of this page. */
  actor: Actor;
  join(room: string): Promise<void>;
  leave(room: string): Promise<void>;
  isIn(room: string): boolean;
  /** Sends to this page only. */
  emit<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void;
  /**
   * Waits until the page has taken most of what was sent to it, which lies in memory until then. One that does not take it in time
   * is cut off.
   * @returns whether it is still connected
   */
  taken(): Promise<boolean>;
};

type CloseListener = (page: Page, rooms: string[]) => Promise<void>;

/** The open pages of all instances: who is present, what is sent to them, what they send. */
export type Live = {
  /** Sends once to every page in any of the rooms. Nothing is sent before the socket is open. */
  emit<E extends ServerEvent>(
    rooms: string | string[],
    event: E,
    payload: ServerPayload<E>,
    options?: { except?: string },
  ): void;
  /** The users with an open page in a room, each once. */
  present(room: string): Promise<Actor[]>;
  /** Adds the pages of one room to another. */
  bring(from: string, into: string): void;
  /**
   * Handles an event of the pages; its payload is validated like a request body, and failures are returned in the
   * acknowledgement.
   */
  answer<E extends ClientEvent>(event: E, work: Answer<E>): void;
  /** Subscribes to closed pages, with the rooms each was in. */
  onClose(listen: CloseListener): void;
  /** Attaches the socket. When it closes, events already received are answered first, and no page is reported as closed. */
  attach(realtime: Realtime, stillActing: ActorsWithSession): void;
};

/** Milliseconds: an instance that does not report its pages in time counts as gone. */
const OTHERS_ANSWER_WITHIN = 150;
/** After such a timeout the other instances are not asked for this long. */
const OTHERS_LEFT_ALONE = seconds(5);

/** How often the sessions of silent pages are checked. */
const LOOK_EVERY = seconds(15);

/** Created before the server listens, so that domains can register their handlers; `attach` opens it. */
export function createLive(log: Log): Live {
  const dispatcher = createDispatcher(log);
  const closeListeners: CloseListener[] = [];
  let io: ShopSocket | null = null;
  let othersSilentUntil = 0;

  function welcome(socket: Connection, stillActing: ActorsWithSession, recheck: SessionCheck): void {
    const page = pageOf(socket);
    dispatcher.serve(socket, page, stillActing);
    inBackground(log, 'checking the session of a new page', recheck(socket));
    let rooms: string[] = [];
    socket.on('disconnecting', () => {
      rooms = [...socket.rooms];
    });
    socket.on('disconnect', () => {
      if (dispatcher.isClosing()) return;
      for (const listen of closeListeners) {
        inBackground(log, 'what follows a closed page', listen(page, rooms));
      }
    });
  }

  /** The users with a page in the room, on any instance; of instances that do not answer in time, none. */
  async function presentIn(server: ShopSocket, room: string): Promise<Actor[]> {
    const here = () => server.local.in(room).fetchSockets();
    const everywhere = () => server.timeout(OTHERS_ANSWER_WITHIN).in(room).fetchSockets();
    const sockets = await (performance.now() < othersSilentUntil ? here() : everywhere()).catch(
      (error: unknown) => {
        othersSilentUntil = performance.now() + OTHERS_LEFT_ALONE;
        log.warn({ reason: String(error) }, 'another instance does not say who is there');
        return here();
      },
    );
    return [...new Map(sockets.map(({ data }) => [data.actor.id, data.actor])).values()];
  }

  return {
    emit(rooms, event, payload, { except } = {}) {
      const to = io?.to(rooms);
      const wanted = except === undefined ? to : to?.except(except);
      (wanted?.emit as ((event: string, payload: unknown) => void) | undefined)?.call(wanted, event, payload);
    },
    present: async (room) => (io === null ? [] : presentIn(io, room)),
    bring(from, into) {
      io?.in(from).socketsJoin(into);
    },
    answer: dispatcher.answer,
    onClose(listen) {
      closeListeners.push(listen);
    },
    attach(realtime, stillActing) {
      const server = realtime.io;
      io = server;
      const recheck = createSessionCheck(stillActing);
      server.on('connection', (socket) => welcome(socket as unknown as Connection, stillActing, recheck));
      const look = async () => disconnectStale(await server.local.fetchSockets(), stillActing);
      const looking = setInterval(() => inBackground(log, 'looking at sessions', look()), LOOK_EVERY).unref();
      realtime.beforeClose(async () => {
        clearInterval(looking);
        await dispatcher.close();
      });
    },
  };
}

/** Packets that may lie in memory for a page before it gets more; a slow network takes them within moments. */
const MOST_WAITING = 8;
const TAKES_WITHIN = seconds(5);
const LOOK_AGAIN = 10;

/** Packets that the connection has not taken yet. The library's type hides them. */
const waitingFor = ({ conn }: Connection): number =>
  (conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length;

async function taken(socket: Connection): Promise<boolean> {
  const until = performance.now() + TAKES_WITHIN;
  while (socket.connected && waitingFor(socket) >= MOST_WAITING) {
    // Cut, not disconnected: a Socket.IO disconnect would wait behind what the page does not take.
    if (performance.now() > until) socket.conn.close(true);
    else await setTimeout(LOOK_AGAIN);
  }
  return socket.connected;
}

type SessionCheck = (socket: Connection) => Promise<void>;

/**
 * Disconnects a page that has just joined its rooms if its session ended while it was being admitted: the event that ends a session found
 * no page there yet. Pages that connect meanwhile are checked together, by one query.
 */
function createSessionCheck(stillActing: ActorsWithSession): SessionCheck {
  const waiting: Connection[] = [];
  let isChecking = false;
  return async (socket) => {
    waiting.push(socket);
    if (isChecking) return;
    isChecking = true;
    try {
      while (waiting.length > 0) await disconnectStale(waiting.splice(0), stillActing);
    } finally {
      isChecking = false;
    }
  };
}

type PageOfSession = Pick<Connection, 'data'> & { disconnect(close: boolean): unknown };

/** Disconnects those of the pages whose session has ended, also without an event, for example from the command line. */
async function disconnectStale(
  pages: readonly PageOfSession[],
  stillActing: ActorsWithSession,
): Promise<void> {
  const acting = await stillActing(pages.map(({ data }) => data.actor));
  const valid = new Set(acting.map(({ sessionId }) => sessionId));
  for (const page of pages) if (!valid.has(page.data.actor.sessionId)) page.disconnect(true);
}

function pageOf(socket: Connection): Page {
  return {
    get actor() {
      return socket.data.actor;
    },
    set actor(actor) {
      socket.data.actor = actor;
    },
    join: async (room) => socket.join(room),
    leave: async (room) => socket.leave(room),
    isIn: (room) => socket.rooms.has(room),
    emit(event, payload) {
      (socket.emit as (event: string, payload: unknown) => void).call(socket, event, payload);
    },
    taken: () => taken(socket),
  };
}
