/** Texts about preview photos, for customers and staff alike. */
export const copy = {
  photo: (place: number, of: number) => (of > 1 ? `Ảnh ${place} trên ${of}` : 'Ảnh tiệm chụp'),
  photoAlt: (round: number, place: number) => `Ảnh xem trước lần ${round}, tấm ${place}`,
  drawing: 'Thiết kế của bạn',
  drawingAlt: (name: string) => `Thiết kế ${name}`,
  mark: (nth: number) => `Dấu ${nth}`,
  shopSays: 'Tiệm nhắn',
  wish: 'Điều cần chỉnh',
  exchanged: 'Charm đã đổi',
  answer: 'Tiệm trả lời',
  accepted: 'Tiệm nhận chỉnh thêm',
  declined: 'Tiệm xin giữ nguyên',
  round: (number: number) => `Lần ${number}`,
  rounds: 'Các lần gửi ảnh',
} as const;
