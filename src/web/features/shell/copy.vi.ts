import { deliveryDays, freeWrapFrom } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';

export const shellCopy = {
  needsScript:
    'Trình duyệt đang tắt JavaScript. Bạn bật lên rồi tải lại trang để đăng nhập, thiết kế và đặt hàng nhé.',
  promises: 'Tiệm hứa với bạn',
  announcements: () => {
    const from = freeWrapFrom(publicShop());
    return [
      from === null ? 'Miễn phí gói quà' : `Miễn phí gói quà cho đơn từ ${from}`,
      `Giao hàng ${deliveryDays(publicShop())} ngày làm việc`,
      'Vòng tự thiết kế: ưng ảnh mới xâu',
    ];
  },
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
    promises: 'Tiệm hứa với bạn',
    privacy: 'Quyền riêng tư',
    terms: 'Điều khoản',
    returns: 'Đổi trả',
    visit: 'Ghé tiệm',
    rights: (name: string) => `© 2026 ${name}`,
    owner: (owner: string) => `Chủ tiệm: ${owner}`,
    taxCode: (code: string) => `Mã số thuế: ${code}`,
    handmade: 'Xâu tay tại Việt Nam, bằng tất cả sự nâng niu',
  },
};
