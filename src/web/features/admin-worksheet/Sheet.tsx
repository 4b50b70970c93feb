import { useState, type ReactNode } from 'react';
import type { Order } from '#contract/http/ordering.ts';
import type { WorksheetBracelet } from '#contract/http/reports.ts';
import { formatWrist } from '#domain/design/wrist.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { addressLine } from '#domain/identity/address.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { readablePhone } from '#web/lib/text/phone.ts';
import { publicShop } from '#web/lib/public-shop.ts';
import { classes } from '#web/ui/classes.ts';
import { copy } from './copy.vi.ts';
import { Pattern } from './Pattern.tsx';
import * as styles from './sheet.module.css';

interface SheetProps {
  order: Order;
  bracelet: WorksheetBracelet;
  /** index of this bracelet from 1, and their number in the order */
  place: number;
  of: number;
  /** QR code that opens the order's photo upload on a phone; null if no photo is needed */
  photoCode: string | null;
}

/**
 * One bracelet per page: parts, threading order and checklist; the first page of an order also has a tear-off strip for the
 * parcel.
 */
export function Sheet({ order, bracelet, place, of, photoCode }: SheetProps) {
  return (
    <article
      className={classes('sheet', isWordy(order) && styles.wordy)}
      aria-label={copy.sheetLabel(bracelet.name)}
    >
      <Head order={order} place={place} of={of} photoCode={photoCode} />
      <Facts bracelet={bracelet} />
      <Pattern bracelet={bracelet} />
      <div className={styles.boxes}>
        <Box title={copy.card}>
          {order.cardMessage ? <p className={styles.hand}>“{order.cardMessage}”</p> : <p>{copy.noCard}</p>}
        </Box>
        <Box title={copy.checks.title}>
          <ul>
            {copy.checks.lines.map((line) => (
              <Tick key={line}>{line}</Tick>
            ))}
            {order.proof !== 'none' && <Tick>{copy.checks.photo}</Tick>}
            <Tick>{order.giftWrap ? copy.checks.wrapped : copy.checks.plain}</Tick>
            {order.gift && <Tick>{copy.checks.gift}</Tick>}
            {order.gift?.notBefore && <Tick>{copy.checks.notBefore(dayInWords(order.gift.notBefore))}</Tick>}
          </ul>
        </Box>
      </div>
      {order.notes && (
        <p className={styles.wish}>
          <b>{copy.wish}</b> {order.notes}
        </p>
      )}
      <div className={styles.hands}>
        {copy.hands.map((hand) => (
          <span key={hand}>{hand}</span>
        ))}
      </div>
      {/* One strip per parcel, since its cash is collected once. */}
      {place === 1 && <Strip order={order} />}
    </article>
  );
}

/** Whether card message and notes are so long that a full bracelet fits on the page only in smaller type. */
const isWordy = ({ cardMessage, notes }: Order) => (cardMessage?.length ?? 0) + (notes?.length ?? 0) > 160;

function Head({ order, place, of, photoCode }: Omit<SheetProps, 'bracelet'>) {
  // The opening time is printed as the print time.
  const [now] = useState(() => new Date());
  return (
    <header>
      <div>
        <p className="logo">
          <img src="/brand/mark.svg" width={38} height={38} alt="" />
          <span>{publicShop().name}</span>
        </p>
        <h2>{copy.sheet}</h2>
      </div>
      {photoCode && (
        <p className={styles.code}>
          <img src={photoCode} width={72} height={72} alt="" />
          <span>{copy.scan}</span>
        </p>
      )}
      <p className={styles.no}>
        <b className="num">#{shortId(order._id)}</b>
        <span className="num">{copy.printed(place, of, formatDateTime(now))}</span>
      </p>
    </header>
  );
}

function Facts({ bracelet }: { bracelet: WorksheetBracelet }) {
  const { string, knot, wristSize, charms, quantity } = bracelet;
  const facts: readonly (readonly [name: string, value: string | number])[] = [
    [copy.facts.string, string?.name ?? copy.facts.fromShelf],
    [copy.facts.knot, knot?.name ?? copy.facts.none],
    [copy.facts.wrist, wristSize === null ? copy.facts.none : formatWrist(wristSize)],
    [copy.facts.charms, charms.length],
    [copy.facts.pieces, quantity],
  ];
  return (
    <dl className={styles.factsLine}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Tick({ children }: { children: string }) {
  return (
    <li>
      <i className={styles.tick} />
      {children}
    </li>
  );
}

/** Address and cash on delivery, to be put on the parcel. For a gift no price is printed. */
function Strip({ order: { _id, gift, shippingAddress: to, paymentMethod, totalPrice } }: { order: Order }) {
  const paid = paymentMethod !== 'COD';
  const { strip } = copy;
  const collect = strip.collect(formatVnd(paid ? 0 : totalPrice));
  return (
    <footer>
      <div>
        <span>{copy.strip.to}</span>
        <b>
          {to.fullName}, <span className="num">{readablePhone(to.phone)}</span>
        </b>
        <span>{addressLine(to)}</span>
      </div>
      <p>
        <span className="num">
          {copy.strip.order(`#${shortId(_id)}`, paymentMethodLabels[paymentMethod])}
        </span>
        <b className="num">{gift === null ? collect : paid ? strip.gift : strip.giftToPay}</b>
        {gift?.notBefore && <span>{strip.notBefore(dayInWords(gift.notBefore))}</span>}
      </p>
    </footer>
  );
}
