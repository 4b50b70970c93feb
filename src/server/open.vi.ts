import { PASSWORD_MIN } from '#domain/identity/limits.ts';

/** Texts of the opening assistant (`shop open`). */
export const openCopy = {
  usage: '[--answers tệp.json]',
  summary:
    'Mở tiệm từng bước: tên, liên hệ, quản trị viên, ngân hàng, thư, giao hàng, hàng mẫu. Chạy lại lúc nào cũng được; --answers: câu trả lời lấy từ tệp',
  welcome: 'Mở tiệm. Nhấn Enter để giữ nguyên hoặc để sau; mọi thứ đều sửa được ở mục Cài đặt.',
  answersUnreadable: (file: string) => `Không đọc được câu trả lời từ ${file}: cần một đối tượng JSON.`,
  unknownAnswer: (name: string) => `Không có câu hỏi nào tên là "${name}".`,
  now: (value: string) => ` [${value}]`,
  again: (reason: string) => `  ${reason}`,
  admin: {
    title: 'Quản trị viên đầu tiên',
    name: 'Họ tên:',
    email: 'Email:',
    password: `Mật khẩu (ít nhất ${PASSWORD_MIN} ký tự, có chữ và số):`,
    there: 'Đã có quản trị viên.',
    made: (name: string) => `Đã tạo quản trị viên ${name}.`,
    later: 'Chưa có quản trị viên: chạy lại shop open, hoặc shop admin create.',
  },
  bank: {
    scan: (amount: string, content: string) =>
      `Chuyển thử ${amount}, nội dung ${content}. Khi tiệm đang mở và dịch vụ ngân hàng đã nối, tài khoản tự được xác nhận.`,
    seen: 'Đã thấy tiền về? (c: đã thấy, Enter: để sau)',
    proved: 'Tài khoản đã được xác nhận, khách có thể chuyển khoản.',
    later:
      'VietQR còn tắt cho đến khi tài khoản được xác nhận (mục Cài đặt, hoặc shop settings confirm-bank).',
  },
  mail: {
    title: 'Thư',
    none: 'Chưa đặt SMTP_URL: khách không đăng ký được. Ví dụ: SMTP_URL=smtps://tên:mật-khẩu@smtp.nhacungcap.vn',
    to: 'Gửi thư thử tới địa chỉ:',
    code: 'Mã trong thư (6 số, Enter: để sau):',
    right: 'Thư gửi được và đã tới nơi.',
    wrong: 'Mã chưa đúng. Thư vẫn được coi là chưa thử.',
    failed: (reason: string) => `Chưa gửi được thư: ${reason}`,
  },
  shipping: {
    title: 'Cách giao hàng đầu tiên',
    name: 'Tên cách giao:',
    price: 'Phí giao (đồng, 0 là miễn phí):',
    days: 'Số ngày làm việc:',
    made: (name: string) => `Đã thêm cách giao ${name}.`,
  },
  starter: {
    title: 'Hàng mẫu: danh mục, dây xỏ, kiểu buộc và charm đã vẽ sẵn, kho bằng 0, giá gợi ý',
    charms: (most: number) => `Bao nhiêu charm (0 đến ${most}, Enter: không lấy hàng mẫu):`,
    range: (most: number) => `Cần một số từ 0 đến ${most}`,
    made: (charms: number) =>
      `Đã thêm danh mục, dây, kiểu buộc và ${charms} charm. Bạn xem lại giá và nhập kho ở bàn quản trị.`,
  },
  open: {
    question: 'Mở cửa đón khách ngay? (c: mở, Enter: khách thấy trang “sắp mở cửa”)',
    opened: 'Tiệm đã mở cửa.',
    hidden:
      'Tiệm còn đóng: khách thấy trang “sắp mở cửa”. Mở bằng mục Cài đặt, hoặc shop settings set isOpen có.',
  },
  number: 'Cần một số',
  yes: /^(c|có|y|yes)$/i,
} as const;
