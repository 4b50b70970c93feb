import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AuditPage } from '#contract/http/reports.ts';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import { read } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { ListDays } from '#web/entities/report/ListDays.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListTab } from '#web/ui/list/ListPage.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { ListNamed } from '#web/ui/list/ListNamed.tsx';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { AuditLine } from './AuditLine.tsx';
import { copy } from './copy.vi.ts';
import { auditParams, auditPath, changed, isFiltered, SUBJECTS, viewOf, type AuditView } from './view.ts';
import * as styles from './audit.module.css';

/** Audit log: who changed what and when, newest first. */
export function AuditTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const rows = useRowsAPage();
  const log = useQuery(readPage<AuditPage>('/audit-log', auditParams(view, rows.rows)));
  return (
    <ListTab
      query={log}
      words={copy}
      pose="asleep"
      whole={isFiltered(view) ? tabPath('audit') : undefined}
      tools={
        <>
          <ListDays words={copy.days} view={view} pathOf={(period) => auditPath(changed(view, period))} />
          <ListSearch
            {...copy.lookup}
            search={view.search}
            pathOf={(search) => auditPath(changed(view, { search }))}
          />
          <Person view={view} />
        </>
      }
      filters={
        <FilterChips
          label={copy.subject}
          keys={SUBJECTS}
          chosen={view.subject}
          labelOf={(subject) => copy.subjects[subject]}
          pathOf={(subject) => auditPath(changed(view, { subject }))}
        />
      }
      renderRows={({ entries }) => entries.length > 0 && <Lines entries={entries} />}
      hrefFor={(page) => auditPath({ ...view, page })}
      rows={rows}
    />
  );
}

/** Filter by admin; the limit exceeds any shop's number of admins. */
function Person({ view }: { view: AuditView }) {
  const { data } = useQuery(read<AccountsPage>('/users', { role: 'admin', limit: 100 }));
  return (
    <ListNamed
      label={copy.person}
      all={copy.everybody}
      named={data?.users}
      chosen={view.user}
      pathOf={(user) => auditPath(changed(view, { user }))}
    />
  );
}

function Lines({ entries }: Pick<AuditPage, 'entries'>) {
  return (
    <ol className={styles.auditLog}>
      {entries.map((entry) => (
        <AuditLine key={entry._id} entry={entry} />
      ))}
    </ol>
  );
}
