import type { UserId } from '#domain/kernel/ids.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { Carrier } from './shipments/repository.ts';

/** Whose shipments somebody sees: an admin everybody's, a shipper his own. */
export function seenBy(actor: { id: UserId; role: string }): Carrier {
  return actor.role === 'admin' ? 'anybody' : actor.id;
}

/** As whom somebody moves parcels. */
export const moverOf = ({ id, role }: { id: UserId; role: string }) =>
  ({ id, as: role === 'admin' ? 'admin' : 'shipper' }) as const;

/** @throws ShopError INVALID_TRANSITION unless a shipment may take the order there */
export function checkOrderMove({ status }: { status: OrderStatus }, to: OrderStatus, by: OrderActor): void {
  if (findOrderMove(status, to, by)?.through !== 'shipment') throw new ShopError('INVALID_TRANSITION');
}
