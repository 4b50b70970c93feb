import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import { read } from '#web/lib/api.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListFeet } from '#web/ui/list/ListFeet.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { copy } from './copy.vi.ts';
import { CustomersTable } from './CustomersTable.tsx';
import { changed, CUSTOMER_SORTS, customersParams, customersPath, ROLE_FILTERS, viewOf } from './view.ts';
import './customers.css';

/** Everybody with an account: what they bought, what they may do (issue: customers, with role and deactivation). */
export function CustomersTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const customers = useQuery({
    ...read<AccountsPage>('/users', customersParams(view)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {customers.isError && <ErrorBanner onRetry={() => void customers.refetch()}>{copy.failed}</ErrorBanner>}
      <div className="list-tab">
        <Card as="section" padded={false} className="overflow-clip">
          <header className="tools">
            <h2 ref={heading} tabIndex={-1}>
              {copy.title}
            </h2>
            <ListSearch
              key={view.search}
              {...copy.search}
              search={view.search}
              pathOf={(search) => customersPath(changed(view, { search }))}
            />
            <ListSort
              label={copy.sort}
              values={CUSTOMER_SORTS}
              chosen={view.sort}
              labelOf={(sort) => copy.sorts[sort]}
              pathOf={(sort) => customersPath(changed(view, { sort }))}
            />
          </header>
          <FilterChips
            label={copy.filters}
            keys={ROLE_FILTERS}
            chosen={view.group}
            labelOf={(group) => copy.groups[group]}
            pathOf={(group) => customersPath(changed(view, { group }))}
          />
          <Rows page={customers.data} failed={customers.isError} />
          <ListFeet
            pagination={customers.data?.pagination}
            range={copy.range}
            hrefFor={(page) => customersPath({ ...view, page })}
            heading={heading}
          />
        </Card>
      </div>
    </>
  );
}

function Rows({ page, failed }: { page: AccountsPage | undefined; failed: boolean }) {
  if (page === undefined) return failed ? null : <RowsLoading />;
  if (page.users.length > 0) return <CustomersTable customers={page.users} />;
  return (
    <div className="py-10">
      <EmptyState
        heading="h3"
        title={copy.empty}
        text={copy.emptyText}
        pose="thinking"
        action={
          <LinkButton variant="paper" size="sm" to={tabPath('customers')} preventScrollReset>
            {copy.showAll}
          </LinkButton>
        }
      />
    </div>
  );
}
