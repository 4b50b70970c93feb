import type { PolicyReportsBody } from '#contract/http/diagnostics.ts';
import type { Shop } from '#server/shop.ts';
import { storeReport, withoutQuery } from '../errors/service.ts';

const MOST_MESSAGE = 300;
/** Violations by browser extensions, which do not concern the shop. */
const OF_EXTENSIONS = /^(?:[a-z-]*extension|chrome|moz|about|resource)\b/;
const MOST_AT_ONCE = 10;

/** Stores CSP violations among the client errors: one entry per directive and URL, with a count. */
export async function storePolicyReports(
  shop: Shop,
  body: PolicyReportsBody,
  userAgent: string | undefined,
): Promise<void> {
  const reports = Array.isArray(body)
    ? body.flatMap(({ type, body: report }) => (type === 'csp-violation' && report ? [report] : []))
    : [body['csp-report']];
  for (const report of reports.slice(0, MOST_AT_ONCE)) {
    const blocked = withoutQuery(report.blockedURL ?? report['blocked-uri']) ?? '';
    if (OF_EXTENSIONS.test(blocked)) continue;
    const directive = report.effectiveDirective ?? report['violated-directive'] ?? '';
    const message = `Content-Security-Policy: ${directive} ${blocked}`.slice(0, MOST_MESSAGE);
    await storeReport(shop, null, { message, url: report.documentURL ?? report['document-uri'] }, userAgent);
  }
}
