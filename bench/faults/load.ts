// Load that continues during a fault: each order is retried with the same idempotency key until it is answered.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#domain/kernel/time.ts';
import type { Buyer } from '../../test-support/buyers.ts';
import { orderBody } from '../../test-support/goods.ts';

/** An instance of the shop; its address may change. */
export type Target = { url: string };

/** The result of a request; `status` 0 without a response. Times in ms of `performance.now()`. */
export type TimedResponse = { what: string; status: number; begun: number; ended: number };

export type Load = {
  heard: TimedResponse[];
  /** Acknowledged orders, by buyer. */
  acknowledged: Map<string, string>;
  stop(): Promise<void>;
};

/** Pause between two requests of one client, ms. */
const PAUSE = 100;
const BETWEEN_ORDERS = 300;
const GIVE_UP = seconds(20);

export type Call = { method?: string; path: string; headers?: Record<string, string>; body?: object };

/** @returns status and text; status 0 when nothing came within `wait` ms */
export function ask(
  { url }: Target,
  { method = 'GET', path, headers = {}, body }: Call,
  wait = GIVE_UP,
  agent?: Agent,
): Promise<{ status: number; text: string }> {
  const type = body ? { 'content-type': 'application/json' } : {};
  const options = { method, agent, timeout: wait, headers: { origin: url, ...type, ...headers } };
  return new Promise((answered) => {
    const asked = request(`${url}${path}`, options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => void (text += part));
      answer.once('error', () => answered({ status: 0, text }));
      answer.once('end', () => answered({ status: answer.statusCode ?? 0, text }));
    });
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => answered({ status: 0, text: '' }));
    asked.end(body && JSON.stringify(body));
  });
}

/** Readers of a page and of a list at every instance, and two clients placing orders, each from the next buyer's cart. */
export function startLoad(targets: readonly Target[], nextBuyer: () => Buyer): Load {
  const stopped = new AbortController();
  const heard: TimedResponse[] = [];
  const acknowledged = new Map<string, string>();

  async function tell(what: string, target: Target, call: Call): Promise<{ status: number; text: string }> {
    const begun = performance.now();
    const answer = await ask(target, call);
    heard.push({ what, status: answer.status, begun, ended: performance.now() });
    await pause(PAUSE);
    return answer;
  }

  async function read(what: string, target: Target, path: string): Promise<void> {
    while (!stopped.signal.aborted) await tell(what, target, { path });
  }

  async function order(target: Target): Promise<void> {
    while (!stopped.signal.aborted) {
      const { id, cookie } = nextBuyer();
      const headers = { cookie, 'idempotency-key': id };
      const call = { method: 'POST', path: '/api/orders', headers, body: orderBody() };
      for (let done = false; !done && !stopped.signal.aborted;) {
        const { status, text } = await tell('order', target, call);
        done = status === 201;
        await pause(BETWEEN_ORDERS - PAUSE);
        if (done) acknowledged.set(id, (JSON.parse(text) as { data: { _id: string } }).data._id);
      }
    }
  }

  const people = targets.flatMap((target) => [
    read('page', target, '/'),
    read('list', target, '/api/charms?limit=20'),
    order(target),
    order(target),
  ]);
  return {
    heard,
    acknowledged,
    async stop() {
      stopped.abort();
      await Promise.all(people);
    },
  };
}
