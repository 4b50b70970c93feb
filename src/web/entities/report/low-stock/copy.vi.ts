export const copy = {
  title: 'Sắp hết hàng',
  count: (things: number) => `(${things})`,
  promised: (stock: number, promised: number) => `${stock} trên kệ, ${promised} đã hứa cho khách`,
  more: (things: number) => `Xem thêm ${things} món`,
  fewer: 'Thu gọn',
  failed: 'Chưa xem được món nào sắp hết hàng.',
} as const;
