import { FREE_CHANGES, type PhotoExchange, type PhotoFilter, type PhotoStage } from './photos.ts';

/** Stage labels for badges. */
export const photoStageLabels = {
  none: 'Không cần ảnh',
  wanted: 'Chờ ảnh xem trước',
  sent: 'Chờ khách ưng ảnh',
  changes_requested: 'Khách muốn chỉnh',
  approved: 'Khách đã ưng ảnh',
  set_aside: 'Làm không chờ ảnh',
} as const satisfies Record<PhotoStage, string>;

/** Stage labels as the customer reads them. */
export const photoStageForCustomer = {
  none: '',
  wanted: 'Tiệm đang bày vòng để chụp ảnh cho bạn xem trước',
  sent: 'Ảnh xem trước đang chờ bạn',
  changes_requested: 'Tiệm đang chỉnh theo ý bạn',
  approved: 'Bạn đã ưng ảnh, tiệm đang xâu',
  set_aside: 'Tiệm đang xâu vòng cho bạn',
} as const satisfies Record<PhotoStage, string>;

export const photoFilterLabels = {
  to_send: 'Cần gửi ảnh',
  waiting: 'Chờ khách ưng',
  to_decide: 'Cần tiệm quyết',
  ready: 'Xâu được rồi',
} as const satisfies Record<PhotoFilter, string>;

/** Field names in forms and refusals. */
export const photoWords = {
  note: 'Lời nhắn kèm ảnh',
  wish: 'Điều cần chỉnh',
  wishMissing: 'Bạn cho tiệm biết cần chỉnh gì nhé',
  answer: 'Lời trả lời khách',
  answerMissing: 'Vui lòng viết một câu cho khách',
  reason: 'Lý do',
  reasonMissing: 'Vui lòng cho biết lý do',
  photosMissing: 'Vui lòng chọn từ 1 đến 4 ảnh',
  markNowhere: 'Dấu này không nằm trên ảnh nào',
  exchangeTwice: 'Mỗi chỗ trên vòng chỉ đổi một lần',
  exchangeSame: 'Charm này đang ở trên vòng rồi',
  exchangePrice: (charm: string) => `“${charm}” không còn cùng giá với charm cũ, bạn chọn charm khác nhé`,
  exchangeLater: `Tiệm đã chỉnh đủ ${FREE_CHANGES} lần. Lần này bạn nhắn charm muốn đổi, tiệm xem rồi trả lời nhé`,
} as const;

/** One line for each exchanged charm, with the bracelet's name when several bracelets are affected. */
export function exchangeLines(exchanges: readonly PhotoExchange[]): string[] {
  const many = new Set(exchanges.map(({ bracelet }) => bracelet)).size > 1;
  return exchanges.map(({ bracelet, position, from, to }) => {
    const line = `${from} → ${to}, vị trí ${position + 1}`;
    return many ? `${line} (${bracelet})` : line;
  });
}

/** A change request in one line: her message, and the charms she exchanged herself. */
export function changeInWords(wish: string, exchanges: readonly PhotoExchange[]): string {
  if (exchanges.length === 0) return wish;
  const exchanged = `Đổi charm: ${exchangeLines(exchanges).join('; ')}`;
  return wish === '' ? exchanged : `${wish.replace(/[.,;]+$/u, '')}. ${exchanged}`;
}

/** Chat messages about an order's photographs; `order` is its short number. */
export const photoMessages = {
  sent: (order: string) =>
    `Ảnh xem trước của đơn #${order} đây ạ. Bạn xem rồi báo tiệm nhé, bạn ưng tiệm mới xâu.`,
  approved: (order: string) => `Ảnh của đơn #${order} đã được ưng, tiệm bắt tay xâu.`,
  changes: (order: string, words: string) => `Muốn chỉnh ảnh của đơn #${order}: ${words}`,
  accepted: (order: string, words: string) => `Đơn #${order}, tiệm chỉnh thêm cho bạn: ${words}`,
  declined: (order: string, words: string) => `Đơn #${order}, lần này tiệm xin giữ nguyên: ${words}`,
  setAside: (order: string, words: string) => `Tiệm xâu đơn #${order} mà không chờ ảnh nữa: ${words}`,
} as const;
