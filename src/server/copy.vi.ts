/** Warnings logged at start when the shop lacks something. */
export const startWarnings = {
  noMail:
    'Chưa có máy chủ thư (SMTP_URL): khách không đăng ký, không đặt lại mật khẩu được (no mail server: nobody can sign up)',
  noTransfers:
    'Chưa có tài khoản ngân hàng được xác nhận: VietQR đang tắt (no confirmed bank account: VietQR is off)',
  losesData: (settings: readonly string[]) =>
    `PostgreSQL đang tắt ${settings.join(', ')}: mất điện có thể làm mất đơn hàng hoặc hỏng dữ liệu (off in PostgreSQL: a power cut may lose or damage data)`,
} as const;

/** Printed at start while the shop has no admin. */
export const openingLine = (link: string): string =>
  `Chưa có quản trị viên. Mở đường dẫn này trong 24 giờ để mở tiệm (no admin yet: open this link):\n  ${link}`;

/** Printed when the shop cannot start; in English too, for the machine's administrator. */
export const startFailures = {
  portTaken: (port: number) =>
    `Cổng ${port} đang được dùng (port ${port} is taken). Hãy chạy lại với cổng khác, ví dụ: PORT=${port + 1} npm start`,
  /** This same shop, left over from a launcher that was killed, or running in another window. */
  shopRuns: (port: number, pid: number) =>
    `Tiệm này đang mở sẵn ở cổng ${port} (this shop is running already, process ${pid}). Để thay bằng lần mở này: npm start -- --take-over`,
  takeOver: (port: number, pid: number) =>
    `Tiệm này đang mở sẵn ở cổng ${port} (this shop is running already, process ${pid}). Thay bằng lần mở này? (take over?) [c/K]`,
  other: (reason: string) => `Không mở được tiệm (the shop could not start): ${reason}`,
};

/** Printed by `npm run shop` itself, before any command runs. */
export const commandLine = {
  usage: 'npm run shop -- <lệnh>',
  unknown: (name: string) => `Không có lệnh nào tên là "${name}". Xem các lệnh: npm run shop -- help`,
  wrongFlags: 'Lệnh được gõ chưa đúng. Cách dùng:',
} as const;
