import type { CheckoutStep } from './checkout.ts';
import type { CustomerMark } from './customers.ts';
import type { OrderNote } from './notes.ts';
import type { PaymentMethod } from './payment-methods.ts';
import type { OrderSort, OrderStatus } from './statuses.ts';

/** spec §4, Order statuses. */
export const orderStatusLabels = {
  pending: 'Chờ xử lý',
  pending_payment: 'Chờ thanh toán',
  waiting_confirmation: 'Chờ xác nhận thanh toán',
  waiting_for_admin_confirmation: 'Chờ xác nhận',
  confirmed: 'Đã xác nhận',
  shipped: 'Đã giao hàng',
  delivered: 'Đã nhận hàng',
  cancelled: 'Đã hủy',
  completed: 'Hoàn thành',
  failed: 'Giao hàng thất bại',
} as const satisfies Record<OrderStatus, string>;

/** A status as a label; a status that this page does not know shows as raw text (spec §4). */
export function orderStatusLabel(status: string): string {
  return Object.hasOwn(orderStatusLabels, status) ? orderStatusLabels[status as OrderStatus] : status;
}

/** Customer marks as staff read them. */
export const customerMarkLabels = {
  regular: 'Khách quen',
  bounced: 'Bom hàng',
} as const satisfies Record<CustomerMark, string>;

export const orderSortLabels = {
  newest: 'Mới nhất',
  oldest: 'Cũ nhất',
  price_high: 'Giá cao đến thấp',
  price_low: 'Giá thấp đến cao',
} as const satisfies Record<OrderSort, string>;

export const historyNotes = {
  'Payment confirmed by admin': 'Tiệm đã xác nhận thanh toán',
  'Payment rejected by admin': 'Tiệm chưa chấp nhận thanh toán',
  'Waiting for VietQR payment': 'Đang chờ chuyển khoản VietQR',
  'Order created with stock reserved': 'Đặt hàng, charm đã được giữ',
  'Shipment created': 'Đã tạo vận đơn',
  'Refund processed': 'Đã hoàn tiền',
  'Order returned': 'Đơn hàng đã được hoàn về tiệm',
  'Payment failed': 'Thanh toán thất bại',
  'Payment received by bank transfer': 'Đã nhận được chuyển khoản',
  'Payment reported by customer': 'Bạn đã báo chuyển khoản',
  'Payment amount differs': 'Số tiền chuyển khoản chưa khớp, tiệm đang kiểm tra',
  'Payment expired': 'Hết hạn thanh toán, đơn đã hủy',
  'Order confirmed by admin': 'Tiệm đã xác nhận đơn hàng',
  'Confirmation undone': 'Tiệm đang xem lại đơn hàng',
  'Delivery details corrected': 'Tiệm đã sửa thông tin giao hàng',
  'Delivery option changed': 'Tiệm đã đổi cách giao hàng',
  'Charm exchanged': 'Tiệm đã đổi charm',
  'Order cancelled': 'Đơn hàng đã hủy',
  'Order delivered': 'Đã giao tận tay',
  'Order completed': 'Đơn hàng hoàn thành',
  'Overpayment kept': 'Khoản chuyển dư để lại tiệm',
  'Promised day moved': 'Tiệm hẹn lại ngày giao',
  'Photo sent': 'Tiệm đã gửi ảnh xem trước',
  'Photo approved': 'Đã ưng ảnh xem trước',
  'Photo change requested': 'Nhờ tiệm chỉnh',
  'Photo change accepted': 'Tiệm nhận chỉnh thêm',
  'Photo change declined': 'Tiệm xin giữ nguyên',
  'Photo set aside': 'Tiệm xâu vòng không chờ ảnh',
  'Return requested': 'Nhờ tiệm đổi, trả hoặc sửa',
  'Return withdrawn': 'Đã rút lại yêu cầu đổi trả',
  'Return sent back': 'Vòng đang trên đường về tiệm',
  'Return accepted': 'Tiệm nhận đổi, trả hoặc sửa',
  'Return declined': 'Tiệm chưa nhận đổi trả',
  'Returned goods received': 'Vòng gửi về đã tới tiệm',
  'Return settled': 'Tiệm đã lo xong',
} as const satisfies Record<OrderNote, string>;

export const checkoutStepLabels = {
  cart: 'Giỏ hàng',
  shipping: 'Giao hàng',
  confirm: 'Xác nhận',
} as const satisfies Record<CheckoutStep, string>;

export const paymentMethodLabels = {
  COD: 'Trả khi nhận hàng',
  VietQR: 'Chuyển khoản VietQR',
} as const satisfies Record<PaymentMethod, string>;

export const paymentMethodHints = {
  COD: 'COD, trả tiền mặt cho người giao',
  VietQR: 'Quét mã bằng app ngân hàng bất kỳ',
} as const satisfies Record<PaymentMethod, string>;

export const orderingCopy = {
  /** Why staff can no longer move an order: somebody else moved it first. */
  moved: (who: string, status: OrderStatus, when: string) =>
    `${who} đã chuyển đơn sang “${orderStatusLabels[status]}” lúc ${when}`,
  stands: (status: OrderStatus) => `Đơn đang ở trạng thái “${orderStatusLabels[status]}”`,
  undoTooLate: 'Đã quá lúc hoàn tác, khách có thể đã nhận tin. Bạn nhắn khách hoặc hủy đơn nhé.',
  paidAlready: 'Khách đã trả đủ bằng chuyển khoản, phần đắt hơn tiệm tặng khách nhé',
  tooManyBroken: (most: number) => `Dòng này chỉ có ${most} vòng`,
  you: 'Bạn',
  movers: { customer: 'Khách', bank: 'Ngân hàng', system: 'Hệ thống', carrier: 'Đơn vị vận chuyển' },
  cardMessage: 'Lời nhắn trên thiệp',
  notes: 'Ghi chú',
  words: 'Lời nhắn cho khách',
  reason: 'Lý do',
  shippingMissing: 'Vui lòng chọn một cách giao hàng',
  paymentMissing: 'Vui lòng chọn một cách thanh toán',
  tooManyOrders: (orders: number) =>
    `Bạn đang có ${orders} đơn chờ tiệm xác nhận. Cần đặt thêm ngay, bạn nhắn tiệm qua khung chat nhé.`,
  tooManyBracelets: (most: number) =>
    `Các đơn đang chờ giữ được ${most} vòng một lúc. Cần nhiều hơn, bạn nhắn tiệm qua khung chat nhé.`,
  tooManyThere:
    'Số điện thoại hoặc địa chỉ này đang có nhiều đơn chờ tiệm xác nhận. Bạn nhắn tiệm qua khung chat để đặt thêm nhé.',
  totalChanged: (seen: string, now: string) =>
    `Tổng tiền vừa đổi từ ${seen} thành ${now}. Tiệm chưa đặt gì cả, bạn xem lại đơn rồi đặt hàng nhé.`,
} as const;
