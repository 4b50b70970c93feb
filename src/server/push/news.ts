import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import type { PieceKind } from '#domain/catalogue/stock-alerts.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import type { Day } from '#domain/fulfilment/working-days.ts';
import { shortId, type OrderId } from '#domain/kernel/ids.ts';
import type { OrderNote } from '#domain/ordering/notes.ts';
import type { PhotoNews } from '#domain/ordering/photos.ts';
import type { PaymentMethod } from '#domain/ordering/payment-methods.ts';
import type { ReturnNews } from '#domain/ordering/returns.ts';
import type { OrderActor, OrderStatus } from '#domain/ordering/statuses.ts';
import { newsCopy as copy } from './copy.vi.ts';

/** Content of a notification and the page it opens; its topic is sent as `tag` (`src/service-worker/news.ts`). */
export type News = { title: string; body: string; path: string };

/** An order's state and all its previous statuses, oldest first. */
export type OrderState = {
  id: OrderId;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  history: readonly { status: OrderStatus; by: OrderActor; note?: string }[];
};

const REFUNDED: OrderNote = 'Refund processed';

type Words = { title: string; body: string };

/** News for the customer about her order's new status; null for her own actions and for what need not be told at once. */
export function orderNews(order: OrderState): News | null {
  const words = wordsFor(order);
  if (words === null) return null;
  const path = order.status === 'pending_payment' ? `/order?thanh-toan=${order.id}` : '/orders';
  return { ...words, path };
}

function wordsFor({ id, status, paymentMethod, history }: OrderState): Words | null {
  const order = `#${shortId(id)}`;
  // The last history entry was not a status change.
  if (history.at(-1)?.note?.startsWith(REFUNDED)) return copy.refunded(order);
  switch (status) {
    case 'pending':
      return copy.placed(order);
    case 'pending_payment':
      return history.length > 1 ? copy.transferRejected(order) : copy.transferAwaited(order);
    case 'waiting_confirmation':
      return copy.amountDiffers(order);
    case 'confirmed':
      return paymentMethod === 'VietQR' ? copy.paid(order) : copy.confirmed(order);
    case 'shipped':
    case 'delivered':
    case 'failed':
      return copy[status](order);
    case 'cancelled':
      return cancelled(order, paymentMethod, history);
    case 'waiting_for_admin_confirmation':
    case 'completed':
      return null;
  }
}

function cancelled(
  order: string,
  paymentMethod: PaymentMethod,
  history: OrderState['history'],
): Words | null {
  const by = history.at(-1)?.by;
  if (by === 'customer') return null;
  if (by === 'system') return copy.expired(order);
  const wasPaid = paymentMethod === 'VietQR' && history.some(({ status }) => status === 'confirmed');
  return wasPaid ? copy.refundDue(order) : copy.cancelled(order);
}

/** News about photos before making (decision 0053); null for the customer's own actions and news only for staff. */
export function photoNews(id: OrderId, news: PhotoNews): News | null {
  const texts: Partial<Record<PhotoNews, (order: string) => Words>> = {
    send: copy.photoSent,
    remind: copy.photoReminded,
    accept: copy.photoAccepted,
    decline: copy.photoDeclined,
    set_aside: copy.photoSetAside,
  };
  const words = texts[news]?.(`#${shortId(id)}`);
  return words === undefined ? null : { ...words, path: `/orders?anh=${id}` };
}

/** News about her return (decision 0079); null for her own actions. */
export function returnNews(id: OrderId, news: ReturnNews): News | null {
  const texts: Partial<Record<ReturnNews, (order: string) => Words>> = {
    accept: copy.returnAccepted,
    accept_unseen: copy.returnAccepted,
    decline: copy.returnDeclined,
    remind: copy.returnReminded,
    receive: copy.returnReceived,
    finish: copy.returnSettled,
  };
  const words = texts[news]?.(`#${shortId(id)}`);
  return words === undefined ? null : { ...words, path: `/orders?doi-tra=${id}` };
}

/** Delivery will be later than promised (decision 0076). */
export function promiseNews({ orderId, day }: { orderId: OrderId; day: Day }): News {
  return { ...copy.promiseMoved(`#${shortId(orderId)}`, dayInWords(day)), path: '/orders' };
}

/** The parcel is out for delivery. */
export function parcelNews(id: OrderId): News {
  return { ...copy.comingToday(`#${shortId(id)}`), path: '/orders' };
}

/** `/?tro-chuyen=mo` opens the chat (`src/web/lib/chat-open.ts`). */
export const replyNews: News = { ...copy.reply, path: '/?tro-chuyen=mo' };

/** An item on her stock alert list is available again (decision 0074). */
export function goodsNews({ kind, slug, name }: { kind: PieceKind; slug: string; name: string }): News {
  return { ...copy.goodsBack(name), path: kind === 'charm' ? charmPath(slug) : braceletPath(slug) };
}
