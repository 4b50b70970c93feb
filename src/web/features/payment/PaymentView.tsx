import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Payment } from '#contract/http/payment.ts';
import { asId, isUuid, shortId, type OrderId } from '#domain/kernel/ids.ts';
import { StaffCart } from '#web/entities/cart/CartEmptyStates.tsx';
import { ApiError } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session/use-session.ts';
import { Card } from '#web/ui/motifs/Card.tsx';
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import type { MascotPose } from '#web/ui/motifs/Mascot.tsx';
import { copy } from './copy.vi.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import { Received } from './Received.tsx';
import { Ticket, TicketLoading } from './Ticket.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import { usePayment } from './use-payment.ts';
import * as ticket from './payment.module.css';

/**
 * The payment view of an order (decisions, Pages).
 * @param id as in the URL, unvalidated
 */
export function PaymentView({ id }: { id: string }) {
  const user = useUser();
  if (user === null) return null;
  if (user.role !== 'customer') return <StaffCart />;
  return isUuid(id) ? <MyPayment key={id} orderId={asId<OrderId>(id)} name={user.name} /> : <NotFound />;
}

function MyPayment({ orderId, name }: { orderId: OrderId; name: string }) {
  const { data, error, isFetching, refetch } = usePayment(orderId);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <>
      <header className={ticket.paymentHead}>
        <Link className="icon-btn" to="/orders" aria-label={copy.back}>
          <Icon name="arrow-left" size={22} />
        </Link>
        <h1>{copy.heading(`#${shortId(orderId)}`)}</h1>
      </header>
      {data && <Stage payment={data} name={name} />}
      {!data && error === null && <TicketLoading />}
      {!data && error !== null && (
        <Card className="mx-auto max-w-120 py-10">
          <PaymentFailed error={error} retry={refetch} retrying={isFetching} />
        </Card>
      )}
    </>
  );
}

/** The current step of a payment; updates by itself when the order changes. */
function Stage({ payment, name }: { payment: Payment; name: string }) {
  const [first] = useState(payment.status);
  const stage = payment.method === 'COD' ? 'cash' : payment.status;
  // The new stage starts at the top, while the pressed button (checkout's or the ticket's) was at the bottom.
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [stage]);
  return (
    <>
      <p role="status" className="sr-only">
        {stage === first || isReceived(stage) ? '' : titleOf(stage)}
      </p>
      {stage === 'pending' && <Ticket payment={payment} />}
      {isReceived(stage) && (
        <Received key={stage} payment={payment} stage={stage} name={name} turned={stage !== first} />
      )}
      {isOver(stage) && <Over key={stage} stage={stage} turned={stage !== first} />}
    </>
  );
}

type Stages = Payment['status'] | 'cash';

const isReceived = (stage: Stages): stage is keyof typeof copy.received =>
  Object.hasOwn(copy.received, stage);

const isOver = (stage: Stages): stage is keyof typeof copy.over => Object.hasOwn(copy.over, stage);

function titleOf(stage: Stages): string {
  return isOver(stage) ? copy.over[stage].title : copy.rejected.title;
}

function Over({ stage, turned }: { stage: keyof typeof copy.over; turned: boolean }) {
  const card = useLostFocus<HTMLDivElement>(turned);
  return (
    <div ref={card} tabIndex={-1}>
      <Nothing {...copy.over[stage]} pose={stage === 'cash' ? undefined : 'envelope'} />
    </div>
  );
}

function NotFound() {
  return <Nothing {...copy.notFound} pose="thinking" heading="h1" />;
}

interface NothingProps {
  title: string;
  text: string;
  pose: MascotPose | undefined;
  heading?: 'h1' | 'h2';
}

function Nothing(words: NothingProps) {
  return (
    <Card className="mx-auto max-w-160 py-10">
      <EmptyState
        {...words}
        action={
          <>
            <LinkButton to="/orders">{copy.orders}</LinkButton>
            <LinkButton to="/garden" variant="sec">
              {copy.garden}
            </LinkButton>
          </>
        }
      />
    </Card>
  );
}
