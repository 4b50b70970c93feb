import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';

/** Mail about replies that the customer has missed. */
export function missedReplyMail(
  shop: Writer,
  { name, email }: { name: string; email: string },
  { count, last }: { count: number; last: string },
  siteUrl: string,
): Mail {
  const news = count > 1 ? `Tiệm đã trả lời bạn ${count} tin nhắn.` : 'Tiệm đã trả lời tin nhắn của bạn.';
  return letter(shop, {
    to: email,
    subject: 'Tiệm đã trả lời bạn',
    preview: last,
    greeting: `Chào ${name},`,
    blocks: [
      { kind: 'text', text: news },
      { kind: 'text', text: `“${last}”` },
      { kind: 'button', label: 'Mở cuộc trò chuyện', url: new URL('/?tro-chuyen=mo', siteUrl).href },
    ],
  });
}
