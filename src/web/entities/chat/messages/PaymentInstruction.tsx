import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PaymentMetadata } from '#contract/http/chat.ts';
import { shortId, type OrderId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { clockOf } from '#web/lib/text/clock.ts';
import { paymentQuery, vietQrQuery } from '#web/entities/order/payment-queries.ts';
import { paymentPath } from '#web/lib/paths/payment.ts';
import { useReportPaid } from '#web/entities/order/use-report-paid.ts';
import { useCountdown } from '#web/lib/hooks/use-countdown.ts';
import { useIsPast } from '#web/lib/hooks/use-is-past.ts';
import { deviceTime } from '#web/lib/server-time.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { copy } from '../copy.vi.ts';
import type { KindProps } from './MessageRow.tsx';
import * as list from './messages.module.css';
import * as kinds from './kinds.module.css';
import { classes } from '#web/ui/classes.ts';
import { uiCopy } from '#web/ui/copy.vi.ts';
import { inBackground } from '#web/ui/in-background.ts';

/** How to pay an order: QR code, amount, transfer text, time left, and the button to report the payment (look, Chat bubbles). */
export function PaymentInstruction({ message, side }: KindProps) {
  const paying = message.metadata as PaymentMetadata;
  return (
    <div className={classes(list.balloon, kinds.paying)}>
      <p className={kinds.title}>
        <Icon name="qr" />
        {copy.payment.instruction(`#${shortId(paying.orderId)}`)}
      </p>
      {side === 'customer' ? <ToPay paying={paying} /> : <Facts paying={paying} />}
    </div>
  );
}

function Facts({ paying: { amount, content } }: { paying: PaymentMetadata }) {
  return (
    <dl>
      <dt>{copy.payment.amount}</dt>
      <dd className={kinds.amount}>{formatVnd(amount)}</dd>
      <dt>{copy.payment.content}</dt>
      <dd className="num">{content}</dd>
    </dl>
  );
}

/** The current state of the payment, whenever the message was sent. */
function ToPay({ paying }: { paying: PaymentMetadata }) {
  const { orderId } = paying;
  const known = useQuery(paymentQuery(orderId));
  const payment = known.data;
  const waits = payment?.status === 'pending';
  const code = useQuery({ ...vietQrQuery(orderId), enabled: waits });
  const isLate = useIsPast(payment?.expiresAt ?? null);
  const lacking = payment === undefined ? known : code;
  const failed = code.data === undefined && lacking.isError;
  if (payment !== undefined && !waits) {
    return (
      <>
        <Facts paying={paying} />
        <p className={kinds.stands}>
          {copy.payment.states[payment.status as keyof typeof copy.payment.states]}
        </p>
      </>
    );
  }
  return (
    <>
      {isLate ? (
        <p className={kinds.stands}>{copy.payment.late}</p>
      ) : (
        <div className={kinds.scan}>
          {code.data ? (
            <img
              src={code.data.qrImage}
              alt={copy.payment.code(`#${shortId(orderId)}`)}
              width={88}
              height={88}
            />
          ) : (
            !failed && <Skeleton width={88} height={88} />
          )}
          <div>
            <Facts paying={paying} />
            {payment?.expiresAt && <Left until={payment.expiresAt} />}
          </div>
        </div>
      )}
      {failed && !isLate && (
        <p className={kinds.stands} role="alert">
          {copy.payment.codeFailed}{' '}
          <button type="button" className="link" onClick={() => inBackground(lacking.refetch())}>
            {uiCopy.retry}
          </button>
        </p>
      )}
      <Acts orderId={orderId} />
    </>
  );
}

function Left({ until }: { until: string }) {
  const left = useCountdown(deviceTime(until));
  return <p className={classes('num', kinds.left)}>{copy.payment.left(clockOf(left))}</p>;
}

function Acts({ orderId }: { orderId: OrderId }) {
  const report = useReportPaid(orderId);
  return (
    <div className={classes('acts', kinds.acts)}>
      <Button
        full
        loading={report.isPending}
        loadingLabel={copy.payment.reporting}
        onClick={() => report.mutate()}
      >
        {copy.payment.paid}
      </Button>
      <Link className={buttonClass({ variant: 'ghost', size: 'sm', full: true })} to={paymentPath(orderId)}>
        {copy.payment.large}
      </Link>
    </div>
  );
}
