import type { FastifyInstance } from 'fastify';

/** How the process is. */
export type Health = {
  /** Services that are away and without which the shop goes on: `redis`. */
  degraded: Set<string>;
  /** It is about to end: nobody should be sent here any more. */
  closing: boolean;
  /** Answers since somebody last looked , and those that were failures of the server's (500). */
  answers: { all: number; failed: number };
  /** Public pages that were given as they are kept, and that were rendered. */
  pages: { kept: number; rendered: number };
  /** How many pages are open at this instance, with a socket. */
  openPages: () => number;
};

/** Of a process that has just begun. */
export const newHealth = (): Health => ({
  degraded: new Set(),
  closing: false,
  answers: { all: 0, failed: 0 },
  pages: { kept: 0, rendered: 0 },
  openPages: () => 0,
});

/**
 * `/api/health`: the process answers, and what it goes on without (`degraded`). `/api/ready`: it can also reach its
 * database and is not closing.
 * @param isReachable asks the database on a connection of its own, and answers within a second
 */
export function healthRoutes(
  app: FastifyInstance,
  isReachable: () => Promise<boolean>,
  health: Health,
): void {
  app.addHook('preClose', async () => {
    health.closing = true;
  });
  app.addHook('onResponse', (_request, { statusCode }, done) => {
    health.answers.all += 1;
    if (statusCode === 500) health.answers.failed += 1;
    done();
  });
  const degraded = () => (health.degraded.size > 0 ? { degraded: [...health.degraded] } : {});
  const options = {
    config: { access: 'public' as const },
    schema: { hide: true },
    logLevel: 'warn' as const,
  };
  app.get('/api/health', options, () => ({ data: { status: 'ok', ...degraded() } }));
  app.get('/api/ready', options, async (_request, reply) => {
    const reached = !health.closing && (await isReachable());
    return reply
      .code(reached ? 200 : 503)
      .send({ data: { status: reached ? 'ready' : 'not ready', ...degraded() } });
  });
}
