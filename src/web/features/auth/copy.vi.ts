import { publicShop } from '#web/lib/public-shop.ts';

/** Texts beside the forms from 1024 px on, by page. */
const art = {
  '/login': { script: 'Mừng bạn trở lại', line: 'Khu vườn vẫn giữ những bông bạn đã chọn' },
  '/register': { script: 'Mừng bạn ghé vườn', line: 'Mỗi chiếc vòng bắt đầu từ một bông hoa' },
  '/verify-otp': { script: 'Sắp xong rồi', line: 'Cánh cổng chỉ chờ bốn con số' },
  other: { script: 'Đừng lo nhé', line: 'Khu vườn vẫn luôn mở cửa đón bạn' },
};

export const authCopy = {
  back: 'Quay lại',
  home: 'Trang chủ',
  artOf: (path: string) => (path in art ? art[path as keyof typeof art] : art.other),

  email: 'Email',
  password: 'Mật khẩu',
  confirm: 'Nhập lại mật khẩu',
  newPassword: 'Mật khẩu mới',
  confirmNew: 'Nhập lại mật khẩu mới',

  login: {
    title: 'Đăng nhập',
    get description() {
      return `Đăng nhập ${publicShop().name} để thiết kế vòng, theo dõi đơn và trò chuyện với tiệm.`;
    },
    script: 'Mừng bạn trở lại',
    lead: 'Để thiết kế vòng, theo dõi đơn và trò chuyện với tiệm.',
    leadKept: (count: number) => `Khu vườn vẫn giữ ${count} charm bạn đã chọn.`,
    remember: 'Ghi nhớ đăng nhập',
    forgot: 'Quên mật khẩu?',
    submit: 'Đăng nhập',
    submitting: 'Đang đăng nhập...',
    wrong: 'Email hoặc mật khẩu chưa đúng, bạn thử lại nhé',
    byPasskey: 'Đăng nhập bằng khóa',
    passkeyNeeded: 'Tài khoản này cần khóa đăng nhập. Không có máy bên mình, bạn nhập một mã dự phòng.',
    recoveryCode: 'Mã dự phòng',
    newHere: 'Chưa có tài khoản?',
    toRegister: 'Đăng ký',
    verifyFirst: {
      type: 'info',
      title: 'Email chưa được xác nhận',
      message: 'Bông vừa gửi mã, bạn nhập mã để vào vườn nhé.',
    },
  },

  register: {
    title: 'Đăng ký',
    get description() {
      return `Tạo tài khoản ${publicShop().name} để lưu thiết kế, đặt hàng và theo dõi đơn.`;
    },
    lead: 'Giữ bản nháp, theo dõi đơn và mua lại chỉ với một chạm.',
    name: 'Họ tên',
    passwordHint: 'Ít nhất 6 ký tự, có cả chữ cái và số',
    submit: 'Tạo tài khoản',
    submitting: 'Đang tạo tài khoản...',
    already: 'Đã có tài khoản?',
    closed: 'Tiệm chưa gửi được thư nên chưa nhận đăng ký mới. Bạn gọi hoặc nhắn tiệm để đặt vòng nhé.',
    toLogin: 'Đăng nhập',
  },

  otp: {
    title: 'Nhập mã xác nhận',
    sentTo: 'Bông đã gửi 4 số đến',
    label: 'Mã xác nhận gồm 4 số',
    lifetime: 'Mã có hiệu lực trong 5 phút',
    submit: 'Xác nhận',
    submitting: 'Đang xác nhận...',
    missing: 'Chưa nhận được mã?',
    resend: 'Gửi lại mã',
    resendIn: (seconds: number) => `Gửi lại sau ${seconds} giây`,
    backToRegister: 'Về đăng ký',
    /** refused after a response that was lost */
    perhapsDone: {
      title: 'Có lẽ mã đã được nhận',
      message: 'Lần gửi trước mạng đứt giữa chừng. Bạn thử đăng nhập bằng mật khẩu vừa đặt nhé.',
    },
  },

  forgot: {
    title: 'Quên mật khẩu?',
    lead: 'Chuyện nhỏ. Bông gửi bạn một đường dẫn để đặt mật khẩu mới.',
    submit: 'Gửi đường dẫn',
    submitting: 'Đang gửi...',
    remembered: 'Nhớ ra rồi?',
    toLogin: 'Đăng nhập',
  },

  sent: {
    title: 'Bông đã gửi thư',
    lead: 'Bạn mở hộp thư của',
    note: 'Đường dẫn dùng được một lần, trong 15 phút.',
    resend: 'Gửi lại thư',
    resendIn: (seconds: number) => `Gửi lại sau ${seconds} giây`,
    toLogin: 'Về đăng nhập',
    spam: 'Không thấy thư? Bạn xem thử mục Quảng cáo hoặc Thư rác.',
  },

  reset: {
    title: 'Đặt mật khẩu mới',
    checking: 'Đang kiểm tra đường dẫn...',
    lead: 'Chọn một mật khẩu bạn dễ nhớ, từ 6 ký tự.',
    submit: 'Lưu mật khẩu',
    submitting: 'Đang lưu...',
    others: 'Các thiết bị khác sẽ được đăng xuất.',
    strength: ['Hơi yếu', 'Tạm ổn', 'Khá chắc', 'Rất chắc'],
    checkFailed: 'Chưa kiểm tra được đường dẫn',
    perhapsDone: {
      title: 'Có lẽ mật khẩu đã được đổi',
      message: 'Lần lưu trước mạng đứt giữa chừng. Bạn thử đăng nhập bằng mật khẩu mới nhé.',
    },
  },

  invalidLink: {
    title: 'Cánh cổng đã khép',
    problem: 'Liên kết không hợp lệ hoặc đã hết hạn',
    lead: 'Mỗi đường dẫn chỉ mở được một lần, trong 15 phút. Bạn xin một chiếc chìa khóa mới nhé.',
    again: 'Gửi đường dẫn mới',
    toLogin: 'Về đăng nhập',
  },

  resetDone: {
    title: 'Chìa khóa mới đã sẵn sàng',
    lead: 'Mật khẩu của bạn đã được đổi. Bạn đăng nhập lại bằng mật khẩu mới nhé.',
    toLogin: 'Đăng nhập',
  },
} as const;
