import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { DoneReply } from '#contract/envelope.ts';
import { ClientErrorBody, ClientErrorsQuery, ClientErrorsReply } from '#contract/http/diagnostics.ts';
import { paginationOf } from '#server/platform/db/paging.ts';
import type { Limit } from '#server/platform/http/rate-limit.ts';
import type { Shop } from '#server/shop.ts';
import { presentClientError, presentRelease } from './present.ts';
import { countErrors, listErrors, listReleases } from './repository.ts';
import { storeReport } from './service.ts';

const TAGS = ['diagnostics'];
const REPORTS: Limit = { name: 'error-report', points: 30, seconds: 60 };
const REPORT_BYTES = 64 * 1024;

/** Client-side errors (spec §7, Error reporting). */
export function errorRoutes(app: FastifyInstance, shop: Shop): void {
  const api = app.withTypeProvider<ZodTypeProvider>();

  api.post(
    '/api/v1/errors',
    {
      bodyLimit: REPORT_BYTES,
      config: { access: 'anyone', limits: [REPORTS], anyText: true },
      schema: {
        tags: TAGS,
        summary: 'Report an error of a page',
        body: ClientErrorBody,
        response: { 202: DoneReply },
      },
    },
    async (request, reply) => {
      await storeReport(shop, request.actor, request.body, request.headers['user-agent']);
      return reply.code(202).send({ data: { ok: true } });
    },
  );

  api.get(
    '/api/admin/errors',
    {
      config: { access: ['admin'] },
      schema: {
        tags: TAGS,
        summary: 'Errors of pages',
        querystring: ClientErrorsQuery,
        response: { 200: ClientErrorsReply },
      },
    },
    async (request) => {
      const [errors, total, releases] = await Promise.all([
        listErrors(shop.db, request.query),
        countErrors(shop.db, request.query.release),
        listReleases(shop.db),
      ]);
      return {
        data: {
          errors: errors.map(presentClientError),
          releases: releases.map(presentRelease),
          pagination: paginationOf(request.query, total),
        },
      };
    },
  );
}
