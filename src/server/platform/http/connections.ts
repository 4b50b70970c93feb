import type { FastifyInstance } from 'fastify';
import { ShopError } from './errors.ts';

/** How the server treats connections while it closes; what follows is for `endConnectionsOnClose` to do. */
export const CLOSING = { forceCloseConnections: 'idle', return503OnClosing: false } as const;

/**
 * Once the server is closing, each answer ends its connection. Otherwise a request in flight leaves a browser's
 * connection open behind it, and the close waits for its keep-alive time (72 s). A request that comes too late is refused
 * as the shop refuses: UNAVAILABLE.
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
