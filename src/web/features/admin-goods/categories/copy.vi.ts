import { groupThousands } from '#domain/kernel/vnd.ts';

export const copy = {
  title: 'Danh mục',
  count: (categories: number) => `${categories} danh mục`,
  add: 'Thêm danh mục',
  hide: 'Ẩn biểu mẫu',
  empty: 'Chưa có danh mục nào',
  emptyText: 'Thêm danh mục đầu tiên để xếp charm vào Vườn hoa.',
  charms: (charms: number) => `${groupThousands(charms)} charm`,
  showCharms: (name: string, charms: number) => `Xem ${groupThousands(charms)} charm của ${name}`,

  form: {
    addTitle: 'Thêm danh mục',
    editTitle: (name: string) => `Sửa “${name}”`,
    name: 'Tên danh mục',
    type: 'Loại',
    factsHint:
      'Đúng cho mọi charm của danh mục, trừ chỗ từng charm ghi riêng. Khách thấy khi xem charm; ô trống thì không hiện.',
    save: 'Lưu',
  },
  removal: {
    message: (charms: number) =>
      `${groupThousands(charms)} charm đang ở đây sẽ được chuyển đi. Việc này không thể hoàn tác.`,
    moveTo: 'Chuyển charm sang',
    confirm: 'Xác nhận',
    alone: 'Đây là danh mục cuối cùng. Bạn thêm một danh mục khác để chuyển charm sang trước nhé.',
  },
  toasts: {
    created: (name: string) => `Đã thêm danh mục ${name}`,
    updated: (name: string) => `Đã lưu danh mục ${name}`,
    removed: (name: string) => `Đã xóa danh mục ${name}`,
    failed: {
      create: 'Thêm danh mục thất bại',
      update: 'Cập nhật danh mục thất bại',
      remove: 'Xóa danh mục thất bại',
    },
    remove: {
      title: (name: string) => `Xóa danh mục “${name}”?`,
      message: 'Việc này không thể hoàn tác.',
    },
  },
} as const;
