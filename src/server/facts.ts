import type { OrderId, UserId } from '#domain/kernel/ids.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';

/** What the shop tells itself after a commit; each reaction is a small listener of its own. */
export type ShopFacts = {
  /** One session (or, without an id, every session) of a user is over. */
  'session.ended': { userId: string; sessionId: string | null };
  /** Something public changed: charms, prices, stock, ready-made bracelets. */
  'catalogue.changed': { what: 'stock' | 'catalogue' };
  /** The same, told by another instance. */
  'catalogue.changed-elsewhere': object;
  'order.changed': { orderId: OrderId; userId: UserId; status: OrderStatus };
};
