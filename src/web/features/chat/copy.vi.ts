import { publicShop } from '#web/lib/public-shop.ts';

/** Minutes; reply times from here on are given in hours. */
const LONG = 90;

/** Chat texts of both sides; quoted from spec §2 and §8 where it defines them. */
export const copy = {
  title: 'Hỗ trợ khách hàng',
  ready: 'Sẵn sàng hỗ trợ',
  withAdmin: (name: string) => `Chat với ${name}`,
  adminFallback: 'Admin',
  advice: 'Gợi ý từ charm đang có',
  tabs: { label: 'Bạn muốn hỏi ai', admin: 'Admin', ai: 'AI' },
  minimise: 'Thu nhỏ',
  sound: 'Âm báo tin mới',
  welcome: {
    title: 'Chào mừng bạn!',
    text: 'Bạn gửi lời chào đầu tiên nhé, Bông và người của tiệm nghe đây.',
  },
  replyTime({ open, minutes }: { open: boolean; minutes: number | null }): string {
    const { openFrom, openUntil } = publicShop();
    if (!open)
      return `Giờ này tiệm đã nghỉ. Bạn cứ nhắn, tiệm trả lời từ ${openFrom}:00 đến ${openUntil}:00.`;
    if (minutes === null) return `Tiệm đang trực, trả lời đến ${openUntil}:00 hôm nay.`;
    return minutes > LONG
      ? `Tiệm đang đông khách, trả lời trong khoảng ${Math.ceil(minutes / 60)} giờ.`
      : `Tiệm đang trực, trả lời trong khoảng ${minutes} phút.`;
  },
  sooner: 'Bạn cần ngay?',
  closed: {
    text: 'Cuộc trò chuyện này đã khép lại. Bạn nhắn tiếp là tiệm mở cuộc trò chuyện mới.',
    newest: 'Về cuộc trò chuyện mới nhất',
    earlier: 'Xem cuộc trò chuyện trước',
  },
  rating: {
    title: 'Bạn thấy tiệm hỗ trợ thế nào?',
    comment: 'Bạn muốn nhắn thêm gì không?',
    send: 'Gửi đánh giá',
    sending: 'Đang gửi...',
    thanks: 'Cảm ơn bạn đã đánh giá.',
    failed: 'Chưa gửi được đánh giá',
  },
} as const;
