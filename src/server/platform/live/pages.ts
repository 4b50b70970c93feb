import type { Socket } from 'socket.io';
import {
  CLIENT_EVENTS,
  type Ack,
  type ClientEvent,
  type ClientPayload,
  type ClientToServerEvents,
  type ServerEvent,
  type ServerPayload,
  type ServerToClientEvents,
} from '#contract/socket.ts';
import { ERRORS } from '#contract/errors.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Actor } from '../http/access.ts';
import { ShopError } from '../http/errors.ts';
import type { Log } from '../process/log.ts';
import { inBackground } from '../process/background.ts';
import type { Realtime, ShopSocket } from './socket.ts';

/** One open page of somebody. */
export type Page = {
  readonly actor: Actor;
  join(room: string): Promise<void>;
  leave(room: string): Promise<void>;
  isIn(room: string): boolean;
  /** Tells this page alone. */
  emit<E extends ServerEvent>(event: E, payload: ServerPayload<E>): void;
};

type CloseListener = (page: Page, rooms: string[]) => Promise<void>;
type Answer<E extends ClientEvent> = (page: Page, payload: ClientPayload<E>) => Promise<object | void>;

/** The open pages of all instances: who is there, what they are told, what they say. */
export type Live = {
  /** Tells every page in any of the rooms once. Nobody hears before the socket is open. */
  emit<E extends ServerEvent>(
    rooms: string | string[],
    event: E,
    payload: ServerPayload<E>,
    options?: { except?: string },
  ): void;
  /** Who has an open page in a room, each once. */
  present(room: string): Promise<Actor[]>;
  /** Takes the pages that are in one room into another. */
  bring(from: string, into: string): void;
  /** Answers an event of the pages; its payload is validated like a request body, its failures are acknowledged. */
  answer<E extends ClientEvent>(event: E, work: Answer<E>): void;
  /** Hears of a page that closed, with the rooms it was in. */
  onClose(listen: CloseListener): void;
  /** Opens the line. When it closes, what pages said before is answered first, and nobody is said to have left. */
  attach(realtime: Realtime, stillActing: StillActing): void;
};

/** Those who may still act as who they are. */
export type StillActing = (actors: readonly Actor[]) => Promise<Actor[]>;

type Connection = Socket<ClientToServerEvents, ServerToClientEvents, object, { actor: Actor }>;

/** A page that says more than this is broken or hostile. */
const MOST_EVENTS = { count: 500, within: seconds(10) };

/** An instance that does not say in time who is there counts as gone. */
const OTHERS_ANSWER_WITHIN = 500;

/** How often pages that say nothing are looked at. */
const LOOK_EVERY = seconds(15);

/** Made before the server listens, so that domains can register what they answer; `attach` opens it. */
export function createLive(log: Log): Live {
  const answers = new Map<ClientEvent, Answer<ClientEvent>>();
  const closeListeners: CloseListener[] = [];
  const underWay = new Set<Promise<unknown>>();
  let io: ShopSocket | null = null;
  let closing = false;

  function welcome(socket: Connection, stillActing: StillActing): void {
    const page = pageOf(socket);
    const allow = pace();
    // One after the other: what a page says first is stored first.
    let last: Promise<unknown> = Promise.resolve();
    for (const [event, work] of answers) {
      socket.on(event, async (payload: unknown, acknowledge?: unknown) => {
        const allowed = allow();
        const admit = async () => {
          if (!allowed) throw new ShopError('RATE_LIMITED');
          if ((await stillActing([page.actor])).length === 0) throw new ShopError('SESSION_EXPIRED');
        };
        const answering = last.then(() => answered(event, work, page, payload, admit));
        last = answering;
        underWay.add(answering);
        const answer = await answering;
        underWay.delete(answering);
        if (typeof acknowledge === 'function') acknowledge(answer);
        else if (!answer.ok) socket.emit('error', { message: answer.message, code: answer.code });
        if (!answer.ok && answer.code === 'SESSION_EXPIRED') socket.disconnect(true);
      });
    }
    let rooms: string[] = [];
    socket.on('disconnecting', () => void (rooms = [...socket.rooms]));
    socket.on('disconnect', () => {
      if (closing) return;
      for (const listen of closeListeners) {
        inBackground(log, 'what follows a closed page', listen(page, rooms));
      }
    });
  }

  async function answered(
    event: ClientEvent,
    work: Answer<ClientEvent>,
    page: Page,
    payload: unknown,
    admit: () => Promise<void>,
  ): Promise<Ack> {
    try {
      if (closing) throw new ShopError('UNAVAILABLE');
      await admit();
      return { ...(await work(page, parsed(event, payload))), ok: true };
    } catch (error) {
      const known = error instanceof ShopError;
      if (!known) log.error({ err: error, event }, 'socket event failed');
      const { code, message, details } = known ? error : new ShopError('SERVER_ERROR');
      return { ok: false, message, code, ...(details && { details }) };
    }
  }

  return {
    emit(rooms, event, payload, { except } = {}) {
      const to = io?.to(rooms);
      const wanted = except === undefined ? to : to?.except(except);
      (wanted?.emit as ((event: string, payload: unknown) => void) | undefined)?.call(wanted, event, payload);
    },
    async present(room) {
      if (io === null) return [];
      const everywhere = io.timeout(OTHERS_ANSWER_WITHIN).in(room).fetchSockets();
      const sockets = await everywhere.catch((error: unknown) => {
        log.warn({ reason: String(error) }, 'another instance does not say who is there');
        return io!.local.in(room).fetchSockets();
      });
      return [...new Map(sockets.map(({ data }) => [data.actor.id, data.actor])).values()];
    },
    bring(from, into) {
      io?.in(from).socketsJoin(into);
    },
    answer(event, work) {
      answers.set(event, work);
    },
    onClose(listen) {
      closeListeners.push(listen);
    },
    attach(realtime, stillActing) {
      const server = realtime.io;
      io = server;
      server.on('connection', (socket) => welcome(socket as unknown as Connection, stillActing));
      const looking = setInterval(
        () => inBackground(log, 'looking at sessions', disconnectStale(server, stillActing)),
        LOOK_EVERY,
      ).unref();
      realtime.beforeClose(async () => {
        closing = true;
        clearInterval(looking);
        await Promise.allSettled(underWay);
      });
    },
  };
}

/** Closes the pages whose session was ended where no event tells of it, such as the command line. */
async function disconnectStale({ local }: ShopSocket, stillActing: StillActing): Promise<void> {
  const pages = await local.fetchSockets();
  const acting = new Set(await stillActing(pages.map(({ data }) => data.actor)));
  for (const page of pages) if (!acting.has(page.data.actor)) page.disconnect(true);
}

/** @throws ShopError INVALID_INPUT */
function parsed<E extends ClientEvent>(event: E, payload: unknown): ClientPayload<E> {
  const result = CLIENT_EVENTS[event].safeParse(payload);
  if (result.success) return result.data as ClientPayload<E>;
  const details = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ShopError('INVALID_INPUT', {
    message: details[0]?.message ?? ERRORS.INVALID_INPUT.message,
    details,
  });
}

function pageOf(socket: Connection): Page {
  return {
    actor: socket.data.actor,
    join: async (room) => socket.join(room),
    leave: async (room) => socket.leave(room),
    isIn: (room) => socket.rooms.has(room),
    emit(event, payload) {
      (socket.emit as (event: string, payload: unknown) => void).call(socket, event, payload);
    },
  };
}

/** @returns false for an event too many */
function pace(): () => boolean {
  let since = performance.now();
  let count = 0;
  return () => {
    if (performance.now() - since > MOST_EVENTS.within) {
      since = performance.now();
      count = 0;
    }
    count += 1;
    return count <= MOST_EVENTS.count;
  };
}
