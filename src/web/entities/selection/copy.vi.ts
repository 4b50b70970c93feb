export const copy = {
  bar: {
    label: 'Charm đã chọn',
    of: (slots: number) => ` / ${slots} charm`,
    remaining: (slots: number) => `Còn ${slots} chỗ`,
    full: 'Đã đủ chỗ',
    progress: (count: number, slots: number) => `${count} trên ${slots} charm`,
    cord: 'Charm trên dây',
    open: 'Xem charm đã chọn',
    openShort: 'Xem',
    reset: 'Reset',
  },
  card: {
    bestseller: 'Bán chạy',
    add: 'Thêm',
    addName: (name: string) => `Thêm ${name}`,
    info: (name: string) => `Thông tin ${name}`,
    pictureAlt: (name: string) => `Charm ${name}`,
    noDescription: 'Tiệm đang viết lời giới thiệu cho charm này.',
    /** link to the charm's own page */
    more: 'Kích thước, chất liệu',
  },
  toasts: {
    reset: { title: 'Đã reset', message: 'Danh sách charms đã được xóa' },
    removed: { title: 'Đã xóa charm' },
    undo: 'Hoàn tác',
    shrunk: {
      title: 'Vài charm vừa hết hàng',
      message: 'Tiệm đã lấy những charm ấy ra khỏi danh sách của bạn.',
    },
  },
} as const;
