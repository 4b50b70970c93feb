import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { orderFilterLabels, orderSortLabels } from '#domain/ordering/copy.vi.ts';
import { ADMIN_ORDER_FILTERS, ORDER_SORTS, type OrderSort } from '#domain/ordering/statuses.ts';
import { charmArt } from '#web/features/content/pictures.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorBanner } from '#web/ui/ErrorBanner.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { copy } from './copy.vi.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { OrdersTable, TableLoading } from './OrdersTable.tsx';
import { PaymentToCheck } from './PaymentToCheck.tsx';
import { ordersQuery } from './queries.ts';
import { StrayTransfers } from './StrayTransfers.tsx';
import { adminPath, changed, lookedUp, ORDERS_A_PAGE, tabViewOf, type OrdersTabView } from './view.ts';

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
      <div className="orders-tab">
        <Card as="section" padded={false} className="overflow-clip">
          <header className="tools">
            <h2 ref={heading} tabIndex={-1}>
              {copy.orders.title}
            </h2>
            <Lookup view={view} />
            <Sort view={view} />
          </header>
          <Filters view={view} />
          <Rows orders={orders.data} view={view} open={open} failed={orders.isError} />
          <Feet orders={orders.data} view={view} heading={heading} />
        </Card>
        <div className="side">
          <PaymentToCheck view={view} />
          <StrayTransfers view={view} />
          {open === null ? (
            <p className="order-panel none">{copy.panel.none}</p>
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

function Lookup({ view }: { view: OrdersTabView }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const look = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = lookedUp(view, text);
    if (wanted.search === '') toast({ type: 'warning', ...copy.lookup.missing });
    else void navigate(adminPath(wanted), { preventScrollReset: true });
  };
  return (
    <form role="search" className="lookup" onSubmit={look}>
      <TextField
        label={<span className="sr-only">{copy.lookup.label}</span>}
        icon="search"
        type="search"
        placeholder={copy.lookup.placeholder}
        value={text}
        maxLength={80}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="paper">
        {copy.lookup.button}
      </Button>
    </form>
  );
}

function Sort({ view }: { view: OrdersTabView }) {
  const navigate = useNavigate();
  return (
    <Select
      label={<span className="sr-only">{copy.orders.sort}</span>}
      className="sort"
      value={view.sort}
      options={ORDER_SORTS.map((sort) => ({ value: sort, label: orderSortLabels[sort] }))}
      onChange={({ target }) =>
        void navigate(adminPath(changed(view, { sort: target.value as OrderSort })), {
          preventScrollReset: true,
        })
      }
    />
  );
}

function Filters({ view }: { view: OrdersTabView }) {
  return (
    <nav className="filters" aria-label={copy.orders.filters}>
      {ADMIN_ORDER_FILTERS.map((status) => {
        const chosen = view.status === status;
        return (
          <Link
            key={status}
            to={adminPath(changed(view, { status }))}
            preventScrollReset
            className={chosen ? 'chip on' : 'chip'}
            aria-current={chosen ? 'true' : undefined}
          >
            {status === 'all' ? copy.orders.all : orderFilterLabels[status]}
          </Link>
        );
      })}
      {view.search !== '' && (
        <Link className="chip" to={adminPath(changed(view, { search: '' }))} preventScrollReset>
          <Icon name="close" size={16} />
          {copy.lookup.result(view.search)}
          <span className="sr-only">, {copy.lookup.clear}</span>
        </Link>
      )}
    </nav>
  );
}

interface RowsProps {
  orders: OrdersPage | undefined;
  view: OrdersTabView;
  open: string | null;
  failed: boolean;
}

function Rows({ orders, view, open, failed }: RowsProps) {
  if (orders === undefined) return failed ? null : <TableLoading />;
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

interface FeetProps {
  orders: OrdersPage | undefined;
  view: OrdersTabView;
  heading: Parameters<typeof Pagination>[0]['headingRef'];
}

function Feet({ orders, view, heading }: FeetProps) {
  const { total = 0, pages = 1 } = orders?.pagination ?? {};
  if (total === 0) return null;
  const from = (view.page - 1) * ORDERS_A_PAGE + 1;
  return (
    <footer className="feet">
      <p className="num text-sm text-muted">
        {copy.orders.range(from, Math.min(from + ORDERS_A_PAGE - 1, total), total)}
      </p>
      <Pagination
        page={view.page}
        pages={pages}
        hrefFor={(page) => adminPath({ ...view, page, order: null })}
        headingRef={heading}
      />
    </footer>
  );
}
