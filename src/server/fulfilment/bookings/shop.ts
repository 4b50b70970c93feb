import { createHash } from 'node:crypto';
import { COD_MAX, type CarrierId, type ParcelSize } from '#domain/fulfilment/carriers.ts';
import { carrierCopy as copy } from '#domain/fulfilment/carriers.vi.ts';
import { cashToCollect } from '#domain/fulfilment/cash.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import {
  CarrierUnavailable,
  CarrierRefused,
  type CarrierApi,
  type Parcel,
} from '#server/adapters/carriers/carrier.ts';
import type { StoredOrder } from '#server/ordering/index.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Shop } from '#server/shop.ts';
import type { FulfilmentShop } from '../shipments/shop.ts';

export type BookingShop = FulfilmentShop & Pick<Shop, 'carriers' | 'jobs' | 'log' | 'config'>;

/** Job that settles one booking whose outcome is unknown, or that is no longer wanted. */
export const SETTLE = 'fulfilment.settle-booking';

/** @throws ShopError CARRIER_OFF */
export function carrierOf({ carriers }: Pick<BookingShop, 'carriers'>, carrier: CarrierId): CarrierApi {
  const api = carriers.get(carrier);
  if (api === undefined) throw new ShopError('CARRIER_OFF', { message: copy.off(carrier) });
  return api;
}

/** Parcel data that a carrier gets. @throws ShopError INVALID_INPUT for values that no carrier accepts */
export function parcelOf(
  { settings }: Pick<BookingShop, 'settings'>,
  carrier: CarrierId,
  { order, items, gift }: StoredOrder,
  { code, size }: { code: string; size: ParcelSize },
): Parcel {
  const { name, phone, pickupAddress, pickupWard, pickupCity } = settings.current();
  const { fullName, addressLine1, addressLine2, ward = '', city, phone: called } = order.shippingAddress;
  const cod = cashToCollect(order);
  if (cod > COD_MAX) throw refusedInput(copy.codTooMuch);
  if (ward === '') throw refusedInput(copy.wardMissing);
  // GHN stores the pick-up address itself.
  if (carrier !== 'ghn' && (pickupAddress === '' || pickupCity === ''))
    throw refusedInput(copy.pickupMissing);
  return {
    weightG: size.weightG,
    lengthCm: size.lengthCm,
    widthCm: size.widthCm,
    heightCm: size.heightCm,
    code,
    from: { name, phone, address: pickupAddress, ward: pickupWard, city: pickupCity },
    to: {
      name: fullName,
      phone: called,
      address: [addressLine1, addressLine2].filter(Boolean).join(', '),
      ward,
      city,
    },
    cod,
    value: order.goodsPrice,
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    content: copy.content,
    note: gift?.notBefore ? copy.giftNote(dayInWords(gift.notBefore)) : '',
  };
}

/** Hash of address and cash amount: detects whether the order still matches what the carrier was given. */
export function fingerprintOf({ order }: StoredOrder): string {
  const { fullName, phone, addressLine1, addressLine2, ward, city } = order.shippingAddress;
  const given = [fullName, phone, addressLine1, addressLine2 ?? '', ward ?? '', city, cashToCollect(order)];
  return createHash('sha256').update(JSON.stringify(given)).digest('hex').slice(0, 32);
}

/** Converts a carrier's failure into an error for staff. */
export function asCarrierError(carrier: CarrierId, error: unknown, away = copy.away(carrier)): unknown {
  if (error instanceof CarrierRefused) {
    const message = error.ofToken ? copy.token(carrier) : copy.refused(carrier, error.message);
    return new ShopError('CARRIER_REFUSED', { message, cause: error });
  }
  if (error instanceof CarrierUnavailable)
    return new ShopError('CARRIER_AWAY', { message: away, cause: error });
  return error;
}

function refusedInput(message: string): ShopError {
  return new ShopError('INVALID_INPUT', { message });
}
