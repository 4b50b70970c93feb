import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { orderFilterLabels, orderSortLabels } from '#domain/ordering/copy.vi.ts';
import { ADMIN_ORDER_FILTERS, ORDER_SORTS, type AdminOrderFilter } from '#domain/ordering/statuses.ts';
import { charmArt } from '#web/entities/brand/pictures.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/feedback/ErrorBanner.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { copy } from './copy.vi.ts';
import { LowStock } from '#web/features/admin-goods/low-stock/LowStock.tsx';
import { FilterChips } from '#web/ui/list/FilterChips.tsx';
import { ListFeet } from '#web/ui/list/ListFeet.tsx';
import { ListSearch } from '#web/ui/list/ListSearch.tsx';
import { ListSort } from '#web/ui/list/ListSort.tsx';
import { RowsLoading } from '#web/ui/list/TabLoading.tsx';
import { countsQuery } from '#web/entities/report/queries.ts';
import { ordersQuery } from './queries.ts';
import { ExportOrders } from './ExportOrders.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { PaymentToCheck } from './PaymentToCheck.tsx';
import { PlacedOn } from './PlacedOn.tsx';
import { RefundsDue } from './RefundsDue.tsx';
import { StrayTransfers } from './StrayTransfers.tsx';
import { adminPath, changed, lookedUp, tabViewOf, type OrdersTabView } from './view.ts';
import '#web/entities/bracelet/bracelet.css';
import '#web/entities/order/orders.css';
import './orders-desk.css';

/** Everybody's orders: filter, lookup, the next step of each (spec §2, Admin dashboard). */
export function OrdersTab() {
  const [params] = useSearchParams();
  const view = tabViewOf(params);
  const heading = useRef<HTMLHeadingElement>(null);
  const orders = useQuery(ordersQuery(view));
  const rows = orders.data?.orders ?? [];
  // A lookup that finds one order opens it.
  const found = view.search !== '' && rows.length === 1 ? (rows[0]?._id ?? null) : null;
  const open = view.order ?? found;
  const closePath = adminPath(
    found && open === found ? { ...view, search: '', order: null } : { ...view, order: null },
  );

  return (
    <>
      {orders.isError && (
        <ErrorBanner onRetry={() => void orders.refetch()}>{copy.orders.failed}</ErrorBanner>
      )}
      <div className="list-tab orders-tab">
        <Card as="section" padded={false} className="overflow-clip">
          <header className="tools">
            <h2 ref={heading} tabIndex={-1}>
              {copy.orders.title}
            </h2>
            <PlacedOn view={view} />
            <ExportOrders key={`${view.from}|${view.to}`} view={view} />
            <ListSearch
              {...copy.lookup}
              pathOf={(search) => adminPath(lookedUp(view, search))}
              onEmpty={() => toast({ type: 'warning', ...copy.lookup.missing })}
            />
            <ListSort
              label={copy.orders.sort}
              values={ORDER_SORTS}
              chosen={view.sort}
              labelOf={(sort) => orderSortLabels[sort]}
              pathOf={(sort) => adminPath(changed(view, { sort }))}
            />
          </header>
          <Filters view={view} />
          <Rows orders={orders.data} view={view} open={open} failed={orders.isError} />
          <ListFeet
            pagination={orders.data?.pagination}
            range={copy.orders.range}
            hrefFor={(page) => adminPath({ ...view, page, order: null })}
            heading={heading}
          />
        </Card>
        <div className="side">
          <PaymentToCheck view={view} />
          <StrayTransfers view={view} />
          <RefundsDue view={view} />
          {open === null ? (
            <>
              <p className="order-panel none">{copy.panel.none}</p>
              <LowStock />
            </>
          ) : (
            <OrderPanel
              key={open}
              id={open}
              chosen={view.order !== null}
              known={rows.find(({ _id }) => _id === open)}
              closePath={closePath}
            />
          )}
        </div>
      </div>
    </>
  );
}

/** How many orders each filter shows, unless others are left out too. The search chip takes a lookup back. */
function Filters({ view }: { view: OrdersTabView }) {
  const { data } = useQuery(countsQuery());
  const counted = view.search === '' && view.from === '' && view.to === '' ? data : undefined;
  const labelOf = (status: AdminOrderFilter) => {
    const label = status === 'all' ? copy.orders.all : orderFilterLabels[status];
    const count = status === 'all' ? counted?.counts.orders : counted && (counted.byStatus[status] ?? 0);
    return count === undefined ? label : `${label} ${count}`;
  };
  return (
    <FilterChips
      label={copy.orders.filters}
      keys={ADMIN_ORDER_FILTERS}
      chosen={view.status}
      labelOf={labelOf}
      pathOf={(status) => adminPath(changed(view, { status }))}
    >
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

interface RowsProps {
  orders: OrdersPage | undefined;
  view: OrdersTabView;
  open: string | null;
  failed: boolean;
}

function Rows({ orders, view, open, failed }: RowsProps) {
  if (orders === undefined) return failed ? null : <RowsLoading />;
  if (orders.orders.length > 0) return <OrdersTable orders={orders.orders} view={view} open={open} />;
  const looked = view.search !== '';
  return (
    <div className="py-10">
      <EmptyState
        title={looked ? copy.lookup.none : copy.orders.empty}
        text={looked ? copy.lookup.noneText : copy.orders.emptyText}
        tint="animal"
        heading="h3"
        companion={charmArt('tach-ca-phe').src}
        action={
          <LinkButton variant="paper" size="sm" to="/admin?tab=orders" preventScrollReset>
            {copy.orders.showAll}
          </LinkButton>
        }
      />
    </div>
  );
}
