import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import type { ReturnNews, ReturnOutcome } from '#domain/ordering/returns.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { OrderRow } from '../orders/repository.ts';
import type { ReturnRow } from './repository.ts';

type About = { news: ReturnNews; row: ReturnRow; words: string | null; bracelet: string };
type Place = { returnAddress: string; address: string };
type Words = { subject: string; news: string; more?: string };

const YES: Record<ReturnOutcome, (bracelet: string) => string> = {
  new_piece: (bracelet) => `Tiệm nhận đổi cho bạn chiếc mới thay cho “${bracelet}”.`,
  repair: (bracelet) => `Tiệm nhận sửa “${bracelet}” cho bạn.`,
  refund: (bracelet) => `Tiệm nhận lại “${bracelet}” và hoàn tiền cho bạn.`,
};

const NEXT: Record<ReturnOutcome, string> = {
  new_piece: 'Tiệm chuẩn bị chiếc mới và báo bạn khi gửi đi.',
  repair: 'Tiệm bắt tay sửa và báo bạn khi xong.',
  refund: 'Tiệm xem lại đơn và báo bạn số tiền hoàn.',
};

function sendBackTo({ returnAddress, address }: Place): string {
  const place = returnAddress || address;
  return place === ''
    ? 'Bạn nhắn tiệm qua khung chat để hẹn cách gửi vòng về nhé.'
    : `Bạn gửi vòng về ${place}, ghi mã đơn lên gói giúp tiệm nhé. Vòng tới nơi, tiệm báo bạn ngay.`;
}

function finished({ outcome, refund }: ReturnRow, bracelet: string): Words {
  switch (outcome) {
    case 'refund':
      return {
        subject: 'Tiệm hoàn tiền cho bạn',
        news: `Tiệm hoàn lại ${formatVnd(refund ?? 0)} cho “${bracelet}”. Tiền về trong 3 ngày làm việc.`,
        more: 'Đơn trả bằng tiền mặt thì bạn nhắn số tài khoản qua khung chat giúp tiệm nhé.',
      };
    case 'repair':
      return {
        subject: 'Vòng của bạn sửa xong rồi',
        news: `“${bracelet}” đã sửa xong và được gửi lại cho bạn.`,
      };
    case 'new_piece':
    case null:
      return {
        subject: 'Chiếc mới đang trên đường tới bạn',
        news: `Chiếc mới thay cho “${bracelet}” đã được gửi đi.`,
      };
  }
}

/** Mail text for the news; null for the customer's own actions. */
function wordsFor({ news, row, bracelet }: About, shop: Place): Words | null {
  const yes = YES[row.outcome ?? 'new_piece'](bracelet);
  const told: Partial<Record<ReturnNews, Words>> = {
    accept: { subject: 'Tiệm nhận yêu cầu của bạn', news: yes, more: sendBackTo(shop) },
    accept_unseen: {
      subject: 'Tiệm nhận yêu cầu của bạn',
      news: yes,
      more: `Bạn không cần gửi vòng về. ${NEXT[row.outcome ?? 'new_piece']}`,
    },
    decline: {
      subject: 'Tiệm trả lời yêu cầu của bạn',
      news: `Tiệm xin phép chưa nhận đổi, trả hay sửa “${bracelet}” lần này.`,
      more: 'Bạn còn điều gì chưa rõ, bạn nhắn tiệm qua khung chat nhé.',
    },
    receive: {
      subject: 'Vòng bạn gửi đã tới tiệm',
      news: `“${bracelet}” đã về tới tiệm.`,
      more: NEXT[row.outcome ?? 'new_piece'],
    },
    remind: {
      subject: 'Tiệm đang chờ vòng của bạn',
      news: `Tiệm chưa nhận được “${bracelet}”. Nếu bạn đã gửi, bạn ghi mã vận đơn vào yêu cầu giúp tiệm nhé.`,
      more: sendBackTo(shop),
    },
    finish: finished(row, bracelet),
  };
  return told[news] ?? null;
}

/** Mail to the customer about her return; null when none is needed. */
export function returnMail(
  { id }: OrderRow,
  { name, email }: { name: string; email: string },
  about: About,
  { shop, siteUrl }: { shop: Writer & Place; siteUrl: string },
): Mail | null {
  const words = wordsFor(about, shop);
  // A customer who deleted her account left no address (`privacy/erase.ts`).
  if (words === null || email.endsWith('.invalid')) return null;
  const said = about.words === null ? null : `Tiệm nhắn: “${about.words}”`;
  const texts = [words.news, said, words.more].filter((text) => text !== null && text !== undefined);
  return letter(shop, {
    to: email,
    subject: `Đơn hàng #${shortId(id)}: ${words.subject}`,
    preview: words.news,
    greeting: `Chào ${name},`,
    blocks: [
      ...texts.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'button', label: 'Xem yêu cầu', url: new URL(`/orders?doi-tra=${id}`, siteUrl).href },
    ],
  });
}
