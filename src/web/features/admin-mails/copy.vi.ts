/** Texts of the undelivered mails page. */
export const copy = {
  title: 'Thư không tới',
  failed: 'Load data failed. Bạn thử tải lại nhé.',
  range: (rows: string) => `${rows} thư`,
  empty: 'Mọi thư đều đã tới nơi',
  emptyText: 'Thư bị máy chủ của khách từ chối sẽ nằm ở đây, kèm lý do, để bạn báo khách hoặc gửi lại.',
  code: 'Mã xác nhận hoặc đường dẫn',
  codeHint: 'Mã đã hết hạn, khách tự xin mã mới khi cần.',
  refused: (when: string) => `Bị từ chối ${when}`,
  reason: 'Máy chủ trả lời:',
  again: 'Gửi lại',
  againName: (to: string) => `Gửi lại thư cho ${to}`,
  settle: 'Đã xử lý',
  settleName: (to: string) => `Đã xử lý thư của ${to}`,
  done: {
    'send-again': 'Thư đang được gửi lại',
    settle: 'Đã cất thư khỏi danh sách',
  },
} as const;
