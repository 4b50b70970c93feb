/** Texts about return cases, for customers and staff alike. */
export const copy = {
  of: (name: string, quantity: number) => (quantity > 1 ? `${name}, ${quantity} chiếc` : name),
  photoAlt: (place: number) => `Ảnh ${place} của yêu cầu`,
  /** by reader: the customer, or staff */
  customer: { wish: 'Bạn muốn', reason: 'Bạn kể' },
  desk: { wish: 'Khách muốn', reason: 'Khách kể' },
  outcome: 'Tiệm làm',
  answer: 'Tiệm nhắn',
  parcel: 'Gửi về qua',
  refund: 'Số tiền hoàn',
  goods: { restocked: 'Vòng gửi về đã lên kệ lại', written_off: 'Vòng gửi về không bán lại' },
  past: {
    asked: 'Gửi yêu cầu',
    decided: 'Tiệm trả lời',
    sent: 'Báo đã gửi vòng',
    received: 'Vòng về tới tiệm',
    ended: 'Xong',
  },
  lost: 'Mạng đang chập chờn, chưa rõ tiệm nhận được chưa. Những gì bạn viết vẫn còn đây, bạn bấm lại nhé.',
} as const;
