import { braceletPath, charmPath } from '#domain/catalogue/paths.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { Due } from './repository.ts';

/** Notifies a customer once that an item is back in stock. */
export function backInStockMail(
  shop: Writer,
  { name, email }: { name: string; email: string },
  { kind, slug, name: thing }: Due,
  siteUrl: string,
): Mail {
  const path = kind === 'charm' ? charmPath(slug) : braceletPath(slug);
  return letter(shop, {
    to: email,
    subject: `${thing} đã có lại`,
    preview: 'Món bạn hỏi đã về vườn.',
    greeting: `Chào ${name},`,
    blocks: [
      {
        kind: 'text',
        text: `${thing} mà bạn hỏi đã có lại. Tiệm báo bạn trước theo thứ tự hỏi, số lượng không nhiều nên bạn ghé sớm nhé.`,
      },
      { kind: 'button', label: `Xem ${thing}`, url: new URL(path, siteUrl).href },
      {
        kind: 'text',
        text: 'Tiệm chỉ báo một lần. Những món bạn còn chờ nằm ở trang Hồ sơ, bạn bỏ món nào cũng được.',
      },
    ],
  });
}
