import { useQuery } from '@tanstack/react-query';
import type { Payment, VietQr } from '#contract/http/payment.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { buttonClass } from '#web/ui/actions/button-look.ts';
import { Banner } from '#web/ui/feedback/Banner.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Icon } from '#web/ui/media/Icon.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/Skeleton.tsx';
import { BankLines } from './BankLines.tsx';
import { copy } from './copy.vi.ts';
import { PaymentFailed } from './PaymentFailed.tsx';
import { paidOrderQuery, vietQrQuery } from '#web/entities/order/payment-queries.ts';
import { rejectionOf } from './rejection.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useIsPast } from '#web/lib/hooks/use-is-past.ts';
import { useReportPaid } from '#web/entities/order/use-report-paid.ts';
import * as ticket from './payment.module.css';
import { classes } from '#web/ui/classes.ts';

/** Code, amount, bank and 'Tôi đã chuyển khoản' (look, VietQR). The code has no button once the transfer was reported. */
export function Ticket({ payment }: { payment: Payment }) {
  const code = useQuery(vietQrQuery(payment.orderId));
  const isLate = useIsPast(payment.expiresAt);
  if (code.data) {
    return (
      <>
        <Rejected payment={payment} />
        <div className={ticket.ticket}>
          <Scan payment={payment} code={code.data} isLate={isLate} />
          {!isLate && (
            <Card as="section" className={ticket.lines} receipt>
              <h2>{copy.lines.title}</h2>
              <BankLines {...code.data} />
            </Card>
          )}
          <Acts payment={payment} code={code.data} isLate={isLate} />
        </div>
      </>
    );
  }
  if (!code.isError) return <TicketLoading />;
  return (
    <Card className="mx-auto max-w-120 py-10">
      <PaymentFailed error={code.error} retry={code.refetch} retrying={code.isFetching} />
    </Card>
  );
}

/** `isLate`: the deadline is over, although the shop has not closed the order yet, or this page has not heard of it. */
type TicketProps = { payment: Payment; code: VietQr; isLate: boolean };

function Scan({ payment, code, isLate }: TicketProps) {
  return (
    <Card as="section" className={ticket.scan} receipt>
      {payment.status === 'reported' ? (
        <p className={ticket.timeLeft}>
          <Icon name="check" size={16} />
          {copy.reported}
        </p>
      ) : (
        <TimeLeft until={payment.expiresAt} />
      )}
      {isLate ? (
        <p className={ticket.late}>{copy.late}</p>
      ) : (
        <>
          <div className={ticket.qr}>
            <span className={ticket.ink}>
              <img src={code.qrImage} alt={copy.code} width={240} height={240} />
            </span>
            <i />
            <i />
            <i />
            <i />
          </div>
          <p className="text-sm text-muted">{copy.amount}</p>
          <p className={ticket.amount}>{formatVnd(code.amount)}</p>
          <p className="text-sm text-muted">{copy.scan}</p>
        </>
      )}
    </Card>
  );
}

function Acts({ payment, code, isLate }: TicketProps) {
  const report = useReportPaid(payment.orderId);
  return (
    <div className={classes('acts', ticket.acts)}>
      {payment.status === 'pending' && (
        <Button
          size="lg"
          full
          loading={report.isPending}
          loadingLabel={copy.reporting}
          onClick={() => report.mutate()}
        >
          {copy.report}
        </Button>
      )}
      {!isLate && (
        <>
          <a
            className={buttonClass({ variant: 'ghost' })}
            href={code.qrImage}
            download={copy.fileName(code.content)}
          >
            <Icon name="download" />
            {copy.save}
          </a>
          <p className="hint">{copy.hold}</p>
        </>
      )}
    </div>
  );
}

/** The shop checked and did not find the last reported transfer. */
function Rejected({ payment: { orderId, status } }: Pick<TicketProps, 'payment'>) {
  const { data: order } = useQuery(paidOrderQuery(orderId));
  const reason = order && status === 'pending' ? rejectionOf(order.statusHistory) : null;
  if (reason === null) return null;
  return (
    <Banner tone="warning" title={copy.rejected.title} className={ticket.rejected}>
      {copy.rejected.text(reason)}
    </Banner>
  );
}

export function TicketLoading() {
  return (
    <Loading className={ticket.ticket}>
      <Card className={classes('grid justify-items-center gap-5', ticket.scan)}>
        <Skeleton width={220} height={32} radius={32} />
        <Skeleton width={240} height={240} radius={20} />
        <Skeleton width={180} height={36} />
      </Card>
      <Card className={classes('grid gap-6', ticket.lines)}>
        {[1, 2, 3, 4, 5].map((line) => (
          <Skeleton key={line} height={40} />
        ))}
      </Card>
    </Loading>
  );
}
