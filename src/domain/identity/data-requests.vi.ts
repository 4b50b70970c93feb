import type { DataRequestKind } from './data-requests.ts';

export const dataRequestCopy = {
  kinds: {
    see: 'Xem hoặc nhận bản sao dữ liệu',
    correct: 'Sửa dữ liệu chưa đúng',
    delete: 'Xóa dữ liệu',
    withdraw: 'Rút lại đồng ý',
    other: 'Điều khác về dữ liệu của tôi',
  } satisfies Record<DataRequestKind, string>,
  words: 'Điều bạn muốn tiệm làm',
  wordsMissing: 'Bạn viết vài chữ để tiệm hiểu đúng nhé',
  answer: 'Câu trả lời',
  answerMissing: 'Bạn viết câu trả lời cho khách nhé',
  tooLong: (most: number) => `Tối đa ${most} ký tự`,
  alreadyOpen: 'Bạn đang có một yêu cầu như vậy chờ tiệm trả lời. Tiệm trả lời xong, bạn gửi tiếp nhé.',
  alreadyAnswered: 'Yêu cầu này vừa được trả lời rồi',
} as const;
