import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from '@fastify/helmet';

/** Where browsers send reports of CSP violations. */
export const POLICY_REPORTS = '/api/v1/policy-reports';

/**
 * Security headers. Scripts and style elements are allowed only from the shop itself or by a hash in the header (`pageCsp`);
 * style attributes are allowed because React sets them.
 */
const DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'media-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  // Browsers report violations here; they show in the list of client errors (`diagnostics/errors`).
  'report-uri': [POLICY_REPORTS],
  'report-to': ['errors'],
};

/** Google Analytics 4, where an id is configured: the origin of its script, and those it sends data to. */
const COUNTER = 'https://www.googletagmanager.com';
const COUNTED = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** SVGs are excluded: opened directly, they are documents. */
const NO_DOCUMENT = /^(?:font|image|video)\/(?!svg)/;
/** Headers without meaning for pictures and fonts, which come in one encoding: 700 bytes, as much as a small charm. */
const OF_DOCUMENTS = [
  'vary',
  'content-security-policy',
  'reporting-endpoints',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-frame-options',
];

export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const hashSources = (hashes: readonly string[]) => hashes.map((hash) => `'sha256-${hash}'`);

/**
 * The policy of a page whose inline scripts and styles have these SHA-256 hashes (base64).
 * @param options.analytics also allows Google Analytics, which the page loads only after consent
 */
export function pageCsp(inline: InlineHashes, { analytics = false } = {}): string {
  const also = (...sources: string[]) => (analytics ? sources : []);
  const sources = {
    ...DIRECTIVES,
    'script-src': ["'self'", ...hashSources(inline.scripts), ...also(COUNTER)],
    'style-src': ["'self'", ...hashSources(inline.styles)],
    'img-src': [...DIRECTIVES['img-src'], ...also(COUNTER, ...COUNTED)],
    'connect-src': [...DIRECTIVES['connect-src'], ...also(COUNTER, ...COUNTED)],
  };
  return Object.entries(sources)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** By the matched route, not by the raw URL: `/%61pi/users/me` is `/api/users/me`. */
function isOfApi({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/');
}

/**
 * @param transport of a shop at https: for how many seconds browsers use https only (HSTS). It cannot be revoked before it
 * expires, so it starts with a day and the owner raises it (`HSTS_SECONDS`); subdomains are excluded, because they may not belong
 * to the shop.
 */
export async function registerHeaders(
  app: FastifyInstance,
  transport: { hstsSeconds: number } | null,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: DIRECTIVES },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity:
      transport === null ? false : { maxAge: transport.hstsSeconds, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // No supported browser knows these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onSend', async (request, reply) => {
    if (NO_DOCUMENT.test(String(reply.getHeader('content-type'))))
      for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    else reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    if (reply.hasHeader('content-security-policy'))
      reply.header('reporting-endpoints', `errors="${POLICY_REPORTS}"`);
    // API responses are mostly personal; a route whose response may be cached sets the header itself.
    if (isOfApi(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
