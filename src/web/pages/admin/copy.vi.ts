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
      mails: (count: number) => `${count} thư không tới được khách`,
      reviews: (count: number) => `${count} đánh giá chờ duyệt`,
    },
  },
  views: {
    label: 'Xem thêm',
    overview: 'Tổng quan',
    customers: 'Khách hàng',
    reviews: 'Đánh giá',
    mails: 'Thư',
    audit: 'Nhật ký',
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
} as const;
