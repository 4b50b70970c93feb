/** Texts of the header search. */
export const copy = {
  panel: 'Tìm kiếm',
  field: 'Tìm charm, vòng tay, ý nghĩa hoa',
  placeholder: 'Bạn đang tìm gì? Thử “hoa đào”, “thỏ”, “chữ L”…',
  clear: 'Xóa từ khóa',
  results: 'Gợi ý tìm kiếm',
  close: 'Đóng tìm kiếm',

  groups: {
    charms: 'Charm',
    bracelets: 'Vòng có sẵn',
    pages: 'Trong tạp chí và cẩm nang',
    best: 'Bán chạy',
    recent: 'Bạn vừa tìm',
    suggested: 'Thử tìm',
  },
  forget: 'Xóa lịch sử tìm',

  adapt: 'Sửa theo ý',
  count: (total: number) => `${total} kết quả`,
  searching: 'Đang tìm...',
  spoken: (total: number, words: string) =>
    total === 0 ? `Không có kết quả nào cho “${words}”` : `${total} kết quả cho “${words}”`,
  nothing: (words: string) => `Tiệm chưa có gì hợp với “${words}”.`,
  nothingHint: 'Bạn thử một từ ngắn hơn, hoặc dạo một vòng trong vườn nhé.',
  failed: 'Tiệm chưa tìm được lúc này.',
  retry: 'Thử lại',

  keys: { move: 'di chuyển', open: 'mở', close: 'đóng' },
  all: (charms: number) => (charms > 0 ? `Xem tất cả ${charms} charm trong Vườn hoa` : 'Dạo Vườn hoa'),

  /** Popular searches, each with the charm pictured beside it. */
  suggestions: [
    { words: 'sen', slug: 'hoa-sen' },
    { words: 'thỏ', slug: 'tho' },
    { words: 'chữ L', slug: 'chu-l' },
    { words: 'may mắn', slug: 'co-bon-la' },
    { words: 'bình an', slug: 'hoa-su' },
  ],
  flowerPage: (flower: string) => `Ý nghĩa ${flower.toLocaleLowerCase('vi')}`,
  /** Sections of the guide, with additional search words. */
  guide: [
    { title: 'Cách đặt hàng tại tiệm', words: 'mua đặt hàng hướng dẫn video', to: '/help' },
    { title: 'Giao hàng và đổi trả', words: 'ship vận chuyển phí giao đổi trả', to: '/help#giao-hang' },
    { title: 'Cách đo cỡ tay', words: 'size kích thước cổ tay đo vòng', to: '/help#co-tay' },
    { title: 'Câu hỏi thường gặp', words: 'hỏi đáp faq gói quà thiệp', to: '/help#cau-hoi' },
    { title: 'Ý nghĩa các loài hoa', words: 'hoa ý nghĩa bộ sưu tập', to: '/blog?bai-viet=y-nghia-hoa' },
    { title: 'Tạp chí', words: 'bài viết chuyện kể quà', to: '/blog' },
  ],
} as const;
