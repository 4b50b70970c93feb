/** Error messages about settings. */
export const settingsCopy = {
  unknown: (name: string) => `Không có cài đặt nào tên là ${name}`,
  overridden: (variable: string) => `Máy chủ đã đặt sẵn giá trị này (${variable}), tại đây không đổi được`,
  noAccount: 'Tiệm chưa có tài khoản ngân hàng để xác nhận',
} as const;

/** Texts of the command line. */
export const commandCopy = {
  commands: {
    get: { usage: '[tên]', summary: 'Xem một cài đặt của tiệm, hoặc tất cả' },
    set: {
      usage: '<tên> <giá trị>',
      summary: 'Đổi một cài đặt; trang web thấy ngay, không cần khởi động lại',
    },
    export: { usage: '[tệp]', summary: 'Xuất mọi cài đặt ra JSON' },
    import: { usage: '<tệp>', summary: 'Nhập cài đặt từ JSON: vào hết, hoặc không vào gì' },
    confirm: {
      usage: '<số tài khoản>',
      summary: 'Xác nhận đã thấy tiền chuyển thử về tài khoản; từ đó khách mới được chuyển khoản',
    },
  },
  empty: '(trống)',
  fromMachine: 'do máy chủ đặt',
  changed: (name: string, value: string) => `Đã lưu: ${name} = ${value}`,
  imported: (count: number) => `Đã nhập ${count} cài đặt.`,
  exported: (file: string) => `Đã xuất cài đặt ra ${file}`,
  nameMissing: 'Bạn cho biết tên cài đặt, ví dụ: shop settings get phone',
  valueMissing: (name: string) => `Bạn cho biết giá trị mới, ví dụ: shop settings set ${name} "…"`,
  fileMissing: 'Bạn cho biết tệp cài đặt, ví dụ: shop settings import tiem.json',
  fileUnreadable: (file: string) => `Không đọc được cài đặt từ ${file}`,
  accountMissing: 'Bạn ghi lại số tài khoản đã thấy tiền về, ví dụ: shop settings confirm-bank 0123456789',
  confirmed: (account: string, holder: string) =>
    `Đã xác nhận tài khoản ${account} (${holder}). Khách có thể chuyển khoản ngay.`,
  transfersClosed: 'VietQR đang tắt: tài khoản chưa đủ hoặc chưa được xác nhận (shop settings confirm-bank).',
} as const;
