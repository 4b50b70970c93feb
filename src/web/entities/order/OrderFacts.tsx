import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import { addressLine } from '#domain/identity/address.ts';
import { formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { orderStatusLabel, paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { translateNote } from '#domain/ordering/notes.ts';
import { paymentStatusLabels } from '#domain/payment/copy.vi.ts';
import { FailedLine } from '#web/ui/feedback/FailedLine.tsx';
import { paymentQuery } from './payment-queries.ts';
import { copy } from './copy.vi.ts';
import { readablePhone } from '#web/lib/text/phone.ts';
import * as styles from './orders.module.css';

// Facts about an order, for its customer and for staff alike.

/** The history, latest first, in Vietnamese (spec §4: history notes are translated). */
export function HistoryFacts({ order: { statusHistory } }: { order: Order }) {
  return (
    <Facts title={copy.details.history}>
      <ol className={styles.past}>
        {statusHistory.toReversed().map(({ status, timestamp, note }) => (
          <li key={timestamp + status}>
            <time className="num text-muted" dateTime={timestamp}>
              {formatShortDateTime(timestamp)}
            </time>
            <span>{note ? translateNote(note) : orderStatusLabel(status)}</span>
          </li>
        ))}
      </ol>
    </Facts>
  );
}

export function AddressFacts({ order: { shippingAddress: to } }: { order: Order }) {
  return (
    <Facts title={copy.details.sentTo}>
      <p>
        {to.fullName},{' '}
        <a className="num relative -my-3 inline-block py-3 hover:underline" href={`tel:${to.phone}`}>
          {readablePhone(to.phone)}
        </a>
      </p>
      <p className="text-muted">{addressLine(to)}</p>
    </Facts>
  );
}

export function PaymentFacts({ order }: { order: Order }) {
  const { goodsPrice, shippingOption, shippingFee, giftWrap, giftWrapFee, totalPrice } = order;
  return (
    <Facts title={copy.details.payment}>
      <p>{paymentMethodLabels[order.paymentMethod]}</p>
      <MoneyFact order={order} />
      <dl>
        <Sum name={copy.details.goods} price={goodsPrice} />
        <Sum name={shippingOption.name} price={shippingFee} />
        {giftWrap && <Sum name={copy.details.wrap} price={giftWrapFee} />}
        <Sum name={copy.details.total} price={totalPrice} whole />
      </dl>
    </Facts>
  );
}

/** The payment status of an order, and since when. */
function MoneyFact({ order: { _id } }: { order: Order }) {
  const query = useQuery(paymentQuery(_id));
  const payment = query.data;
  const since = payment?.refundedAt ?? payment?.paidAt;
  if (payment === undefined && query.errorUpdateCount > 0)
    return (
      <FailedLine query={query} className="mb-2 text-muted">
        {copy.details.paymentFailed}
      </FailedLine>
    );
  // The line keeps its height while loading.
  return (
    <p className="text-muted">
      {payment ? paymentStatusLabels[payment.status] : '\u00a0'}
      {since && <span className="num">, {formatShortDateTime(since)}</span>}
    </p>
  );
}

/** Gift wrap, card message and notes; nothing when there are none. */
export function WishFacts({ order: { giftWrap, cardMessage, notes } }: { order: Order }) {
  return (
    <>
      {(giftWrap || cardMessage) && (
        <Facts title={copy.details.gift}>
          {giftWrap && <p>{copy.details.wrapped}</p>}
          {cardMessage && <p className={styles.cardWords}>{cardMessage}</p>}
        </Facts>
      )}
      {notes && (
        <Facts title={copy.details.notes}>
          <p className="whitespace-pre-line">{notes}</p>
        </Facts>
      )}
    </>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.facts}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Sum({ name, price, whole }: { name: string; price: Vnd; whole?: boolean }) {
  return (
    <div className={whole ? 'font-semibold' : 'text-muted'}>
      <dt>{name}</dt>
      <dd className="num">{price === 0 ? copy.details.free : formatVnd(price)}</dd>
    </div>
  );
}
