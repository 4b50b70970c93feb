import type { ParcelSize } from '#domain/fulfilment/carriers.ts';
import type { Vnd } from '#domain/kernel/vnd.ts';
import { ServiceAway, ServiceRefused } from '../others-service.ts';

/** Who sends or receives, in today's two levels: ward (`Phường …`) and province. */
export type Party = { name: string; phone: string; address: string; ward: string; city: string };

/** A parcel as a carrier is asked to bring it. */
export type Parcel = ParcelSize & {
  /** The shop's own name of it, letters and digits: the same parcel asked for again has the same. */
  code: string;
  from: Party;
  to: Party;
  /** What is paid at the door; 0 for nothing. */
  cod: Vnd;
  /** What is in it. */
  value: Vnd;
  pieces: number;
  content: string;
  /** For who brings it; empty: nothing to say. GHTK takes 120 letters, the others more. */
  note: string;
};

export type Made = { trackingNumber: string; fee: Vnd | null };

/** What a carrier says of a parcel, in its own word for where it is; null is not said. */
export type Told = {
  trackingNumber: string;
  /** The shop's own name of it. */
  code: string | null;
  status: string;
  at: Date | null;
  reason: string | null;
  /** What is, or was, paid at the door. */
  cod: Vnd | null;
  fee: Vnd | null;
  /** When it says that it paid the money out to the shop. */
  remittedAt: Date | null;
};

/** A label: the file itself, or where the carrier shows it for some minutes. */
export type Label = { bytes: Uint8Array } | { page: string };

/**
 * A company that brings parcels. Every call ends within the patience of `ask.ts`.
 * @throws CarrierRefused in its own words, CarrierAway when it does not answer as it should
 */
export type CarrierApi = {
  quote(parcel: Parcel): Promise<Vnd>;
  /** Asked again with the same `code`, no second parcel is made. */
  create(parcel: Parcel): Promise<Made>;
  /** Absent where a carrier answers no such question. */
  find?: (code: string) => Promise<Told | null>;
  track?: (trackingNumber: string) => Promise<Told | null>;
  cancel(trackingNumber: string): Promise<void>;
  label(trackingNumber: string): Promise<Label>;
  /** What it sent to the notices' address; null for what is none of its notices. */
  readNotice(body: unknown): Told | null;
};

/** It answered, and said no. `message` is its own sentence. */
export class CarrierRefused extends ServiceRefused {
  override name = 'CarrierRefused';
}

/** It did not answer, too late, or nothing that can be read: what it did is not known. */
export class CarrierAway extends ServiceAway {
  override name = 'CarrierAway';
}
