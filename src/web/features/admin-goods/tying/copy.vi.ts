import type { Tie } from '#art/bracelet.ts';

export const copy = {
  title: 'Kiểu buộc',
  count: (methods: number) => `${methods} kiểu buộc`,
  add: 'Thêm kiểu buộc',
  hide: 'Ẩn biểu mẫu',
  empty: 'Chưa có kiểu buộc nào',
  emptyText: 'Khách vẫn đặt được vòng không chọn kiểu buộc.',
  free: 'Miễn phí',
  active: 'Đang dùng',
  paused: 'Tạm ngưng',
  pause: 'Tạm ngưng',
  resume: 'Dùng lại',
  pauseName: (name: string) => `Tạm ngưng ${name}`,
  resumeName: (name: string) => `Dùng lại ${name}`,
  knots: {
    sliding: 'Nút rút',
    bow: 'Nơ',
    clasp: 'Khóa cài',
    simple: 'Nút đơn',
  } satisfies Record<Tie, string>,

  form: {
    addTitle: 'Thêm kiểu buộc',
    editTitle: (name: string) => `Sửa “${name}”`,
    name: 'Tên kiểu buộc',
    price: 'Giá',
    priceHint: 'Để 0 nếu tiệm tặng',
    knot: 'Hình vẽ',
    description: 'Mô tả',
    isActive: 'Cho khách chọn',
    note: 'Tên và giá là bắt buộc.',
    save: 'Lưu kiểu buộc',
    asSeen: 'Trong xưởng kiểu buộc trông như thế này',
  },
  toasts: {
    created: (name: string) => `Đã thêm kiểu buộc ${name}`,
    updated: (name: string) => `Đã lưu kiểu buộc ${name}`,
    removed: (name: string) => `Đã xóa kiểu buộc ${name}`,
    paused: (name: string) => `Đã tạm ngưng ${name}`,
    resumed: (name: string) => `${name} được dùng lại`,
    failed: {
      create: 'Thêm kiểu buộc thất bại',
      update: 'Cập nhật kiểu buộc thất bại',
      remove: 'Xóa kiểu buộc thất bại',
    },
    remove: {
      title: (name: string) => `Xóa kiểu buộc “${name}”?`,
      message: 'Kiểu buộc rời xưởng thiết kế, các đơn đã đặt vẫn giữ nguyên. Việc này không thể hoàn tác.',
    },
  },
} as const;
