import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { IMAGE_MAX_BYTES } from '#domain/identity/limits.ts';
import { adviceRoutes } from './advice/routes.ts';
import { backupRoutes } from './backup/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { defineImports, removeUnusedPictures } from './catalogue/index.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { designRoutes } from './design/routes.ts';
import { diagnosticsRoutes } from './diagnostics/routes.ts';
import { openParcelsOf } from './fulfilment/index.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { authenticator } from '#server/identity/index.ts';
import { identityRoutes } from './identity/routes.ts';
import { createWorkload, isPictureSold, promiseOffers } from './ordering/index.ts';
import { orderingRoutes } from './ordering/routes.ts';
import { checksOpening } from './opening/index.ts';
import { openingRoutes } from './opening/routes.ts';
import { alertJobs } from './operations/alerts.ts';
import { operationsRoutes } from './operations/routes.ts';
import { creditReturn, openPayment, repricePayment } from './payment/index.ts';
import { paymentRoutes } from './payment/routes.ts';
import { registerAccess, type Authenticate } from './platform/http/access.ts';
import { CLOSING, endConnectionsOnClose } from './platform/http/connections.ts';
import { foldCounts } from './platform/db/counts.ts';
import { asKind } from './platform/db/kind-of-work.ts';
import { answerFailure, isForPeople, registerErrors, ShopError } from './platform/http/errors.ts';
import { registerHeaders } from './platform/http/headers.ts';
import { healthRoutes } from './platform/http/health.ts';
import { newId } from './platform/db/ids.ts';
import { openApiRoutes, registerOpenApi } from './platform/http/openapi.ts';
import { logRequests } from './platform/http/request-log.ts';
import { purgeRateLimits, registerRateLimits } from './platform/http/rate-limit.ts';
import { registerTextCheck } from './platform/http/text-check.ts';
import { registerUploads } from './platform/http/uploads.ts';
import { mustRevalidate, cacheResponses } from './platform/http/cached-routes.ts';
import { mayReadOwnWrites, registerOwnWrites } from './platform/http/own-writes.ts';
import { serveCachedResponses } from './platform/http/early-responses.ts';
import { registerOriginCheck } from './platform/http/origin.ts';
import { registerTraffic } from './platform/traffic/requests.ts';
import { boundConnections, endSlowBodies, SLOW_HEADERS } from './platform/traffic/slow-clients.ts';
import { addressOf, nearest, warnOfUnknownProxy } from './platform/http/proxy.ts';
import { siteUrl } from './platform/http/site-url.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import { supportRoutes } from './support/routes.ts';
import type { Shop } from './shop.ts';
import { zaloRoutes } from './zalo/routes.ts';

type App = FastifyInstance;
export type BuiltApp = { app: App; authenticate: Authenticate };

/**
 * Bytes; several times what a page sends. A megabyte of small objects would occupy the process for a tenth of a second. Routes that take
 * long texts set a limit of their own, and so do uploads.
 */
const BODY_LIMIT = 64 * 1024;

/** Compression runs while a client waits, so it favours speed: half the size for a tenth of the work. */
const QUICKLY = {
  threshold: 1024,
  // Up to this size compression is one synchronous call: a stream per response costs more than the compression itself, and the
  // other core is busy with the database.
  syncThreshold: 32_768,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 5 },
};

/** Assembles the HTTP server: an explicit list, in the order in which a request passes through it. */
export async function buildApp(shop: Shop): Promise<BuiltApp> {
  const app = Fastify({
    loggerInstance: shop.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: nearest(shop.config.trustProxy),
    bodyLimit: BODY_LIMIT,
    genReqId: () => newId(shop.clock.now()),
    ...CLOSING,
    ...SLOW_HEADERS,
    // A malformed URL (`/%ff`) is refused before routing; a cut link that somebody opens leads home like any other unknown path.
    frameworkErrors(error, request, reply) {
      if (isForPeople(request) && !request.url.startsWith('/api/')) reply.redirect('/', 302);
      else answerFailure(error, request, reply);
    },
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Fastify itself would read plain text, which no route takes: its type is refused like any other.
  app.removeContentTypeParser('text/plain');
  registerErrors(app);
  if (shop.config.tracesTo !== null) {
    const { traceRequests } = await import('./platform/http/traces.ts');
    traceRequests(app, shop.config.tracesTo);
  }
  logRequests(app);
  serveCachedResponses(app, {
    publicUrl: shop.config.publicUrl,
    newRequestId: () => newId(shop.clock.now()),
    addressOf: (request) => addressOf(request, shop.config.trustProxy),
    bypasses: (request) => mayReadOwnWrites(request) || mustRevalidate(request.headers['cache-control']),
  });
  endConnectionsOnClose(app);
  endSlowBodies(app);
  if (shop.config.trustProxy === 0) boundConnections(app.server);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });

  const authenticate = authenticator(shop);
  if (shop.config.trustProxy === 0) warnOfUnknownProxy(app, shop.log);
  // Rendered pages and static files are already compressed.
  await app.register(compress, { encodings: ['br', 'gzip'], customTypes: /json|csv/, ...QUICKLY });
  await app.register(cookie);
  const { publicUrl, hstsSeconds } = shop.config;
  await registerHeaders(app, publicUrl?.startsWith('https:') ? { hstsSeconds } : null);
  registerOriginCheck(app, shop.config.publicUrl);
  registerAccess(app, authenticate);
  registerTraffic(app);
  app.addHook('preHandler', ({ method, routeOptions }, _reply, done) => {
    asKind(`${method} ${routeOptions.url ?? ''}`, done);
  });
  registerOwnWrites(app, shop.config.publicUrl);
  registerTextCheck(app);
  registerRateLimits(app, shop.limits);
  purgeRateLimits(shop.jobs, shop.limits);
  foldCounts(shop);
  await registerUploads(app, { maxBytes: IMAGE_MAX_BYTES });
  await registerOpenApi(app);

  cacheResponses(app, { version: shop.version, prepare: refreshesSettings(shop) });
  registerRoutes(app, shop);
  return { app, authenticate };
}

/**
 * Keeps the in-memory settings as new as the version under which a response is cached; a new version means that they may have
 * changed.
 */
function refreshesSettings({ settings, version }: Pick<Shop, 'settings' | 'version'>): () => Promise<void> {
  let asOf: string | null = null;
  return async () => {
    const reading = version.current() ?? (await version.read());
    if (reading.version !== null && reading.version === asOf) return;
    // An unreachable database is reported elsewhere; until it is back, the settings last read still apply.
    const isRead = await settings.refresh().then(
      () => true,
      () => false,
    );
    asOf = isRead ? reading.version : null;
  };
}

function registerRoutes(app: FastifyInstance, shop: Shop): void {
  healthRoutes(app, shop.isDatabaseReachable, shop.health);
  identityRoutes(app, { ...shop, openParcelsOf });
  settingsRoutes(app, { ...shop, checkOpening: checksOpening(shop) });
  catalogueRoutes(app, shop);
  removeUnusedPictures(shop, isPictureSold);
  defineImports(shop);
  designRoutes(app, shop);
  cartRoutes(app, shop);
  const workload = createWorkload(shop);
  shippingRoutes(app, shop, (...asked) => promiseOffers({ ...shop, workload }, ...asked));
  const ordering = {
    ...shop,
    workload,
    siteUrl: () => siteUrl(app, shop.config.publicUrl),
    openPayment,
    repricePayment,
    creditReturn,
  };
  orderingRoutes(app, ordering);
  paymentRoutes(app, ordering);
  fulfilmentRoutes(app, ordering);
  reviewRoutes(app, shop);
  reportRoutes(app, shop);
  supportRoutes(app, shop);
  zaloRoutes(app, shop);
  pushRoutes(app, shop);
  privacyRoutes(app, shop);
  adviceRoutes(app, shop);
  diagnosticsRoutes(app, shop);
  backupRoutes(app, shop);
  openingRoutes(app, shop);
  alertJobs(shop);
  operationsRoutes(app, shop);
  pictureRoutes(app, shop);
  contentRoutes(app, shop);
  // The full list of routes is not public, except in the demo.
  openApiRoutes(app, shop.config.demo ? 'public' : ['admin']);
  app.all('/api/*', { config: { access: 'public' }, schema: { hide: true } }, () => {
    throw new ShopError('NOT_FOUND');
  });
}
