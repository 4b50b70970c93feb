import type { ShippingType } from '#domain/shipping/options.ts';

export const copy = {
  title: 'Phí giao',
  count: (options: number) => `${options} cách giao`,
  add: 'Thêm cách giao',
  hide: 'Ẩn biểu mẫu',
  empty: 'Chưa có cách giao nào',
  emptyText: 'Khi chưa có, đơn hàng được giao tiêu chuẩn trong 3 ngày, không thu phí.',
  types: { standard: 'Tiêu chuẩn', express: 'Nhanh', overnight: 'Hỏa tốc' } satisfies Record<
    ShippingType,
    string
  >,
  active: 'Đang dùng',
  paused: 'Tạm ngưng',
  days: (days: number) => `${days} ngày làm việc`,

  form: {
    addTitle: 'Thêm cách giao',
    editTitle: (name: string) => `Sửa “${name}”`,
    name: 'Tên cách giao',
    price: 'Phí giao',
    estimatedDays: 'Số ngày giao',
    daysUnit: 'ngày',
    type: 'Loại',
    description: 'Mô tả',
    descriptionHint: 'Khách thấy dòng này thay cho số ngày giao',
    isActive: 'Cho khách chọn',
    note: 'Tên, phí và số ngày giao là bắt buộc.',
    save: 'Lưu cách giao',
  },
  toasts: {
    created: (name: string) => `Đã thêm cách giao ${name}`,
    updated: (name: string) => `Đã lưu cách giao ${name}`,
    removed: (name: string) => `Đã xóa cách giao ${name}`,
    failed: {
      create: 'Thêm cách giao thất bại',
      update: 'Cập nhật cách giao thất bại',
      remove: 'Xóa cách giao thất bại',
    },
    remove: {
      title: (name: string) => `Xóa cách giao “${name}”?`,
      message: 'Khách không chọn được nữa, các đơn đã đặt vẫn giữ nguyên. Việc này không thể hoàn tác.',
    },
  },
} as const;
