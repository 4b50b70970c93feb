import type { FastifyInstance } from 'fastify';
import { REQUEST, type Log } from '../process/log.ts';

/** What a line tells of a request. */
type Answered = {
  reqId: string;
  method: string;
  /** As it was asked for; the query stays out of the log, because links in mails carry their secret there. */
  url: string;
  status: number;
  ms: number;
  ip: string | undefined;
  user?: string | undefined;
};

/**
 * One line a request: who asked for what, what came of it, and after how many milliseconds. Nothing in it needs redaction:
 * it has these fields and no others.
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
