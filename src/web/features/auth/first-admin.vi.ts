/** Texts of the first-admin page. */
export const firstAdminCopy = {
  title: 'Chìa khóa của tiệm',
  lead: 'Tài khoản này mở tiệm và quản mọi thứ trong tiệm. Bạn giữ mật khẩu thật kỹ nhé.',
  name: 'Họ tên của bạn',
  submit: 'Nhận tiệm',
  submitting: 'Đang mở khóa...',
} as const;
