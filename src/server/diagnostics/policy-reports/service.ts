import type { PolicyReportsBody } from '#contract/http/diagnostics.ts';
import type { Shop } from '#server/shop.ts';
import { keepReport, withoutQuery } from '../errors/service.ts';

const MOST_MESSAGE = 300;
/** Of one's own browser's additions; they are no matter of the shop. */
const OF_EXTENSIONS = /^(?:[a-z-]*extension|chrome|moz|about|resource)\b/;
const MOST_AT_ONCE = 10;

/** Keeps what browsers refused by a page's policy, among the pages' errors: each directive and address once, counted. */
export async function keepPolicyReports(
  shop: Shop,
  told: PolicyReportsBody,
  userAgent: string | undefined,
): Promise<void> {
  const reports = Array.isArray(told)
    ? told.flatMap(({ type, body }) => (type === 'csp-violation' && body ? [body] : []))
    : [told['csp-report']];
  for (const report of reports.slice(0, MOST_AT_ONCE)) {
    const blocked = withoutQuery(report.blockedURL ?? report['blocked-uri']) ?? '';
    if (OF_EXTENSIONS.test(blocked)) continue;
    const directive = report.effectiveDirective ?? report['violated-directive'] ?? '';
    const message = `Content-Security-Policy: ${directive} ${blocked}`.slice(0, MOST_MESSAGE);
    await keepReport(shop, null, { message, url: report.documentURL ?? report['document-uri'] }, userAgent);
  }
}
