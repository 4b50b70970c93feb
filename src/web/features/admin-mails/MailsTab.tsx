import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { RefusedMailsPage } from '#contract/http/mails.ts';
import { defineListUrl } from '#web/lib/list-url/define-list-url.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { ListTab } from '#web/ui/list/ListPage.tsx';
import { readPage } from '#web/lib/read-page.ts';
import { copy } from './copy.vi.ts';
import { MailRow } from './MailRow.tsx';

const { read: viewOf, path: mailsPath } = defineListUrl(tabPath('mails'), {});

/** Undelivered mails: recipient, reason, and actions. */
export function MailsTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const query = useQuery(
    readPage<RefusedMailsPage>('/admin/mails/refused', { page: view.page, limit: rows.rows }),
  );
  return (
    <ListTab
      query={query}
      words={copy}
      pose="asleep"
      renderRows={({ mails }) =>
        mails.length > 0 && (
          <ul>
            {mails.map((mail) => (
              <li key={mail._id}>
                <MailRow mail={mail} />
              </li>
            ))}
          </ul>
        )
      }
      hrefFor={(page) => mailsPath({ page })}
      rows={rows}
    />
  );
}
