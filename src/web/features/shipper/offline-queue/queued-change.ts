import type { ShipmentStatus } from '#domain/fulfilment/shipments.ts';
import { ApiError } from '#web/lib/api.ts';

/** A status change as made by the shipper. */
export type Change = {
  /** Idempotency id: resent after a lost response, it is still one change. */
  readonly clientId: string;
  readonly shipmentId: string;
  readonly orderId: string;
  readonly status: ShipmentStatus;
  readonly notes: string | null;
  /** Phone's clock, ISO 8601. */
  readonly madeAt: string;
  readonly photo: Blob | null;
};

/** A stored change that the server has not, or not completely, received. */
export type QueuedChange = Change & {
  /** Position in the order in which changes were made. */
  readonly seq: number;
  /** The server has the status; the photo is still to be sent. */
  readonly accepted: boolean;
  /** The server's message when it refused; the shipper then decides to retry or drop the change. */
  readonly refusal: string | null;
};

/** Storage for one user's unsent changes; outlives the page. */
export type ChangeStore = {
  /** In the order in which they were made. */
  list(): Promise<QueuedChange[]>;
  add(change: Change): Promise<void>;
  update(change: QueuedChange): Promise<void>;
  remove(seq: number): Promise<void>;
};

export const isWaiting = ({ refusal }: Pick<QueuedChange, 'refusal'>): boolean => refusal === null;

/** Whether its status is still to be sent, not only its photo. */
export const isStepWaiting = ({ refusal, accepted }: Pick<QueuedChange, 'refusal' | 'accepted'>): boolean =>
  refusal === null && !accepted;

/** All status changes precede the first photo: a large upload on a slow network must not delay them. */
export function nextOf(kept: readonly QueuedChange[]): QueuedChange | undefined {
  return kept.find(isStepWaiting) ?? kept.find(isWaiting);
}

/**
 * The request did not reach the server, the session has expired, or a passkey is required first: retrying is safe and may
 * succeed.
 */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return [0, 401, 408].includes(error.status) || error.code === 'PASSKEY_REQUIRED';
}

/** The server failed at this very change; others may succeed. */
export function isErrorOfServer(error: unknown): boolean {
  return error instanceof ApiError && error.status === 500;
}

/** A temporary failure. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 429 || error.status >= 500);
}
