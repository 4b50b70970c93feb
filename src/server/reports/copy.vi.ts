/** Column headings of the orders table, in order. */
export const orderColumns = {
  number: 'Mã đơn',
  placed: 'Ngày đặt',
  status: 'Trạng thái',
  customer: 'Khách hàng',
  email: 'Email',
  recipient: 'Người nhận',
  phone: 'Điện thoại',
  address: 'Địa chỉ',
  city: 'Tỉnh/thành phố',
  bracelets: 'Vòng tay',
  goods: 'Tiền hàng',
  shipping: 'Phí giao hàng',
  wrapping: 'Gói quà',
  total: 'Tổng cộng',
  payment: 'Thanh toán',
  carrier: 'Đơn vị vận chuyển',
  tracking: 'Mã vận đơn',
  notes: 'Ghi chú',
} as const;

export const shipmentColumns = {
  number: 'Mã đơn',
  created: 'Ngày tạo',
  status: 'Trạng thái',
  recipient: 'Người nhận',
  phone: 'Điện thoại',
  address: 'Địa chỉ',
  city: 'Tỉnh/thành phố',
  shipper: 'Shipper',
  carrier: 'Đơn vị vận chuyển',
  tracking: 'Mã vận đơn',
  expected: 'Dự kiến giao',
  delivered: 'Ngày giao',
  payment: 'Thanh toán',
  total: 'Tổng cộng',
  cash: 'Thu hộ',
} as const;

/** Column headings of the accounts table. */
export const accountColumns = {
  joined: 'Từ ngày',
  name: 'Họ tên',
  email: 'Email',
  phone: 'Điện thoại',
  city: 'Tỉnh/thành phố',
  role: 'Vai trò',
  state: 'Tài khoản',
  orders: 'Đơn',
  completed: 'Đơn đã nhận',
  failed: 'Đơn hoàn về',
  spent: 'Đã mua',
  last: 'Đơn gần nhất',
} as const;

export const accountStates = { active: 'Đang dùng', closed: 'Đã khóa' } as const;

/** Column headings of the reviews table. */
export const reviewColumns = {
  written: 'Ngày viết',
  number: 'Mã đơn',
  bracelet: 'Vòng tay',
  customer: 'Khách hàng',
  email: 'Email',
  stars: 'Số sao',
  text: 'Lời đánh giá',
  photo: 'Ảnh kèm',
  status: 'Trạng thái',
} as const;

export const withPhoto = 'Có';

/** Column headings of the table of cash hand-ins. */
export const cashColumns = {
  at: 'Lúc nộp',
  shipper: 'Shipper',
  receivedBy: 'Người nhận',
  parcels: 'Số kiện',
  expected: 'Phải nộp',
  counted: 'Đếm được',
  difference: 'Lệch',
  note: 'Lý do',
} as const;

/** Column headings of the overview tables. */
export const overviewColumns = {
  days: { day: 'Ngày', orders: 'Đơn', sold: 'Đơn tính doanh thu', revenue: 'Doanh thu' },
  charms: {
    slug: 'Mã',
    name: 'Charm',
    pieces: 'Số chiếc',
    revenue: 'Tiền charm',
    cost: 'Giá vốn hiện nay',
    margin: 'Lãi gộp',
  },
  colors: { color: 'Màu', pieces: 'Số chiếc', revenue: 'Tiền charm' },
} as const;

/** File names of these tables, without the dates. */
export const overviewFiles = { days: 'doanh-thu', charms: 'charm-ban', colors: 'mau-ban' } as const;

/** `shop export`. */
export const exportCopy = {
  command: { usage: '<tệp.zip>', summary: 'Xuất đơn, khách và hàng ra CSV và JSON trong một tệp zip' },
  fileMissing: 'Bạn cho biết tệp, ví dụ: shop export tiem.zip',
  failed: (reason: string) => `Chưa xuất được, không có tệp nào được ghi: ${reason}`,
  done: (file: string, orders: number, customers: number, goods: number) =>
    `Đã xuất ra ${file}: ${orders} đơn, ${customers} khách, ${goods} charm. Tệp có thông tin riêng của khách, bạn giữ kỹ.`,
  readyMade: 'Vòng có sẵn',
} as const;

export const customerColumns = {
  name: 'Họ tên',
  email: 'Email',
  phone: 'Điện thoại',
  createdAt: 'Đăng ký lúc',
} as const;

export const goodsColumns = {
  name: 'Tên',
  category: 'Danh mục',
  price: 'Giá',
  stock: 'Trên kệ',
  reserved: 'Đang giữ',
} as const;
