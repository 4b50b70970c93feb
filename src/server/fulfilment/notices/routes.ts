import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { carrierParams, NoticeQuery, NoticeReply } from '#contract/http/carriers.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { BookingShop } from '../bookings/shop.ts';
import { noticeKey, noticeSecret, hasValidKey } from './key.ts';
import { processStatus } from './service.ts';

const MOST = 64 * 1024;

/** Webhook for carriers' notices. The key is checked before the body is parsed. */
export function noticeRoutes(app: FastifyInstance, shop: BookingShop): void {
  let secret: Promise<Uint8Array> | undefined;

  // A separate scope: some carriers send forms, and malformed JSON must not be rejected.
  app.register(async (scope) => {
    const read = (parse: (text: string) => unknown) => async (_request: unknown, body: string | Buffer) =>
      parse(String(body));
    const asText = { parseAs: 'string', bodyLimit: MOST } as const;
    scope.addContentTypeParser('application/json', asText, read(jsonOf));
    scope.addContentTypeParser('application/x-www-form-urlencoded', asText, read(formOf));

    scope.withTypeProvider<ZodTypeProvider>().post(
      '/api/shipments/carriers/:carrier/notices',
      {
        config: { access: 'public', machine: true, anyText: true },
        preParsing: async ({ params, query, headers }, _reply, payload) => {
          const { carrier } = carrierParams.safeParse(params).data ?? {};
          const shown = NoticeQuery.safeParse(query).data ?? {};
          if (carrier === undefined || !shop.carriers.has(carrier)) throw new ShopError('NOTICE_REFUSED');
          secret ??= noticeSecret(shop.config);
          if (!hasValidKey(noticeKey(await secret, carrier), shown, headers))
            throw new ShopError('NOTICE_REFUSED');
          return payload;
        },
        schema: {
          tags: ['fulfilment'],
          summary: 'A notice of a carrier',
          params: carrierParams,
          querystring: NoticeQuery,
          response: { 200: NoticeReply },
        },
      },
      async ({ params: { carrier }, body, log }) => {
        const report = shop.carriers.get(carrier)?.readNotice(body) ?? null;
        const outcome = report === null ? 'unreadable' : await processStatus(shop, carrier, report);
        // Answers 200 all the same: a resend would not fix their mistake, and the status is polled later.
        if (outcome === 'unreadable' || outcome === 'stranger' || outcome === 'unknown')
          log.warn(
            { carrier, outcome, status: report?.status },
            'a carrier told something that is not understood',
          );
        return { success: true as const, data: { outcome } };
      },
    );
  });
}

/** Drops characters that PostgreSQL cannot store. */
const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body, (_key, value: unknown) => (typeof value === 'string' ? storable(value) : value));
  } catch {
    return null;
  }
}

const formOf = (body: string): unknown =>
  Object.fromEntries([...new URLSearchParams(body)].map(([name, value]) => [name, storable(value)]));
