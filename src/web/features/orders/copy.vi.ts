import type { PhotoNews } from '#domain/ordering/photos.ts';
import type { OrderStatus } from '#domain/ordering/statuses.ts';

/** Texts of the order pages that are not in domain/ordering/copy.vi.ts. */
export const copy = {
  title: 'Đơn hàng của tôi',
  script: 'Những món quà đã gửi đi',
  count: (orders: number) => `${orders} đơn hàng`,
  list: 'Danh sách đơn hàng',
  listPage: (page: number, pages: number) => `Danh sách đơn hàng, trang ${page} trên ${pages}`,
  filters: {
    search: 'Mã đơn, vòng, charm',
    status: 'Trạng thái',
    anyStatus: 'Tất cả trạng thái',
    sort: 'Sắp xếp',
    open: 'Lọc và sắp xếp',
    apply: 'Xem đơn hàng',
  },
  /** The customer's actions, by target status. */
  actions: {
    cancelled: 'Hủy đơn',
    completed: 'Đã nhận được hàng',
  } satisfies Partial<Record<OrderStatus, string>>,
  pay: 'Thanh toán',
  payName: (id: string) => `Thanh toán đơn ${id}`,
  again: {
    button: 'Mua lại',
    name: (id: string) => `Mua lại đơn ${id}`,
    sending: 'Đang thêm...',
    done: (id: string) => `Đã thêm vòng của đơn ${id}`,
    toCart: 'Xem giỏ hàng',
    some: 'Vài món chưa mua lại được',
    none: 'Chưa mua lại được đơn này',
    missing: (name: string, quantity: number) => (quantity > 1 ? `${name} (${quantity} chiếc)` : name),
  },
  actionName: (action: string, id: string) => `${action} ${id}`,
  sending: 'Đang gửi...',
  askCancel: {
    title: (id: string) => `Hủy đơn ${id}?`,
    message: 'Charm đã giữ cho đơn này sẽ được trả về vườn. Đã hủy thì không khôi phục được đơn.',
    confirmLabel: 'Hủy đơn',
    cancelLabel: 'Giữ lại',
  },
  moved: {
    cancelled: (id: string) => ({ title: 'Đã hủy đơn hàng', message: `Đơn ${id} đã được hủy.` }),
    completed: (id: string) => ({ title: 'Cảm ơn bạn', message: `Đơn ${id} đã hoàn thành.` }),
  },
  /** The order had moved on before. */
  overtaken: (id: string, status: string) =>
    `Đơn ${id} giờ ở trạng thái “${status}”. Bạn cần gì, nhắn tiệm qua khung chat nhé.`,
  news: (id: string) => `Đơn ${id} vừa được cập nhật`,
  promisedAnew: (day: string) => `Tiệm hẹn lại, vòng tới nơi chậm nhất ${day}`,
  /** Messages for events of the photos before making; empty for the customer's own actions and those she need not know. */
  photoNews: {
    send: 'Ảnh xem trước đã có, bạn xem nhé',
    approve: '',
    ask: '',
    accept: 'Tiệm nhận chỉnh thêm cho bạn',
    decline: 'Tiệm vừa trả lời về ảnh',
    set_aside: 'Tiệm bắt đầu xâu vòng',
    remind: 'Ảnh xem trước đang chờ bạn',
    overdue: '',
  } satisfies Record<PhotoNews, string>,
  empty: {
    title: 'Chưa có đơn hàng',
    text: 'Món quà đầu tiên bạn gửi đi sẽ nằm ở đây.',
    garden: 'Dạo Vườn hoa',
    searchTitle: 'Không có đơn nào ở đây',
    searchText: 'Bạn thử một từ ngắn hơn, hoặc xem tất cả đơn nhé.',
    all: 'Xem tất cả đơn',
  },
  failed: {
    title: 'Không thể tải danh sách đơn hàng',
    network: 'Đơn của bạn không mất đi đâu cả, chỉ là đường mạng chưa thông.',
    shop: 'Đơn của bạn vẫn còn nguyên. Tiệm đang vấp một chút, bạn thử lại sau ít phút nhé.',
  },
} as const;
