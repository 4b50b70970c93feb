import type { OrderNote } from '#domain/ordering/notes.ts';
import { noteWithReason } from '#domain/ordering/notes.ts';
import type { PhotoNews } from '#domain/ordering/photos.ts';
import { getPeople } from '#server/identity/index.ts';
import type { Tx } from '#server/platform/db/connection.ts';
import type { OrderingShop } from '../checkout/service.ts';
import { aboutOrder, type Mover } from '../orders/moves.ts';
import { addHistoryEntry, type OrderRow, type StoredOrder } from '../orders/repository.ts';
import { photoMail } from './mails.vi.ts';

export type PhotoShop = Pick<
  OrderingShop,
  'db' | 'clock' | 'settings' | 'mail' | 'events' | 'reactions' | 'siteUrl' | 'pictures'
>;

/** What happened, in which round, with which message. */
export type PhotoAnnouncement = { news: PhotoNews; round: number; words: string | null };

const NOTES: Partial<Record<PhotoNews, OrderNote>> = {
  send: 'Photo sent',
  approve: 'Photo approved',
  ask: 'Photo change requested',
  accept: 'Photo change accepted',
  decline: 'Photo change declined',
  set_aside: 'Photo set aside',
};

/** Records photo news in the order's history, notifies subscribers and queues the mail, within the caller's transaction. */
export async function recordPhotoNews(
  shop: Omit<PhotoShop, 'db'>,
  tx: Tx,
  { order }: StoredOrder,
  { as: by, id: userId }: Mover,
  announcement: PhotoAnnouncement,
): Promise<void> {
  const { news, round, words } = announcement;
  const note = NOTES[news];
  if (note !== undefined) {
    const said = noteWithReason(note, news === 'send' ? null : words);
    await addHistoryEntry(tx, order, { note: said, by, userId, now: shop.clock.now() });
  }
  await shop.reactions.record(tx, 'photo.told', {
    orderId: order.id,
    userId: order.userId,
    news,
    round,
    words,
  });
  const customer = (await getPeople(tx, [order.userId])).get(order.userId);
  const mail =
    customer &&
    photoMail(order, customer, announcement, { shop: shop.settings.current(), siteUrl: shop.siteUrl() });
  if (mail) await shop.mail.queue(tx, mail, aboutOrder(order.id, 'event'));
}

/** Notifies open pages, after the commit. */
export function announcePhotos(
  { events }: Pick<PhotoShop, 'events'>,
  order: OrderRow,
  photo: PhotoNews,
): void {
  const { id: orderId, userId, status } = order;
  events.publish('order.changed', { orderId, userId, status, photo });
}
