import { metaCopy } from './meta.vi.ts';

/** Texts of a shared bracelet and its link. */
export const copy = {
  sendOn: 'Gửi cho bạn bè',
  by: 'Một người bạn đã xâu chiếc vòng này và gửi bạn xem',
  stage: 'Chiếc vòng',
  views: 'Cách xem',
  worn: 'Đeo tay',
  flat: 'Trải phẳng',
  wornAlt: (name: string) => `Vòng ${name} khi đeo tay`,
  flatAlt: (name: string) => `Vòng ${name} trải phẳng`,
  charms: (count: number) => `${count} charm`,
  wrist: (size: string) => `Cổ tay ${size}`,
  facts: 'Chiếc vòng gồm',
  makeMine: 'Làm thành của tôi',
  addToCart: 'Thêm vào giỏ',
  adding: 'Đang thắt nút...',
  readOnly: 'Bạn chỉ đang xem. Sửa trên bản của bạn, bản gốc vẫn nguyên.',
  inStock: (count: number) => `Cả ${count} charm đều còn hàng hôm nay.`,
  short: (names: string) => `${names} vừa hết hàng. Bạn mở vòng rồi chọn charm khác nhé.`,
  shortReason: 'Vài charm vừa hết hàng',
  meanings: { script: 'Trong chiếc vòng này', title: 'Từng charm đều có ý' },
  all: (count: number) => `Xem cả ${count} loại charm`,
  fewer: 'Thu gọn',
  times: (count: number) => `×${count}`,
  closed: {
    title: metaCopy.closed,
    text: 'Liên kết đã được đóng hoặc chưa đúng. Vườn vẫn mở, bạn vào hái charm cho chiếc vòng của mình nhé.',
    toGarden: 'Vào Vườn hoa',
  },
  failed: { title: 'Lỗi tải dữ liệu', text: 'Tiệm chưa mở được chiếc vòng này. Bạn thử lại nhé.' },
} as const;
