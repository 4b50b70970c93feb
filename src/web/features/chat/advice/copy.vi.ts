import { WISH_MAX } from '#domain/advice/limits.ts';

/** Texts of the AI panel; quoted from spec §2, §5 and §8 where it defines them. */
export const copy = {
  title: 'Kể Bông nghe nhé',
  text: 'Bạn muốn vòng màu gì, tặng ai, dịp nào?',
  label: 'Mô tả về vòng tay bạn mong muốn',
  placeholder: 'Bạn muốn vòng thế nào?',
  again: 'Bạn muốn thêm gì nữa?',
  send: 'Xin gợi ý',
  counter: (count: number) => `${count} / ${WISH_MAX}`,
  thinking: 'Bông đang nghĩ...',
  answer: 'Gợi ý của Bông',
  copy: 'Sao chép gợi ý',
  copied: 'Đã chép',
  describe: 'Viết lời cho bộ charm này',
  describing: 'Bông đang viết...',
  retry: 'Thử lại',
  down: 'Xuống gợi ý mới nhất',
  history: 'Gợi ý',
  chips: {
    label: 'Gợi ý nhanh',
    more: (count: number) => `Thêm ${count} gợi ý`,
    less: 'Thu gọn',
  },
  done: { title: 'AI đã tạo gợi ý cho bạn!' },
  failed: 'Không thể tạo gợi ý từ AI',
  described: 'Chưa viết được lời cho bộ charm này',
  /** heading over charms that only come close to the wish */
  nearest: 'Gần với ý bạn',
  staff: 'Nhắn người của tiệm',
  /** opens the builder with a whole ring of these charms */
  tryOn: 'Xâu thử',
  slots: {
    label: 'Bông hiểu ý bạn là',
    takeAway: (label: string) => `Bỏ “${label}”`,
    without: (label: string) => `Bỏ “${label}”`,
    change: (label: string) => `Đổi “${label}”`,
    changed: (label: string) => `Đổi thành “${label}”`,
    add: 'Thêm',
    added: (label: string) => `Thêm “${label}”`,
    choice: (title: string, label: string) => `${title}: ${label}`,
  },
  /** A list of charms as text, for the clipboard. */
  line: (name: string, price: string, reason: string) => `${name} (${price}): ${reason}`,
} as const;

/** The fifteen quick wishes of spec §2: label, colour, and the text added to the wish. */
export const quickWishes = [
  { name: 'Hồng pastel', color: '#f3b6c4', wish: 'vòng màu hồng pastel' },
  { name: 'Tím mộng mơ', color: '#b59be0', wish: 'vòng màu tím mộng mơ' },
  { name: 'Xanh dịu mát', color: '#8fbfe8', wish: 'vòng màu xanh dịu mát' },
  { name: 'Vàng nắng', color: '#f1c552', wish: 'vòng màu vàng nắng' },
  { name: 'Tối giản', color: '#e6dcc0', wish: 'phong cách tối giản' },
  { name: 'Cổ điển', color: '#a0677a', wish: 'phong cách cổ điển' },
  { name: 'Tặng mẹ', color: '#f3cf9b', wish: 'tặng mẹ' },
  { name: 'Sinh nhật', color: '#ef8f86', wish: 'quà sinh nhật' },
  { name: 'Trắng tinh khôi', color: '#fffef9', wish: 'vòng màu trắng tinh khôi' },
  { name: 'Xanh lá tươi', color: '#a9c89a', wish: 'vòng màu xanh lá tươi' },
  { name: 'Đỏ may mắn', color: '#c8443e', wish: 'vòng màu đỏ may mắn' },
  { name: 'Dễ thương', color: '#f6bfcb', wish: 'phong cách dễ thương' },
  { name: 'Thanh lịch', color: '#cbb6a4', wish: 'phong cách thanh lịch' },
  { name: 'Tình yêu', color: '#d4607f', wish: 'gửi gắm tình yêu' },
  { name: 'Bình an', color: '#9cc3b9', wish: 'cầu bình an' },
] as const;
