import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { formatDateTime } from '#domain/kernel/time.ts';
import { createOutboxFolder, type KeptMail } from '#server/adapters/outbox-folder.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { html, type Html } from '#server/platform/mail/html.ts';
import type { Shop } from '#server/shop.ts';
import { outboxCopy as copy } from './copy.vi.ts';

const SHOWN = 50;
const PUBLIC = { config: { access: 'public' as const }, schema: { hide: true } };
/** A mail is shown as a mail program would: no scripts, nothing from elsewhere, an origin of its own. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The mails of a demo shop that has no mail server: `/api/demo/outbox` for people, `?format=json` (and `?to=`) for
 * tests. Everybody can read them, so outside of the demo there is no such page.
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

function withoutHtml({ id, to, subject, text, date }: KeptMail): Omit<KeptMail, 'html'> {
  return { id, to, subject, text, date };
}

function page(reply: FastifyReply, policy: string, body: string) {
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(body);
}

function listPage(mails: readonly KeptMail[]): Html {
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${copy.title}</title>
        <style>
          body {
            margin: 0 auto;
            max-width: 42rem;
            padding: 2rem 1rem;
            font:
              1rem/1.6 system-ui,
              sans-serif;
            color: #4a2c3a;
            background: #fbf8ec;
          }
          h1 {
            font:
              600 2rem/1.25 Georgia,
              serif;
            margin: 0;
          }
          p {
            color: #735763;
          }
          ol {
            list-style: none;
            margin: 1.5rem 0;
            padding: 0;
          }
          a {
            display: grid;
            gap: 0.125rem;
            margin: 0.75rem 0;
            padding: 1rem 1.25rem;
            border: 1px solid #e6dcc0;
            border-radius: 20px;
            background: #fffef9;
            color: inherit;
            text-decoration: none;
          }
          a:hover,
          a:focus-visible {
            border-color: #a8476a;
          }
          b {
            font-weight: 600;
          }
          small {
            font-size: 0.875rem;
            color: #735763;
          }
        </style>
      </head>
      <body>
        <h1>${copy.title}</h1>
        <p>${copy.lead}</p>
        ${
          mails.length === 0
            ? html`<p>${copy.empty}</p>`
            : html`<ol>
                ${mails.map(row)}
              </ol>`
        }
      </body>
    </html>`;
}

function row({ id, to, subject, date }: KeptMail): Html {
  return html`<li>
    <a href="/api/demo/outbox/${id}"
      ><b>${subject}</b><small>${copy.sent(to, formatDateTime(date))}</small></a
    >
  </li>`;
}
