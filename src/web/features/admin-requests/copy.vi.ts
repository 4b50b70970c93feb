/** What the desk says of requests about data. */
export const copy = {
  title: 'Yêu cầu về dữ liệu',
  filters: 'Lọc yêu cầu',
  groups: { open: 'Chờ trả lời', answered: 'Đã trả lời' },
  failed: 'Load data failed. Bạn thử tải lại nhé.',
  range: (from: number, to: number, total: number) => `${from}–${to} trên ${total} yêu cầu`,
  empty: 'Không có yêu cầu nào ở mục này',
  emptyText:
    'Khách gửi yêu cầu trong trang Hồ sơ; tiệm trả lời trong 2 ngày làm việc, làm xong trong 15 ngày.',
  asked: (when: string) => `Gửi ${when}`,
  due: (when: string) => `hạn trả lời hết ${when}`,
  late: (when: string) => `đã quá hạn ${when}`,
  answered: (when: string) => `Trả lời ${when}`,
  from: (who: string) => `Yêu cầu của ${who}`,
  answer: 'Trả lời',
  answerName: (who: string) => `Trả lời ${who}`,
  answerHint:
    'Khách nhận thư với đúng những lời này, và yêu cầu được đóng lại. Bạn làm xong việc rồi hãy trả lời nhé.',
  send: 'Gửi câu trả lời',
  cancel: 'Để sau',
  done: 'Đã trả lời khách',
} as const;
