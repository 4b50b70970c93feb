/** Texts of the doctor command, the upgrade preparation and the alert mails. */
export const operationsCopy = {
  commands: {
    doctor: {
      usage: '',
      summary:
        'Khám cả tiệm: cấu hình, ổ đĩa, cơ sở dữ liệu, thư, ngân hàng, sao lưu…, mỗi điều kèm cách chữa',
    },
    prepare: {
      usage: '',
      summary:
        'Sau khi tải bản mới, trước khi khởi động lại: lập sẵn những chỉ mục lớn trong lúc tiệm vẫn bán, để lúc khởi động lại không ai phải chờ',
    },
  },
  index: {
    laid: (name: string) => `  ✓ ${name}: đã lập`,
    there: (name: string) => `  ✓ ${name}: đã có sẵn`,
    left: (name: string) => `  - ${name}: bản mới tự lập khi khởi động lại`,
  },
  prepared: 'Xong. Bạn khởi động lại tiệm lúc nào cũng được.',
  nothingToPrepare: 'Bản này không có gì cần chuẩn bị trước. Bạn khởi động lại tiệm lúc nào cũng được.',
  marks: { good: '✓', warn: '!', bad: '✗' },
  todo: (text: string) => `      → ${text}`,
  healthy: 'Tiệm khỏe.',
  ill: (count: number) => `${count} điều cần chữa ngay.`,
  address: {
    good: (url: string) => `Địa chỉ của tiệm: ${url}`,
    none: 'Chưa đặt PUBLIC_URL',
    noneTodo: 'Đặt PUBLIC_URL=https://ten-mien-cua-tiem, để đường dẫn trong thư và khi chia sẻ được đúng.',
    insecure: (url: string) => `PUBLIC_URL không phải https: ${url}`,
    insecureTodo: 'Đặt một proxy có TLS (Caddy, nginx) phía trước rồi đổi PUBLIC_URL thành https://…',
    noProxy: 'PUBLIC_URL là https mà TRUST_PROXY chưa đặt',
    noProxyTodo: 'Đặt TRUST_PROXY=1: thiếu nó, mọi khách bị tính là một địa chỉ.',
  },
  certificate: {
    good: (days: number) => `Chứng chỉ TLS còn ${days} ngày`,
    soon: (days: number) => `Chứng chỉ TLS chỉ còn ${days} ngày`,
    soonTodo: 'Xem vì sao proxy chưa tự gia hạn; cổng 80 phải mở với Let’s Encrypt.',
    unreached: (reason: string) => `Không kết nối được TLS tới tiệm: ${reason}`,
    unreachedTodo: 'Xem proxy có chạy không, và tên miền có trỏ về máy này không.',
  },
  disk: {
    good: (percent: number) => `Ổ đĩa còn trống ${percent}%`,
    todo: 'Dọn bản sao lưu và log cũ, hoặc mở rộng ổ đĩa: đầy ổ là tiệm ngừng bán.',
  },
  database: {
    good: (version: string, size: string) => `PostgreSQL ${version}, ${size}`,
    migrations: (count: number) => `Cơ sở dữ liệu thiếu ${count} bước nâng cấp`,
    migrationsTodo: 'Khởi động lại tiệm: lúc mở, tiệm tự nâng cấp.',
    long: (minutes: number) => `Có giao dịch mở đã ${minutes} phút`,
    longTodo:
      'Tìm ai đang giữ: SELECT pid, query FROM pg_stat_activity ORDER BY xact_start; rồi pg_terminate_backend(pid).',
    bloat: (table: string, percent: number) => `Bảng ${table} có ${percent}% dòng chết`,
    bloatTodo: (table: string) => `Chạy VACUUM ANALYZE ${table}; và xem autovacuum có bật không.`,
    clock: (seconds: number) => `Đồng hồ lệch ${seconds} giây so với cơ sở dữ liệu`,
    clockTodo: 'Bật đồng bộ giờ: timedatectl set-ntp true.',
    clockGood: 'Đồng hồ khớp với cơ sở dữ liệu',
    timeOff: (seconds: number) => `Đồng hồ của máy lệch ${seconds} giây`,
    timeGood: 'Đồng hồ của máy đúng giờ',
    away: (minutes: number) => `Cơ sở dữ liệu không trả lời đã ${minutes} phút`,
    awayTodo:
      'Khách đang thấy lời xin lỗi, chưa đặt hàng được. Xem ổ đĩa còn chỗ không, PostgreSQL có chạy không; có lại là tiệm tự bán tiếp.',
  },
  redis: {
    good: 'Redis trả lời',
    away: (reason: string) => `Redis không trả lời: ${reason}`,
    todo: 'Tiệm vẫn bán; các máy chưa báo tin cho nhau. Xem Redis có chạy không, REDIS_URL có đúng không.',
  },
  mail: {
    good: 'Máy chủ thư nhận kết nối',
    none: 'Chưa có máy chủ thư (SMTP_URL)',
    noneTodo: 'Đặt SMTP_URL: thiếu nó, không ai đăng ký được.',
    away: (reason: string) => `Máy chủ thư không nhận: ${reason}`,
    awayTodo: 'Xem lại SMTP_URL và mật khẩu; thư đang chờ sẽ tự đi khi nối lại được.',
    refused: (count: number) => `${count} thư bị từ chối, chưa ai xem`,
    refusedTodo: 'Xem mục Thư ở bàn quản trị.',
  },
  bank: {
    closed: 'VietQR đang tắt: tài khoản chưa đủ hoặc chưa được xác nhận',
    closedTodo: 'Mục Cài đặt, hoặc shop settings confirm-bank.',
    good: (when: string) => `Ngân hàng báo tin gần nhất: ${when}`,
    never: 'Ngân hàng chưa báo tin lần nào',
    neverTodo: 'Nối dịch vụ báo biến động số dư vào /api/payments/bank-feed, rồi chuyển thử ở mục Cài đặt.',
    silent: (orders: number, hours: number) => `${orders} đơn chờ chuyển khoản mà ngân hàng im ${hours} giờ`,
    silentTodo: 'Xem dịch vụ báo biến động số dư còn gửi không, BANK_FEED_SECRET có khớp không.',
  },
  carriers: {
    good: (carrier: string) => `${carrier} trả lời`,
    refused: (carrier: string) => `${carrier} không nhận mã kết nối của tiệm`,
    refusedTodo: (carrier: string) =>
      `Lấy mã mới ở trang của ${carrier}, đặt lại vào cấu hình máy chủ rồi khởi động lại tiệm.`,
    away: (carrier: string) => `${carrier} không trả lời`,
    awayTodo: 'Đơn vẫn gửi được bằng cách khác; tiệm tự hỏi lại mỗi 10 phút.',
    stuck: (parcels: number) => `${parcels} kiện chưa rõ đơn vị vận chuyển có nhận hay đã hủy`,
    stuckTodo: 'Mục Vận đơn, Tiền thu hộ, Kiện cần bạn xem.',
  },
  backup: {
    good: (hours: number) => `Bản sao lưu tốt gần nhất: ${hours} giờ trước`,
    none: 'Chưa có bản sao lưu nào',
    noneTodo: 'Chạy shop backup; và bật Sao lưu mỗi đêm ở mục Cài đặt.',
    late: (hours: number) => `Bản sao lưu tốt gần nhất đã ${hours} giờ`,
    lateTodo: (reason: string) =>
      `Lần gần nhất không xong: ${reason || 'không rõ'}. Chữa rồi chạy shop backup.`,
    open: 'Bản sao lưu không khóa',
    openTodo: 'Đặt BACKUP_PASSPHRASE và cất câu ấy ở nơi khác: khóa bí mật chỉ đi theo khi có nó.',
    proved: (days: number) => `Đã khôi phục thử ${days} ngày trước`,
    unproved: 'Chưa bản nào được khôi phục thử',
    proofFailed: (reason: string) => `Khôi phục thử không được: ${reason}`,
    proofTodo: 'Bấm Khôi phục thử ở mục Cài đặt, Sao lưu; lý do nếu không được cũng ở đó.',
  },
  stock: {
    good: (pieces: number) => `Sổ kho khớp ở ${pieces} món`,
    differs: (count: number) => `Sổ kho lệch ở ${count} món`,
    todo: 'Xem shop stock audit.',
  },
  revenue: {
    used: (year: number, earned: string, percent: number, limit: string) =>
      `Doanh thu năm ${year}: ${earned}, ${percent}% của mức chưa phải nộp thuế ${limit}`,
    soon: 'Sắp chạm mức: hỏi kế toán về thuế và hóa đơn điện tử trước khi vượt. Mức này sửa ở mục Cài đặt.',
    over: 'Đã vượt mức: từ đây tiệm phải khai thuế và xuất hóa đơn điện tử (Nghị định 141/2026); hỏi kế toán hoặc cơ quan thuế ngay.',
  },
  dataRequests: {
    good: 'Yêu cầu về dữ liệu đều được trả lời đúng hạn',
    late: (count: number) => `${count} yêu cầu về dữ liệu đã quá hạn 2 ngày làm việc`,
    todo: 'Trả lời ở bàn quản trị, mục Yêu cầu dữ liệu.',
    undone: (count: number) => `${count} yêu cầu về dữ liệu đã quá hạn làm xong`,
    undoneTodo: 'Làm điều khách yêu cầu, rồi ghi lại ở bàn quản trị, mục Yêu cầu dữ liệu.',
  },
  zalo: {
    good: (today: number, most: number, messages: number, cost: string) =>
      `Zalo: hôm nay ${today}/${most} tin, tháng này ${messages} tin, ${cost}`,
    refused: (reason: string) => `Zalo không nhận khóa của tiệm nữa: ${reason}`,
    refusedTodo:
      'Lấy refresh token mới ở trang ứng dụng Zalo, đặt vào ZALO_REFRESH_TOKEN rồi khởi động lại; trong lúc đó khách vẫn nhận thư.',
  },
  jobs: {
    good: 'Việc nền không bị trễ',
    late: (count: number, name: string, minutes: number) =>
      `${count} việc nền bị trễ, lâu nhất ${minutes} phút (${name})`,
    todo: 'Xem log của tiệm; nếu việc nền không chạy tiếp, khởi động lại tiệm.',
  },
  memory: {
    good: (percent: number) => `Bộ nhớ còn ${percent}%`,
    todo: 'Xem chương trình nào chiếm bộ nhớ; tiệm cần chừng 1 GB. Khởi động lại tiệm cũng giúp được ngay.',
  },
  answers: {
    good: (percent: string) => `Yêu cầu gặp lỗi máy chủ trong giờ qua: ${percent}%`,
    todo: 'Tìm các dòng "level":50 trong log của tiệm.',
  },
  pages: {
    good: 'Trang không báo lỗi mới nào từ lần cập nhật gần nhất',
    new: (kinds: number, message: string) =>
      `${kinds} lỗi mới trên trang từ lần cập nhật gần nhất: ${message}`,
    todo: 'Xem bàn làm việc → Lỗi trang; nếu khách không mua được, quay về bản trước.',
  },
  failed: (what: string, reason: string) => `Không khám được ${what}: ${reason}`,
  failedTodo: 'Xem log của tiệm.',

  alert: {
    subject: (shop: string, what: string) => `[${shop}] ${what}`,
    text: 'Tiệm tự khám mỗi giờ và vừa thấy điều này:',
    where: (instance: string) => `Máy thấy điều này: ${instance}`,
    again: 'Cùng một điều, tiệm chỉ báo nhiều nhất mỗi ngày một lần.',
    once: 'Điều này tiệm chỉ báo một lần.',
    greeting: (name: string) => `Chào ${name},`,
  },
} as const;
