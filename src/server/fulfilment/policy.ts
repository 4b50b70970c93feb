import type { UserId } from '#domain/kernel/ids.ts';
import { findOrderMove } from '#domain/ordering/moves.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { ShopError } from '#server/platform/http/errors.ts';
import type { ShipperScope } from './shipments/repository.ts';

/** Shipments a user may see: admins all, shippers their own. */
export function shipperScope(actor: { id: UserId; role: string }): ShipperScope {
  return actor.role === 'admin' ? 'anybody' : actor.id;
}

/** The role in which a user moves parcels. */
export const moverOf = ({ id, role }: { id: UserId; role: string }) =>
  ({ id, as: role === 'admin' ? 'admin' : 'shipper' }) as const;

/** @throws ShopError INVALID_TRANSITION unless a shipment may move the order to this status */
export function checkOrderMove({ status }: { status: OrderStatus }, to: OrderStatus, by: OrderActor): void {
  if (findOrderMove(status, to, by)?.through !== 'shipment') throw new ShopError('INVALID_TRANSITION');
}
