import type { FastifyInstance } from 'fastify';

/** The state of the process. */
export type Health = {
  /** Optional services that are away: `redis`. */
  degraded: Set<string>;
  /** The process is about to end: no traffic should be sent here any more. */
  closing: boolean;
  /** Responses since the counters were last read, and those of them with a server error (500). */
  answers: { all: number; failed: number };
  /** Public pages sent from the cache, and rendered. */
  pages: { kept: number; rendered: number };
  /** The number of open pages with a socket to this instance. */
  openPages: () => number;
};

/** The state of a process that has just started. */
export const newHealth = (): Health => ({
  degraded: new Set(),
  closing: false,
  answers: { all: 0, failed: 0 },
  pages: { kept: 0, rendered: 0 },
  openPages: () => 0,
});

/**
 * `/api/health`: the process answers, with the optional services that are away (`degraded`). `/api/ready`: it can also reach its
 * database and is not closing.
 * @param isReachable checks the database on a connection of its own, and answers within a second
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
