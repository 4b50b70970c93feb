import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';

/** `/api/health`: the process answers. `/api/ready`: it can also reach its database and is not closing. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  const options = {
    config: { access: 'public' as const },
    schema: { hide: true },
    logLevel: 'warn' as const,
  };
  app.get('/api/health', options, () => ({ data: { status: 'ok' } }));
  app.get('/api/ready', options, async (_request, reply) => {
    const reached =
      !closing &&
      (await db.execute(sql`SELECT 1`).then(
        () => true,
        () => false,
      ));
    return reply.code(reached ? 200 : 503).send({ data: { status: reached ? 'ready' : 'not ready' } });
  });
}
