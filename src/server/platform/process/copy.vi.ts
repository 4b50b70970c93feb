/** Printed when the piped answers run out. */
export const terminalCopy = { noMoreInput: 'Thiếu câu trả lời: dữ liệu nhập vào đã hết.' } as const;

/** What is wrong with the machine, its disk or its database, and what to do. */
export const troubleCopy = {
  away: (reason: string) => ({
    problem: `Cơ sở dữ liệu không trả lời (${reason})`,
    todo: 'Bạn xem PostgreSQL có đang chạy không, DATABASE_URL có đúng không, rồi chạy lại.',
  }),
  notLetIn: (reason: string) => ({
    problem: `Cơ sở dữ liệu không cho vào (${reason})`,
    todo: 'Bạn xem lại tài khoản, mật khẩu và tên cơ sở dữ liệu trong DATABASE_URL.',
  }),
  diskFull: { problem: 'Ổ đĩa đầy', todo: 'Bạn dọn bớt hoặc mở rộng ổ đĩa rồi chạy lại.' },
  file: (path: string, code: string) => ({
    problem: `Không đọc hay ghi được ${path} (${code})`,
    todo: 'Bạn xem đường dẫn có đúng không, và tài khoản đang dùng có quyền ở đó không.',
  }),
};

/** Why a command finds no shop to work on, and what to do. */
export const databaseCopy = {
  none: (folder: string) => ({
    problem: `Không có dữ liệu của tiệm nào trong ${folder}`,
    todo: 'Bạn mở tiệm một lần trước (npm start), hoặc chỉ đúng chỗ bằng DATA_DIR.',
  }),
  empty: (name: string) => ({
    problem: `Chưa có tiệm nào trong cơ sở dữ liệu ${name}`,
    todo: 'Bạn xem DATABASE_URL có đúng không. Nếu là tiệm mới thì mở một lần trước (npm start), hoặc chạy lệnh open.',
  }),
  notStarted: (reason: string) => ({
    problem: `Cơ sở dữ liệu của tiệm không khởi động được (${reason})`,
    todo: 'Bạn xem ổ đĩa còn chỗ không, rồi đọc tệp log trong thư mục postgres của DATA_DIR.',
  }),
  older: (missing: number) => ({
    problem: `Cơ sở dữ liệu thiếu ${missing} bước nâng cấp`,
    todo: 'Bạn khởi động lại tiệm một lần (lúc mở, tiệm tự nâng cấp) rồi chạy lại lệnh này.',
  }),
};

/** The expected format of a setting, in words for the shop's owner. */
const EXPECTED: Readonly<Record<string, string>> = {
  PORT: 'một số cổng từ 0 đến 65535',
  HOST: 'một địa chỉ để lắng nghe như 127.0.0.1',
  PUBLIC_URL: 'một địa chỉ như https://vuoncharm.vn',
  TRUST_PROXY: 'true, false, hoặc số proxy đứng trước tiệm',
  DATABASE_URL: 'một địa chỉ như postgresql://user:password@host:5432/name',
  DATABASE_REPLICA_URL: 'một địa chỉ như postgresql://user:password@host:5432/name',
  REDIS_URL: 'một địa chỉ như redis://host:6379',
  SHUTDOWN_GRACE: 'số giây từ 0 đến 300',
  HSTS_SECONDS: 'số giây từ 0 đến 63072000',
  INDEXNOW_KEY: '8 đến 128 chữ cái, chữ số hoặc gạch nối',
  S3_ENDPOINT: 'một địa chỉ như https://s3.example.com',
  SMTP_URL: 'một địa chỉ như smtp://user:password@host:587',
  SESSION_SECRET: 'một khóa bí mật ít nhất 32 ký tự',
  BANK_FEED_SECRET: 'một khóa bí mật ít nhất 16 ký tự',
  BANK_API_TOKEN: 'mã của dịch vụ ngân hàng, ít nhất 16 ký tự',
  BANK_API_URL: 'một địa chỉ như https://my.sepay.vn',
  CARRIER_NOTICE_SECRET: 'ít nhất 16 chữ cái không dấu, chữ số, gạch nối hoặc gạch dưới',
  GHN_TOKEN: 'mã kết nối (token) mà GHN cấp',
  GHN_SHOP_ID: 'mã cửa hàng ở GHN, chỉ gồm chữ số',
  GHN_URL: 'một địa chỉ như https://online-gateway.ghn.vn',
  GHTK_TOKEN: 'mã kết nối (token) mà GHTK cấp',
  GHTK_CLIENT_SOURCE: 'mã đối tác mà GHTK cấp',
  GHTK_URL: 'một địa chỉ như https://services.giaohangtietkiem.vn',
  VIETTELPOST_TOKEN: 'mã kết nối (token) lấy ở Viettel Post',
  VIETTELPOST_SERVICE: 'mã dịch vụ của Viettel Post như VCN',
  VIETTELPOST_URL: 'một địa chỉ như https://partner.viettelpost.vn',
  BACKUP_PASSPHRASE: 'ít nhất 12 ký tự',
  BACKUP_TO: 'một thư mục, hoặc s3://bucket/thư-mục',
  METRICS_TOKEN: 'một khóa bí mật ít nhất 16 ký tự',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'một địa chỉ như http://collector:4318',
  AI_BASE_URL: 'một địa chỉ như https://llm.example.com/v1',
  OPEN_ORDERS: 'một số đơn, hoặc 0 là không giới hạn',
  OPEN_BRACELETS: 'một số vòng, hoặc 0 là không giới hạn',
  ANALYTICS_ID: 'một mã đo như G-AB12CD34EF',
  LOG_LEVEL: 'một trong trace, debug, info, warn, error, silent',
  DEMO: 'true hoặc false',
};

/** Errors that stop a start because of the configuration. */
export const configCopy = {
  wrong: (name: string) => `${name} chưa đúng: cần ${EXPECTED[name] ?? 'một giá trị khác'}.`,
  missing: (name: string, together: readonly string[]) =>
    `Thiếu ${name}: ${together.join(', ')} đi cùng nhau.`,
  bucketUnknown: 'Thiếu S3_ENDPOINT: BACKUP_TO nằm trong một bucket.',
} as const;
