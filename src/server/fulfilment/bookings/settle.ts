import { stepOf } from '#domain/fulfilment/carriers.ts';
import type { BookingId, ShipmentId } from '#domain/kernel/ids.ts';
import { after, hours, minutes } from '#domain/kernel/time.ts';
import { CarrierUnavailable, CarrierRefused, type CarrierApi } from '#server/adapters/carriers/carrier.ts';
import { NotYet } from '#server/platform/jobs/queue.ts';
import { findShipmentOf } from '../shipments/repository.ts';
import { processStatus } from '../notices/service.ts';
import { finishBooking } from './finish.ts';
import * as repository from './repository.ts';
import type { BookingRow } from './repository.ts';
import { SETTLE, type BookingShop } from './shop.ts';

const LOOK = 'fulfilment.look-after-bookings';
/** After this time, a booking that the carrier's lookup does not know counts as never received. */
const NEVER_HEARD_AFTER = minutes(30);
/** How long a carrier may be silent about a parcel on its way, and about a payout. */
const SILENT = { moving: hours(3), paying: hours(24) };
const BATCH_SIZE = 40;

export function bookingJobs(shop: BookingShop): void {
  if (shop.carriers.size === 0) return;
  shop.jobs.define<{ id: BookingId }>(SETTLE, ({ id }) => settleBooking(shop, id), {
    retryLimit: 6,
    retryDelay: 30,
    retryBackoff: true,
    expireInSeconds: 120,
  });
  shop.jobs.define(LOOK, () => settleBookings(shop), {
    cron: '*/10 * * * *',
    retryLimit: 0,
    expireInSeconds: 540,
  });
}

/** Settles open bookings and polls carriers that have been silent, because notices get lost while the server is down. */
async function settleBookings(shop: BookingShop): Promise<void> {
  const now = shop.clock.now();
  for (const { id } of await repository.listUnsettled(shop.db, now, BATCH_SIZE))
    await tolerant(shop, () => settleBooking(shop, id));
  const since = { moving: after(now, -SILENT.moving), paying: after(now, -SILENT.paying) };
  for (const { id, carrier, trackingNumber } of await repository.listSilent(shop.db, since, BATCH_SIZE)) {
    await tolerant(shop, async () => {
      const report =
        trackingNumber === null ? null : await shop.carriers.get(carrier)?.track?.(trackingNumber);
      // Moves the polled ones to the end of the queue.
      await repository.updateBooking(shop.db, id, { heardAt: shop.clock.now() });
      if (report) await processStatus(shop, carrier, report);
    });
  }
}

/** A carrier that is unreachable or refuses, or a booking at which the work fails, must not stop the work on the others. */
async function tolerant({ log }: BookingShop, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isExpected =
      error instanceof NotYet || error instanceof CarrierUnavailable || error instanceof CarrierRefused;
    if (isExpected) log.warn({ reason: error.message }, 'a carrier was asked in vain');
    else log.error({ err: error }, 'a booking could not be settled');
  }
}

/**
 * Determines the outcome of a booking: whether the carrier has it, and cancels it there when it is no longer wanted.
 * @throws NotYet while the carrier gives no answer
 */
async function settleBooking(shop: BookingShop, id: BookingId): Promise<void> {
  const row = await repository.findBooking(shop.db, id);
  const api = row && shop.carriers.get(row.carrier);
  const now = shop.clock.now();
  if (row === undefined || api === undefined) return;
  if (row.askedUntil !== null && row.askedUntil > now) return;
  try {
    if (row.state === 'asking') await findOut(shop, api, row);
    if (row.state === 'unwanted') await takeBack(shop, api, row);
  } catch (error) {
    if (error instanceof CarrierUnavailable)
      throw new NotYet(`${row.carrier}: ${error.message}`, { cause: error });
    if (!(error instanceof CarrierRefused)) throw error;
    if (row.state === 'unwanted') await repository.updateBooking(shop.db, id, { concern: 'stuck' });
    shop.log.warn({ booking: id, reason: error.message }, 'a carrier refused to settle a booking');
  }
}

async function findOut(shop: BookingShop, api: CarrierApi, row: BookingRow): Promise<void> {
  const report = await api.find?.(row.code);
  if (report) {
    await finishBooking(shop, row.id, report);
    return;
  }
  const change = { updatedAt: shop.clock.now() };
  // A shipper already has the parcel, whatever the carrier answers.
  if (
    await findShipmentOf(shop.db, row.orderId).then(
      (found) => found && found.shipment.via === null && isGiven(found.shipment),
    )
  )
    await repository.updateBooking(shop.db, row.id, { ...change, state: 'unwanted' });
  else if (report === null && isOld(shop, row))
    await repository.updateBooking(shop.db, row.id, { ...change, state: 'refused' });
}

const isGiven = ({ shipperId, status }: { id: ShipmentId; shipperId: unknown; status: string }): boolean =>
  shipperId !== null || status !== 'pending';

async function takeBack(shop: BookingShop, api: CarrierApi, row: BookingRow): Promise<void> {
  const report = row.trackingNumber === null ? await api.find?.(row.code) : undefined;
  const number = row.trackingNumber ?? report?.trackingNumber;
  if (number === undefined) {
    if (report === null && isOld(shop, row)) await isBack(shop, row, null);
    return;
  }
  await cancelAt(api, row.carrier, number);
  await isBack(shop, row, number);
}

const isBack = (shop: BookingShop, { id }: BookingRow, trackingNumber: string | null) =>
  repository.updateBooking(shop.db, id, {
    state: 'cancelled',
    concern: null,
    trackingNumber,
    updatedAt: shop.clock.now(),
  });

const isOld = ({ clock }: BookingShop, { updatedAt }: BookingRow): boolean =>
  updatedAt < after(clock.now(), -NEVER_HEARD_AFTER);

/** Cancels a parcel at the carrier; one that is already cancelled there counts as success. @throws CarrierRefused, CarrierUnavailable */
export async function cancelAt(
  api: CarrierApi,
  carrier: BookingRow['carrier'],
  number: string,
): Promise<void> {
  try {
    await api.cancel(number);
  } catch (error) {
    if (!(error instanceof CarrierRefused) || error.ofToken) throw error;
    const report = await api.track?.(number);
    if (!report || stepOf(carrier, report.status) !== 'cancelled') throw error;
  }
}
