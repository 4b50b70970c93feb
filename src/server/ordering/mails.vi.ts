import { shortId } from '#domain/kernel/ids.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { orderStatusLabels, paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { letter } from '#server/adapters/letterhead.vi.ts';
import type { Mail } from '#server/platform/mail-outbox.ts';
import type { StoredOrder } from './repository.ts';

type Person = { name: string; email: string };

/** What a status means for the customer, in a sentence or two. */
const NEWS: Record<OrderStatus, string> = {
  pending: 'Tiệm đã nhận được đơn của bạn và giữ sẵn từng charm. Tiệm sẽ gửi ảnh xem trước rồi mới xâu vòng.',
  pending_payment: 'Tiệm đã giữ charm cho bạn trong 24 giờ, bạn chuyển khoản theo mã VietQR của đơn nhé.',
  waiting_confirmation: 'Số tiền nhận được chưa khớp với đơn, tiệm đang kiểm tra và sẽ báo bạn ngay.',
  waiting_for_admin_confirmation: 'Tiệm đã ghi nhận bạn báo chuyển khoản và đang kiểm tra.',
  confirmed: 'Tiệm đã xác nhận đơn và bắt đầu xâu vòng cho bạn.',
  shipped: 'Vòng của bạn đã được gói và trao cho người giao hàng.',
  delivered: 'Vòng đã đến tay bạn. Chúc bạn những ngày thật duyên.',
  completed: 'Đơn hàng đã hoàn thành. Cảm ơn bạn đã ghé vườn.',
  cancelled: 'Đơn hàng đã được hủy, tiệm đã trả charm về vườn.',
  failed: 'Đơn hàng chưa giao được và đã hoàn về tiệm. Tiệm sẽ liên hệ với bạn.',
};

/** Tells the customer how her order stands now. */
export function orderMail(
  { order, items }: StoredOrder,
  { name, email }: Person,
  siteUrl: string,
  reason?: string | null,
): Mail {
  const number = `#${shortId(order.id)}`;
  const bracelets = items.map(({ quantity, bracelet }) => `${quantity} × ${bracelet.name}`).join(', ');
  const payment = lowerFirst(paymentMethodLabels[order.paymentMethod]);
  const { addressLine1, addressLine2, city } = order.shippingAddress;
  return letter({
    to: email,
    subject: `Đơn hàng ${number}: ${orderStatusLabels[order.status]}`,
    preview: NEWS[order.status],
    greeting: `Chào ${name},`,
    blocks: [
      text(NEWS[order.status]),
      ...(reason ? [text(`Lý do: ${reason}`)] : []),
      text(`Đơn ${number} gồm ${bracelets}. Tổng cộng ${formatVnd(order.totalPrice)}, ${payment}.`),
      ...(order.status === 'pending'
        ? [text(`Giao đến: ${[addressLine1, addressLine2, city].filter(Boolean).join(', ')}.`)]
        : []),
      { kind: 'button', label: 'Xem đơn hàng', url: new URL('/orders', siteUrl).href },
    ],
  });
}

function text(sentence: string) {
  return { kind: 'text', text: sentence } as const;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
