import { shop } from './shop.vi.ts';

export const shellCopy = {
  skip: 'Bỏ qua đến nội dung',
  homeLink: `${shop.name}, trang chủ`,
  promises: 'Tiệm hứa với bạn',
  announcements: [
    'Miễn phí gói quà cho đơn từ 200.000\u00a0₫',
    'Giao hàng 3–4 ngày làm việc',
    'Gửi ảnh xem trước khi làm',
  ],
  mainNav: 'Chính',
  links: { home: 'Trang chủ', garden: 'Vườn hoa', help: 'Hỗ trợ', blog: 'Tạp chí' },

  cart: (count: number) => (count === 0 ? 'Giỏ hàng' : `Giỏ hàng, ${count} món`),
  logIn: 'Đăng nhập',
  register: 'Đăng ký',
  account: (name: string) => `Tài khoản của ${name}`,
  accountMenu: 'Tài khoản',
  profile: 'Hồ sơ',
  orders: 'Đơn hàng',
  admin: 'Quản trị',
  shipper: 'Giao hàng',
  logOut: 'Đăng xuất',

  openMenu: 'Mở menu',
  closeMenu: 'Đóng menu',
  menu: 'Menu',
  openSearch: 'Tìm kiếm',
  search: 'Tìm kiếm charms...',
  clearSearch: 'Xóa từ khóa',
  searchLabel: 'Tìm kiếm charm trong vườn',
  suggestions: [
    { word: 'sen', slug: 'hoa-sen' },
    { word: 'thỏ', slug: 'tho' },
    { word: 'chữ L', slug: 'chu-l' },
  ],
  selectionKept: 'Charm bạn đã chọn vẫn được giữ lại.',

  footer: {
    explore: 'Khám phá',
    builder: 'Thiết kế vòng tay',
    flowers: 'Ý nghĩa các loài hoa',
    support: 'Hỗ trợ',
    howToOrder: 'Cách đặt hàng',
    delivery: 'Giao hàng và đổi trả',
    questions: 'Câu hỏi thường gặp',
    wrist: 'Đo cỡ tay',
    visit: 'Ghé tiệm',
    rights: `© 2026 ${shop.name}`,
    handmade: 'Xâu tay tại Việt Nam, bằng tất cả sự nâng niu',
  },
};
