export const shareRowCopy = {
  copyLink: 'Chép liên kết',
  zalo: 'Zalo',
  /** Starts with the visible label of the button. */
  zaloName: 'Zalo: gửi liên kết này, mở trang mới',
  mail: 'Gửi email',
  share: 'Chia sẻ',
  copied: { title: 'Đã chép liên kết', message: 'Bạn dán vào tin nhắn là gửi được.' },
  copyFailed: { title: 'Chưa chép được liên kết', message: 'Bạn chép từ thanh địa chỉ giúp tiệm nhé.' },
} as const;
