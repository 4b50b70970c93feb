import type { PaymentStatus } from './statuses.ts';
import type { Likeness } from './suggestions.ts';
import type { Settlement, TransferOutcome } from './transfers.ts';

export const paymentStatusLabels = {
  pending: 'Chưa thanh toán',
  reported: 'Đã báo chuyển khoản',
  differs: 'Số tiền chưa khớp',
  paid: 'Đã thanh toán',
  expired: 'Hết hạn thanh toán',
  cancelled: 'Đã hủy',
  refund_due: 'Chờ hoàn tiền',
  refunded: 'Đã hoàn tiền',
} as const satisfies Record<PaymentStatus, string>;

/** Why a transfer needs an admin's decision. */
export const transferOutcomeLabels = {
  confirmed: 'Đã khớp với đơn hàng',
  amount_differs: 'Số tiền khác với đơn hàng',
  already_paid: 'Đơn hàng đã được thanh toán trước đó',
  too_late: 'Đơn hàng đã hủy hoặc hết hạn',
  unknown_content: 'Nội dung không thuộc đơn hàng nào',
  other_account: 'Tiền vào tài khoản khác của tiệm',
  outgoing: 'Tiền ra',
  contradicts: 'Mã giao dịch này đã báo với số tiền khác',
  unreadable: 'Chưa đọc được thông báo, bạn xem sao kê giúp tiệm',
  bank_test: 'Chuyển thử của tiệm, tài khoản đã được xác nhận',
} as const satisfies Record<TransferOutcome, string>;

/** How a transfer without an order was settled. */
export const settlementLabels = {
  refunded: 'Đã chuyển trả khách',
  kept: 'Tiệm giữ lại',
} as const satisfies Record<Settlement, string>;

/** Why an order is suggested for a transfer. */
export const likenessLabels = {
  content: 'nội dung gần giống',
  amount: 'đúng số tiền',
  name: 'đúng tên khách',
  time: 'vừa đặt trước đó',
} as const satisfies Record<Likeness, string>;

export const paymentCopy = {
  orderMissing: 'Thiếu mã đơn hàng',
  reason: 'Lý do',
  note: 'Ghi chú',
  /** Shown to an admin whose decision came second. */
  decided: {
    confirmed: (who: string) => `${who} vừa xác nhận khoản chuyển này rồi`,
    rejected: (who: string) => `${who} vừa từ chối khoản chuyển này rồi`,
  },
  /** The amount owed changed after the page was loaded. */
  owedChanged: (owed: string) => `Số tiền nợ khách vừa đổi thành ${owed}, bạn xem lại đơn nhé`,
  settledBy: (who: string) => `${who} đã xử lý khoản này rồi`,
  paidInCash: 'Đơn này trả tiền khi nhận hàng, bạn chuyển trả khoản này giúp tiệm nhé',
  notAttachable: 'Khoản này không ghi vào đơn được, bạn xem lại sao kê nhé',
  bank: 'Thông báo ngân hàng',
  nothingToPay: 'Đơn này không cần chuyển khoản, bạn chọn trả khi nhận hàng nhé',
} as const;
