/** What every ring says on which charms are laid: the builder's, and one that two people change. */
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
  /** What stands in for strings and ways of tying that could not be loaded. */
  fallback: {
    string: 'Dây của tiệm',
    stringText: 'Tiệm sẽ chọn sợi hợp với charm của bạn.',
    tying: 'Nút của tiệm',
    tyingText: 'Tiệm sẽ buộc kiểu hợp với sợi dây.',
  },
} as const;
