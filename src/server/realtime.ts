import { TRANSFER_NEWS } from '#domain/payment/transfers.ts';
import { withValidSession } from '#server/identity/index.ts';
import { roleRoom, sessionRoom, userRoom, type Realtime } from './platform/live/socket.ts';
import type { Shop } from './shop.ts';

/** Notifies open pages of changes, and closes the sockets of a session that ended. */
export function registerRealtime(shop: Shop, realtime: Realtime): void {
  const { io, others } = realtime;
  shop.live.attach(realtime, (actors) => withValidSession(shop, actors));
  shop.events.on('order.changed', ({ orderId, userId, ...news }) => {
    io.to([userRoom(userId), roleRoom('admin')]).emit('order_updated', { orderId, ...news });
  });
  shop.events.on(
    'shipment.changed',
    ({ shipmentId, orderId, userId, shipperId, formerShipperId, status }) => {
      const concerned = [userId, shipperId, formerShipperId].filter((id) => id !== null && id !== undefined);
      io.to([...concerned.map(userRoom), roleRoom('admin')]).emit('shipment_updated', {
        shipmentId,
        orderId,
        status,
      });
    },
  );
  shop.events.on('catalogue.changed', ({ what }) => {
    io.to(roleRoom('admin')).emit('catalogue_updated', { what });
  });
  shop.events.on('staff.changed', ({ what }) => {
    io.to(roleRoom('admin')).emit('staff_updated', { what });
  });
  shop.events.on('cash.handed-in', ({ shipperId }) => {
    io.to([userRoom(shipperId), roleRoom('admin')]).emit('staff_updated', { what: 'cash' });
  });
  shop.events.on('reviews.changed', ({ userId }) => {
    const concerned = userId === null ? [] : [userRoom(userId)];
    io.to([...concerned, roleRoom('admin')]).emit('reviews_updated', {});
  });
  for (const what of TRANSFER_NEWS) {
    shop.events.on(`transfer.${what}`, ({ transferId }) => {
      io.to(roleRoom('admin')).emit('transfers_updated', { transferId, what });
    });
  }
  shop.events.on('session.ended', ({ userId, sessionId }) => {
    io.in(sessionId === null ? userRoom(userId) : sessionRoom(sessionId)).disconnectSockets(true);
  });
  // Cached pages expire by version (decision 0033), so only open pages need to be notified.
  others?.onMissed(() => io.local.emit('read_again', {}));
}
