import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Me, User } from '#contract/http/identity.ts';
import { compressedQuickly, type EncodedResponse } from '#server/platform/http/response-cache.ts';
import { createSlotQueue } from '#server/platform/process/slot-queue.ts';
import { asCustomerOf, type Renderer } from './render.ts';

/** Concurrent renderings, beside those of public pages; a second one of the same customer waits for the first. */
const RENDERS_MAX = 2;
const MOST_WAITING = 20;
/** A request that would wait longer (ms) gets the cached page for everybody, which loads the personal data itself. */
const PATIENCE = 500;

/** A route's `handle` when its page may be rendered for one customer. */
type PersonalRoute = { personal?: (query: URLSearchParams) => boolean };

export type PersonalPages = {
  /** Whether the page at this URL may be rendered for one customer. */
  isOne(request: FastifyRequest): boolean;
  /**
   * @returns null where she gets the page for everybody: she is no customer, her access token has expired, or the shop is busy
   * or failing
   */
  render(request: FastifyRequest): Promise<EncodedResponse | null>;
  send(request: FastifyRequest, reply: FastifyReply, page: EncodedResponse): Promise<FastifyReply>;
};

/**
 * Pages rendered in full for one customer, with her data, in one response (decision 0048). They are never cached: not here, and
 * because of `no-store` not by a browser, its service worker or any proxy.
 */
export function createPersonalPages(
  app: FastifyInstance,
  { routes }: Pick<ServerBuild, 'routes'>,
  render: Renderer,
): PersonalPages {
  const conditions = new Map(
    Object.values(routes).flatMap((route) => {
      const { personal } = (route?.module.handle ?? {}) as PersonalRoute;
      return route?.path && personal ? [[`/${route.path}`, personal] as const] : [];
    }),
  );
  const queue = createSlotQueue({ slots: RENDERS_MAX, perKey: () => 1, mostWaiting: MOST_WAITING });
  const isOne = ({ url }: FastifyRequest) => {
    const [path = '', query = ''] = url.split('?', 2);
    return conditions.get(plainPath(path))?.(new URLSearchParams(query)) === true;
  };

  async function inTurn(request: FastifyRequest, customer: User): Promise<EncodedResponse | null> {
    const arrivedAt = performance.now();
    if (!(await queue.acquire(customer.id, () => arrivedAt + PATIENCE - performance.now()))) return null;
    try {
      const page = await render(request, request.url, customer);
      return page.status === 200 ? await compressedQuickly(page) : null;
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'a page for one customer could not be rendered');
      return null;
    } finally {
      queue.release(customer.id);
    }
  }

  return {
    isOne,
    async render(request) {
      if (!isOne(request) || !request.headers.cookie) return null;
      const customer = await whoAsks(app, request);
      return customer?.role === 'customer' ? inTurn(request, customer) : null;
    },
    async send(request, reply, { headers, encoded }) {
      const { bytes, encoding } = await encoded(request.headers['accept-encoding']);
      if (encoding !== null) reply.header('content-encoding', encoding);
      reply.headers({ ...headers, 'cache-control': 'private, no-store', vary: 'cookie, accept-encoding' });
      return reply.send(bytes);
    },
  };
}

const plainPath = (path: string): `/${string}` => `/${path.replace(/^\/+|\/+$/g, '')}`;

/** Authenticates through the API, so the session must be active, whatever the token says. */
async function whoAsks(app: FastifyInstance, request: FastifyRequest): Promise<User | null> {
  const answer = await app.inject({ method: 'GET', url: '/api/users/me', ...asCustomerOf(request) });
  if (answer.statusCode !== 200) return null;
  const { accessTokenExpiresAt: _, ...user } = answer.json<{ data: Me }>().data;
  return user;
}
