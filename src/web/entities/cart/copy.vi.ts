/** Cart texts shared by all pages, beyond domain/cart/copy.vi.ts. */
export const copy = {
  steps: 'Các bước đặt hàng',
  notFinished: (why: string) => `Không thể hoàn thành. ${why}`,
  stock: {
    title: 'Vài món trong giỏ không đủ số lượng',
    partsTitle: 'Vài vòng trong giỏ cần bạn chọn lại',
    goTo: (name: string) => `Xem ${name}`,
    gone: (name: string) => `Charm “${name}” đã hết hàng.`,
    wholeShort: (name: string) => `Vòng “${name}” không đủ số lượng. Bạn bớt hoặc chọn mẫu khác nhé.`,
    goneWhole: 'Mẫu này vừa hết hàng.',
    short: (name: string, requested: number, available: number) =>
      `Charm “${name}” cần ${requested}, tiệm chỉ còn ${available}.`,
    shortWhole: (available: number) => `Tiệm chỉ còn ${available} chiếc.`,
    justEnough: (name: string, available: number, bracelets: number) =>
      `Charm “${name}” chỉ còn ${available}, vừa đủ cho ${bracelets} vòng.`,
    blocked: 'Bạn bớt hoặc đổi những vòng chưa đặt được trước nhé',
  },
  shopOn: 'Tiếp tục mua sắm',
  undo: 'Hoàn tác',
  toCart: 'Xem giỏ hàng',
  empty: {
    title: 'Giỏ hàng đang trống',
    text: 'Chiếc giỏ của Bông chờ bông hoa đầu tiên của bạn.',
    guestText: 'Bạn đăng nhập để thấy những chiếc vòng đã chọn, hoặc dạo vườn hái thêm vài charm nhé.',
    logIn: 'Đăng nhập',
  },
  staff: {
    title: 'Giỏ hàng dành cho khách',
    text: 'Tài khoản của tiệm không đặt hàng tại đây.',
    home: 'Về trang chủ',
  },
  failed: 'Vòng của bạn vẫn còn nguyên. Bạn thử lại sau giây lát nhé.',
} as const;

/** The texts of spec §8, Cart. */
export const failures = {
  load: 'Không thể tải giỏ hàng',
  add: 'Không thể thêm vào giỏ hàng',
  remove: 'Không thể xóa khỏi giỏ hàng',
  update: 'Không thể cập nhật giỏ hàng',
  clear: 'Không thể xóa giỏ hàng',
  quantity: 'Số lượng không hợp lệ. Vui lòng kiểm tra lại.',
  absent: 'Sản phẩm không tồn tại trong giỏ hàng.',
  logInToUpdate: 'Bạn cần đăng nhập để cập nhật giỏ hàng.',
  logInToClear: 'Bạn cần đăng nhập để xóa giỏ hàng.',
  trouble: 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.',
  network: 'Không thể kết nối đến máy chủ. Vui lòng kiểm tra kết nối internet.',
} as const;
