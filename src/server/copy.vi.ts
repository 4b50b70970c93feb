/** What the log says at the start of a shop that lacks something. */
export const startWarnings = {
  noMail:
    'Chưa có máy chủ thư (SMTP_URL): khách không đăng ký, không đặt lại mật khẩu được (no mail server: nobody can sign up)',
  noTransfers:
    'Chưa có tài khoản ngân hàng được xác nhận: VietQR đang tắt (no confirmed bank account: VietQR is off)',
} as const;

/** Said at the start of a shop that has no admin yet. */
export const openingLine = (link: string): string =>
  `Chưa có quản trị viên. Mở đường dẫn này trong 24 giờ để mở tiệm (no admin yet: open this link):\n  ${link}`;

/** What the terminal says when the shop cannot open; in English too, for whoever looks after the machine. */
export const startFailures = {
  portTaken: (port: number) =>
    `Cổng ${port} đang được dùng (port ${port} is taken). Hãy chạy lại với cổng khác, ví dụ: PORT=${port + 1} npm start`,
  /** The shop itself, left by a launcher that was killed, or in another window. */
  shopRuns: (port: number, pid: number) =>
    `Tiệm này đang mở sẵn ở cổng ${port} (this shop is running already, process ${pid}). Để thay bằng lần mở này: npm start -- --take-over`,
  takeOver: (port: number, pid: number) =>
    `Tiệm này đang mở sẵn ở cổng ${port} (this shop is running already, process ${pid}). Thay bằng lần mở này? (take over?) [c/K]`,
  other: (reason: string) => `Không mở được tiệm (the shop could not start): ${reason}`,
};

/** What `npm run shop` says before any command does. */
export const commandLine = {
  usage: 'npm run shop -- <lệnh>',
  unknown: (name: string) => `Không có lệnh nào tên là "${name}". Xem các lệnh: npm run shop -- help`,
  wrongFlags: 'Lệnh được gõ chưa đúng. Cách dùng:',
} as const;
