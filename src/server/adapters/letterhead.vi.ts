import type { ShopSettings } from '#domain/shop/settings.ts';
import { composeLetter, type Letter } from '#server/platform/mail/frame.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { Sender } from './mailer.ts';

/** The sender of a letter. */
export type Writer = Pick<ShopSettings, 'name'>;

/** Composes a letter of the shop, ready for the outbox. */
export function letter({ name }: Writer, content: Letter): Mail {
  return composeLetter(content, {
    name,
    farewell: 'Thương mến,',
    smallPrint: `Thư được gửi tự động từ tiệm ${name}. Tiệm không bao giờ hỏi mật khẩu hay mã OTP của bạn.`,
  });
}

/**
 * The sender: `MAIL_FROM`, or the shop itself. A shop without a mail address of its own uses a local one, which reaches nobody.
 * Replies go to the shop's own address.
 */
export function senderOf(
  { name, email }: Pick<ShopSettings, 'name' | 'email'>,
  mailFrom: string | null,
): Sender {
  const own = `"${name.replaceAll(/["\\\r\n]/g, '')}" <${email || 'no-reply@localhost'}>`;
  return { from: mailFrom ?? own, replyTo: email || null };
}
