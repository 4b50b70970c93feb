import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import { createOutboxFolder, type StoredMail } from '#server/adapters/outbox-folder.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import { listPage } from './page.ts';

const SHOWN = 50;

const PUBLIC = { config: { access: 'public' as const }, schema: { hide: true } };

/** CSP like a mail program's: no scripts, no external resources, an opaque origin. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Outbox of a demo shop without a mail server: `/api/demo/outbox` for people, `?format=json` (and `?to=`) for tests. It is
 * public, so it exists only in the demo.
 */
export function outboxRoutes(app: FastifyInstance, { config }: Shop): void {
  if (!config.demo || config.smtpUrl !== null) return;
  const outbox = createOutboxFolder(join(config.dataDir, 'outbox'));

  app.get<{ Querystring: { format?: string; to?: string } }>(
    '/api/demo/outbox',
    PUBLIC,
    async (request, reply) => {
      const { format, to } = request.query;
      const mails = (await outbox.list(SHOWN)).filter((mail) => to === undefined || mail.to === to);
      if (format === 'json') return { data: mails.map(withoutHtml) };
      return page(reply, LIST_POLICY, listPage(mails).markup);
    },
  );

  app.get<{ Params: { id: string } }>('/api/demo/outbox/:id', PUBLIC, async (request, reply) => {
    const mail = await outbox.find(request.params.id);
    if (mail === null) throw new ShopError('NOT_FOUND');
    return page(reply, MAIL_POLICY, mail.html);
  });
}

function withoutHtml({ id, to, subject, text, date }: StoredMail): Omit<StoredMail, 'html'> {
  return { id, to, subject, text, date };
}

function page(reply: FastifyReply, policy: string, body: string) {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(body);
}
