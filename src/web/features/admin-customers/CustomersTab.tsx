import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AccountsPage } from '#contract/http/users-admin.ts';
import { pathWith } from '#web/lib/api.ts';
import { readPage } from '#web/lib/read-page.ts';
import { ExportLink } from '#web/lib/session/ExportLink.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListTab } from '#web/ui/list/ListPage.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { copy } from './copy.vi.ts';
import { CustomerPage } from './customer/CustomerPage.tsx';
import { CustomersTable } from './CustomersTable.tsx';
import {
  changed,
  CUSTOMER_SORTS,
  customersParams,
  customersPath,
  filterQueryOf,
  isFiltered,
  ROLE_FILTERS,
  viewOf,
  type CustomersView,
} from './view.ts';
import './customers.module.css';

/** All accounts with their purchases, roles and state (issue: customers, with role and deactivation). */
export function CustomersTab() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  return view.customer === '' ? <List view={view} /> : <CustomerPage key={view.customer} view={view} />;
}

function List({ view }: { view: CustomersView }) {
  const rows = useRowsAPage();
  const customers = useQuery(readPage<AccountsPage>('/users', customersParams(view, rows.rows)));
  return (
    <ListTab
      query={customers}
      words={copy}
      pose="thinking"
      whole={isFiltered(view) ? tabPath('customers') : undefined}
      tools={
        <>
          <ListSearch
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
          <ExportLink path={pathWith('/reports/customers.csv', filterQueryOf(view))} label={copy.csv} />
        </>
      }
      filters={
        <FilterChips
          label={copy.filters}
          keys={ROLE_FILTERS}
          chosen={view.group}
          labelOf={(group) => copy.groups[group]}
          pathOf={(group) => customersPath(changed(view, { group }))}
        />
      }
      renderRows={({ users }) => users.length > 0 && <CustomersTable customers={users} view={view} />}
      hrefFor={(page) => customersPath({ ...view, page })}
      rows={rows}
    />
  );
}
