export const copy = {
  share: {
    label: 'Khoe bạn bè',
    copy: 'Chép liên kết',
    copied: 'Đã chép',
    send: 'Gửi liên kết',
    zalo: 'Gửi qua Zalo',
    zaloName: 'Gửi qua Zalo, mở trang mới',
    opened: 'Ai có liên kết này đều xem được vòng, không thấy tên hay địa chỉ của bạn.',
    address: 'Liên kết của vòng',
    close: 'Đóng liên kết',
    closed: 'Liên kết đã đóng, không ai xem được nữa.',
    message: (name: string) => `Bạn xem vòng “${name}” mình vừa xâu nhé`,
    failed: 'Không mở được liên kết',
    notCopied: {
      title: 'Trình duyệt không cho chép',
      message: 'Bạn chọn liên kết rồi chép giúp tiệm nhé.',
    },
  },
  line: {
    custom: (charms: number, wrist: string | null) =>
      wrist === null
        ? `Vòng tay tự thiết kế (${charms} charm)`
        : `Vòng tay tự thiết kế (${charms} charm), cổ tay ${wrist}`,
    readyMade: 'Vòng tay có sẵn',
    charms: (charms: number) => `Charm (${charms})`,
    parts: 'Giá gồm',
    chips: 'Charm trên vòng',
    each: (price: string) => `${price} mỗi vòng`,
    remove: (name: string) => `Xóa ${name} khỏi giỏ`,
    edit: 'Sửa thiết kế',
    editName: (name: string) => `Sửa thiết kế ${name}`,
    pictureAlt: (name: string) => `Vòng tay ${name}`,
    atMost: (name: string, available: number) => `Charm “${name}” chỉ còn ${available}`,
    atMostWhole: (available: number) => `Tiệm chỉ còn ${available} chiếc`,
    atMostOfLine: (most: number) => `Mỗi mẫu đặt tối đa ${most} vòng`,
  },
} as const;
