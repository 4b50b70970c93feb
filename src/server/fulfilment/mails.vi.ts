import { shortId, type OrderId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { cashToCollect } from '#domain/fulfilment/cash.ts';
import { orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { letter } from '#server/adapters/letterhead.vi.ts';
import type { OrderRow } from '#server/ordering/index.ts';
import type { Mail } from '#server/platform/mail-outbox.ts';
import type { ShipmentRow } from './repository.ts';

type Person = { name: string; email: string };
type Parcel = { shipment: ShipmentRow; order: OrderRow };

/** The parcel is packed: how it travels and when it should be there. */
export function shippedMail({ shipment, order }: Parcel, customer: Person, siteUrl: string): Mail {
  const { trackingNumber, carrier, estimatedDeliveryDate } = shipment;
  const travels = [
    ...(carrier ? [`Đơn vị vận chuyển: ${carrier}.`] : []),
    ...(trackingNumber ? [`Mã vận đơn: ${trackingNumber}.`] : []),
  ];
  const cash = cashToCollect(order);
  return write(order.id, 'shipped', customer, siteUrl, [
    'Vòng của bạn đã được gói và trao cho người giao hàng.',
    `Dự kiến đến tay bạn chậm nhất ngày ${formatDate(estimatedDeliveryDate)}.`,
    ...(travels.length > 0 ? [travels.join(' ')] : []),
    ...(cash > 0 ? [`Bạn chuẩn bị ${formatVnd(cash)} khi nhận hàng nhé.`] : []),
  ]);
}

export function deliveredMail({ order }: Parcel, customer: Person, siteUrl: string): Mail {
  return write(order.id, 'delivered', customer, siteUrl, [
    'Vòng đã đến tay bạn. Chúc bạn những ngày thật duyên.',
    'Nếu có điều gì chưa ưng, bạn trả lời thư này trong 7 ngày để tiệm lo giúp bạn.',
  ]);
}

export function returnedMail({ shipment, order }: Parcel, customer: Person, siteUrl: string): Mail {
  return write(order.id, 'failed', customer, siteUrl, [
    'Đơn hàng chưa giao được và đã hoàn về tiệm. Tiệm sẽ liên hệ với bạn.',
    ...(shipment.deliveryNotes ? [`Người giao ghi lại: ${shipment.deliveryNotes}`] : []),
  ]);
}

function write(
  id: OrderId,
  status: OrderRow['status'],
  { name, email }: Person,
  siteUrl: string,
  [news = '', ...more]: readonly string[],
): Mail {
  return letter({
    to: email,
    subject: `Đơn hàng #${shortId(id)}: ${orderStatusLabels[status]}`,
    preview: news,
    greeting: `Chào ${name},`,
    blocks: [
      ...[news, ...more].map((text) => ({ kind: 'text', text }) as const),
      { kind: 'button', label: 'Xem đơn hàng', url: new URL('/orders', siteUrl).href },
    ],
  });
}
