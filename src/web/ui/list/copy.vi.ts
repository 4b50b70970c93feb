import { groupThousands } from '#domain/kernel/vnd.ts';

export const listCopy = {
  rows: (from: number, to: number, total: number) =>
    `${groupThousands(from)}–${groupThousands(to)} trên ${groupThousands(total)}`,
  somebody: 'Một người',
  more: 'Còn nữa: thêm chữ vào ô tìm để thấy phần còn lại.',
};
