import { shortId, type OrderId } from '#domain/kernel/ids.ts';
import { formatDate } from '#domain/kernel/time.ts';
import { formatVnd } from '#domain/kernel/vnd.ts';
import { cashToCollect } from '#domain/fulfilment/cash.ts';
import { orderStatusLabels } from '#domain/ordering/copy.vi.ts';
import { arrivesBy } from '#domain/ordering/gifts.vi.ts';
import type { ShopSettings } from '#domain/shop/settings.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import type { OrderRow } from '#server/ordering/index.ts';
import type { Block } from '#server/platform/mail/frame.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { ShipmentRow } from './shipments/repository.ts';

type Person = { name: string; email: string };
/** Sender of the mails, and base URL of their links. */
type Sender = { shop: Writer & Pick<ShopSettings, 'returnDays'>; siteUrl: string };
/** A gift may go to somebody else. */
type Parcel = { shipment: ShipmentRow; order: OrderRow; isGift: boolean };

/**
 * Mail that the parcel is packed: how it travels and when it should arrive.
 * @param photo the photo she approved before making: file name in the uploads
 */
export function shippedMail(
  { shipment, order, isGift, photo }: Parcel & { photo: string | null },
  customer: Person,
  from: Sender,
): Mail {
  const { trackingNumber, carrier, estimatedDeliveryDate } = shipment;
  const cash = cashToCollect(order);
  const parcel = {
    kind: 'table',
    title: 'Kiện hàng của bạn',
    rows: [
      ...(carrier ? [{ name: 'Đơn vị vận chuyển', value: carrier }] : []),
      ...(trackingNumber ? [{ name: 'Mã vận đơn', value: trackingNumber }] : []),
      {
        name: `Hẹn ${arrivesBy(isGift)}`,
        value: formatDate(estimatedDeliveryDate),
      },
      ...(cash > 0 ? [{ name: 'Trả khi nhận hàng', value: formatVnd(cash) }] : []),
    ],
  } as const;
  return write(
    order.id,
    'shipped',
    customer,
    from,
    ['Vòng của bạn đã xâu xong, được gói và trao cho người giao hàng.'],
    [...(photo ? [asApproved(photo)] : []), parcel],
  );
}

const asApproved = (file: string) =>
  ({ kind: 'picture', file, caption: 'Vòng của bạn, như trong ảnh bạn đã ưng.' }) as const;

export function deliveredMail({ order, isGift }: Parcel, customer: Person, from: Sender): Mail {
  return write(order.id, 'delivered', customer, from, [
    isGift
      ? 'Quà của bạn đã tới nơi. Chúc bạn và người nhận những ngày thật duyên.'
      : 'Vòng đã tới tay bạn. Chúc bạn những ngày thật duyên.',
    `Nếu có điều gì chưa ưng, bạn mở đơn và bấm “Đổi, trả, sửa” trong ${from.shop.returnDays} ngày để tiệm lo giúp bạn.`,
  ]);
}

export function returnedMail({ shipment, order }: Parcel, customer: Person, from: Sender): Mail {
  return write(order.id, 'failed', customer, from, [
    'Đơn hàng chưa giao được và đã hoàn về tiệm. Tiệm sẽ liên hệ với bạn.',
    ...(shipment.deliveryNotes ? [`Người giao ghi lại: ${shipment.deliveryNotes}`] : []),
  ]);
}

function write(
  id: OrderId,
  status: OrderRow['status'],
  { name, email }: Person,
  { shop, siteUrl }: Sender,
  [news = '', ...more]: readonly string[],
  tables: readonly Block[] = [],
): Mail {
  return letter(shop, {
    to: email,
    subject: `Đơn hàng #${shortId(id)}: ${orderStatusLabels[status]}`,
    preview: news,
    greeting: `Chào ${name},`,
    blocks: [
      ...[news, ...more].map((text) => ({ kind: 'text', text }) as const),
      ...tables,
      { kind: 'button', label: 'Xem đơn hàng', url: new URL('/orders', siteUrl).href },
    ],
  });
}
