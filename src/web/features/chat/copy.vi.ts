import { OFFICE_HOURS } from '#domain/support/office-hours.ts';

/** What chats say on both sides; quoted from spec §2 and §8 where it has the words. */
export const copy = {
  launcher: {
    connected: 'Chat đang hoạt động',
    connecting: 'Kết nối chat...',
    unread: (count: string) => `${count} tin chưa đọc`,
    open: 'Mở chat',
    close: 'Đóng chat',
  },
  title: 'Hỗ trợ khách hàng',
  shop: 'Vườn Charm',
  ready: 'Sẵn sàng hỗ trợ',
  withAdmin: (name: string) => `Chat với ${name}`,
  adminFallback: 'Admin',
  advice: 'Gợi ý từ charm tiệm đang có',
  tabs: { label: 'Bạn muốn hỏi ai', admin: 'Admin', ai: 'AI' },
  minimise: 'Thu nhỏ',
  sound: 'Âm báo tin mới',

  welcome: {
    title: 'Chào mừng bạn!',
    text: `Gửi lời chào đầu tiên, tiệm thường trả lời trong vài phút, từ ${OFFICE_HOURS.from}:00 đến ${OFFICE_HOURS.until}:00 mỗi ngày.`,
  },
  offline: 'Chat đang kết nối lại. Bạn cứ nhắn, tin sẽ tự gửi khi có mạng.',
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

  list: {
    label: 'Tin nhắn',
    loading: 'Đang tải tin nhắn...',
    loadingOlder: 'Đang tải tin cũ hơn...',
    down: 'Xuống tin mới nhất',
    today: 'Hôm nay',
    yesterday: 'Hôm qua',
    typing: (names: string) => `${names} đang nhập...`,
    said: (name: string, text: string) => `${name}: ${text}`,
  },
  states: {
    uploading: 'Đang upload...',
    sending: 'Đang gửi',
    sent: 'Đã gửi',
    read: 'Đã xem',
    failed: 'Chưa gửi được',
    retry: 'Gửi lại',
    discard: 'Bỏ tin này',
  },
  reactions: { open: 'Thả cảm xúc', remove: (emoji: string) => `Bỏ cảm xúc ${emoji}` },

  composer: {
    label: 'Tin nhắn',
    start: 'Bắt đầu chat...',
    placeholder: 'Nhập tin nhắn...',
    image: 'Gửi ảnh',
    send: 'Gửi',
    drop: 'Thả ảnh vào đây',
  },

  image: { alt: (name: string) => `Ảnh ${name}`, sent: 'Ảnh đã gửi' },
  charms: {
    title: (count: number) => `${count} charm gợi ý cho bạn`,
    add: (name: string) => `Thêm ${name} vào thiết kế`,
    added: (name: string) => `Đã thêm ${name}`,
    addAll: (count: number) => `Thêm cả ${count} vào thiết kế`,
    allAdded: 'Đã thêm vào thiết kế',
    toDesign: 'Xem thiết kế của bạn',
    notAdded: 'Chưa thêm được charm',
  },
  payment: {
    instruction: (id: string) => `Thanh toán đơn ${id}`,
    code: (id: string) => `Mã VietQR của đơn ${id}`,
    amount: 'Số tiền',
    content: 'Nội dung',
    left: (clock: string) => `Còn ${clock}`,
    timeUp: 'Đã hết giờ chuyển khoản',
    paid: 'Tôi đã chuyển khoản',
    reporting: 'Đang báo tiệm...',
    large: 'Mở mã lớn',
    states: {
      reported: 'Bạn đã báo chuyển khoản, tiệm đang kiểm tra',
      differs: 'Số tiền chưa khớp, tiệm đang kiểm tra',
      paid: 'Tiệm đã nhận được tiền',
      expired: 'Đã hết hạn thanh toán',
      cancelled: 'Đơn này đã hủy',
      refund_due: 'Tiệm sẽ hoàn tiền cho bạn',
      refunded: 'Tiệm đã hoàn tiền',
    },
    reported: {
      title: 'Đã báo chuyển khoản',
      text: (order: string, amount: string) => `${amount} cho đơn ${order}, chờ tiệm đối soát.`,
    },
    confirmed: {
      title: 'Tiệm đã nhận được tiền',
      text: (order: string, amount: string) =>
        `${amount} cho đơn ${order}. Cảm ơn bạn, tiệm bắt đầu xâu vòng đây.`,
    },
    follow: 'Theo dõi đơn hàng',
    rejected: {
      title: 'Tiệm chưa nhận được khoản này',
      text: (order: string, amount: string) => `${amount} cho đơn ${order}.`,
    },
    again: 'Thanh toán lại',
  },

  failures: {
    connection: {
      title: 'Lỗi kết nối chat',
      message: 'Không thể kết nối đến hệ thống chat. Vui lòng thử lại sau.',
    },
    socket: 'Lỗi chat',
    create: 'Không thể tạo cuộc trò chuyện',
    list: 'Không thể tải danh sách chat',
    load: 'Không thể tải cuộc trò chuyện',
    send: 'Không thể gửi tin nhắn',
    read: 'Lỗi cập nhật tin nhắn',
    retry: 'Thử lại',
  },
} as const;
