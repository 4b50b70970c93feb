import type { ShopSettings } from '#domain/shop/settings.ts';
import { composeLetter, type Letter } from '#server/platform/mail/frame.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';

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

/** The default sender, without `MAIL_FROM`; a shop without a mail address of its own uses a local one, which reaches nobody. */
export function senderOf({ name, email }: Pick<ShopSettings, 'name' | 'email'>): string {
  return `"${name.replaceAll(/["\\\r\n]/g, '')}" <${email || 'no-reply@localhost'}>`;
}
