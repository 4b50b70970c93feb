import type { Socket } from 'socket.io';
import { ERRORS } from '#contract/errors.ts';
import {
  CLIENT_EVENTS,
  type Ack,
  type ClientEvent,
  type ClientPayload,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '#contract/socket.ts';
import { seconds } from '#domain/kernel/time.ts';
import type { Actor } from '../http/access.ts';
import { asKind } from '../db/kind-of-work.ts';
import { asShopError, ShopError } from '../http/errors.ts';
import type { Log } from '../process/log.ts';
import type { Page } from './pages.ts';

export type Answer<E extends ClientEvent> = (page: Page, payload: ClientPayload<E>) => Promise<object | void>;

/** The actors whose sessions are still valid, with their current names and pictures. */
export type ActorsWithSession = (actors: readonly Actor[]) => Promise<Actor[]>;

export type Connection = Socket<ClientToServerEvents, ServerToClientEvents, object, { actor: Actor }>;

/** A page that sends more than this is broken or hostile; with twice as many it is cut off. */
const MOST_EVENTS = { count: 500, within: seconds(10) };

/** Answers the events that open pages send: validated, acknowledged, and processed one after the other for each page. */
export function createDispatcher(log: Log) {
  const answers = new Map<ClientEvent, Answer<ClientEvent>>();
  const underWay = new Set<Promise<unknown>>();
  let closing = false;

  async function acknowledgement(
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
      const failure = asShopError(error);
      if (failure.code === 'SERVER_ERROR') log.error({ err: error, event }, 'socket event failed');
      return refusal(failure);
    }
  }

  return {
    isClosing: () => closing,

    answer<E extends ClientEvent>(event: E, work: Answer<E>): void {
      answers.set(event, work);
    },

    /** Answers the events of one page from now on. */
    serve(socket: Connection, page: Page, stillActing: ActorsWithSession): void {
      const pace = createPace();
      // Sequential, so that a page's events are stored in the order in which they were sent.
      let last: Promise<unknown> = Promise.resolve();
      for (const [event, work] of answers) {
        socket.on(event, async (payload: unknown, acknowledge?: unknown) => {
          const place = pace();
          if (place > 2 * MOST_EVENTS.count) {
            socket.conn.close(true);
            return;
          }
          const admit = async () => {
            // What a page does not read of its answers lies in memory.
            await page.taken();
            const [actor] = await stillActing([page.actor]);
            if (actor === undefined) throw new ShopError('SESSION_EXPIRED');
            page.actor = actor;
          };
          const answering =
            place > MOST_EVENTS.count
              ? Promise.resolve(refusal(new ShopError('RATE_LIMITED')))
              : last.then(() => asKind(event, () => acknowledgement(event, work, page, payload, admit)));
          if (place <= MOST_EVENTS.count) last = answering;
          underWay.add(answering);
          const answer = await answering;
          underWay.delete(answering);
          if (typeof acknowledge === 'function') acknowledge(answer);
          else if (!answer.ok) socket.emit('error', { message: answer.message, code: answer.code });
          if (!answer.ok && answer.code === 'SESSION_EXPIRED') socket.disconnect(true);
        });
      }
    },

    /** Refuses new events, and waits for those in progress. */
    async close(): Promise<void> {
      closing = true;
      await Promise.allSettled(underWay);
    },
  };
}

function refusal({ code, message, details }: ShopError): Extract<Ack, { ok: false }> {
  return { ok: false, message, code, ...(details && { details }) };
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

/** @returns a function that counts an event: how many there were within the time, including this one */
function createPace(): () => number {
  let since = performance.now();
  let count = 0;
  return () => {
    if (performance.now() - since > MOST_EVENTS.within) {
      since = performance.now();
      count = 0;
    }
    count += 1;
    return count;
  };
}
