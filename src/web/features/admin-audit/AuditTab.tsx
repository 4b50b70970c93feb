import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AuditPage } from '#contract/http/reports.ts';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import { read } from '#web/lib/api.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListFeet } from '#web/ui/list/ListFeet.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { AuditLine } from './AuditLine.tsx';
import { copy } from './copy.vi.ts';
import { auditParams, auditPath, changed, SUBJECTS, viewOf, type AuditView } from './view.ts';
import './audit.css';

/** Who changed what and when, the newest first. */
export function AuditTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const log = useQuery({
    ...read<AuditPage>('/audit-log', auditParams(view)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {log.isError && <ErrorBanner onRetry={() => void log.refetch()}>{copy.failed}</ErrorBanner>}
      <div className="list-tab">
        <Card as="section" padded={false} className="overflow-clip">
          <header className="tools">
            <h2 ref={heading} tabIndex={-1}>
              {copy.title}
            </h2>
            <Person view={view} />
          </header>
          <FilterChips
            label={copy.subject}
            keys={SUBJECTS}
            chosen={view.subject}
            labelOf={(subject) => copy.subjects[subject]}
            pathOf={(subject) => auditPath(changed(view, { subject }))}
          />
          <Lines page={log.data} failed={log.isError} />
          <ListFeet
            pagination={log.data?.pagination}
            range={copy.range}
            hrefFor={(page) => auditPath({ ...view, page })}
            heading={heading}
          />
        </Card>
      </div>
    </>
  );
}

/** Admins to choose from; more than the server gives at once no shop has. */
function Person({ view }: { view: AuditView }) {
  const { data } = useQuery(read<AccountsPage>('/users', { role: 'admin', limit: 100 }));
  const names = new Map<string, string>(data?.users.map(({ _id, name }) => [_id, name]));
  return (
    <ListSort
      label={copy.person}
      values={['', ...names.keys()]}
      chosen={view.user}
      labelOf={(user) => names.get(user) ?? copy.everybody}
      pathOf={(user) => auditPath(changed(view, { user }))}
    />
  );
}

function Lines({ page, failed }: { page: AuditPage | undefined; failed: boolean }) {
  if (page === undefined) return failed ? null : <RowsLoading />;
  if (page.entries.length > 0) {
    return (
      <ol className="audit-log">
        {page.entries.map((entry) => (
          <AuditLine key={entry._id} entry={entry} />
        ))}
      </ol>
    );
  }
  return (
    <div className="py-10">
      <EmptyState
        heading="h3"
        title={copy.empty}
        text={copy.emptyText}
        pose="asleep"
        action={
          <LinkButton variant="paper" size="sm" to={tabPath('audit')} preventScrollReset>
            {copy.showAll}
          </LinkButton>
        }
      />
    </div>
  );
}
