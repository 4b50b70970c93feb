import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Payment } from '#contract/http/payment.ts';
import { spokenName } from '#domain/identity/spoken-name.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { journeyOf } from '#web/entities/order/journey.ts';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { CordList } from '#web/ui/motifs/CordList.tsx';
import { LinkButton } from '#web/ui/actions/LinkButton.tsx';
import { Mascot } from '#web/ui/motifs/Mascot.tsx';
import { copy } from './copy.vi.ts';
import { paidOrderQuery } from '#web/entities/order/payment-queries.ts';
import { Ticket } from './Ticket.tsx';
import { useLostFocus } from './use-lost-focus.ts';
import * as styles from './received.module.css';

interface ReceivedProps {
  payment: Payment;
  stage: keyof typeof copy.received;
  name: string;
  /** the status changed while the page was open: the card flips over */
  turned: boolean;
}

/** After the customer's part is done: thanks, and the next steps along a cord (look, Success). */
export function Received({ payment, stage, name, turned }: ReceivedProps) {
  const [codeAgain, setCodeAgain] = useState(false);
  const heading = useLostFocus<HTMLHeadingElement>(turned);
  const { title, text } = copy.received[stage];
  if (stage === 'reported' && codeAgain) return <Ticket payment={payment} />;
  return (
    <Card as="section" className={classes(styles.received, turned && styles.turned)}>
      <p className={classes('script', styles.script)}>{copy.thanks(spokenName(name))}</p>
      <Mascot pose={stage === 'differs' ? 'thinking' : 'waving'} width={168} />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="text-muted">{text(`#${shortId(payment.orderId)}`)}</p>
      <Journey orderId={payment.orderId} />
      <div className={classes('acts', styles.acts)}>
        <LinkButton to="/orders" size="lg" full>
          {copy.follow}
        </LinkButton>
        {stage === 'reported' ? (
          <Button variant="ghost" icon="qr" onClick={() => setCodeAgain(true)}>
            {copy.codeAgain}
          </Button>
        ) : (
          <LinkButton to="/" variant="ghost">
            {copy.home}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function Journey({ orderId }: Pick<Payment, 'orderId'>) {
  const { data: order } = useQuery(paidOrderQuery(orderId));
  if (order === undefined) return null;
  const items = journeyOf(order).map(({ key, label, when, state }) => ({
    key,
    done: state !== 'next',
    content: (
      <>
        <b>{label}</b>
        {when && <small className="num">{when}</small>}
      </>
    ),
  }));
  return <CordList items={items} className={styles.journey} />;
}
