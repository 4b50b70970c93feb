import { formatVnd } from '../kernel/vnd.ts';
import { deliveryDays, wrapPromise, type PublicShop } from '../shop/public.ts';
import type { Intent } from './intents.ts';

/** What is true of the shop at this moment. */
export type ShopFacts = {
  readonly shop: PublicShop;
  /** The cheapest and the dearest charm in stock, đồng; null where nothing is. */
  readonly prices: { readonly least: number; readonly most: number } | null;
  /** Her newest order: its short number, and its status in words. */
  readonly order: { readonly number: string; readonly status: string } | null;
};

/** What she is told who asks for something else than charms: short, true, and on to a person of the shop. */
const ANSWERS: Record<Intent, (facts: ShopFacts) => string> = {
  crisis: ({ shop: { helpline } }) =>
    [
      'Bông rất tiếc vì bạn đang phải chịu đựng nhiều như vậy. Bạn không một mình đâu.',
      'Bông đã nhờ người của tiệm nhắn cho bạn; bạn cũng hãy nói với một người bạn tin ngay lúc này.',
      helpline && `Bạn có thể gọi ${helpline}, luôn có người lắng nghe.`,
      'Nếu đang gặp nguy hiểm, hãy nhờ người bên cạnh gọi cấp cứu ngay nhé.',
    ]
      .filter(Boolean)
      .join(' '),
  delivery: ({ shop }) =>
    `Tiệm giao trong khoảng ${deliveryDays(shop)} ngày làm việc, vòng tự thiết kế tính từ lúc bạn ưng ảnh; phí giao hiện ở bước đặt hàng, theo cách giao bạn chọn. Cần gấp, bạn nhắn người của tiệm nhé.`,
  price: ({ shop, prices }) =>
    [
      prices && `Charm đang có giá từ ${formatVnd(prices.least)} đến ${formatVnd(prices.most)}.`,
      'Tổng tiền hiện ngay khi bạn xâu vòng.',
      `${wrapPromise(shop)}.`,
      shop.takesTransfers
        ? 'Bạn trả khi nhận hàng hoặc chuyển khoản VietQR đều được.'
        : 'Bạn trả tiền khi nhận hàng.',
    ]
      .filter(Boolean)
      .join(' '),
  size: () =>
    'Bạn đo vòng quanh cổ tay bằng thước dây rồi chọn cỡ ở bước xâu vòng; số charm tự tính theo cỡ tay. Chưa chắc thì bạn nhắn người của tiệm nhé.',
  returns: ({ shop: { returnAddress, address } }) => {
    const to = returnAddress || address;
    return `Vòng bị lỗi hay cần đổi, bạn nhắn người của tiệm kèm mã đơn và ảnh, tiệm xem ngay cho bạn.${to && ` Hàng gửi về: ${to}.`}`;
  },
  order: ({ order }) =>
    order === null
      ? 'Tiệm chưa thấy đơn nào của bạn. Nếu bạn đặt bằng tài khoản khác, bạn nhắn người của tiệm mã đơn nhé.'
      : `Đơn #${order.number} của bạn: ${order.status}. Bạn xem từng bước ở mục Đơn hàng; cần sửa gì thì nhắn người của tiệm nhé.`,
  care: () =>
    'Bạn tháo vòng khi tắm, bơi và xịt nước hoa, lau bằng khăn mềm khô rồi cất trong túi vải. Số đo, chất liệu và cách giữ của mỗi charm có ở trang của charm ấy; còn băn khoăn điều gì, bạn nhắn người của tiệm nhé.',
  gift: ({ shop }) =>
    `${wrapPromise(shop)}. Ở bước đặt hàng, bạn chọn gói quà, viết lời nhắn trên thiệp, và gửi thẳng tới người nhận mà không ghi giá trong hộp.`,
  hours: ({ shop: { openFrom, openUntil, phone, address } }) =>
    [
      `Bạn đặt vòng lúc nào cũng được; người của tiệm trả lời từ ${openFrom}:00 đến ${openUntil}:00 mỗi ngày.`,
      phone && `Điện thoại: ${phone}.`,
      address && `Địa chỉ: ${address}.`,
    ]
      .filter(Boolean)
      .join(' '),
  thanks: () => 'Dạ, Bông vui lắm! Cần chọn thêm gì bạn cứ kể nhé.',
  greeting: () => 'Bông chào bạn! Bạn muốn vòng màu gì, tặng ai, dịp nào?',
  abuse: () => 'Bông xin lỗi nếu làm bạn phiền lòng. Bạn nhắn người của tiệm, tiệm sẽ giúp bạn nhé.',
  // Also for a charm that the shop does not have ("con rồng"), so it says that first.
  elsewhere: () =>
    'Cái này tiệm chưa có, hoặc Bông chưa rành. Bạn kể màu bạn thích hay người nhận, Bông chọn charm giúp; việc khác bạn nhắn người của tiệm nhé.',
};

export const answerTo = (intent: Intent, facts: ShopFacts): string => ANSWERS[intent](facts);
