import type { FastifyInstance } from 'fastify';
import { REQUEST, type Log } from '../process/log.ts';

/** The fields of a request's log line. */
type Answered = {
  reqId: string;
  method: string;
  /** The URL as requested; the query is not logged, because links in mails carry secrets there. */
  url: string;
  status: number;
  ms: number;
  ip: string | undefined;
  user?: string | undefined;
};

/**
 * One log line per request: method, path, status, duration in ms, address and user. Nothing in it needs redaction, because it has
 * these fields and no others.
 */
export function createRequestLog(log: Log): (answered: Answered) => void {
  const lines = log.child({}, { redact: [] });
  return ({ url, ms, ...rest }) => {
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    lines.info({ ...rest, path, ms: Math.round(ms * 10) / 10 }, REQUEST);
  };
}

export function logRequests(app: FastifyInstance): void {
  const write = createRequestLog(app.log as Log);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip, actor, id } = request;
    const isQuiet = request.routeOptions.logLevel === 'warn';
    if (!isQuiet)
      write({
        reqId: id,
        method,
        url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        ip,
        user: actor?.id,
      });
    done();
  });
}
