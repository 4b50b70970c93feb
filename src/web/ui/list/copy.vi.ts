import { groupThousands } from '#domain/kernel/vnd.ts';

export const listCopy = {
  rows: (from: number, to: number, total: number) =>
    `${groupThousands(from)}–${groupThousands(to)} trên ${groupThousands(total)}`,
  chosen: 'Đang lọc',
  gone: 'Mục đã gỡ',
  more: 'Còn nữa: thêm chữ vào ô tìm để thấy phần còn lại.',
};
