import type { BookingBody } from '#contract/http/carriers.ts';
import type { Shipment } from '#contract/http/fulfilment.ts';
import type { CarrierId } from '#domain/fulfilment/carriers.ts';
import { carrierCopy as copy } from '#domain/fulfilment/carriers.vi.ts';
import { asId, type BookingId, type OrderId, type ShipmentId, type UserId } from '#domain/kernel/ids.ts';
import { after, seconds } from '#domain/kernel/time.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import {
  CarrierUnavailable,
  CarrierRefused,
  type CarrierApi,
  type BookedParcel,
  type Parcel,
} from '#server/adapters/carriers/carrier.ts';
import { getStored, lockStored } from '#server/ordering/index.ts';
import { inTx, type Tx } from '#server/platform/db/connection.ts';
import { newId } from '#server/platform/db/ids.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import { checkPackable } from '../shipments/dispatch.ts';
import { getShipment } from '../shipments/queries.ts';
import { findShipmentOf } from '../shipments/repository.ts';
import { finishBooking } from './finish.ts';
import * as repository from './repository.ts';
import type { BookingRow } from './repository.ts';
import { asCarrierError, carrierOf, fingerprintOf, parcelOf, SETTLE, type BookingShop } from './shop.ts';

type Admin = { id: UserId };
type Wanted = Omit<BookingBody, 'order'> & { order: OrderId };

/** Longer than two requests to a carrier take; meanwhile no other process asks for the same parcel. */
const LEASE = seconds(30);

/** The fee that a carrier would charge the shop for an order's parcel. @throws ShopError as `bookParcel` */
export async function quoteParcel(
  shop: BookingShop,
  carrier: CarrierId,
  wanted: Wanted,
): Promise<{ fee: Vnd }> {
  const api = carrierOf(shop, carrier);
  const stored = await getStored(shop.db, wanted.order, 'anybody');
  const parcel = parcelOf(shop, carrier, stored, { code: '', size: wanted });
  try {
    return { fee: await api.quote(parcel) };
  } catch (error) {
    throw asCarrierError(carrier, error);
  }
}

/**
 * Books a carrier for an order's parcel and packs the order. The booking is stored before the carrier is called, and the carrier
 * is called outside any transaction: after a crash in between, the next attempt first looks up what became of the earlier one.
 * @throws ShopError NOT_FOUND, INVALID_TRANSITION, PROOF_MISSING, ALREADY_ASSIGNED, INVALID_INPUT, CARRIER_OFF, CARRIER_BUSY,
 *   CARRIER_REFUSED, CARRIER_AWAY while the outcome is unknown, CONFLICT when the order changed meanwhile
 */
export async function bookParcel(
  shop: BookingShop,
  admin: Admin,
  carrier: CarrierId,
  wanted: Wanted,
): Promise<Shipment> {
  const api = carrierOf(shop, carrier);
  const begun = await inTx(shop.db, (tx) => begin(shop, tx, admin, carrier, wanted));
  if ('done' in begun) return getShipment(shop, begun.done, 'anybody');
  const made = await askCarrier(shop, api, begun);
  const shipmentId = await finishBooking(shop, begun.row.id, made);
  if (shipmentId === null) throw new ShopError('CONFLICT', { message: copy.changed });
  return getShipment(shop, shipmentId, 'anybody');
}

type Begun = { row: BookingRow; parcel: Parcel; wasAsked: boolean };

/** Stores the booking before the request; `wasAsked`: an earlier request may have reached the carrier. */
async function begin(
  shop: BookingShop,
  tx: Tx,
  admin: Admin,
  carrier: CarrierId,
  wanted: Wanted,
): Promise<Begun | { done: ShipmentId }> {
  const now = shop.clock.now();
  const before = await lockStored(tx, wanted.order, 'anybody');
  const open = await repository.lockOpen(tx, wanted.order);
  const existing = (await findShipmentOf(tx, wanted.order))?.shipment;
  if (open?.state === 'made') {
    if (existing?.via === carrier) return { done: existing.id };
    throw new ShopError('ALREADY_ASSIGNED', { message: copy.booked(open.carrier) });
  }
  if (existing === undefined) await checkPackable(tx, before, admin);
  else if (existing.status !== 'pending') throw new ShopError('INVALID_TRANSITION');
  if (open?.askedUntil && open.askedUntil > now)
    throw new ShopError('CARRIER_BUSY', { message: copy.asking(open.carrier) });
  const fingerprint = fingerprintOf(before);
  const isSame = open?.carrier === carrier && open.fingerprint === fingerprint;
  const id = isSame ? open.id : newId<BookingId>(now);
  const code = isSame ? open.code : `VC${id.replaceAll('-', '').slice(-16).toUpperCase()}`;
  const parcel = parcelOf(shop, carrier, before, { code, size: wanted });
  const askedUntil = after(now, LEASE);
  const row = newRow(admin, carrier, wanted, { id, code, cod: parcel.cod, fingerprint, askedUntil }, now);
  if (open && isSame) await repository.updateBooking(tx, id, { askedUntil, updatedAt: now });
  else {
    if (open) await markUnwanted(shop, tx, open, now);
    await repository.insertBooking(tx, row);
  }
  await shop.jobs.send(tx, SETTLE, { id }, { startAfter: LEASE / seconds(1) + 5 });
  return { row, parcel, wasAsked: isSame };
}

/**
 * Another way of delivery was chosen while this carrier's answer is unknown: if it has the parcel, it must be cancelled there.
 */
async function markUnwanted(shop: BookingShop, tx: Tx, { id }: BookingRow, now: Date): Promise<void> {
  await repository.updateBooking(tx, id, { state: 'unwanted', updatedAt: now });
  await shop.jobs.send(tx, SETTLE, { id });
}

/** Calls the carrier and records a refusal. @throws ShopError CARRIER_REFUSED, CARRIER_AWAY */
async function askCarrier(
  shop: BookingShop,
  api: CarrierApi,
  { row, parcel, wasAsked }: Begun,
): Promise<BookedParcel> {
  const { id, carrier } = row;
  const over = (change: Partial<BookingRow>) =>
    repository.updateBooking(shop.db, id, { askedUntil: null, updatedAt: shop.clock.now(), ...change });
  try {
    const found = wasAsked && api.find ? await api.find(parcel.code) : null;
    return found ?? (await api.create(parcel));
  } catch (error) {
    // Without a lookup, a refusal may mean that the carrier has the parcel from an earlier request.
    const isNo = error instanceof CarrierRefused && (!wasAsked || api.find !== undefined);
    const isUnheard = error instanceof CarrierUnavailable && !error.mayHaveArrived && !wasAsked;
    await over(isNo || isUnheard ? { state: 'refused' } : {});
    throw asCarrierError(carrier, error, isUnheard ? copy.away(carrier) : copy.unanswered(carrier));
  }
}

function newRow(
  admin: Admin,
  carrier: CarrierId,
  { order, weightG, lengthCm, widthCm, heightCm }: Wanted,
  own: Pick<BookingRow, 'id' | 'code' | 'cod' | 'fingerprint' | 'askedUntil'>,
  now: Date,
): BookingRow {
  return {
    ...own,
    orderId: asId<OrderId>(order),
    carrier,
    state: 'asking',
    trackingNumber: null,
    carrierCod: null,
    fee: null,
    weightG,
    lengthCm,
    widthCm,
    heightCm,
    carrierStatus: null,
    carrierAt: null,
    heardAt: now,
    concern: null,
    remittedAt: null,
    payoutId: null,
    createdBy: admin.id,
    createdAt: now,
    updatedAt: now,
  };
}
