import type { ReturnNews } from '#domain/ordering/returns.ts';

/** What a customer reads where she asks to have something exchanged, repaired or paid back. */
export const copy = {
  title: (id: string) => `Đổi, trả, sửa, đơn ${id}`,
  button: 'Đổi, trả, sửa',
  buttonName: (id: string) => `Đổi, trả hay sửa vòng của đơn ${id}`,
  failed: 'Chưa mở được yêu cầu của đơn này',
  until: (moment: string) => `Tiệm nhận yêu cầu của đơn này đến ${moment}.`,
  notHere: 'Khi vòng tới tay, còn điều gì chưa ưng thì bạn gửi yêu cầu ở đây nhé.',
  over: 'Đơn này đã qua thời hạn đổi trả. Bạn còn điều gì chưa ưng, bạn nhắn tiệm qua khung chat nhé.',
  nothing: 'Mỗi chiếc vòng của đơn này đã có yêu cầu.',
  intro: 'Bạn kể tiệm nghe chuyện gì với chiếc vòng, kèm ảnh nếu có. Tiệm xem rồi trả lời bạn.',
  more: 'Gửi thêm yêu cầu',
  item: 'Chiếc vòng nào?',
  itemMissing: 'Bạn chọn giúp tiệm một chiếc nhé',
  choose: 'Chọn chiếc vòng',
  quantity: 'Mấy chiếc?',
  wish: 'Bạn muốn tiệm làm gì?',
  wishNotes: {
    exchange: 'Lỗi của tiệm: đổi chiếc mới, tiệm chịu phí gửi',
    repair: 'Dây đứt, charm lỏng, cỡ chưa vừa',
    refund: 'Vòng có sẵn chưa đeo, hoặc lỗi của tiệm',
  },
  reason: 'Chuyện gì với chiếc vòng?',
  reasonPlaceholder: 'Ví dụ: cánh hoa thứ hai bị bong men',
  photos: 'Ảnh chiếc vòng, nhiều nhất 4 tấm',
  send: 'Gửi yêu cầu',
  sending: 'Đang gửi...',
  later: 'Để sau',
  back: 'Quay lại',
  done: 'Tiệm đã nhận yêu cầu của bạn',
  withdraw: 'Rút lại yêu cầu',
  withdrawn: 'Đã rút lại yêu cầu',
  sendBack: (place: string) =>
    `Bạn gửi vòng về ${place}, ghi mã đơn lên gói giúp tiệm nhé. Vòng tới nơi, tiệm báo bạn ngay.`,
  sendBackByChat: 'Bạn nhắn tiệm qua khung chat để hẹn cách gửi vòng về nhé.',
  /** Of a case; empty for what she did herself. */
  news: {
    ask: '',
    withdraw: '',
    accept: 'Tiệm nhận yêu cầu đổi trả của bạn',
    accept_unseen: 'Tiệm nhận yêu cầu đổi trả của bạn',
    decline: 'Tiệm vừa trả lời yêu cầu đổi trả',
    receive: 'Vòng bạn gửi đã tới tiệm',
    finish: 'Tiệm đã lo xong yêu cầu đổi trả',
  } satisfies Record<ReturnNews, string>,
} as const;
