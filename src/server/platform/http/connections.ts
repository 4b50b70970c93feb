import type { FastifyInstance } from 'fastify';

/**
 * Once the server is closing, each answer ends its connection. Otherwise a request in flight leaves a browser's
 * connection open behind it, and the close waits for its keep-alive time (72 s).
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
