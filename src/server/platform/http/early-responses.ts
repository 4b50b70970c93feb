import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Encoded, EncodedResponse } from './response-cache.ts';
import { createRequestLog } from './request-log.ts';
import type { Log } from '../process/log.ts';

/** The number of URLs that are remembered to have a cached response. */
const MOST = 5_000;
const LONGEST = 500;
/** Headers that belong to one single response. */
const OF_ONE_SENDING = new Set([
  'x-request-id',
  'content-length',
  'content-encoding',
  'date',
  'connection',
  'keep-alive',
  'transfer-encoding',
]);

/** A cached response that is being sent. */
type Sending = {
  answer: EncodedResponse;
  /** Looks it up again, as long as it is known to be current. */
  find: () => EncodedResponse | undefined;
  /** Whether the URL contains nothing but what the response depends on; others are not remembered. */
  isTidy: boolean;
};

declare module 'fastify' {
  interface FastifyReply {
    sending: Sending | null;
  }
}

/**
 * Sends a cached response in the best encoding, or 304.
 * @returns what a route handler returns
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  sending: Sending,
): Promise<FastifyReply> {
  const { status, headers, etag, encoded } = sending.answer;
  reply.code(status).headers(headers).header('vary', 'accept-encoding');
  if (status === 200) {
    reply.header('etag', etag);
    reply.sending = sending;
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  const { bytes, encoding } = await encoded(request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** Held weakly: a response that its cache has dropped is not kept in memory by its URL. */
type Known = { answer: WeakRef<EncodedResponse>; find: Sending['find']; head: readonly string[] };

type Options = {
  /** Without it the response may depend on the host under which the shop was requested. */
  publicUrl: string | null;
  newRequestId: () => string;
  /** The client's address, behind proxies too. */
  addressOf: (request: IncomingMessage) => string | undefined;
  /** Requests that must not get a cached response. */
  bypasses: (request: IncomingMessage) => boolean;
};

/**
 * Serves cached responses before Fastify sees the request: a URL that was once answered from the cache is answered again with the
 * same headers as long as the entry is known to be current (decision 0054). All other requests take the ordinary path.
 */
export function serveCachedResponses(app: FastifyInstance, options: Options): void {
  const known = new Map<string, Known>();
  const log = createRequestLog(app.log as Log);
  let closing = false;
  app.decorateReply('sending', null);
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onResponse', async (request, reply) => {
    const { sending } = reply;
    if (sending === null || !sending.isTidy || reply.statusCode !== 200 || request.method !== 'GET') return;
    if (request.url.length > LONGEST || reply.hasHeader('set-cookie')) return;
    if (known.size >= MOST) known.clear();
    const { answer, find } = sending;
    known.set(keyOf(request.raw, options.publicUrl), {
      answer: new WeakRef(answer),
      find,
      head: headOf(reply),
    });
  });

  const ordinary = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const start = performance.now();
    if (closing || request.method !== 'GET' || hasBody(request) || options.bypasses(request))
      return handOn(request, response);
    const entry = known.get(keyOf(request, options.publicUrl));
    const answer = entry?.find();
    if (entry === undefined || answer === undefined || answer !== entry.answer.deref())
      return handOn(request, response);
    const encoded = answer.encoded(request.headers['accept-encoding']);
    if (encoded instanceof Promise) return handOn(request, response);
    const reqId = options.newRequestId();
    const status = send(request, response, { head: entry.head, etag: answer.etag, encoded, reqId });
    const ip = options.addressOf(request);
    log({ reqId, method: 'GET', url: request.url ?? '', status, ms: performance.now() - start, ip });
  });

  function handOn(request: IncomingMessage, response: ServerResponse): void {
    for (const listen of ordinary) listen.call(app.server, request, response as never);
  }
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { encoded, reqId, ...known }: { head: readonly string[]; etag: string; encoded: Encoded; reqId: string },
): number {
  const { bytes, encoding } = encoded;
  const head = ['x-request-id', reqId, ...known.head];
  if (request.headers['if-none-match'] === known.etag) {
    response.writeHead(304, head).end();
    return 304;
  }
  if (encoding !== null) head.push('content-encoding', encoding);
  head.push('content-length', String(bytes.length));
  response.writeHead(200, head).end(bytes);
  return 200;
}

/** Names and values, alternating. */
function headOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    OF_ONE_SENDING.has(name) || value === undefined ? [] : [name, String(value)],
  );
}

const keyOf = ({ url = '', headers }: IncomingMessage, publicUrl: string | null): string =>
  publicUrl === null ? `${headers.host} ${String(headers['x-forwarded-host'])} ${url}` : url;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
