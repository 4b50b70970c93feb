import type { Leaflet } from '#domain/content/paths.ts';

/** Texts of the settings page; the settings' own texts are in domain/shop/copy.vi.ts. */
export const copy = {
  failed: 'Chưa đọc được cài đặt của tiệm.',
  sections: 'Các phần của cài đặt',
  unsaved: 'chưa lưu',
  save: 'Lưu',
  saving: 'Đang lưu...',
  saved: (section: string) => `Đã lưu: ${section}. Trang web đã đổi theo.`,
  nothing: 'Chưa có gì thay đổi',
  fromMachine: (variable: string) => `Máy chủ đã đặt sẵn (${variable}), tại đây không đổi được.`,
  chooseBank: 'Chọn ngân hàng',
  bankName: 'Ngân hàng',
  log: 'Ai đã đổi gì',
  on: 'Có',
  off: 'Không',
  changedElsewhere: 'Có người vừa đổi cài đặt',
  changedElsewhereText:
    'Những gì bạn gõ vẫn còn đây. Bạn xem phần người kia đổi, rồi lưu lần nữa nếu vẫn muốn thay.',
  took: (name: string, to: string) => `${name}: nay là “${to}”`,
  empty: 'để trống',

  bank: {
    missing: {
      title: 'Khách chưa chuyển khoản được',
      text: 'Bạn điền đủ ngân hàng, số tài khoản và chủ tài khoản rồi lưu. Trong lúc chờ, tiệm vẫn bán và thu tiền khi giao.',
    },
    unproved: {
      title: 'Tài khoản chưa được xác nhận',
      text: 'VietQR còn tắt, để tiền của khách không về nhầm chỗ. Bạn chuyển thử một lần, hoặc tự xác nhận khi đã thấy tiền về.',
    },
    proved: {
      title: 'Tài khoản đã được xác nhận',
      text: 'Khách thanh toán VietQR thẳng vào tài khoản này. Đổi một chữ là phải xác nhận lại.',
    },
    test: (amount: string) => `Chuyển thử ${amount}`,
    testAlt: (amount: string) => `Mã QR chuyển thử ${amount}`,
    testText: (amount: string, content: string) =>
      `Bạn quét bằng ứng dụng ngân hàng và chuyển ${amount} với nội dung ${content}. Khi ngân hàng báo tiền về, tài khoản tự được xác nhận.`,
    waiting: 'Đang chờ ngân hàng báo tiền về…',
    feed: 'Cần dịch vụ báo biến động số dư gửi về /api/payments/bank-feed. Chưa có dịch vụ ấy thì bạn xem sao kê rồi tự xác nhận.',
    byHand: 'Tự xác nhận',
    ask: (account: string) => `Bạn đã thấy tiền về tài khoản ${account}?`,
    askText: (holder: string) =>
      `Từ lúc này khách sẽ chuyển khoản thẳng vào tài khoản của ${holder}. Tên bạn được ghi vào nhật ký.`,
    yes: 'Đã thấy tiền về',
    done: 'Tài khoản đã được xác nhận, khách có thể chuyển khoản',
    unsaved: 'Bạn lưu tài khoản trước đã',
  },

  legal: {
    open: 'Xem trước trang pháp lý',
    title: 'Khách sẽ đọc thấy',
    pages: 'Các trang pháp lý',
    names: {
      'quyen-rieng-tu': 'Quyền riêng tư',
      'dieu-khoan': 'Điều khoản',
      'doi-tra': 'Đổi trả',
    } satisfies Record<Leaflet, string>,
    facts: 'Chỗ tô vàng là điều bạn điền, kể cả phần chưa lưu.',
    missing: (names: string) => `Còn trống: ${names}.`,
    footer: (facts: string) => `Chân trang ghi: ${facts}.`,
    footerEmpty: 'Chân trang chưa ghi ai chịu trách nhiệm.',
    failed: 'Chưa đọc được trang này.',
  },

  backups: {
    failed: 'Chưa đọc được tình trạng sao lưu.',
    none: 'Chưa có bản sao lưu nào. Bản đầu tiên được làm lúc 2 giờ sáng, hoặc ngay khi bạn bấm.',
    last: (when: string, size: string, rows: number) =>
      `Bản gần nhất: ${when}, ${size}, ${rows.toLocaleString('vi-VN')} dòng.`,
    lastFailed: (when: string, reason: string) => `Lần sao lưu ${when} không xong: ${reason}`,
    lastGood: (when: string) => `Bản tốt gần nhất: ${when}.`,
    late: 'Bản sao lưu gần nhất đã quá một đêm',
    proved: (days: number) =>
      days === 0
        ? 'Đã khôi phục thử và đúng từng dòng trong hôm nay.'
        : `Đã khôi phục thử ${days} ngày trước, đúng từng dòng.`,
    unproved: 'Chưa bản nào được khôi phục thử.',
    proofFailed: (when: string, reason: string) => `Khôi phục thử ${when} không được: ${reason}`,
    place: (place: string) => `Nơi cất: ${place}.`,
    open: 'Chưa đặt BACKUP_PASSPHRASE: tệp không khóa và không có khóa bí mật của tiệm.',
    sameDisk: 'Bạn nên cất thêm ở nơi khác (BACKUP_TO): máy hỏng thì bản sao lưu trên máy cũng mất.',
    make: 'Sao lưu ngay',
    prove: 'Khôi phục thử',
    asked: 'Đang làm, bạn xem lại sau ít phút',
  },

  zalo: {
    failed: 'Chưa đọc được số tin Zalo của tháng này.',
    /** @param month `2026-11` */
    month: (month: string, messages: number, cost: string) =>
      `Tháng ${month.slice(5)}/${month.slice(0, 4)}: ${messages} tin, ${cost}.`,
    today: (messages: number, most: number) => `Hôm nay ${messages}/${most} tin.`,
    unanswered: (messages: number) => `${messages} tin Zalo chưa báo kết quả, chưa cộng tiền.`,
    off: 'Máy chủ chưa kết nối với Zalo (ZALO_APP_ID) nên tiệm không gửi tin nào.',
  },

  notReady: {
    title: 'Tiệm chưa sẵn sàng đón khách',
    /** in the header of a phone, where the sentence would run into the fade of its line */
    short: 'Tiệm chưa sẵn sàng',
    mail: 'Chưa có máy chủ thư (SMTP_URL): khách không đăng ký và không đặt lại mật khẩu được.',
    bank: 'Chưa có tài khoản ngân hàng được xác nhận: VietQR đang tắt, khách chỉ trả tiền khi nhận.',
    backup: 'Sao lưu đêm qua không thành: bạn xem lý do ở mục Sao lưu.',
    go: 'Mở Cài đặt',
    checklist: 'Những bước trước khi đón khách',
    progress: (done: number, all: number) => `xong ${done} trên ${all}`,
    done: '(đã xong)',
    assistant: 'Mở tiệm từng bước',
  },
} as const;
