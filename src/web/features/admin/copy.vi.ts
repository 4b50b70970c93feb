import type { OrderStatus } from '#domain/ordering/statuses.ts';

/** What the dashboard says beyond domain/ordering/copy.vi.ts. */
export const copy = {
  title: 'Admin Dashboard',
  hello: (name: string) => `Chào ${name}.`,

  waiting: {
    lead: 'Đang chờ bạn:',
    none: 'Không còn việc nào chờ bạn.',
    kinds: {
      payments: (count: number) => `${count} khoản chuyển cần đối soát`,
      orders: (count: number) => `${count} đơn cần xác nhận`,
      toShip: (count: number) => `${count} đơn cần tạo vận đơn`,
      toAssign: (count: number) => `${count} vận đơn chưa có shipper`,
      returned: (count: number) => `${count} kiện hoàn về cần xem`,
      reviews: (count: number) => `${count} đánh giá chờ duyệt`,
    },
  },

  views: {
    label: 'Xem thêm',
    overview: 'Tổng quan',
    customers: 'Khách hàng',
    reviews: 'Đánh giá',
    audit: 'Nhật ký',
  },

  lookup: {
    label: 'Tra đơn theo mã',
    placeholder: 'Mã đơn, 8 ký tự cuối',
    button: 'Tra',
    missing: { title: 'Thiếu thông tin', message: 'Vui lòng điền đầy đủ thông tin' },
    clear: 'Bỏ tra cứu',
    result: (search: string) => `Kết quả cho “${search}”`,
    none: 'Không tìm thấy đơn hàng',
    noneText: 'Bạn kiểm tra lại mã, hoặc tra bằng 8 ký tự cuối nhé.',
  },

  counts: {
    label: 'Tiệm đang có',
    orders: 'Đơn hàng',
    charms: 'Charm',
    categories: 'Danh mục',
    shipments: 'Vận đơn',
    shipping: 'Phí giao',
    'bracelet-strings': 'Dây xỏ',
    'tying-methods': 'Kiểu buộc',
    'ready-made-bracelets': 'Vòng có sẵn',
    fresh: (orders: number) => `${orders} mới`,
    unknown: 'chưa có số liệu',
  },

  orders: {
    title: 'Đơn hàng',
    filters: 'Lọc theo trạng thái',
    all: 'Tất cả',
    sort: 'Sắp xếp',
    range: (from: number, to: number, total: number) => `${from}–${to} trên ${total} đơn`,
    columns: {
      id: 'Mã đơn',
      customer: 'Khách hàng',
      status: 'Trạng thái',
      total: 'Tổng tiền',
      payment: 'Thanh toán',
      when: 'Lúc',
      actions: 'Thao tác',
    },
    open: (id: string) => `Xem đơn ${id}`,
    empty: 'Không có đơn nào ở mục này',
    emptyText: 'Bạn đổi bộ lọc, hoặc pha ấm trà chờ đơn kế tiếp.',
    showAll: 'Xem tất cả đơn',
    failed: 'Load data failed. Số liệu cũ vẫn hiện ở các ô phía trên.',
  },

  placed: {
    button: 'Ngày đặt',
    title: 'Đơn đặt trong',
    quick: 'Chọn nhanh',
    all: 'Mọi ngày',
    periods: { today: 'Hôm nay', week: '7 ngày', month: '30 ngày', thisMonth: 'Tháng này' },
    from: 'Từ ngày',
    to: 'Đến ngày',
    show: 'Xem đơn',
    day: (day: string) => `Ngày ${day}`,
    since: (day: string) => `Từ ${day}`,
    until: (day: string) => `Đến ${day}`,
    between: (from: string, to: string) => `${from} – ${to}`,
  },

  panel: {
    title: (id: string) => `Đơn ${id}`,
    close: 'Đóng chi tiết đơn',
    items: 'Vòng trong đơn',
    placed: (when: string) => `Đặt lúc ${when}`,
    none: 'Chọn một đơn để xem vòng, địa chỉ và lời nhắn.',
    sheet: 'Phiếu xâu vòng',
    sheetName: (id: string) => `Phiếu xâu vòng của đơn ${id}`,
    failed: 'Không tìm thấy đơn hàng',
  },

  /** The next step of an order, by where it leads (spec §4, Admin actions). */
  actions: {
    confirmed: 'Xác nhận',
    cancelled: 'Hủy',
    completed: 'Hoàn thành',
  } satisfies Partial<Record<OrderStatus, string>>,
  actionName: (action: string, id: string) => `${action} đơn ${id}`,
  sending: 'Đang gửi...',

  /** What an order waits for when the shop has no button for it. */
  waitsFor: {
    pending: '',
    pending_payment: 'Chờ khách chuyển khoản',
    waiting_confirmation: 'Chờ đối soát',
    waiting_for_admin_confirmation: 'Chờ đối soát',
    confirmed: '',
    shipped: 'Chờ shipper',
    delivered: '',
    completed: 'Xong',
    cancelled: 'Đã hủy',
    failed: 'Đã hoàn về',
  } satisfies Record<OrderStatus, string>,

  cancel: {
    title: (id: string) => `Hủy đơn ${id}?`,
    text: 'Charm đã giữ được trả về kho và khách nhận thư báo. Đơn đã hủy không mở lại được.',
    reason: 'Lý do',
    reasonPlaceholder: 'Ví dụ: khách đổi ý, hết charm ngọc trai',
    missing: 'Vui lòng cho biết lý do',
    keep: 'Giữ lại',
    confirm: 'Hủy đơn',
  },

  payment: {
    title: 'Chờ xác nhận thanh toán',
    reported: (id: string, when: string) => `Đơn ${id}, báo lúc ${when}`,
    differs: 'Ngân hàng báo một khoản khác với đơn. Bạn xem sao kê trước khi xác nhận.',
    order: 'Đơn',
    amount: 'Số tiền',
    customer: 'Khách',
    email: 'E-mail',
    content: 'Nội dung',
    confirm: 'Xác nhận',
    reject: 'Từ chối',
    confirmName: (id: string) => `Xác nhận thanh toán đơn ${id}`,
    rejectName: (id: string) => `Từ chối thanh toán đơn ${id}`,
    open: (id: string) => `Xem đơn ${id}`,
    others: 'Cũng đang chờ',
    ask: {
      title: 'Đã nhận đủ tiền?',
      text: 'Bạn so số tiền và nội dung với sao kê nhé. Khách nhận tin ngay khi bạn xác nhận.',
      keep: 'Để sau',
      confirm: 'Đã nhận đủ',
    },
    rejection: {
      title: (id: string) => `Từ chối thanh toán đơn ${id}?`,
      text: 'Khách nhận lý do và có thêm 24 giờ để chuyển khoản lại.',
      reason: 'Lý do',
      reasonPlaceholder: 'Ví dụ: tiệm chưa thấy khoản này trong sao kê',
      missing: 'Vui lòng cho biết lý do',
      keep: 'Để sau',
      confirm: 'Từ chối',
    },
    chatId: 'Mã chat',
    noChat: 'Chưa có',
    chat: (id: string) => `Mở chat với khách của đơn ${id}`,
    receipt: 'Ảnh khách gửi',
    receiptAt: (when: string) => `Lúc ${when}`,
    receiptAlt: (id: string) => `Biên lai của đơn ${id}`,
    confirmed: (id: string) => `Đã xác nhận thanh toán đơn ${id}`,
    rejected: (id: string) => `Đã từ chối thanh toán đơn ${id}`,
  },

  refund: {
    title: 'Chờ hoàn tiền',
    text: (amount: string) => `Khách đã trả ${amount}. Bạn chuyển lại rồi báo ở đây nhé.`,
    button: 'Đã hoàn tiền',
    ask: {
      title: (amount: string) => `Đã hoàn ${amount} cho khách?`,
      message: 'Đơn ghi lại là đã hoàn tiền, không đổi lại được.',
      confirmLabel: 'Đã hoàn tiền',
      cancelLabel: 'Để sau',
    },
    done: (id: string) => `Đã ghi nhận hoàn tiền đơn ${id}`,
  },

  notes: {
    title: 'Ghi chú nội bộ',
    secret: 'Chỉ người của tiệm đọc được.',
    label: 'Ghi chú nội bộ mới',
    placeholder: 'Ví dụ: khách dặn gọi trước khi giao',
    missing: 'Ghi chú nội bộ là bắt buộc',
    add: 'Lưu ghi chú',
    by: (name: string, when: string) => `${name}, ${when}`,
  },

  csv: {
    button: 'Xuất CSV',
    title: 'Xuất đơn hàng',
    text: (filter: string, search: string) =>
      search === ''
        ? `Bảng gồm các đơn ở mục “${filter}”, mở được bằng Excel. Bỏ trống ngày để lấy tất cả.`
        : `Bảng gồm các đơn ở mục “${filter}” khớp với “${search}”, mở được bằng Excel. Bỏ trống ngày để lấy tất cả.`,
    from: 'Từ ngày',
    to: 'Đến ngày',
    cancel: 'Để sau',
    take: 'Tải tệp CSV',
  },

  /** Transfers that no order was found for. */
  transfers: {
    title: 'Khoản tiền cần xem',
    count: (transfers: number) => `(${transfers})`,
    from: (bank: string, when: string) => (bank === '' ? when : `${bank}, ${when}`),
    order: (id: string, price: string) => `Đơn ${id}, ${price}`,
    settle: 'Đã xử lý',
    settleName: (amount: string) => `Đã xử lý khoản ${amount}`,
    settled: 'Đã cất khoản tiền khỏi danh sách',
    ask: {
      title: (amount: string) => `Đã xử lý khoản ${amount}?`,
      text: 'Khoản này rời danh sách và được giữ lại cùng ghi chú của bạn.',
      reason: 'Ghi chú',
      reasonPlaceholder: 'Ví dụ: đã chuyển trả khách',
      missing: '',
      keep: 'Để sau',
      confirm: 'Đã xử lý',
      calm: true,
    },
  },

  moved: {
    confirmed: (id: string) => `Đã xác nhận đơn ${id}`,
    cancelled: (id: string) => `Đã hủy đơn ${id}`,
    completed: (id: string) => `Đơn ${id} đã hoàn thành`,
  },
} as const;
