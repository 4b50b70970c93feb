import { theShop } from '#web/lib/the-shop.ts';

/** What chats say on both sides; quoted from spec §2 and §8 where it has the words. */
export const copy = {
  title: 'Hỗ trợ khách hàng',
  ready: 'Sẵn sàng hỗ trợ',
  withAdmin: (name: string) => `Chat với ${name}`,
  adminFallback: 'Admin',
  advice: 'Gợi ý từ charm tiệm đang có',
  tabs: { label: 'Bạn muốn hỏi ai', admin: 'Admin', ai: 'AI' },
  minimise: 'Thu nhỏ',
  sound: 'Âm báo tin mới',
  welcome: {
    title: 'Chào mừng bạn!',
    get text() {
      return `Gửi lời chào đầu tiên, tiệm thường trả lời trong vài phút, từ ${theShop().openFrom}:00 đến ${theShop().openUntil}:00 mỗi ngày.`;
    },
  },
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
