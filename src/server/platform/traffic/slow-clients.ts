import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { minutes, seconds } from '#domain/kernel/time.ts';
import { networkOf } from '../http/rate-limit.ts';
import { isLoopback } from './requests.ts';

/** In milliseconds. Headers arrive in one piece, JSON in a few; a photograph over a weak network takes its time. */
const TIMEOUTS = {
  header: seconds(15),
  body: seconds(20),
  /**
   * A multipart form may continue as long as it makes progress: this many bytes in each `body` interval, which is 1 KB a second.
   */
  progress: 20_000,
  /** The upper bound for any upload: 5 MB at that pace would take an hour and a half, and no user waits for it. */
  upload: minutes(10),
  /**
   * A connection on which nothing moves: its client does not read, and the response lies in memory. The line of a live page moves
   * twice a minute.
   */
  stillness: minutes(2),
} as const;

/** Open connections of one network at a time: a school has fewer, and no other network comes near. */
const CONNECTIONS = 1_000;

/** Node's own limits; slow bodies are handled by `endSlowBodies`, which knows uploads. */
export const SLOW_HEADERS = {
  requestTimeout: TIMEOUTS.upload + TIMEOUTS.body,
  connectionTimeout: TIMEOUTS.stillness,
  http: { headersTimeout: TIMEOUTS.header, connectionsCheckingInterval: seconds(5) },
} as const;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Ends requests whose bodies arrive too slowly, with 408. */
export function endSlowBodies(
  app: FastifyInstance,
  patience: Record<'body' | 'progress' | 'upload', number> = TIMEOUTS,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Internal requests (`inject`) have no connection.
    if (hasBody(request.raw) && request.raw.socket instanceof Socket) watch(request.raw, patience);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(
  request: IncomingMessage,
  { body, progress, upload }: Parameters<typeof endSlowBodies>[1] & object,
): void {
  const { socket } = request;
  const isForm = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  let received = socket.bytesRead;
  let left = isForm ? Math.floor(upload / body) : 0;
  const look = setInterval(() => {
    left -= 1;
    const enough = left > 0 && socket.bytesRead - received >= progress;
    received = socket.bytesRead;
    if (enough) return;
    clearInterval(look);
    socket.end(TIMED_OUT);
    socket.destroySoon();
  }, body).unref();
  const over = () => clearInterval(look);
  request.once('end', over).once('close', over);
}

/**
 * Closes new connections of a network that already holds too many. Not for use behind a proxy, where all connections come from
 * it; the proxy limits its clients itself.
 */
export function boundConnections(server: Pick<EventEmitter, 'on'>, most: number = CONNECTIONS): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: ip } = socket;
    if (ip === undefined || isLoopback(ip)) return;
    const network = networkOf(ip);
    const held = (open.get(network) ?? 0) + 1;
    if (held > most) {
      socket.destroy();
      return;
    }
    open.set(network, held);
    socket.once('close', () => {
      const rest = (open.get(network) ?? 1) - 1;
      if (rest === 0) open.delete(network);
      else open.set(network, rest);
    });
  });
}
