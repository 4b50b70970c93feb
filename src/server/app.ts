import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { cartRoutes } from './cart/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { designRoutes } from './design/routes.ts';
import { diagnosticsRoutes } from './diagnostics/routes.ts';
import { authenticator } from './identity/index.ts';
import { identityRoutes } from './identity/routes.ts';
import { orderingRoutes } from './ordering/routes.ts';
import { registerAccess, type Authenticate } from './platform/access.ts';
import { registerErrors, ShopError } from './platform/errors.ts';
import { registerHeaders } from './platform/headers.ts';
import { healthRoutes } from './platform/health.ts';
import { newId } from './platform/ids.ts';
import { openApiRoutes, registerOpenApi } from './platform/openapi.ts';
import { registerOriginCheck } from './platform/origin.ts';
import { registerRateLimits } from './platform/rate-limit.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import type { Shop } from './shop.ts';

export type App = FastifyInstance;
export type BuiltApp = { app: App; authenticate: Authenticate };

/** 1 MB is far above any JSON this shop takes; uploads set their own limit. */
const BODY_LIMIT = 1_048_576;

/** Puts the HTTP side together: an explicit list, in the order in which a request meets it. */
export async function buildApp(shop: Shop): Promise<BuiltApp> {
  const app = Fastify({
    loggerInstance: shop.log,
    trustProxy: shop.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    genReqId: () => newId(shop.clock.now()),
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrors(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  const authenticate = authenticator(shop);
  await app.register(cookie);
  await registerHeaders(app, shop.config.publicUrl?.startsWith('https:') ?? false);
  registerOriginCheck(app, shop.config.publicUrl);
  registerAccess(app, authenticate);
  registerRateLimits(app, shop.limits);
  await registerOpenApi(app);

  healthRoutes(app, shop.db);
  identityRoutes(app, shop);
  catalogueRoutes(app, shop);
  designRoutes(app, shop);
  cartRoutes(app, shop);
  shippingRoutes(app, shop);
  orderingRoutes(app, shop);
  diagnosticsRoutes(app, shop);
  pictureRoutes(app, shop);
  contentRoutes(app, shop);
  openApiRoutes(app);
  app.all('/api/*', { config: { access: 'public' }, schema: { hide: true } }, () => {
    throw new ShopError('NOT_FOUND');
  });
  return { app, authenticate };
}
