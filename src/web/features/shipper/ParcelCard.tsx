import { useRef, useState, type ReactNode } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { addressLine } from '#domain/identity/address.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { readablePhone } from '#web/lib/text/phone.ts';
import { mapLink } from '#web/entities/shipment/map-link.ts';
import { ShipmentDetails } from '#web/entities/shipment/ShipmentDetails.tsx';
import { ShipmentStatusBadge } from '#web/entities/shipment/ShipmentStatusBadge.tsx';
import { Button } from '#web/ui/actions/Button.tsx';
import { Card } from '#web/ui/motifs/Card.tsx';
import { Icon, type IconName } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { KeptSteps } from './QueuedSteps.tsx';
import { useOfflineQueue } from './offline-queue/use-offline-queue.ts';
import { cashFact, nextStatuses, quickSteps, statusWithKept } from './parcel.ts';
import type { Picking } from './use-picking.ts';
import { UpdateSheet } from './UpdateSheet.tsx';
import * as styles from './shipper.module.css';
import { classes } from '#web/ui/classes.ts';

const words = copy.parcel;

interface ParcelCardProps {
  shipment: Shipment;
  /** selection state; null unless several parcels are being selected */
  picking: Picking | null;
}

/** A parcel as a card for one-handed use: customer, address, cash to collect (look, Shipper). */
export function ParcelCard({ shipment: known, picking }: ParcelCardProps) {
  const { changes } = useOfflineQueue();
  const kept = changes.filter(({ shipmentId }) => shipmentId === known._id);
  const shipment = { ...known, status: statusWithKept(known.status, kept) };
  const { order, actualDeliveryDate, estimatedDeliveryDate } = shipment;
  const id = `#${shortId(order._id)}`;
  const isPicked = picking?.ids.has(known._id) ?? false;
  return (
    <Card
      as="article"
      padded={false}
      className={classes('parcel', styles.parcel, isPicked && styles.picked)}
      aria-label={id}
    >
      <CardHead shipment={shipment} id={id} picking={picking} />
      <KeptSteps changes={kept} />
      <ul className={styles.lines}>
        <Door order={order} isPicking={picking !== null} />
        <Line icon="receipt">
          <span className="num whitespace-normal">{words.total(formatVnd(order.totalPrice))}</span>
        </Line>
        <Line icon="cash">
          {/* the day wraps below an amount that leaves it no space */}
          <span className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span>
              <Cash shipment={shipment} />
            </span>
            <span className="num text-xs text-muted">
              {actualDeliveryDate
                ? words.arrived(formatDate(actualDeliveryDate))
                : words.expected(formatDate(estimatedDeliveryDate))}
            </span>
          </span>
        </Line>
        {order.isGift && (
          <Line icon="gift">
            {words.gift}
            {order.notBefore && <b className="block">{words.notBefore(dayInWords(order.notBefore))}</b>}
          </Line>
        )}
        <Words shipment={shipment} />
      </ul>
      {picking === null && <Acts shipment={shipment} known={known} id={id} />}
    </Card>
  );
}

/** @param id order's short id, `#1A2B3C4D` */
function CardHead({ shipment, id, picking }: ParcelCardProps & { id: string }) {
  return (
    <header>
      <h3 className="num" tabIndex={-1}>
        {picking && (
          <label className={styles.pick}>
            <input
              type="checkbox"
              className="check"
              aria-label={words.pick(id)}
              disabled={quickSteps(shipment).length === 0}
              checked={picking.ids.has(shipment._id)}
              onChange={() => picking.toggle(shipment._id)}
            />
          </label>
        )}
        {id}
      </h3>
      <ShipmentStatusBadge status={shipment.status} />
    </header>
  );
}

/** Recipient, phone and address. The links are hidden while parcels are being selected. */
function Door({ order, isPicking }: Pick<Shipment, 'order'> & { isPicking: boolean }) {
  const { shippingAddress, user } = order;
  const { phone, fullName } = shippingAddress;
  const place = addressLine(shippingAddress);
  return (
    <>
      <Line icon="user">
        <b>{fullName}</b>
        {user.name !== fullName && !order.isGift && (
          <span className="block text-sm text-muted">{words.orderedBy(user.name)}</span>
        )}
      </Line>
      <Line
        icon="phone"
        way={
          !isPicking && (
            <a className={styles.go} href={`tel:${phone}`} aria-label={words.call(fullName)}>
              <Icon className={styles.icon} name="phone" />
            </a>
          )
        }
      >
        <span className="num">{readablePhone(phone)}</span>
      </Line>
      <Line
        icon="pin"
        way={
          !isPicking && (
            <a
              className={classes(styles.go, 'map')}
              href={mapLink(shippingAddress)}
              target="_blank"
              rel="noreferrer"
              aria-label={words.map(place)}
            >
              <Icon className={styles.icon} name="pin" />
            </a>
          )
        }
      >
        {place}
      </Line>
    </>
  );
}

/** Notes of the customer and of the shop. */
function Words({ shipment: { notes, courierNotes } }: { shipment: Shipment }) {
  return (
    <>
      {notes && (
        <Line icon="chat">
          <span className={styles.wish}>
            <b>{words.wish}</b>
            {notes}
          </span>
        </Line>
      )}
      {courierNotes?.map((note) => (
        <Line key={note} icon="chat">
          <b>{words.note}</b>
          {note}
        </Line>
      ))}
    </>
  );
}

function Cash({ shipment }: { shipment: Shipment }) {
  const fact = cashFact(shipment);
  if (!('cash' in fact)) return words[fact.kind];
  const said = words[fact.kind](formatVnd(fact.cash));
  return fact.kind === 'collect' ? <b className="price">{said}</b> : <span className="num">{said}</span>;
}

interface ActsProps {
  /** with the status including queued changes */
  shipment: Shipment;
  /** with the status that the server knows */
  known: Shipment;
  id: string;
}

function Acts({ shipment, known, id }: ActsProps) {
  const [open, setOpen] = useState<'details' | 'update' | null>(null);
  const [updates, setUpdates] = useState(0);
  const close = () => setOpen(null);
  const openUpdate = () => {
    setUpdates(updates + 1);
    setOpen('update');
  };
  const movable = nextStatuses(shipment).length > 0;
  const acts = useRef<HTMLDivElement>(null);
  // After the final step the button that opened the sheet is gone; focus goes to the remaining one.
  const lastButton = () => [...(acts.current?.querySelectorAll('button') ?? [])].at(-1);
  return (
    <div ref={acts} className={classes('acts', styles.buttons)}>
      <Button
        className={styles.button}
        variant="paper"
        aria-label={words.actionName(words.details, id)}
        onClick={() => setOpen('details')}
      >
        {words.details}
      </Button>
      {movable && (
        <Button
          className={styles.button}
          variant={shipment.status === 'delivered' ? 'sec' : 'prim'}
          aria-label={words.actionName(words.update, id)}
          onClick={openUpdate}
        >
          {words.update}
        </Button>
      )}
      <ShipmentDetails shipment={known} open={open === 'details'} onClose={close} />
      <UpdateSheet
        key={updates}
        shipment={shipment}
        open={open === 'update'}
        onClose={close}
        finalFocus={lastButton}
      />
    </div>
  );
}

interface LineProps {
  icon: IconName;
  children: ReactNode;
  /** aligned to the right edge */
  way?: ReactNode;
}

function Line({ icon, children, way }: LineProps) {
  return (
    <li>
      <Icon className={styles.icon} name={icon} />
      <span className="min-w-0">{children}</span>
      {way}
    </li>
  );
}
