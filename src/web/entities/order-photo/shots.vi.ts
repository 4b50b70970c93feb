/** Texts for taking and uploading photos, for staff and customers alike. */
export const shotsCopy = {
  take: 'Chụp ảnh',
  choose: 'Chọn ảnh có sẵn',
  states: { opening: 'Đang mở ảnh', leaving: 'Đang tải ảnh', lost: 'Chưa gửi được' },
  retry: 'Gửi lại ảnh',
  /** why nothing can be sent yet */
  waits: {
    leaving: 'Đợi ảnh tải xong nhé',
    lost: 'Có ảnh chưa gửi được, bạn gửi lại hoặc bỏ ảnh đó nhé',
  },
  tooMany: (most: number) => `Nhiều nhất ${most} tấm. Những ảnh chọn sau chưa được thêm.`,
  unreadable: 'Máy không đọc được ảnh này, bạn chụp lại nhé',
  remove: (place: number) => `Bỏ ảnh ${place}`,
  preview: (place: number) => `Ảnh ${place} vừa chụp`,
  gone: (count: number) =>
    `${count === 1 ? 'Một tấm ảnh' : `${count} tấm ảnh`} chưa kịp gửi lúc trang đóng, bạn chọn lại giúp tiệm nhé`,
  lost: 'Mạng đang chập chờn. Ảnh vẫn ở trên máy này, có mạng bạn bấm lại nhé.',
} as const;
