import { groupThousands } from '#domain/kernel/vnd.ts';

/** Texts of the data requests page. */
export const copy = {
  title: 'Yêu cầu về dữ liệu',
  filters: 'Lọc yêu cầu',
  groups: { open: 'Chờ trả lời', doing: 'Đang làm', done: 'Đã xong' },
  failed: 'Load data failed. Bạn thử tải lại nhé.',
  range: (from: number, to: number, total: number) => `${from}–${to} trên ${groupThousands(total)} yêu cầu`,
  empty: 'Không có yêu cầu nào ở mục này',
  emptyText:
    'Khách gửi yêu cầu trong trang Hồ sơ, hoặc gọi, viết thư cho tiệm. Tiệm trả lời trong 2 ngày làm việc; xem và sửa dữ liệu xong trong 10 ngày, những việc khác trong 15 ngày.',
  asked: (when: string) => `Gửi ${when}`,
  came: (way: string, day: string) => `${way}, nhận ngày ${day}`,
  identified: (how: string) => `Nhận ra khách: ${how}`,
  toAnswer: {
    due: (day: string) => `hạn trả lời hết ${day}`,
    late: (day: string) => `trả lời đã quá hạn ${day}`,
  },
  toDo: {
    due: (day: string) => `hạn làm xong hết ${day}`,
    late: (day: string) => `làm xong đã quá hạn ${day}`,
  },
  answered: (when: string) => `Trả lời ${when}`,
  finished: (when: string) => `Làm xong ${when}`,
  from: (who: string) => `Yêu cầu của ${who}`,
  steps: {
    answer: {
      begin: 'Trả lời',
      name: (who: string) => `Trả lời ${who}`,
      send: 'Gửi câu trả lời',
      done: 'Đã trả lời khách',
    },
    outcome: {
      begin: 'Đã làm xong',
      name: (who: string) => `Đã làm xong cho ${who}`,
      send: 'Ghi đã làm xong',
      done: 'Đã ghi việc làm xong',
    },
  },
  tellsHer: (email: string) => `Những lời này được gửi đến ${email}.`,
  tellsNobody: 'Khách không để lại e-mail: bạn báo khách qua điện thoại hoặc thư, rồi ghi lại ở đây.',
  alsoDone: 'Tiệm đã làm xong điều khách yêu cầu',
  alsoDoneHint: 'Chưa xong thì để trống: yêu cầu chuyển sang mục Đang làm, với hạn của nó.',
  cancel: 'Để sau',
  enter: {
    open: 'Ghi yêu cầu',
    title: 'Ghi yêu cầu về dữ liệu',
    lead: 'Cho yêu cầu đến bằng điện thoại, thư hay tại tiệm. Hạn tính từ ngày tiệm nhận được.',
    via: 'Khách gửi bằng',
    kind: 'Khách muốn',
    words: 'Lời khách',
    email: 'E-mail của khách',
    emailHint: 'Câu trả lời được gửi đến đây; khách có tài khoản thì đọc được trong trang Hồ sơ.',
    identifiedHint: 'Ví dụ: gọi từ số trên đơn và nói đúng mã đơn. Đừng ghi số căn cước.',
    send: 'Ghi lại',
    done: 'Đã ghi yêu cầu',
    until: (answer: string, act: string) => `Trả lời chậm nhất hết ${answer}, làm xong chậm nhất hết ${act}.`,
  },
} as const;
