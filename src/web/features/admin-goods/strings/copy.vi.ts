import type { Material } from '#art/bracelet.ts';

export const copy = {
  title: 'Dây xỏ',
  count: (strings: number) => `${strings} loại dây`,
  add: 'Thêm dây xỏ',
  hide: 'Ẩn biểu mẫu',
  empty: 'Chưa có dây xỏ nào',
  emptyText: 'Thêm ít nhất một loại dây để khách thiết kế được vòng.',
  materials: {
    braid: 'Dây bện',
    silk: 'Lụa',
    leather: 'Da',
    pearl: 'Hạt ngọc trai',
    chain: 'Xích kim loại',
    elastic: 'Thun trong',
  } satisfies Record<Material, string>,

  form: {
    addTitle: 'Thêm dây xỏ',
    editTitle: (name: string) => `Sửa “${name}”`,
    name: 'Tên dây',
    price: 'Giá',
    material: 'Chất liệu',
    color: 'Màu',
    pickColor: 'Chọn màu dây',
    description: 'Mô tả',
    note: 'Tên và giá là bắt buộc.',
    save: 'Lưu dây xỏ',
    asSeen: 'Trong xưởng dây trông như thế này',
  },
  toasts: {
    created: (name: string) => `Đã thêm dây ${name}`,
    updated: (name: string) => `Đã lưu dây ${name}`,
    removed: (name: string) => `Đã xóa dây ${name}`,
    failed: {
      create: 'Thêm dây xỏ thất bại',
      update: 'Cập nhật dây xỏ thất bại',
      remove: 'Xóa dây xỏ thất bại',
    },
    remove: {
      title: (name: string) => `Xóa dây “${name}”?`,
      message: 'Dây rời xưởng thiết kế, các đơn đã đặt vẫn giữ nguyên. Việc này không thể hoàn tác.',
    },
  },
} as const;
