import { roleRoom, sessionRoom, userRoom, type ShopSocket } from './platform/socket.ts';
import type { Shop } from './shop.ts';

/** Lets open pages know what changed, and closes the sockets of a session that ended. */
export function registerRealtime(shop: Shop, io: ShopSocket): void {
  shop.events.on('order.changed', ({ orderId, userId, status }) => {
    io.to([userRoom(userId), roleRoom('admin')]).emit('order_updated', { orderId, status });
  });
  shop.events.on('session.ended', ({ userId, sessionId }) => {
    io.in(sessionId === null ? userRoom(userId) : sessionRoom(sessionId)).disconnectSockets(true);
  });
}
