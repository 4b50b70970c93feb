import { formatDateTime } from '#domain/kernel/time.ts';
import type { StoredMail } from '#server/adapters/outbox-folder.ts';
import { html, type Html } from '#server/platform/mail/html.ts';
import { outboxCopy as copy } from '../copy.vi.ts';

export function listPage(mails: readonly StoredMail[]): Html {
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

function row({ id, to, subject, date }: StoredMail): Html {
  return html`<li>
    <a href="/api/demo/outbox/${id}"
      ><b>${subject}</b><small>${copy.sent(to, formatDateTime(date))}</small></a
    >
  </li>`;
}
