/** Texts of the route guards of spec §2. */
export const guardCopy = {
  checking: 'Đang kiểm tra quyền truy cập...',
  wrongRole: (role: string) => `Bạn không có quyền truy cập trang ${role}!`,
};

/** The auth toasts of spec §8. */
export const newsCopy = {
  entered: { title: 'Đăng nhập thành công', message: (name: string) => `Chào mừng ${name} trở lại!` },
  refused: { title: 'Lỗi xác thực', message: 'Không thể xác thực tài khoản. Vui lòng đăng nhập lại.' },
  left: {
    manual: { title: 'Đã đăng xuất', message: 'Bạn đã đăng xuất thành công' },
    idle: {
      title: 'Phiên đăng nhập hết hạn',
      message: 'Bạn đã bị đăng xuất do không hoạt động trong 30 phút',
    },
    expired: { title: 'Phiên đăng nhập hết hạn', message: 'Vui lòng đăng nhập lại' },
  },
};

export const newVersionCopy = {
  title: 'Tiệm vừa sửa sang',
  message: 'Có bản mới của trang. Bạn xong việc rồi tải lại cũng được.',
  reload: 'Tải lại',
};
