import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DeskDataRequests } from '#contract/http/privacy.ts';
import { DATA_REQUEST_FILTERS } from '#domain/identity/data-requests.ts';
import { defineListUrl, choiceField } from '#web/lib/list-url/define-list-url.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListTab } from '#web/ui/list/ListPage.tsx';
import { readPage } from '#web/lib/read-page.ts';
import { copy } from './copy.vi.ts';
import { EnterDialog } from './EnterDialog.tsx';
import { RequestRow } from './RequestRow.tsx';

const {
  read: viewOf,
  path: requestsPath,
  changed,
} = defineListUrl(tabPath('requests'), { status: choiceField('trang-thai', DATA_REQUEST_FILTERS) });

/** Data protection requests, next deadline first. */
export function RequestsTab() {
  const [params] = useSearchParams();
  const [now] = useState(() => Date.now());
  const [isEntering, setEntering] = useState(false);
  const view = viewOf(params);
  const rows = useRowsAPage();
  const query = useQuery(
    readPage<DeskDataRequests>('/users/data-requests', {
      status: view.status,
      page: view.page,
      limit: rows.rows,
    }),
  );
  return (
    <>
      <ListTab
        query={query}
        words={copy}
        pose="asleep"
        tools={
          <Button variant="leaf" size="sm" className="ms-auto" onClick={() => setEntering(true)}>
            {copy.enter.open}
          </Button>
        }
        filters={
          <FilterChips
            label={copy.filters}
            keys={DATA_REQUEST_FILTERS}
            chosen={view.status}
            labelOf={(group) => copy.groups[group]}
            pathOf={(status) => requestsPath(changed(view, { status }))}
          />
        }
        renderRows={({ requests }) =>
          requests.length > 0 && (
            <ul>
              {requests.map((request) => (
                <li key={request._id}>
                  <RequestRow request={request} now={now} />
                </li>
              ))}
            </ul>
          )
        }
        hrefFor={(page) => requestsPath({ ...view, page })}
        rows={rows}
      />
      {isEntering && <EnterDialog now={now} onClose={() => setEntering(false)} />}
    </>
  );
}
