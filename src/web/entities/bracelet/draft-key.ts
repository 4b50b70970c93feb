/**
 * localStorage key of a customer's draft. It is not one of the session's personal keys: an expired login must not cost a customer
 * her bracelet, and another customer of the same browser never reads it. A manual logout moves it to the server
 * (`account-draft.ts`).
 */
export function draftKey(userId: string): string {
  return `builder-draft:${userId}`;
}
