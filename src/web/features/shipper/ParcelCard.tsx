import { useRef, useState, type ReactNode } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
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
import { cashFact, nextStatuses, statusWithKept } from './parcel.ts';
import { UpdateSheet } from './UpdateSheet.tsx';
import * as styles from './shipper.module.css';
import { classes } from '#web/ui/classes.ts';

const words = copy.parcel;

/** One parcel for one hand: whom to call, where to go, what to collect (look, Shipper). */
export function ParcelCard({ shipment: known }: { shipment: Shipment }) {
  const { changes } = useOfflineQueue();
  const kept = changes.filter(({ shipmentId }) => shipmentId === known._id);
  const shipment = { ...known, status: statusWithKept(known.status, kept) };
  const { order, status, actualDeliveryDate, estimatedDeliveryDate } = shipment;
  const { phone, fullName } = order.shippingAddress;
  const place = addressLine(order.shippingAddress);
  const id = `#${shortId(order._id)}`;
  return (
    <Card as="article" padded={false} className={classes('parcel', styles.parcel)} aria-label={id}>
      <header>
        <h3 className="num" tabIndex={-1}>
          {id}
        </h3>
        <ShipmentStatusBadge status={status} />
      </header>
      <KeptSteps changes={kept} />
      <ul className={styles.lines}>
        <Line icon="user">
          <b>{fullName}</b>
          {order.user.name !== fullName && (
            <span className="block text-sm text-muted">{words.orderedBy(order.user.name)}</span>
          )}
        </Line>
        <Line
          icon="phone"
          way={
            <a className={styles.go} href={`tel:${phone}`} aria-label={words.call(fullName)}>
              <Icon className={styles.icon} name="phone" />
            </a>
          }
        >
          <span className="num">{readablePhone(phone)}</span>
        </Line>
        <Line
          icon="pin"
          way={
            <a
              className={classes(styles.go, 'map')}
              href={mapLink(order.shippingAddress)}
              target="_blank"
              rel="noreferrer"
              aria-label={words.map(place)}
            >
              <Icon className={styles.icon} name="pin" />
            </a>
          }
        >
          {place}
        </Line>
        <Line icon="receipt">
          <span className="num">{words.total(formatVnd(order.totalPrice))}</span>
        </Line>
        <Line
          icon="cash"
          way={
            <span className="num text-xs text-muted">
              {actualDeliveryDate
                ? words.arrived(formatDate(actualDeliveryDate))
                : words.expected(formatDate(estimatedDeliveryDate))}
            </span>
          }
        >
          <Cash shipment={shipment} />
        </Line>
        {shipment.courierNotes?.map((note) => (
          <Line key={note} icon="chat">
            <span className="sr-only">{words.note}</span>
            {note}
          </Line>
        ))}
      </ul>
      <Acts shipment={shipment} known={known} id={id} />
    </Card>
  );
}

function Cash({ shipment }: { shipment: Shipment }) {
  const fact = cashFact(shipment);
  if (!('cash' in fact)) return words[fact.kind];
  const said = words[fact.kind](formatVnd(fact.cash));
  return fact.kind === 'collect' ? <b className="price">{said}</b> : <span className="num">{said}</span>;
}

interface ActsProps {
  /** as it is on this phone */
  shipment: Shipment;
  /** as the shop knows it */
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
  // After the last step the button that opened the sheet is gone, and the other one is left.
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
  /** at the right edge */
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
