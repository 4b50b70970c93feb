import type { FastifyInstance } from 'fastify';

/**
 * One line a request: who asked for what, what came of it, and after how many milliseconds. Without the query: links in
 * mails carry their secret there.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip, actor } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const path = url.split('?', 1)[0];
    request.log.info({ method, path, status: reply.statusCode, ms, ip, user: actor?.id }, 'request');
    done();
  });
}
