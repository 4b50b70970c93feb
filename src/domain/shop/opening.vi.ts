import type { OpeningStep } from './opening.ts';

/** What is to be done before a shop opens. */
export const openingLabels = {
  identity: 'Đặt tên tiệm',
  contact: 'Điện thoại và địa chỉ để khách liên hệ',
  legal: 'Chủ tiệm, cho chân trang và trang Quyền riêng tư',
  bank: 'Tài khoản ngân hàng đã xác nhận, để nhận VietQR',
  mail: 'Máy chủ thư (SMTP_URL), để khách đăng ký được',
  mailTest: 'Thư thử đã tới nơi',
  shipping: 'Cách giao hàng',
  categories: 'Danh mục đầu tiên',
  strings: 'Dây xỏ và kiểu buộc',
  charms: 'Charm đầu tiên, đã có giá',
  stock: 'Charm đầu tiên có hàng trên kệ',
  open: 'Mở cửa',
} as const satisfies Record<OpeningStep, string>;

export const openingCopy = {
  /** @param steps at least one */
  missing: (steps: readonly OpeningStep[]) =>
    `Chưa mở cửa được, tiệm còn thiếu: ${steps.map((step) => openingLabels[step]).join('; ')}.`,
} as const;
