import type { ParcelSize } from '#domain/fulfilment/carriers.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { ServiceUnavailable, ServiceRefused } from '../external-service.ts';

/** A sender or recipient, with today's two administrative levels: ward (`Phường …`) and province. */
type Party = { name: string; phone: string; address: string; ward: string; city: string };

/** A parcel as it is booked with a carrier. */
export type Parcel = ParcelSize & {
  /** The shop's own id of the parcel, letters and digits; the same when the booking is repeated. */
  code: string;
  from: Party;
  to: Party;
  /** Cash on delivery; 0 for none. */
  cod: Vnd;
  /** The value of the content. */
  value: Vnd;
  pieces: number;
  content: string;
  /** Note for the carrier's courier; empty for none. GHTK accepts 120 characters, the others more. */
  note: string;
};

export type BookedParcel = { trackingNumber: string; fee: Vnd | null };

/** A carrier's data about a parcel, with its status in the carrier's own wording; null where not given. */
export type ParcelReport = {
  trackingNumber: string;
  /** The shop's own id of the parcel. */
  code: string | null;
  status: string;
  at: Date | null;
  reason: string | null;
  /** Cash on delivery, due or collected. */
  cod: Vnd | null;
  fee: Vnd | null;
  /** When, according to the carrier, the cash was paid out to the shop. */
  remittedAt: Date | null;
};

/** A label: the file itself, or a carrier's page that is valid for some minutes. */
export type Label = { bytes: Uint8Array } | { page: string };

/**
 * A delivery company's API. Every call ends within the timeouts of `call.ts`.
 * @throws CarrierRefused with the carrier's message, CarrierUnavailable when it gives no valid response
 */
export type CarrierApi = {
  quote(parcel: Parcel): Promise<Vnd>;
  /** Idempotent by `code`: a repeated call makes no second parcel. */
  create(parcel: Parcel): Promise<BookedParcel>;
  /** Absent where a carrier offers no such query. */
  find?: (code: string) => Promise<ParcelReport | null>;
  track?: (trackingNumber: string) => Promise<ParcelReport | null>;
  cancel(trackingNumber: string): Promise<void>;
  label(trackingNumber: string): Promise<Label>;
  /** Parses a webhook notice; null for anything else. */
  readNotice(body: unknown): ParcelReport | null;
};

/** The carrier refused the call. `message` is the carrier's own text. */
export class CarrierRefused extends ServiceRefused {
  override name = 'CarrierRefused';
}

/** No response, a late one or an unreadable one: whether the call took effect is unknown. */
export class CarrierUnavailable extends ServiceUnavailable {
  override name = 'CarrierUnavailable';
}
