import type { PaymentMethod } from './methods.ts';

export const paymentMethodLabels = {
  COD: 'Trả khi nhận hàng',
  VietQR: 'Chuyển khoản VietQR',
} as const satisfies Record<PaymentMethod, string>;

export const paymentMethodHints = {
  COD: 'COD, trả tiền mặt cho người giao',
  VietQR: 'Quét mã bằng app ngân hàng bất kỳ',
} as const satisfies Record<PaymentMethod, string>;
