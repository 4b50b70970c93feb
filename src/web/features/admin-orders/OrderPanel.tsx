import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { tabPath } from '#web/lib/paths/admin-tabs.ts';
import type { Order } from '#contract/http/ordering.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate, formatDateTime } from '#domain/kernel/time.ts';
import { visitSourceCopy } from '#domain/ordering/visit-source.vi.ts';
import { PhotoDesk } from '#web/entities/order-photo/desk/PhotoDesk.tsx';
import { ReturnsDesk } from './returns/ReturnsDesk.tsx';
import { GiftFacts } from '#web/entities/order/GiftFacts.tsx';
import { AddressFacts, PaymentFacts, WishFacts } from '#web/entities/order/OrderFacts.tsx';
import { CustomerMarks } from '#web/entities/order/CustomerMarks.tsx';
import { ItemInFull } from '#web/entities/order/OrderItems.tsx';
import { isBeforeHandOver } from '#web/entities/order/promise.ts';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { FailedState } from '#web/ui/feedback/FailedState.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Loading, RowSkeleton, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { AddressCorrection } from './AddressCorrection.tsx';
import { ChangeDelivery } from './amendments/ChangeDelivery.tsx';
import { ExchangeCharm } from './amendments/ExchangeCharm.tsx';
import { copy } from './copy.vi.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderStory } from './OrderStory.tsx';
import { OtherOrders } from './OtherOrders.tsx';
import { PaymentDecision } from './PaymentDecision.tsx';
import { worksheetPath } from '#web/lib/paths/worksheet.ts';
import { accountOfQuery, orderQuery } from './queries.ts';
import { RefundDue } from './RefundDue.tsx';
import { StaffNotes } from './StaffNotes.tsx';
import type { OrdersTabView } from './view.ts';
import { isRefused } from '#web/lib/errors/is-answered.ts';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';
import * as styles from './order-panel.module.css';

interface OrderPanelProps {
  id: string;
  /** the order from the table, shown until its own request completes */
  known: Order | undefined;
  closePath: string;
  view: OrdersTabView;
  /** opened by a click: moves focus to the panel */
  chosen: boolean;
}

/** All details of one order beside the table: items, customer and delivery. */
export function OrderPanel({ id, known, closePath, view, chosen }: OrderPanelProps) {
  const { data = known, error, refetch, isFetching } = useQuery(orderQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!chosen) return;
    heading.current?.focus({ preventScroll: true });
    // On small screens the panel stands above the table and may be scrolled out of view.
    const panel = heading.current?.closest('aside');
    if (panel && panel.getBoundingClientRect().top < 0) panel.scrollIntoView();
  }, [chosen]);
  return (
    <Card as="aside" padded={false} className={styles.panel} aria-label={copy.panel.title(`#${shortId(id)}`)}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {copy.panel.title(`#${shortId(id)}`)}
        </h2>
        <Link
          className="icon-btn"
          data-key="Escape"
          to={closePath}
          preventScrollReset
          aria-label={copy.panel.close}
          onClick={() => document.getElementById(rowLinkId(id))?.focus()}
        >
          <Icon name="close" size={20} />
        </Link>
      </header>
      {data && <Content order={data} view={view} />}
      {!data && error && (
        <FailedState
          title={isRefused(error) ? copy.panel.missing : copy.panel.failed}
          onRetry={() => inBackground(refetch())}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading className={classes('grid gap-4 p-5', styles.loading)}>
          <Skeleton width={160} height={24} />
          <RowSkeleton />
          <RowSkeleton />
        </Loading>
      )}
    </Card>
  );
}

/** Badges of a customer: a returning one, or one whose parcels came back. */
function MarksOf({ user }: Pick<Order, 'user'>) {
  const { data } = useQuery(accountOfQuery(user._id));
  const customer = data?.users[0];
  return customer && <CustomerMarks dealings={customer} />;
}

/** `Đến từ Facebook, story, 8-3` */
const sourceLine = ({ source, medium, campaign }: NonNullable<Order['source']>) =>
  copy.panel.source(
    [visitSourceCopy.name(source), medium, campaign].filter((word) => word !== null).join(', '),
  );

/** DOM id of the link in the order's row, to which focus returns. */
export const rowLinkId = (id: string) => `order-${id}`;

/** The promised day, and the day the parcel has to leave to arrive by then. */
function PromiseNote({ promise: { day, handOver, made } }: { promise: NonNullable<Order['promise']> }) {
  const [first] = made;
  return (
    <p className="mt-1 text-sm text-muted">
      {copy.panel.promised(formatDate(day), formatDate(handOver))}
      {first && first.day !== day && `; ${copy.panel.promisedAnew(formatDate(first.day))}`}
    </p>
  );
}

function Content({ order, view }: { order: Order; view: OrdersTabView }) {
  return (
    <div className={styles.content}>
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <OrderStatusBadge status={order.status} />
          <span className="text-sm text-muted">{copy.panel.placed(formatDateTime(order.createdAt))}</span>
        </p>
        {order.promise && isBeforeHandOver(order.status) && <PromiseNote promise={order.promise} />}
        {order.source && <p className="mt-1 text-sm text-muted">{sourceLine(order.source)}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-2 font-medium">
          <Link
            className="link inline-flex min-h-11 items-center"
            to={`${tabPath('customers')}&khach=${order.user._id}`}
          >
            {order.user.name}
          </Link>
          <MarksOf user={order.user} />
        </p>
        <a
          className="-mb-3 inline-block py-3 text-sm text-muted hover:underline"
          href={`mailto:${order.user.email}`}
        >
          {order.user.email}
        </a>
      </div>
      <div className={styles.actions}>
        <OrderActions order={order} />
      </div>
      <PhotoDesk order={order} />
      <ReturnsDesk order={order} />
      <PaymentDecision order={order} />
      <RefundDue order={order} />
      <LinkButton
        variant="paper"
        size="sm"
        icon="receipt"
        to={worksheetPath(order._id)}
        data-key="p"
        aria-label={copy.panel.sheetName(`#${shortId(order._id)}`)}
      >
        {copy.panel.sheet}
      </LinkButton>
      <h3 className="sr-only">{copy.panel.items}</h3>
      <div className={classes('grid gap-5', styles.items)}>
        {order.items.map((item) => (
          <ItemInFull key={item._id} item={item} />
        ))}
      </div>
      <AddressFacts order={order} />
      <div className="flex flex-wrap gap-2">
        <AddressCorrection order={order} />
        <ChangeDelivery order={order} />
        <ExchangeCharm order={order} />
      </div>
      <WishFacts order={order} />
      <GiftFacts order={order} />
      <PaymentFacts order={order} />
      <OtherOrders order={order} view={view} />
      <OrderStory orderId={order._id} />
      <StaffNotes orderId={order._id} />
    </div>
  );
}
