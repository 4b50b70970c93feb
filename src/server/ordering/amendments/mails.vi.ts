import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import type { Delivery } from '#domain/ordering/open-order.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { StoredOrder } from '../orders/repository.ts';

/** What the customer's mail says about a change that staff made to her order. */
export type Amended = {
  news: string;
  more: readonly string[];
  /** Total before the change. */
  before: Vnd;
  /** Owed back because of it. */
  owed: Vnd;
};

type Exchanged = { bracelet: string; from: string; to: string; words: string | null };

export function exchangeNews({ bracelet, from, to, words }: Exchanged): Pick<Amended, 'news' | 'more'> {
  return {
    news: `Charm “${from}” của vòng “${bracelet}” không còn lành nên tiệm xin thay bằng charm “${to}”.`,
    more: [
      ...(words ? [`Tiệm nhắn: “${words}”`] : []),
      'Tiệm sẽ chụp lại vòng để bạn xem, bạn ưng tiệm mới xâu. Muốn charm khác, bạn nhắn tiệm qua khung chat nhé.',
    ],
  };
}

export function deliveryNews({
  name,
  estimatedDays,
}: Pick<Delivery, 'name' | 'estimatedDays'>): Pick<Amended, 'news' | 'more'> {
  return {
    news: `Đơn của bạn sẽ đi bằng “${name}”, chừng ${estimatedDays} ngày làm việc sau khi tiệm gửi.`,
    more: ['Nếu bạn không muốn đổi, bạn nhắn tiệm qua khung chat trước khi tiệm gửi nhé.'],
  };
}

/** @returns null when the customer deleted her account and left no address (`privacy/erase.ts`) */
export function amendmentMail(
  { order }: StoredOrder,
  { name, email }: { name: string; email: string },
  { news, more, before, owed, shop, siteUrl }: Amended & { shop: Writer; siteUrl: string },
): Mail | null {
  if (email.endsWith('.invalid')) return null;
  const text = (said: string) => ({ kind: 'text', text: said }) as const;
  return letter(shop, {
    to: email,
    subject: `Đơn hàng #${shortId(order.id)}: Tiệm xin đổi một chút`,
    preview: news,
    greeting: `Chào ${name},`,
    blocks: [
      ...[news, priceNews(order, before, owed), ...more].map(text),
      { kind: 'button', label: 'Xem đơn hàng', url: new URL('/orders', siteUrl).href },
    ],
  });
}

function priceNews({ totalPrice, paymentMethod }: StoredOrder['order'], before: Vnd, owed: Vnd): string {
  if (totalPrice === before) return `Tổng tiền của đơn vẫn là ${formatVnd(totalPrice)}.`;
  if (owed > 0) return `Tiệm sẽ hoàn lại bạn ${formatVnd(owed)}.`;
  const when = paymentMethod === 'COD' ? 'khi nhận hàng' : 'của đơn';
  return `Tổng tiền ${when} nay là ${formatVnd(totalPrice)} thay cho ${formatVnd(before)}.`;
}
