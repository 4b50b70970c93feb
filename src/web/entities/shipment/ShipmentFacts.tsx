import type { ReactNode } from 'react';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { OrderItem } from '#contract/http/ordering.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { shipmentStatusLabels, stockReturnLabels } from '#domain/fulfilment/copy.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDate, formatDateTime, formatShortDateTime } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import { readablePhone } from '#web/lib/text/phone.ts';
import { Icon } from '#web/ui/media/Icon.tsx';
import { copy } from './copy.vi.ts';
import { mapLink } from './map-link.ts';
import { ProofPicture } from './ProofPicture.tsx';
import { ShipmentStatusBadge } from './ShipmentStatusBadge.tsx';
import * as styles from './shipments.module.css';
import { classes } from '#web/ui/classes.ts';

const words = copy.details;

/** All facts about a shipment, in groups; the same for shippers and staff. */
export function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  return (
    <div className={styles.shipmentFacts}>
      <p className={styles.whole}>
        <ShipmentStatusBadge status={shipment.status} />
      </p>
      <OrderGroup shipment={shipment} />
      <ParcelGroup shipment={shipment} />
      <CustomerGroup shipment={shipment} />
      <AddressGroup shipment={shipment} />
      <Group title={words.items} className={styles.whole}>
        <ul className={styles.items}>
          {shipment.order.items.map((item) => (
            <Item key={item._id} item={item} />
          ))}
        </ul>
      </Group>
      <Group title={words.history}>
        <ol className={styles.past}>
          {shipment.statusHistory.toReversed().map(({ status, timestamp, note }) => (
            <li key={timestamp + status}>
              <time className="num text-muted" dateTime={timestamp}>
                {formatShortDateTime(timestamp)}
              </time>
              <span>
                {shipmentStatusLabels[status] ?? status}
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Group>
      <div className="grid content-start gap-5">
        <Group title={words.deliveryNotes}>
          <p className={styles.note}>{shipment.deliveryNotes ?? words.none}</p>
        </Group>
        {shipment.proofImage && (
          <Group title={words.proof}>
            <ProofPicture
              src={shipment.proofImage}
              alt={words.proofName(`#${shortId(shipment.order._id)}`)}
            />
          </Group>
        )}
        {shipment.courierNotes && (
          <Group title={words.courierNotes}>
            {shipment.courierNotes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </Group>
        )}
        {shipment.notes && (
          <Group title={words.wishes}>
            <p className={styles.note}>{shipment.notes}</p>
          </Group>
        )}
      </div>
    </div>
  );
}

function OrderGroup({ shipment: { order, cashToCollect } }: { shipment: Shipment }) {
  return (
    <Group title={words.order}>
      <dl>
        <Fact name={words.id}>#{shortId(order._id)}</Fact>
        <Fact name={words.placed}>{formatDateTime(order.createdAt)}</Fact>
        <Fact name={words.total}>{formatVnd(order.totalPrice)}</Fact>
        <Fact name={words.fee}>{order.shippingFee === 0 ? words.free : formatVnd(order.shippingFee)}</Fact>
        <Fact name={words.payment}>{paymentMethodLabels[order.paymentMethod]}</Fact>
        {cashToCollect > 0 && (
          <Fact name={words.collect}>
            <b className="price">{formatVnd(cashToCollect)}</b>
          </Fact>
        )}
        <Fact name={words.way}>{order.shippingOption.name}</Fact>
        {order.giftWrap && <Fact name={words.wrap}>{words.wrapped}</Fact>}
        {order.isGift && <Fact name={words.gift}>{words.isGift}</Fact>}
        {order.notBefore && (
          <Fact name={words.notBefore}>
            <b>{dayInWords(order.notBefore)}</b>
          </Fact>
        )}
      </dl>
    </Group>
  );
}

function ParcelGroup({ shipment }: { shipment: Shipment }) {
  const { trackingNumber, carrier, shipper, estimatedDeliveryDate, actualDeliveryDate, stockReturn } =
    shipment;
  const { booking } = shipment;
  return (
    <Group title={words.parcel}>
      <dl>
        <Fact name={words.tracking}>{trackingNumber ?? copy.notYet}</Fact>
        <Fact name={words.carrier}>{carrier ?? copy.notYet}</Fact>
        {booking ? (
          booking.fee !== null && <Fact name={words.carrierFee}>{formatVnd(booking.fee)}</Fact>
        ) : (
          <Fact name={words.shipper}>{shipper?.name ?? copy.notYet}</Fact>
        )}
        <Fact name={words.expected}>{formatDate(estimatedDeliveryDate)}</Fact>
        <Fact name={words.arrived}>
          {actualDeliveryDate === null ? copy.notYet : formatDateTime(actualDeliveryDate)}
        </Fact>
        {stockReturn && <Fact name={words.pieces}>{stockReturnLabels[stockReturn]}</Fact>}
      </dl>
    </Group>
  );
}

function CustomerGroup({ shipment: { order } }: { shipment: Shipment }) {
  const { phone } = order.shippingAddress;
  return (
    <Group title={words.customer}>
      <dl>
        <Fact name={words.name}>{order.user.name}</Fact>
        <Fact name={words.email}>
          <a href={`mailto:${order.user.email}`}>{order.user.email}</a>
        </Fact>
        <Fact name={words.phone}>
          <a className="num" href={`tel:${phone}`}>
            {readablePhone(phone)}
          </a>
        </Fact>
      </dl>
    </Group>
  );
}

function AddressGroup({ shipment: { order } }: { shipment: Shipment }) {
  const { fullName, addressLine1, addressLine2, ward, city, postalCode } = order.shippingAddress;
  return (
    <Group title={words.address}>
      <dl>
        <Fact name={words.receiver}>{fullName}</Fact>
        <Fact name={words.line1}>{addressLine1}</Fact>
        {addressLine2 && <Fact name={words.line2}>{addressLine2}</Fact>}
        {ward && <Fact name={words.ward}>{ward}</Fact>}
        <Fact name={words.city}>{city}</Fact>
        {postalCode && <Fact name={words.postalCode}>{postalCode}</Fact>}
      </dl>
      <a
        className={classes('map', styles.map)}
        href={mapLink(order.shippingAddress)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="pin" size={18} />
        {words.map}
      </a>
    </Group>
  );
}

function Item({ item: { name, quantity, price, charms } }: { item: OrderItem }) {
  return (
    <li>
      <b>{name}</b>
      <span className="num">{words.times(quantity, formatVnd(price))}</span>
      {charms.length > 0 && <p>{words.charms(charms.map((charm) => charm.name).join(', '))}</p>}
    </li>
  );
}

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
