import type { FastifyInstance } from 'fastify';
import { ShopError } from './errors.ts';

/** How Fastify treats connections while it closes; `endConnectionsOnClose` does the rest. */
export const CLOSING = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

/**
 * Once the server is closing, each response ends its connection. Otherwise a request in flight would leave the browser's
 * connection open, and the close would wait for its keep-alive time (72 s). A request that comes too late is refused with the
 * shop's own UNAVAILABLE.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async () => {
    if (closing) throw new ShopError('UNAVAILABLE');
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
