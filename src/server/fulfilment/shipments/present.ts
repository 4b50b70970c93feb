import type * as wire from '#contract/http/fulfilment.ts';
import type { Order } from '#contract/http/ordering.ts';
import { cashToCollect } from '#domain/fulfilment/cash.ts';
import type { ShipmentId } from '#domain/kernel/ids.ts';
import { withoutReason } from '#domain/ordering/notes.ts';
import type { Person } from '#server/identity/index.ts';
import type { BookingRow } from '../bookings/repository.ts';
import type { ShipmentHistoryRow, StoredShipment } from './repository.ts';

type Beside = {
  order: Order;
  shipper: Person | undefined;
  courierNotes: string[] | undefined;
  booking: BookingRow | undefined;
};

export function presentShipment(
  { shipment, history }: StoredShipment,
  { order, shipper, courierNotes, booking }: Beside,
): wire.Shipment {
  return {
    _id: shipment.id,
    order: presentShipmentOrder(order),
    status: shipment.status,
    trackingNumber: shipment.trackingNumber,
    carrier: shipment.carrier,
    shipper: shipper ? { _id: shipper.id, name: shipper.name, email: shipper.email } : null,
    statusHistory: history.map(presentEntry),
    notes: order.notes,
    ...(booking && { booking: presentBooking(booking) }),
    ...(courierNotes && { courierNotes }),
    deliveryNotes: shipment.deliveryNotes,
    estimatedDeliveryDate: shipment.estimatedDeliveryDate.toISOString(),
    actualDeliveryDate: shipment.actualDeliveryDate?.toISOString() ?? null,
    cashToCollect: cashToCollect(order),
    proofImage: shipment.proof === null ? null : proofUrl(shipment.id, shipment.proof),
    stockReturn: shipment.stockReturn,
    createdAt: shipment.createdAt.toISOString(),
    updatedAt: shipment.updatedAt.toISOString(),
  };
}

/** The part of a shipment that the customer sees. */
export function presentParcel({ shipment, history }: StoredShipment): wire.Parcel {
  const { status, carrier, trackingNumber, estimatedDeliveryDate, actualDeliveryDate, proof } = shipment;
  return {
    status,
    carrier,
    trackingNumber,
    steps: history.map((step) => ({ status: step.status, timestamp: step.at.toISOString() })),
    estimatedDeliveryDate: estimatedDeliveryDate.toISOString(),
    actualDeliveryDate: actualDeliveryDate?.toISOString() ?? null,
    proofImage: proof === null ? null : proofUrl(shipment.id, proof),
  };
}

/** Contains the start of the file name, so that a new photo gets a new URL. */
export function proofUrl(id: ShipmentId, file: string): string {
  return `/api/shipments/${id}/proof?v=${file.slice('proof-'.length, 'proof-'.length + 8)}`;
}

/** An order as its shipper sees it: without what was written to others, and where its customer came from. */
export function presentCarriedOrder(order: Order): Order {
  const { gift, statusHistory } = order;
  return {
    ...order,
    cardMessage: null,
    gift: gift && { ...gift, sender: null, openedAt: null, reply: null },
    source: null,
    statusHistory: statusHistory.map((entry) => ({
      ...entry,
      note: entry.note && withoutReason(entry.note),
    })),
  };
}

function presentShipmentOrder(order: Order): wire.ShipmentOrder {
  const { _id, status, items, totalPrice, shippingFee, paymentMethod } = order;
  const { shippingAddress, shippingOption, giftWrap, gift, notes, user, createdAt } = order;
  return {
    _id,
    status,
    items,
    totalPrice,
    shippingFee,
    paymentMethod,
    shippingAddress,
    shippingOption,
    giftWrap,
    isGift: gift !== null,
    notBefore: gift?.notBefore ?? null,
    notes,
    user,
    createdAt,
  };
}

function presentBooking(row: BookingRow): wire.Booking {
  return {
    carrier: row.carrier,
    trackingNumber: row.trackingNumber ?? '',
    fee: row.fee,
    status: row.carrierStatus,
    heardAt: row.heardAt.toISOString(),
    concern: row.concern,
  };
}

function presentEntry({ status, at, note, by }: ShipmentHistoryRow): wire.ShipmentEntry {
  return { status, timestamp: at.toISOString(), note, by };
}
