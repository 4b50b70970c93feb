import { historyNotes } from './copy.vi.ts';

/**
 * Notes of a status history, stored and sent in English; the page shows the translation (spec §4). The first eight are the
 * specification's.
 */
export const ORDER_NOTES = [
  'Payment confirmed by admin',
  'Payment rejected by admin',
  'Waiting for VietQR payment',
  'Order created with stock reserved',
  'Shipment created',
  'Refund processed',
  'Order returned',
  'Payment failed',
  'Payment received by bank transfer',
  'Payment reported by customer',
  'Payment amount differs',
  'Payment expired',
  'Order confirmed by admin',
  'Confirmation undone',
  'Delivery details corrected',
  'Delivery option changed',
  'Charm exchanged',
  'Order cancelled',
  'Order delivered',
  'Order completed',
  'Overpayment kept',
  'Promised day moved',
  'Photo sent',
  'Photo approved',
  'Photo change requested',
  'Photo change accepted',
  'Photo change declined',
  'Photo set aside',
  'Return requested',
  'Return withdrawn',
  'Return sent back',
  'Return accepted',
  'Return declined',
  'Returned goods received',
  'Return settled',
] as const;
export type OrderNote = (typeof ORDER_NOTES)[number];

/** A note as stored: the sentence, then the reason that was given: `Order cancelled: khách đổi ý`. */
export function noteWithReason(note: OrderNote, reason: string | null | undefined): string {
  return reason ? `${note}: ${reason}` : note;
}

/** A stored note without the reason, which may be private: a customer's words about a photograph, say. */
export function withoutReason(note: string): string {
  return ORDER_NOTES.find((text) => note.startsWith(`${text}:`)) ?? note;
}

/** A stored note in Vietnamese, its reason verbatim; an unknown note is returned unchanged (spec §4). */
export function translateNote(note: string): string {
  const known = ORDER_NOTES.find((text) => note.toLowerCase().startsWith(text.toLowerCase()));
  if (known === undefined) return note;
  const rest = note.slice(known.length);
  return rest === '' || rest.startsWith(':') ? historyNotes[known] + rest : note;
}
