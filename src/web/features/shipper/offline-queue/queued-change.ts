import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { ApiError } from '#web/lib/api.ts';

/** A step of a parcel as its shipper made it. */
export type Change = {
  /** Its own name: sent again after a lost answer, it is still one change. */
  readonly clientId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly status: ShipmentStatus;
  readonly notes: string | null;
  /** By the clock of the phone, ISO 8601. */
  readonly madeAt: string;
  readonly photo: Blob | null;
};

/** A step that the shop does not know yet, or not wholly. */
export type QueuedChange = Change & {
  /** Its place in the order in which they were made. */
  readonly seq: number;
  /** The shop has the step; its photograph is still to go. */
  readonly accepted: boolean;
  /** What the shop said when it refused; he decides what becomes of the change. */
  readonly refusal: string | null;
};

/** Where changes are kept until they are sent, for one person; it outlives the page. */
export type ChangeStore = {
  /** In the order in which they were made. */
  list(): Promise<QueuedChange[]>;
  add(change: Change): Promise<void>;
  update(change: QueuedChange): Promise<void>;
  remove(seq: number): Promise<void>;
};

export const isWaiting = ({ refusal }: Pick<QueuedChange, 'refusal'>): boolean => refusal === null;

/** All steps before the first photograph: a large file on a thin network must not hold them up. */
export function nextOf(kept: readonly QueuedChange[]): QueuedChange | undefined {
  const waiting = kept.filter(isWaiting);
  return waiting.find(({ accepted }) => !accepted) ?? waiting[0];
}

/** The shop may not even have heard of it, does not know who asks, or wants his passkey first: another try can only help. */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return [0, 401, 408].includes(error.status) || error.code === 'PASSKEY_REQUIRED';
}

/** It will pass by itself. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}
