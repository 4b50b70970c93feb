import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import type { PromiseReason } from '#domain/fulfilment/promise.ts';
import type { Day } from '#domain/fulfilment/working-days.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { arrivesBy } from '#domain/ordering/gifts.vi.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '../orders/repository.ts';

/** Why the day has changed. */
const WHY: Record<PromiseReason, string> = {
  placed: '',
  confirmed: 'Ngày hẹn tính từ lúc tiệm xác nhận đơn.',
  agreed: 'Ngày hẹn tính từ lúc bạn bấm “Ưng rồi, xâu đi”.',
  late: 'Tiệm xâu chậm hơn đã hẹn, tiệm xin lỗi bạn. Vòng của bạn được làm trước trong hôm nay.',
};

/** Mail about a changed delivery day; null when the customer deleted her account (`privacy/erase.ts`). */
export function promiseMail(
  { id }: OrderRow,
  { name, email }: { name: string; email: string },
  { day, why }: { day: Day; why: PromiseReason },
  { shop, siteUrl }: { shop: Writer; siteUrl: string },
): Mail | null {
  if (email.endsWith('.invalid')) return null;
  const news = `Vòng của bạn sẽ tới chậm nhất ngày ${dayInWords(day)}.`;
  return letter(shop, {
    to: email,
    subject: `Đơn hàng #${shortId(id)}: ngày hẹn mới`,
    preview: news,
    greeting: `Chào ${name},`,
    blocks: [
      ...[WHY[why], news, 'Nếu bạn cần sớm hơn, bạn nhắn tiệm để cùng tính nhé.'].map(
        (text) => ({ kind: 'text', text }) as const,
      ),
      { kind: 'button', label: 'Xem đơn hàng', url: new URL('/orders', siteUrl).href },
    ],
  });
}

/** Sentence with the promised day, for mails about an order that has not been dispatched. */
export function promiseLine(
  { promisedDay, photoStage }: Pick<OrderRow, 'promisedDay' | 'photoStage'>,
  isGift: boolean,
): string | null {
  if (promisedDay === null) return null;
  const promise = `Tiệm hẹn ${arrivesBy(isGift)} ngày ${dayInWords(promisedDay)}`;
  return photoStage === 'wanted'
    ? `${promise}, nếu bạn bấm “Ưng rồi, xâu đi” ngay hôm có ảnh.`
    : `${promise}.`;
}
