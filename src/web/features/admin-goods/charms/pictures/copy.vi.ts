import { CHARM_PICTURES_MAX } from '#domain/catalogue/limits.ts';

/** Texts of a charm's picture gallery. */
export const copy = {
  title: 'Các ảnh của charm',
  hint: `Ảnh đầu hiện ở khắp tiệm, các ảnh sau hiện ở trang riêng của charm. Tối đa ${CHARM_PICTURES_MAX} ảnh; thêm, xếp, bỏ có hiệu lực ngay.`,
  later: 'Lưu charm xong, bạn mở sửa để thêm những ảnh khác.',
  add: 'Thêm ảnh',
  adding: 'Đang thêm ảnh...',
  full: 'Đã đủ ảnh, bạn bỏ bớt một ảnh trước nhé',
  first: 'Ảnh chính',
  place: (at: number, of: number) => `Ảnh ${at} trên ${of}`,
  earlier: (at: number) => `Đưa ảnh ${at} lên trước`,
  behind: (at: number) => `Đưa ảnh ${at} ra sau`,
  remove: (at: number) => `Bỏ ảnh ${at}`,
  added: (name: string, of: number) => `${name} có ${of} ảnh`,
  arranged: (name: string) => `Đã xếp lại ảnh của ${name}`,
  removed: (name: string) => `Đã bỏ một ảnh của ${name}`,
  failed: 'Chưa đổi được các ảnh',
} as const;
