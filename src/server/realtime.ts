import { seconds } from '#domain/kernel/time.ts';
import { TRANSFER_NEWS } from '#domain/payment/transfers.ts';
import { stillActing } from '#server/identity/index.ts';
import { roleRoom, sessionRoom, userRoom, type Realtime } from './platform/live/socket.ts';
import type { Shop } from './shop.ts';

/** A page may be kept for so long where nobody can say that it is old. */
const DOUBT_AFTER = seconds(2);

/**
 * Lets open pages know what changed, closes the sockets of a session that ended, and tells other instances that the
 * pages they keep are old.
 */
export function registerRealtime(shop: Shop, realtime: Realtime): void {
  const { io, others } = realtime;
  shop.live.attach(realtime, (actors) => stillActing(shop, actors));
  shop.events.on('order.changed', ({ orderId, userId, status }) => {
    io.to([userRoom(userId), roleRoom('admin')]).emit('order_updated', { orderId, status });
  });
  shop.events.on('shipment.changed', ({ shipmentId, orderId, userId, shipperId, status }) => {
    const concerned = shipperId === null ? [userId] : [userId, shipperId];
    io.to([...concerned.map(userRoom), roleRoom('admin')]).emit('shipment_updated', {
      shipmentId,
      orderId,
      status,
    });
  });
  shop.events.on('catalogue.changed', ({ what }) => {
    io.to(roleRoom('admin')).emit('catalogue_updated', { what });
  });
  shop.events.on('staff.changed', ({ what }) => {
    io.to(roleRoom('admin')).emit('staff_updated', { what });
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
  if (others === null) return;
  const notifyInstances = () => io.serverSideEmit('changed_elsewhere', 'catalogue');
  shop.events.on('catalogue.changed', () => {
    notifyInstances();
  });
  shop.events.on('reviews.changed', ({ published }) => {
    if (published) notifyInstances();
  });
  const changedElsewhere = () => shop.events.publish('catalogue.changed-elsewhere', {});
  io.on('changed_elsewhere', changedElsewhere);
  others.onMissed(() => {
    changedElsewhere();
    io.local.emit('read_again', {});
  });
  // Who cannot hear the others takes for granted that they changed something.
  const alone = setInterval(() => {
    if (!others.isUp()) changedElsewhere();
  }, DOUBT_AFTER).unref();
  realtime.beforeClose(async () => clearInterval(alone));
}
