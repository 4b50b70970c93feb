import type { PaymentStatus } from '#domain/payment/statuses.ts';

/** Texts of the payment view that are not in domain/payment/copy.vi.ts. */
export const copy = {
  title: 'Thanh toán',
  heading: (id: string) => `Thanh toán đơn ${id}`,
  back: 'Về đơn hàng của tôi',
  timeLeft: (clock: string) => `Còn ${clock} để chuyển khoản`,
  /** shown before hydration, while the device's clock is unknown */
  timeComes: 'Tiệm đang chờ bạn chuyển khoản',
  timeUp: 'Đã hết giờ chuyển khoản',
  /** in place of the code */
  late: 'Bạn đừng chuyển khoản cho đơn này nữa nhé, tiệm sắp đóng đơn. Nếu bạn vừa chuyển rồi, bạn bấm nút bên dưới để tiệm kiểm tra.',
  code: 'Mã VietQR để chuyển khoản',
  amount: 'Số tiền cần chuyển',
  scan: 'Quét bằng app ngân hàng hoặc ví điện tử bất kỳ',
  lines: {
    title: 'Hoặc chuyển khoản theo thông tin này',
    bank: 'Ngân hàng',
    account: 'Số tài khoản',
    holder: 'Chủ tài khoản',
    amount: 'Số tiền',
    content: 'Nội dung, xin giữ nguyên',
  },
  copy: 'Sao chép',
  copyName: (what: string) => `Sao chép: ${what}`,
  copied: 'Đã chép',
  copiedName: (what: string) => `Đã chép: ${what}`,
  report: 'Tôi đã chuyển khoản',
  reporting: 'Đang báo tiệm...',
  reported: 'Bạn đã báo chuyển khoản, tiệm đang kiểm tra',
  save: 'Lưu mã QR về máy',
  fileName: (content: string) => `VietQR-${content}.png`,
  hold: 'Tiệm giữ charm cho bạn trong 24 giờ. Tiền đến là đơn được xác nhận; vòng làm riêng còn chờ bạn duyệt ảnh rồi tiệm mới xâu.',
  rejected: {
    title: 'Tiệm chưa xác nhận được khoản này',
    text: (reason: string) =>
      `Tiệm nhắn: “${reason}”. Bạn kiểm tra lại rồi chuyển khoản lần nữa giúp tiệm nhé.`,
  },
  thanks: (name: string) => `Cảm ơn ${name} nhé`,
  /** After the customer has reported the transfer. */
  received: {
    reported: {
      title: 'Tiệm đang kiểm tra',
      text: (id: string) => `Đơn ${id} đã vào sổ của tiệm. Trang này tự báo khi tiệm nhận được tiền.`,
    },
    differs: {
      title: 'Số tiền chưa khớp',
      text: (id: string) =>
        `Tiệm đã nhận một khoản cho đơn ${id} nhưng số tiền khác với đơn. Tiệm đang kiểm tra và sẽ báo bạn ngay tại đây.`,
    },
    paid: {
      title: 'Đã nhận thanh toán',
      text: (id: string) => `Tiền của đơn ${id} đã đến tiệm. Bông bắt tay chuẩn bị đơn cho bạn đây.`,
    },
  } satisfies Partial<Record<PaymentStatus, { title: string; text: (id: string) => string }>>,
  follow: 'Theo dõi đơn hàng',
  home: 'Về trang chủ',
  codeAgain: 'Xem lại mã QR',
  /** Nothing left to pay. */
  over: {
    expired: {
      title: 'Đã hết hạn thanh toán',
      text: 'Đơn này đã đóng và charm đã về vườn. Nếu bạn vừa chuyển khoản, tiệm vẫn thấy khoản đó và sẽ liên hệ với bạn.',
    },
    cancelled: {
      title: 'Đơn này đã hủy',
      text: 'Bạn không cần chuyển khoản nữa. Nếu bạn vừa chuyển khoản, tiệm vẫn thấy khoản đó và sẽ liên hệ với bạn.',
    },
    refund_due: {
      title: 'Tiệm sẽ hoàn tiền cho bạn',
      text: 'Đơn đã đóng sau khi bạn thanh toán. Tiệm đang chuẩn bị hoàn lại đủ số tiền.',
    },
    refunded: {
      title: 'Tiệm đã hoàn tiền',
      text: 'Số tiền của đơn này đã được chuyển lại cho bạn.',
    },
    cash: {
      title: 'Đơn này trả khi nhận hàng',
      text: 'Bạn không cần chuyển khoản. Người giao sẽ nhận tiền khi trao vòng.',
    },
  } satisfies Partial<Record<PaymentStatus | 'cash', { title: string; text: string }>>,
  orders: 'Đơn hàng của tôi',
  garden: 'Dạo Vườn hoa',
  notFound: {
    title: 'Không tìm thấy đơn hàng',
    text: 'Đường dẫn này không thuộc đơn nào của bạn.',
  },
  failed: {
    title: 'Chưa tải được trang thanh toán',
    network: 'Đơn của bạn vẫn còn nguyên, chỉ là đường mạng chưa thông.',
    shop: 'Đơn của bạn vẫn còn nguyên. Tiệm đang vấp một chút, bạn thử lại sau ít phút nhé.',
  },
} as const;
