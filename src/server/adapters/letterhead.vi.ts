import { composeLetter, type Letter } from '#server/platform/mail/frame.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';

const LETTERHEAD = {
  name: 'Vườn Charm',
  farewell: 'Thương mến,',
  smallPrint: 'Thư được gửi tự động từ tiệm Vườn Charm. Tiệm không bao giờ hỏi mật khẩu hay mã OTP của bạn.',
};

/** A letter of the shop, ready for the outbox. */
export function letter(content: Letter): Mail {
  return composeLetter(content, LETTERHEAD);
}
