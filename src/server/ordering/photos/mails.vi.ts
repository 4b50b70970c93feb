import { shortId } from '#domain/kernel/ids.ts';
import type { PhotoNews } from '#domain/ordering/photos.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '../orders/repository.ts';
import type { PhotoAnnouncement } from './news.ts';

type Words = { subject: string; news: string; more: readonly string[]; button: string };

const FREE = 'Bạn ưng thì bấm một nút là tiệm xâu. Chưa ưng, bạn chạm vào chỗ cần chỉnh và nhắn một câu nhé.';

/** Mail text for the news; null for the customer's own actions and for news meant only for staff. */
function wordsFor({ news, words }: PhotoAnnouncement): Words | null {
  const said = words === null ? [] : [`Tiệm nhắn: “${words}”`];
  const announcement: Partial<Record<PhotoNews, Words>> = {
    send: {
      subject: 'Ảnh xem trước vòng của bạn',
      news: 'Tiệm đã bày charm theo đúng thiết kế của bạn và chụp lại. Bạn xem ảnh rồi báo tiệm nhé.',
      more: [...said, FREE],
      button: 'Xem ảnh vòng của bạn',
    },
    remind: {
      subject: 'Ảnh xem trước đang chờ bạn',
      news: 'Tiệm vẫn để vòng của bạn trên khay và chờ bạn xem ảnh.',
      more: [FREE],
      button: 'Xem ảnh vòng của bạn',
    },
    accept: {
      subject: 'Tiệm chỉnh thêm cho bạn',
      news: 'Tiệm nhận chỉnh thêm theo ý bạn, ảnh mới sẽ tới sớm.',
      more: said,
      button: 'Xem đơn hàng',
    },
    decline: {
      subject: 'Tiệm xin giữ vòng như ảnh',
      news: 'Lần này tiệm xin giữ vòng như trong ảnh. Bạn xem lại giúp tiệm, bạn ưng thì tiệm xâu ngay.',
      more: said,
      button: 'Xem ảnh vòng của bạn',
    },
    set_aside: {
      subject: 'Tiệm bắt đầu xâu vòng của bạn',
      news: 'Tiệm bắt đầu xâu vòng theo thiết kế của bạn mà không chờ ảnh nữa.',
      more: said,
      button: 'Xem đơn hàng',
    },
  };
  return announcement[news] ?? null;
}

/** Mail to the customer about her order's photos; null when none is needed. */
export function photoMail(
  { id }: OrderRow,
  { name, email }: { name: string; email: string },
  announcement: PhotoAnnouncement,
  { shop, siteUrl }: { shop: Writer; siteUrl: string },
): Mail | null {
  const words = wordsFor(announcement);
  // A customer who deleted her account left no address (`privacy/erase.ts`).
  if (words === null || email.endsWith('.invalid')) return null;
  return letter(shop, {
    to: email,
    subject: `Đơn hàng #${shortId(id)}: ${words.subject}`,
    preview: words.news,
    greeting: `Chào ${name},`,
    blocks: [
      ...[words.news, ...words.more].map((text) => ({ kind: 'text', text }) as const),
      { kind: 'button', label: words.button, url: new URL(`/orders?anh=${id}`, siteUrl).href },
    ],
  });
}
