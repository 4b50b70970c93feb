/** Texts of every ring that charms are placed on: the builder's, and the jointly edited one. */
export const ringCopy = {
  slot: (slot: number, slots: number, charm: string) => `Vị trí ${slot + 1} trên ${slots}, ${charm}`,
  empty: 'còn trống',
  drag: {
    instructions:
      'Nhấn phím cách để nhấc charm, phím mũi tên để đi quanh vòng, phím cách lần nữa để đặt, Escape để thôi.',
    started: (charm: string) => `Đã nhấc ${charm}.`,
    tray: 'Khay charm',
    nowhere: 'Ngoài vòng.',
    cancelled: (charm: string) => `Đã thôi, ${charm} về chỗ cũ.`,
  },
  /** Fallbacks for strings and tying methods that failed to load. */
  fallback: {
    string: 'Dây của tiệm',
    stringText: 'Tiệm sẽ chọn sợi hợp với charm của bạn.',
    tying: 'Nút của tiệm',
    tyingText: 'Tiệm sẽ buộc kiểu hợp với sợi dây.',
  },
} as const;
