import { useQuery } from '@tanstack/react-query';
import { lazy, memo, Suspense, useDeferredValue, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { OrdersPage } from '#contract/http/ordering.ts';
import { isUuid } from '#domain/kernel/ids.ts';
import { PHOTOS_PARAM } from '#web/entities/order-photo/queries.ts';
import { RETURNS_PARAM } from '#web/entities/order-return/queries.ts';
import { useMyReviews } from '#web/entities/review/queries.ts';
import { PhotoReview } from '#web/features/order-photo/PhotoReview.tsx';
import { failedLoad } from '#web/lib/errors/failed-load.ts';
import { retryImport } from '#web/ui/retry-import.ts';
import { useOptimisticValue } from '#web/lib/hooks/use-optimistic-value.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { AsideToCome, PageTitle } from '#web/ui/motifs/PageTitle.tsx';
import { Pagination } from '#web/ui/actions/Pagination.tsx';
import { Loading, RowSkeleton, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from './copy.vi.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { myOrdersQuery } from './queries.ts';
import { useOrderNews } from './use-order-news.ts';
import { isFiltered, ordersPath, viewOf, type OrdersView as View } from './view.ts';

const ReturnsWindow = lazy(() => retryImport(() => import('./returns/ReturnsWindow.tsx')));

/** All orders of a customer (spec §2, My orders). */
export function OrdersView() {
  const [params] = useSearchParams();
  const view = viewOf(params);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const user = useUser();
  const orders = useQuery(myOrdersQuery(view));
  // Rendered in slices: a page of orders at once would block a phone's taps.
  const drawn = useDeferredValue(orders.data);
  const { total, pages = 1 } = orders.data?.pagination ?? {};

  const isCustomer = user?.role === 'customer';
  // `/orders?anh=<id>`, linked from mails, notifications and the chat.
  const shown = orderIn(params, PHOTOS_PARAM);
  // `/orders?doi-tra=<id>`, linked from mails, notifications and the order's card.
  const returned = orderIn(params, RETURNS_PARAM);
  // An open window of photos or return cases updates by itself and needs no toast.
  useOrderNews(
    (id) =>
      id !== shown &&
      id !== returned &&
      (isCustomer || (orders.data?.orders.some(({ _id }) => _id === id) ?? false)),
  );
  // Filters show a choice at once, before the page is rendered, and a further choice adds to it.
  const [path, setPath] = useOptimisticValue(ordersPath(view));
  const chosen = viewOf(new URLSearchParams(path.split('?')[1]));
  const go = (to: View, quietly = false) => {
    setPath(ordersPath(to));
    inBackground(navigate(ordersPath(to), { replace: quietly, preventScrollReset: true }));
  };

  const closeWindow = () => go(view, true);

  return (
    <>
      <PageTitle
        script={copy.script}
        aside={
          total === undefined ? <AsideToCome /> : total > 0 && <p className="muted">{copy.count(total)}</p>
        }
      >
        {copy.title}
      </PageTitle>
      {(total !== 0 || isFiltered(view)) && <OrderFilters view={chosen} onChange={go} />}
      <h2 ref={heading} tabIndex={-1} className="sr-only scroll-mt-40">
        {pages > 1 ? copy.listPage(view.page, pages) : copy.list}
      </h2>
      <List orders={drawn} failure={orders.error} refetch={orders} view={view} />
      {shown !== null && <PhotoReview key={shown} orderId={shown} onClose={closeWindow} />}
      {returned !== null && (
        <Suspense fallback={null}>
          <ReturnsWindow key={returned} orderId={returned} onClose={closeWindow} />
        </Suspense>
      )}
      <div className="mt-8">
        <Pagination
          page={view.page}
          pages={pages}
          hrefFor={(page) => ordersPath({ ...view, page })}
          headingRef={heading}
        />
      </div>
    </>
  );
}

/** The order id in a URL parameter, or null. */
function orderIn(params: URLSearchParams, name: string): string | null {
  const asked = params.get(name) ?? '';
  return isUuid(asked) ? asked : null;
}

/** Page frame shown while the orders are loading. */
export function OrdersFrame() {
  return (
    <>
      <PageTitle script={copy.script} aside={<AsideToCome />}>
        {copy.title}
      </PageTitle>
      <div inert>
        <OrderFilters view={viewOf(new URLSearchParams())} onChange={() => undefined} />
      </div>
      <OrdersLoading />
    </>
  );
}

interface ListProps {
  orders: OrdersPage | undefined;
  failure: Error | null;
  refetch: { refetch: () => Promise<unknown>; isFetching: boolean };
  view: View;
}

function List({ orders, failure, refetch: { refetch, isFetching }, view }: ListProps) {
  if (orders === undefined && failure !== null) {
    return (
      <Card className="py-10">
        <FailedState
          title={copy.failed.title}
          text={failedLoad(failure, copy.failed)}
          onRetry={() => inBackground(refetch())}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (orders === undefined) return <OrdersLoading />;
  if (orders.orders.length === 0) return isFiltered(view) ? <NothingFound /> : <NoOrders />;
  return <Cards orders={orders.orders} />;
}

const Cards = memo(function Cards({ orders }: { orders: OrdersPage['orders'] }) {
  const reviews = useMyReviews(orders);
  return (
    <ul className="grid gap-4">
      {orders.map((order) => (
        <li key={order._id}>
          <OrderCard order={order} reviews={reviews} />
        </li>
      ))}
    </ul>
  );
});

function OrdersLoading() {
  return (
    <Loading className="grid grid-cols-1 gap-4">
      {[1, 2, 3].map((nth) => (
        <Card key={nth}>
          <div className="mb-3 flex justify-between">
            <Skeleton width={180} height={20} />
            <Skeleton width={110} height={26} radius={26} />
          </div>
          <RowSkeleton />
        </Card>
      ))}
    </Loading>
  );
}

function NoOrders() {
  return (
    <Card className="py-10">
      <EmptyState
        title={copy.empty.title}
        text={copy.empty.text}
        tint="icon"
        pose="asleep"
        action={<LinkButton to="/garden">{copy.empty.garden}</LinkButton>}
      />
    </Card>
  );
}

function NothingFound() {
  return (
    <Card className="py-10">
      <EmptyState
        title={copy.empty.searchTitle}
        text={copy.empty.searchText}
        tint="icon"
        pose="thinking"
        action={
          <LinkButton to="/orders" variant="sec">
            {copy.empty.all}
          </LinkButton>
        }
      />
    </Card>
  );
}
