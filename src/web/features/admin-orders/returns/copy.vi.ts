import type { ReturnStage } from '#domain/ordering/returns.ts';

/** Staff texts for exchange, repair and refund cases. */
export const copy = {
  title: 'Đổi, trả, sửa',
  failed: 'Chưa đọc được yêu cầu của đơn này',
  todo: {
    asked: 'Khách chờ tiệm trả lời.',
    awaited: 'Chờ vòng gửi về. Gói tới nơi thì bấm “Đã nhận vòng”.',
    received: 'Lo xong thì chốt lại, khách nhận thư ngay.',
    done: '',
    declined: '',
    withdrawn: '',
  } satisfies Record<ReturnStage, string>,
  outcome: 'Tiệm làm gì?',
  hasParcel: 'Khách gửi vòng về tiệm trước',
  answer: 'Lời nhắn khách',
  answerPlaceholder: 'Ví dụ: tiệm chịu phí gửi hai chiều bạn nhé',
  accept: 'Nhận yêu cầu',
  decline: 'Không nhận',
  askDecline: {
    title: 'Không nhận yêu cầu này?',
    text: 'Yêu cầu khép lại. Khách đọc lời của bạn trong thư và trong đơn.',
    placeholder: 'Ví dụ: vòng đã đeo lâu, tiệm xin nhận thay dây với giá dây',
    later: 'Để sau',
  },
  receive: 'Đã nhận vòng',
  finish: 'Chốt xong',
  askFinish: {
    title: 'Chốt yêu cầu này?',
    refund: 'Số tiền hoàn',
    refundText: (price: string) =>
      `Tiền vòng là ${price}. Số này vào mục chờ hoàn tiền của đơn; trả xong, bạn báo ở đó.`,
    wrongAmount: 'Vui lòng nhập một số tiền lớn hơn 0',
    goods: 'Vòng khách gửi về',
    goodsNotes: {
      restocked: 'Lên kệ lại, còn bán được',
      written_off: 'Không bán lại, kho không đổi',
    },
    fromShelf: 'Lấy chiếc mới từ kệ, trừ kho',
    closing: 'Lời nhắn khách',
    closingPlaceholder: 'Ví dụ: mã vận đơn gói gửi lại',
    later: 'Để sau',
  },
  sending: 'Đang gửi...',
  done: 'Đã báo khách',
} as const;
