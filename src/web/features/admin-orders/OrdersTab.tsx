import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { orderSortLabels, orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { SHEETS_AT_ONCE } from '#domain/ordering/limits.ts';
import { PHOTO_FILTERS } from '#domain/ordering/photos.ts';
import { photoFilterLabels } from '#domain/ordering/photos.vi.ts';
import { RETURN_FILTERS } from '#domain/ordering/returns.ts';
import { returnFilterLabels } from '#domain/ordering/returns.vi.ts';
import { ORDER_SORTS } from '#domain/ordering/statuses.ts';
import { useRowsAPage } from '#web/lib/list-url/use-rows-a-page.ts';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { bulkCopy } from './bulk/bulk.vi.ts';
import { useSelection } from '#web/ui/list/use-selection.ts';
import { copy } from './copy.vi.ts';
import { LowStock } from '#web/entities/report/low-stock/LowStock.tsx';
import { ChipCount } from '#web/ui/list/ChipCount.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListEmpty, ListPage } from '#web/ui/list/ListPage.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { classes } from '#web/ui/classes.ts';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { ListDays } from '#web/entities/report/ListDays.tsx';
import { countsQuery } from '#web/entities/report/queries.ts';
import { ordersQuery } from './queries.ts';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { PaymentToCheck } from './PaymentToCheck.tsx';
import { OverdueOrders } from './OverdueOrders.tsx';
import { RefundsDue } from './RefundsDue.tsx';
import { FilterToggle } from '#web/ui/list/FilterToggle.tsx';
import { SavedViews } from './views/SavedViews.tsx';
import { useArriveAtCard } from './use-arrive-at-card.ts';
import { StrayTransfers } from './StrayTransfers.tsx';
import { useBeside } from './use-beside.ts';
import {
  adminPath,
  changed,
  isFiltered,
  lookedUp,
  ORDER_FILTERS,
  tabViewOf,
  type OrderFilter,
  type OrdersTabView,
} from './view.ts';
import '#web/entities/bracelet/bracelet.module.css';
import '#web/entities/order/orders.module.css';
import * as styles from './orders-tab.module.css';

/** All orders: filters, search, and the next step of each order (spec §2, Admin dashboard). */
export function OrdersTab() {
  const [params] = useSearchParams();
  const view = tabViewOf(params);
  const rowsAPage = useRowsAPage();
  const query = useQuery(ordersQuery(view, rowsAPage.rows));
  const beside = useBeside();
  const isBesideThere = beside.isThere && !query.isPending;
  useArriveAtCard(isBesideThere);
  const rows = query.data?.orders ?? [];
  // A search with exactly one result opens it.
  const found = view.search !== '' && rows.length === 1 ? (rows[0]?._id ?? null) : null;
  const open = view.order ?? found;
  const selection = useSelection(
    rows.map(({ _id }) => _id),
    { most: SHEETS_AT_ONCE, tooMany: bulkCopy.most },
  );
  const closePath = adminPath(
    found && open === found ? { ...view, search: '', order: null } : { ...view, order: null },
  );

  return (
    <ListPage
      className={styles.tab}
      query={query}
      failed={copy.orders.failed}
      title={copy.orders.title}
      tools={<Tools view={view} />}
      filters={<Filters view={view} customer={rows[0]?.user.name} />}
      renderRows={({ orders }) => (
        <>
          {orders.length > 0 ? (
            <OrdersTable orders={orders} view={view} open={open} selection={selection} />
          ) : (
            <Empty view={view} />
          )}
          <BulkBar selection={selection} view={view} />
        </>
      )}
      empty={null}
      range={copy.orders.range}
      hrefFor={(page) => adminPath({ ...view, page, order: null })}
      rows={rowsAPage}
      side={
        <div className={classes(styles.side, open !== null && styles.open)}>
          {open !== null && (
            <OrderPanel
              key={open}
              id={open}
              chosen={view.order !== null}
              known={rows.find(({ _id }) => _id === open)}
              closePath={closePath}
              view={view}
            />
          )}
          <div className={classes('contents', !isBesideThere && 'invisible')}>
            {beside.isFailed && (
              <ErrorBanner onRetry={beside.again} retrying={beside.isFetching}>
                {copy.besideFailed}
              </ErrorBanner>
            )}
            <PaymentToCheck view={view} />
            <OverdueOrders view={view} />
            <StrayTransfers view={view} />
            <RefundsDue view={view} />
            {open === null && (
              <>
                <p className={styles.none}>{copy.panel.none}</p>
                <div className={styles.lowStock}>
                  <LowStock />
                </div>
              </>
            )}
          </div>
        </div>
      }
    />
  );
}

function Tools({ view }: { view: OrdersTabView }) {
  return (
    <>
      <ListDays words={copy.placed} view={view} pathOf={(period) => adminPath(changed(view, period))} />
      <SavedViews view={view} />
      <ExportOrders key={`${view.from}|${view.to}`} view={view} />
      <ListSearch
        {...copy.lookup}
        pathOf={(search) => adminPath(lookedUp(view, search))}
        onEmpty={() => toast({ type: 'warning', ...copy.lookup.missing })}
      />
      <ListSort
        label={copy.orders.sort}
        className={classes('sort', styles.sort)}
        values={ORDER_SORTS}
        chosen={view.sort}
        labelOf={(sort) => orderSortLabels[sort]}
        pathOf={(sort) => adminPath(changed(view, { sort }))}
      />
    </>
  );
}

/**
 * The number of orders per status filter; without counts while other filters are set, since the counts ignore those. The search
 * chip clears the search.
 * @param customer name of the customer whose orders are listed, once known
 */
function Filters({ view, customer }: { view: OrdersTabView; customer: string | undefined }) {
  const { data } = useQuery(countsQuery());
  const isCounted =
    view.search === '' &&
    view.from === '' &&
    view.to === '' &&
    view.payment === 'all' &&
    view.returned === 'all' &&
    view.promised === 'all' &&
    view.customer === '' &&
    view.late === '';
  const labelOf = (status: OrderFilter) => {
    const label = status === 'all' ? copy.orders.all : orderStatusLabels[status];
    if (!isCounted) return label;
    const count = status === 'all' ? data?.counts.orders : data && (data.byStatus[status] ?? 0);
    return [`${label} `, <ChipCount key="count" of={count} />];
  };
  return (
    <FilterChips
      label={copy.orders.filters}
      keys={ORDER_FILTERS}
      chosen={view.status}
      labelOf={labelOf}
      pathOf={(status) =>
        adminPath(changed(view, { status, photo: 'all', returned: 'all', promised: 'all' }))
      }
    >
      {view.status === 'confirmed' &&
        PHOTO_FILTERS.map((photo) => (
          <FilterToggle
            key={photo}
            on={view.photo === photo}
            label={photoFilterLabels[photo]}
            to={adminPath(changed(view, { photo: view.photo === photo ? 'all' : photo }))}
          />
        ))}
      {view.status === 'confirmed' && (
        <FilterToggle
          on={view.promised === 'due'}
          label={copy.promiseDue}
          to={adminPath(changed(view, { promised: view.promised === 'due' ? 'all' : 'due' }))}
        />
      )}
      {(view.status === 'delivered' || view.status === 'completed' || view.returned !== 'all') &&
        RETURN_FILTERS.map((returned) => (
          <FilterToggle
            key={returned}
            on={view.returned === returned}
            label={returnFilterLabels[returned]}
            to={adminPath(changed(view, { returned: view.returned === returned ? 'all' : returned }))}
          />
        ))}
      {view.payment !== 'all' && (
        <FilterToggle
          on
          label={copy.payments[view.payment]}
          to={adminPath(changed(view, { payment: 'all' }))}
        />
      )}
      {view.customer !== '' && (
        <FilterToggle on label={copy.ofCustomer(customer)} to={adminPath(changed(view, { customer: '' }))} />
      )}
      {view.late !== '' && (
        <FilterToggle on label={copy.late(Number(view.late))} to={adminPath(changed(view, { late: '' }))} />
      )}
      {view.search !== '' && (
        <Link className="chip" to={adminPath(changed(view, { search: '' }))} preventScrollReset>
          <Icon name="close" size={16} />
          {copy.lookup.result(view.search)}
          <span className="sr-only">, {copy.lookup.clear}</span>
        </Link>
      )}
    </FilterChips>
  );
}

function Empty({ view }: { view: OrdersTabView }) {
  const { title, text } =
    view.search !== ''
      ? { title: copy.lookup.none, text: copy.lookup.noneText }
      : isFiltered(view)
        ? { title: copy.orders.none, text: copy.orders.noneText }
        : { title: copy.orders.empty, text: copy.orders.emptyText };
  return (
    <ListEmpty
      title={title}
      text={text}
      tint="animal"
      companion={charmArt('tach-ca-phe').src}
      showAll={isFiltered(view) && { label: copy.orders.showAll, to: tabPath('orders') }}
    />
  );
}
