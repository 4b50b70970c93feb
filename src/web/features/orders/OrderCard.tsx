import { useId, useState } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { dayOf } from '#domain/fulfilment/working-days.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { FINAL_ORDER_STATUSES, orderActions } from '#domain/ordering/moves.ts';
import type { MyReviews } from '#web/entities/review/queries.ts';
import { ParcelProgress } from '#web/entities/shipment/ParcelProgress.tsx';
import { paymentPath } from '#web/lib/paths/payment.ts';
import { PhotoStrip } from '#web/features/order-photo/PhotoStrip.tsx';
import { ReturnsEntry } from './returns/ReturnsEntry.tsx';
import { ReviewEntry, ReviewState } from './reviews/ReviewEntry.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { BuyAgain, NotBought } from './BuyAgain.tsx';
import { copy } from './copy.vi.ts';
import { copy as orderCopy } from '#web/entities/order/copy.vi.ts';
import { GiftFacts } from '#web/entities/order/GiftFacts.tsx';
import { AddressFacts, HistoryFacts, PaymentFacts, WishFacts } from '#web/entities/order/OrderFacts.tsx';
import { ItemInFull, ItemsInShort } from '#web/entities/order/OrderItems.tsx';
import { promiseText } from '#web/entities/order/promise.ts';
import { OrderJourney } from './OrderJourney.tsx';
import { OrderStatusBadge } from '#web/entities/order/OrderStatusBadge.tsx';
import { useBuyAgain } from './use-buy-again.ts';
import { useMoveMyOrder, type CustomerMove } from './use-move-my-order.ts';
import * as styles from '../../entities/order/orders.module.css';
import { classes } from '#web/ui/classes.ts';
import { inBackground } from '#web/ui/in-background.ts';

interface OrderCardProps {
  order: Order;
  /** the customer's reviews of delivered orders; null while loading */
  reviews: MyReviews | null;
}

/** An order in brief; expanded, with its journey and all details (spec §2, My orders). */
export function OrderCard({ order, reviews }: OrderCardProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const again = useBuyAgain(order);
  const id = `#${shortId(order._id)}`;
  const [today] = useState(() => dayOf(new Date()));
  const promised = promiseText(order, today);
  const review = reviews?.byOrder.get(order._id);
  return (
    <Card as="article" padded={false} className={classes('order', styles.order)} aria-label={id}>
      <header>
        <h2 className="num">{id}</h2>
        <OrderStatusBadge status={order.status} />
        <span className={styles.when}>{orderCopy.card.placed(formatDate(order.createdAt))}</span>
        <b className={classes('price', styles.price)}>{formatVnd(order.totalPrice)}</b>
      </header>
      {promised && <p className="px-4 pt-3 text-sm md:px-[22px] text-muted">{promised}</p>}
      <PhotoStrip order={order} />
      <div className={classes('row', styles.row)}>
        <ItemsInShort items={order.items} />
        <div className={styles.buttons}>
          <Moves order={order} />
          {order.status === 'pending_payment' && (
            <LinkButton size="sm" icon="qr" to={paymentPath(order._id)} aria-label={copy.payName(id)}>
              {copy.pay}
            </LinkButton>
          )}
          {reviews && <ReviewEntry order={order} review={review} isKnown={reviews.isCurrent} />}
          <ReturnsEntry order={order} />
          {isPast(order) && <BuyAgain id={id} again={again} />}
          <Button
            variant="paper"
            size="sm"
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            aria-label={open ? orderCopy.card.closeName(id) : orderCopy.card.openName(id)}
            onClick={() => setOpen(!open)}
          >
            {open ? orderCopy.card.close : orderCopy.card.open}
            <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
          </Button>
        </div>
      </div>
      {review && <ReviewState review={review} />}
      <NotBought again={again} />
      {open && (
        <div id={details}>
          <OrderJourney order={order} />
          <ParcelProgress order={order} />
          <div className={styles.agreed}>
            <HistoryFacts order={order} />
            <AddressFacts order={order} />
            <PaymentFacts order={order} />
            <WishFacts order={order} />
            <GiftFacts order={order} />
          </div>
          <h3 className="sr-only">{orderCopy.details.items}</h3>
          <div className={styles.bought}>
            {order.items.map((item) => (
              <ItemInFull key={item._id} item={item} adapts />
            ))}
          </div>
        </div>
      )}
    </Card>
  );
}

/** The actions the customer has on the order now (domain/ordering/moves.ts). */
function Moves({ order }: { order: Order }) {
  const { move, moving } = useMoveMyOrder(order);
  const id = `#${shortId(order._id)}`;
  return orderActions(order.status, 'customer').map(({ to }) => {
    if (!isCustomerMove(to)) return null;
    return (
      <Button
        key={to}
        variant={to === 'cancelled' ? 'ghost' : 'leaf'}
        size="sm"
        className={to === 'cancelled' ? 'text-danger' : undefined}
        loading={moving}
        loadingLabel={copy.sending}
        aria-label={copy.actionName(copy.actions[to], id)}
        onClick={() => inBackground(move(to))}
      >
        {copy.actions[to]}
      </Button>
    );
  });
}

/** Delivered or final: the order can be bought again. */
function isPast({ status }: Order): boolean {
  return status === 'delivered' || FINAL_ORDER_STATUSES.includes(status);
}

function isCustomerMove(to: string): to is CustomerMove {
  return Object.hasOwn(copy.actions, to);
}
