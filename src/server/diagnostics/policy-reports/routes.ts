import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { PolicyReportsBody } from '#contract/http/diagnostics.ts';
import { POLICY_REPORTS } from '#server/platform/http/headers.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { storePolicyReports } from './service.ts';

const REPORTS: Limit = { name: 'policy-report', points: 30, seconds: 60 };
const REPORT_BYTES = 64 * 1024;

/** Reports of violations of a page's Content Security Policy. */
export function policyReportRoutes(app: FastifyInstance, shop: Shop): void {
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    POLICY_REPORTS,
    {
      bodyLimit: REPORT_BYTES,
      // Browsers send it by themselves, some without an Origin header.
      config: { access: 'public', limits: [REPORTS], anyText: true, machine: true },
      schema: {
        tags: ['diagnostics'],
        summary: 'What a browser refused by the policy of a page',
        body: PolicyReportsBody,
        response: { 202: DoneReply },
      },
    },
    async (request, reply) => {
      await storePolicyReports(shop, request.body, request.headers['user-agent']);
      return reply.code(202).send({ data: { ok: true } });
    },
  );
}
