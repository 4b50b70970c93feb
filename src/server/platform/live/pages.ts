import type { ClientEvent, ServerEvent, ServerPayload } from '#contract/socket.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Actor } from '../http/access.ts';
import type { Log } from '../process/log.ts';
import { inBackground } from '../process/background.ts';
import { createDispatcher, type Answer, type Connection, type StillActing } from './dispatcher.ts';
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

/** Milliseconds: an instance that does not say in time who is there counts as gone. */
const OTHERS_ANSWER_WITHIN = 150;
/** After that nobody waits for the others for so long. */
const OTHERS_LEFT_ALONE = seconds(5);

/** How often pages that say nothing are looked at. */
const LOOK_EVERY = seconds(15);

/** Made before the server listens, so that domains can register what they answer; `attach` opens it. */
export function createLive(log: Log): Live {
  const dispatcher = createDispatcher(log);
  const closeListeners: CloseListener[] = [];
  let io: ShopSocket | null = null;
  let othersSilentUntil = 0;

  function welcome(socket: Connection, stillActing: StillActing): void {
    const page = pageOf(socket);
    dispatcher.serve(socket, page, stillActing);
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

  /** Who has a page in the room, on any instance; of instances that do not say so in time, nobody. */
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
      server.on('connection', (socket) => welcome(socket as unknown as Connection, stillActing));
      const looking = setInterval(
        () => inBackground(log, 'looking at sessions', disconnectStale(server, stillActing)),
        LOOK_EVERY,
      ).unref();
      realtime.beforeClose(async () => {
        clearInterval(looking);
        await dispatcher.close();
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
