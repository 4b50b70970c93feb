import { linePrice } from '#domain/cart/lines.ts';
import { dayInWords } from '#domain/fulfilment/gift-days.ts';
import { addressLine } from '#domain/identity/address.ts';
import { shortId } from '#domain/kernel/ids.ts';
import { formatDateTime } from '#domain/kernel/time.ts';
import { formatVnd, type Vnd } from '#domain/kernel/vnd.ts';
import { orderStatusLabels, paymentMethodLabels } from '#domain/ordering/copy.vi.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';
import { bankOf, takesTransfers, type ShopSettings } from '#domain/shop/settings.ts';
import { transferContent } from '#domain/payment/transfers.ts';
import { letter, type Writer } from '#server/adapters/letterhead.vi.ts';
import { bankNames } from '#server/adapters/vietqr.ts';
import { isMobile } from '#server/identity/index.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { promiseLine } from './promises/mails.vi.ts';
import type { StoredOrder } from './orders/repository.ts';

type Person = { name: string; email: string };

/** What a status means for the customer, in one or two sentences. */
const NEWS: Record<OrderStatus, string> = {
  pending: 'Tiệm đã nhận được đơn của bạn và giữ sẵn từng charm. Tiệm xác nhận xong sẽ báo bạn ngay.',
  pending_payment: 'Tiệm đã giữ charm cho bạn trong 24 giờ, bạn chuyển khoản theo mã VietQR của đơn nhé.',
  waiting_confirmation: 'Số tiền nhận được chưa khớp với đơn, tiệm đang kiểm tra và sẽ báo bạn ngay.',
  waiting_for_admin_confirmation: 'Tiệm đã ghi nhận bạn báo chuyển khoản và đang kiểm tra.',
  confirmed: 'Tiệm đã xác nhận đơn và đang chuẩn bị vòng cho bạn.',
  shipped: 'Vòng của bạn đã xâu xong, được gói và trao cho người giao hàng.',
  delivered: 'Vòng đã tới nơi. Chúc bạn những ngày thật duyên.',
  completed: 'Đơn hàng đã hoàn thành. Cảm ơn bạn đã ghé vườn.',
  cancelled: 'Đơn hàng đã được hủy, tiệm đã trả charm về vườn.',
  failed: 'Đơn hàng chưa giao được và đã hoàn về tiệm. Tiệm sẽ liên hệ với bạn.',
};

/** Payment news, which replaces the text of the status. */
const MONEY_NEWS = {
  paid: 'Tiệm đã nhận được chuyển khoản và đang chuẩn bị vòng cho bạn. Cảm ơn bạn.',
  rejected:
    'Tiệm chưa xác nhận được khoản chuyển của đơn này. Charm vẫn được giữ cho bạn thêm 24 giờ, bạn kiểm tra và chuyển lại giúp tiệm nhé.',
  expired:
    'Đơn hàng chưa được chuyển khoản trong 24 giờ nên đã hết hạn, charm đã trở về vườn. Nếu bạn đã chuyển khoản, bạn nhắn tiệm để được hỗ trợ nhé.',
  refundDue: 'Đơn hàng đã được hủy. Tiệm sẽ hoàn lại số tiền bạn đã chuyển.',
} as const;

function newsOf({ order: { status, paymentMethod }, history }: StoredOrder): string {
  if (paymentMethod !== 'VietQR') return NEWS[status];
  if (status === 'confirmed') return MONEY_NEWS.paid;
  if (status === 'pending_payment' && history.length > 1) return MONEY_NEWS.rejected;
  if (status !== 'cancelled') return NEWS[status];
  if (history.some((entry) => entry.status === 'confirmed')) return MONEY_NEWS.refundDue;
  return history.at(-1)?.by === 'system' ? MONEY_NEWS.expired : NEWS.cancelled;
}

type Telling = { shop: ShopSettings; siteUrl: string; reason?: string | null | undefined };

/** Only custom designs get a photo before making; ready-made bracelets do not. */
const PHOTO_COMES =
  'Vòng bạn tự thiết kế được tiệm bày ra, chụp ảnh gửi bạn xem trước. Bạn ưng rồi tiệm mới xâu.';

/** Mail about an order's current status. */
export function orderMail(
  stored: StoredOrder,
  { name, email }: Person,
  { shop, siteUrl, reason }: Telling,
): Mail {
  const { order } = stored;
  const news = newsOf(stored);
  return letter(shop, {
    to: email,
    subject: `Đơn hàng #${shortId(order.id)}: ${orderStatusLabels[order.status]}`,
    preview: news,
    greeting: `Chào ${name},`,
    blocks: [
      text(news),
      ...(isPhotoToCome(order) ? [text(PHOTO_COMES)] : []),
      ...promised(stored),
      ...(reason ? [text(`Lý do: ${reason}`)] : []),
      ...(order.payBy && takesTransfers(shop) ? [transferTo(order, bankOf(shop))] : []),
      ...(order.payBy ? [text(heldUntil(order.payBy))] : []),
      bill(stored),
      ...destination(stored),
      wayBack(order, siteUrl),
    ],
  });
}

type Given = { shop: Writer; siteUrl: string; amount: Vnd };

/** Mail about a refund, which is not a status change. */
export function refundMail(stored: StoredOrder, person: Person, { amount, ...from }: Given): Mail {
  const number = `#${shortId(stored.order.id)}`;
  return moneyMail(stored, person, from, {
    subject: `Đơn hàng ${number}: Đã hoàn tiền`,
    news: `Tiệm đã hoàn lại ${formatVnd(amount)} của đơn ${number}. Bạn kiểm tra tài khoản giúp tiệm nhé.`,
    doubt: 'Nếu sau một ngày làm việc bạn vẫn chưa thấy, bạn nhắn tiệm để được hỗ trợ nhé.',
  });
}

/** Mail about an overpayment that the shop keeps at her request; it also explains how to get it back. */
export function overpaymentKeptMail(stored: StoredOrder, person: Person, { amount, ...from }: Given): Mail {
  const number = `#${shortId(stored.order.id)}`;
  return moneyMail(stored, person, from, {
    subject: `Đơn hàng ${number}: Khoản chuyển dư`,
    news: `Tiệm giữ lại ${formatVnd(amount)} chuyển dư của đơn ${number} theo lời bạn. Cảm ơn bạn nhiều nhé.`,
    doubt: 'Nếu bạn muốn nhận lại khoản này, bạn nhắn tiệm để tiệm chuyển trả nhé.',
  });
}

function moneyMail(
  { order }: StoredOrder,
  { name, email }: Person,
  { shop, siteUrl }: Omit<Given, 'amount'>,
  { subject, news, doubt }: { subject: string; news: string; doubt: string },
): Mail {
  return letter(shop, {
    to: email,
    subject,
    preview: news,
    greeting: `Chào ${name},`,
    blocks: [text(news), text(doubt), wayBack({ ...order, payBy: null }, siteUrl)],
  });
}

function isPhotoToCome({ status, photoStage }: StoredOrder['order']): boolean {
  return photoStage === 'wanted' && (status === 'pending' || status === 'confirmed');
}

/** The promised day, until the order ships and while nothing is owed. */
function promised({ order, gift }: StoredOrder) {
  const isBefore = order.status === 'pending' || order.status === 'confirmed';
  const line = isBefore ? promiseLine(order, gift !== null) : null;
  return line === null ? [] : [text(line)];
}

/** Items and prices, as on the order page. */
function bill({ order, items, gift }: StoredOrder) {
  const { shippingOption, shippingFee, giftWrap, giftWrapFee, paymentMethod, totalPrice } = order;
  return {
    kind: 'table',
    title: `Đơn #${shortId(order.id)}`,
    rows: [
      ...items.map((item) => ({
        name: `${item.quantity} × ${item.bracelet.name}`,
        value: formatVnd(linePrice(item)),
      })),
      { name: shippingOption.name, value: priceOf(shippingFee) },
      ...(giftWrap ? [{ name: 'Gói quà', value: priceOf(giftWrapFee) }] : []),
      ...(gift ? [{ name: 'Gửi tặng', value: giftOf(gift, order) }] : []),
      { name: 'Thanh toán', value: paymentMethodLabels[paymentMethod] },
    ],
    total: { name: 'Tổng cộng', value: formatVnd(totalPrice) },
  } as const;
}

/** The recipient, and the earliest delivery day if one is set. */
function giftOf(
  { recipient, notBefore }: NonNullable<StoredOrder['gift']>,
  { shippingAddress }: StoredOrder['order'],
): string {
  const name = recipient ?? shippingAddress.fullName;
  return notBefore ? `${name}, giao từ ${dayInWords(notBefore)}` : name;
}

/** Transfer details as text, for customers who read the mail on the phone with their banking app. */
function transferTo(
  { id, totalPrice }: StoredOrder['order'],
  { bin, account, holder }: ReturnType<typeof bankOf>,
) {
  return {
    kind: 'table',
    title: 'Chuyển khoản cho tiệm',
    rows: [
      { name: 'Ngân hàng', value: bankNames(bin).shortName },
      { name: 'Số tài khoản', value: account },
      { name: 'Chủ tài khoản', value: holder },
      { name: 'Số tiền', value: formatVnd(totalPrice) },
      { name: 'Nội dung, xin giữ nguyên', value: transferContent(id) },
    ],
  } as const;
}

function heldUntil(payBy: Date): string {
  return `Tiệm giữ charm đến ${formatDateTime(payBy)}.`;
}

function priceOf(price: Vnd): string {
  return price === 0 ? 'Miễn phí' : formatVnd(price);
}

/** Only in the first mail, so that a mistyped address is noticed while it can still be corrected. */
function destination({ order: { shippingAddress: to }, history }: StoredOrder) {
  if (history.length > 1) return [];
  return [
    text(`Giao đến: ${to.fullName}, ${to.phone}, ${addressLine(to)}.`),
    ...(isMobile(to.phone)
      ? []
      : [text(`Số ${to.phone} chưa giống số di động Việt Nam. Nếu gõ nhầm, bạn nhắn tiệm để sửa nhé.`)]),
  ];
}

/** Button to the QR code while a transfer is awaited, otherwise to the order list. */
function wayBack({ id, payBy }: StoredOrder['order'], siteUrl: string) {
  const [label, path] = payBy ? ['Mở mã VietQR', `/order?thanh-toan=${id}`] : ['Xem đơn hàng', '/orders'];
  return { kind: 'button', label, url: new URL(path, siteUrl).href } as const;
}

function text(sentence: string) {
  return { kind: 'text', text: sentence } as const;
}
