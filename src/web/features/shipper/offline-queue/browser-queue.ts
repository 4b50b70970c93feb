import type { MyShipmentsPage, Shipment, ShipmentStatusBody } from '#contract/http/fulfilment.ts';
import { shipmentStatusLabels } from '#domain/fulfilment/copy.vi.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { seconds } from '#domain/kernel/time.ts';
import { invalidateShipments, shipmentQuery } from '#web/entities/shipment/shipment-queries.ts';
import { browserQueries } from '#web/lib/browser-queries.ts';
import { call } from '#web/lib/call.ts';
import { browserSession } from '#web/lib/session/browser-session.ts';
import { realClock } from '#web/lib/session/clock.ts';
import { onSocketReconnect } from '#web/lib/socket.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { inBackground } from '#web/ui/in-background.ts';
import { copy } from '../copy.vi.ts';
import { createDeviceStore } from './device-store.ts';
import type { QueuedChange } from './queued-change.ts';
import { createOfflineQueue, type OfflineQueue } from './queue.ts';

/** A change sent later than this was queued, so the request states when it happened. */
const LATE = seconds(10);

const queues = new Map<string, OfflineQueue>();

/** The offline queue of a shipper in this tab. It keeps running on other pages. */
export function offlineQueueOf(userId: string): OfflineQueue {
  const known = queues.get(userId);
  if (known) return known;
  const opened = open(userId);
  queues.set(userId, opened);
  return opened;
}

function open(userId: string): OfflineQueue {
  const name = `shipper-outbox:${userId}`;
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
  const isHere = () => browserSession().state().user?.id === userId;
  const queue = createOfflineQueue({
    store: createDeviceStore(userId),
    clock: realClock,
    sendStatus,
    sendPhoto,
    mayTry: () => navigator.onLine && isHere(),
    exclusively: (work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    tellOthers: () => channel?.postMessage('changed'),
    onRefused: () => toast({ type: 'error', ...copy.update.failed }),
    unknownRefusal: copy.update.failed.message,
  });
  channel?.addEventListener('message', () => inBackground(queue.reload()));
  window.addEventListener('online', () => inBackground(queue.wake()));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') inBackground(queue.wake());
  });
  onSocketReconnect(() => inBackground(queue.wake()));
  window.addEventListener('auth:logout', () => {
    const { length } = queue.changes();
    if (length > 0) toast({ type: 'warning', ...copy.queue.leftBehind(length) });
  });
  return queue;
}

async function sendStatus(change: QueuedChange): Promise<void> {
  const { shipmentId, status, notes, clientId, madeAt } = change;
  const now = new Date();
  const isLate = now.getTime() - Date.parse(madeAt) > LATE;
  const when = isLate && { occurredAt: madeAt, sentAt: now.toISOString() };
  const body: ShipmentStatusBody = { status, notes, clientId, ...when };
  show(await call<Shipment>('PUT', `/shipments/${shipmentId}/status`, { body }));
  const message = copy.update.doneWhat(`#${shortId(change.orderId)}`, shipmentStatusLabels[status]);
  toast({ type: 'success', title: copy.update.done, message });
}

async function sendPhoto({ shipmentId, photo }: QueuedChange, signal: AbortSignal): Promise<void> {
  if (photo === null) return;
  const body = new FormData();
  body.append('image', photo, 'giao-hang.jpg');
  await call('POST', `/shipments/${shipmentId}/proof`, { body, signal });
  inBackground(invalidateShipments(browserQueries()));
}

/** Writes the server's response into all queries that contain the parcel, before the queue drops the change. */
function show(shipment: Shipment): void {
  const queries = browserQueries();
  queries.setQueryData(shipmentQuery(shipment._id).queryKey, shipment);
  queries.setQueriesData<MyShipmentsPage>(
    { queryKey: ['/shipments/my-shipments'] },
    (page) =>
      page && {
        ...page,
        shipments: page.shipments.map((each) => (each._id === shipment._id ? shipment : each)),
      },
  );
  inBackground(invalidateShipments(queries));
}
