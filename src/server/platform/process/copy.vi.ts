/** Printed when the piped answers run out. */
export const terminalCopy = { noMoreInput: 'Thiếu câu trả lời: dữ liệu nhập vào đã hết.' } as const;

/** The expected form of each variable, in words that a shop owner can act on. */
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
