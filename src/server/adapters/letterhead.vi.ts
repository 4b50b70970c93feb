import type { ShopSettings } from '#domain/shop/settings.ts';
import { composeLetter, type Letter } from '#server/platform/mail/frame.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';

/** Who writes. */
export type Writer = Pick<ShopSettings, 'name'>;

/** A letter of the shop, ready for the outbox. */
export function letter({ name }: Writer, content: Letter): Mail {
  return composeLetter(content, {
    name,
    farewell: 'Thương mến,',
    smallPrint: `Thư được gửi tự động từ tiệm ${name}. Tiệm không bao giờ hỏi mật khẩu hay mã OTP của bạn.`,
  });
}

/** The sender of a shop whose environment names none; without an address of its own it can only write to itself. */
export function senderOf({ name, email }: Pick<ShopSettings, 'name' | 'email'>): string {
  return `"${name.replaceAll(/["\\\r\n]/g, '')}" <${email || 'no-reply@localhost'}>`;
}
