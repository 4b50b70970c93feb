/**
 * Where a customer's draft is kept. Not under the session's personal keys: a login that ran out must not cost anybody
 * her bracelet, and another customer of the same browser never reads it. Who logs out takes it along (`parked-draft.ts`).
 */
export function draftKey(userId: string): string {
  return `builder-draft:${userId}`;
}
