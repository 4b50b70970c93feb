import type { ReturnFilter, ReturnOutcome, ReturnStage, ReturnWish } from './returns.ts';

export const returnWishLabels = {
  exchange: 'Đổi chiếc mới',
  repair: 'Sửa lại vòng này',
  refund: 'Trả vòng, nhận lại tiền',
} as const satisfies Record<ReturnWish, string>;

export const returnOutcomeLabels = {
  new_piece: 'Đổi chiếc mới',
  repair: 'Sửa vòng',
  refund: 'Hoàn tiền',
} as const satisfies Record<ReturnOutcome, string>;

/** Stage labels for badges. */
export const returnStageLabels = {
  asked: 'Chờ tiệm trả lời',
  awaited: 'Chờ vòng gửi về tiệm',
  received: 'Tiệm đang lo',
  done: 'Đã xong',
  declined: 'Tiệm chưa nhận đổi trả',
  withdrawn: 'Đã rút lại',
} as const satisfies Record<ReturnStage, string>;

export const returnFilterLabels = {
  for_staff: 'Đổi trả: tiệm cần lo',
  awaited: 'Đổi trả: chờ vòng về',
} as const satisfies Record<ReturnFilter, string>;

/** Chat messages about a case; the customer's own actions are only noted there. */
export const returnMessages = {
  ask: (order: string, words: string) => `Đơn #${order}, nhờ tiệm đổi, trả hoặc sửa: ${words}`,
  withdraw: (order: string) => `Đơn #${order}, đã rút lại yêu cầu đổi trả.`,
  send: (order: string, words: string) => `Đơn #${order}, vòng đang trên đường về tiệm: ${words}`,
  accept: (order: string) =>
    `Tiệm nhận yêu cầu của đơn #${order}. Bạn gửi vòng về giúp tiệm nhé, địa chỉ ở ngay trong yêu cầu.`,
  accept_unseen: (order: string) =>
    `Tiệm nhận yêu cầu của đơn #${order} và lo ngay, bạn không cần gửi vòng về.`,
  decline: (order: string) => `Tiệm xin phép chưa nhận yêu cầu của đơn #${order}.`,
  receive: (order: string) => `Vòng của đơn #${order} đã về tới tiệm, tiệm bắt tay lo cho bạn.`,
  finish: (order: string) => `Tiệm đã lo xong yêu cầu của đơn #${order}.`,
} as const;

/** Field names in forms and refusals. */
export const returnWords = {
  item: 'Chiếc vòng',
  quantity: 'Số vòng',
  wish: 'Điều bạn muốn',
  wishMissing: 'Bạn chọn giúp tiệm một cách nhé',
  reason: 'Chuyện gì với chiếc vòng',
  reasonMissing: 'Bạn kể tiệm nghe chuyện gì với chiếc vòng nhé',
  photos: 'Bạn chọn nhiều nhất 4 ảnh nhé',
  carrier: 'Đơn vị vận chuyển',
  carrierMissing: 'Bạn ghi giúp tiệm gửi qua đâu nhé',
  trackingNumber: 'Mã vận đơn',
  trackingMissing: 'Bạn ghi giúp tiệm mã vận đơn nhé',
  answer: 'Lời nhắn khách',
  answerMissing: 'Vui lòng viết một câu cho khách',
  quantityWrong: 'Số vòng chưa đúng',
  refund: 'Số tiền hoàn',
  refundMissing: 'Vui lòng nhập số tiền hoàn',
  refundUnwanted: 'Chỉ ghi tiền khi hoàn tiền',
  shelfMissing: 'Vui lòng chọn vòng gửi về đi đâu',
  shelfUnwanted: 'Chỉ chọn khi có vòng ở lại tiệm',
  /** A case of an order whose parcel came back as a whole. */
  parcelBack: 'Cả kiện đã về tiệm, tiền hoàn theo đơn. Bạn bấm “Không nhận” và viết cho khách một câu nhé',
  tooLate: (days: number) =>
    `Đơn này đã quá ${days} ngày từ lúc nhận nên chưa gửi yêu cầu ở đây được. Bạn nhắn tiệm qua khung chat nhé.`,
} as const;
