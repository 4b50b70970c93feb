/** Texts of the server while a shop is being set up. */
export const openingCopy = {
  mail: {
    subject: (name: string) => `Thư thử của ${name}`,
    preview: 'Bạn đọc được thư này là thư của tiệm tới nơi.',
    greeting: 'Chào bạn,',
    text: 'Bạn đọc được thư này là thư của tiệm tới nơi. Bạn nhập mã sau vào bước Thư nhé:',
    none: 'Chưa đặt SMTP_URL nên tiệm chưa gửi được thư nào.',
    refused: (said: string) => `Máy chủ thư từ chối: ${said}`,
    wrong: 'Mã chưa đúng, bạn xem lại thư nhé',
  },
  link: {
    usage: '',
    summary: 'Đường dẫn để quản trị viên đầu tiên lập tài khoản trong trình duyệt, dùng trong 24 giờ',
    there: 'Tiệm đã có quản trị viên, không cần đường dẫn nữa.',
    said: (link: string) => `Mở đường dẫn này để lập tài khoản quản trị đầu tiên (trong 24 giờ):\n${link}`,
  },
} as const;
