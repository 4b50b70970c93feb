/** Texts of the gift page. */
export const copy = {
  meta: { title: 'Bạn có một món quà', description: 'Một chiếc vòng charm đang chờ bạn mở.' },
  cover: {
    for: (name: string) => `Gửi ${name}`,
    from: (name: string) => `${name} có một món quà cho bạn`,
    fromSomebody: 'Có người gửi bạn một món quà',
    open: 'Mở quà',
  },
  title: (name: string) => `${name} ơi, chiếc vòng này là của bạn`,
  by: (name: string) => `${name} tặng bạn`,
  alt: (name: string) => `Vòng ${name}`,
  stop: 'Dừng xoay',
  turn: 'Xoay vòng',
  pieces: (count: number) => `${count} chiếc giống nhau`,
  meanings: { script: 'Trong chiếc vòng này', title: 'Từng charm đều có ý' },
  times: (count: number) => `×${count}`,
  maker: {
    title: 'Ai làm chiếc vòng này',
    designed: (name: string) => `${name} chọn từng charm cho bạn.`,
    designedBySomebody: 'Người tặng chọn từng charm cho bạn.',
    chosen: (name: string) => `${name} chọn chiếc vòng này cho bạn.`,
    chosenBySomebody: 'Người tặng chọn chiếc vòng này cho bạn.',
    shop: (shop: string) => `${shop} xâu tay từng hạt, kéo thử nút và soi lại dưới đèn trước khi gói.`,
  },
  care: {
    title: 'Giữ vòng đẹp lâu',
    always: [
      'Tháo vòng khi tắm, bơi và xịt nước hoa.',
      'Lau nhẹ bằng khăn mềm khô, cất trong túi vải khi không đeo.',
    ],
  },
  reply: {
    title: 'Nhắn lại một dòng',
    titleTo: (name: string) => `Nhắn ${name} một dòng`,
    label: 'Lời nhắn của bạn',
    placeholder: 'Mình thích lắm, cảm ơn bạn...',
    hint: 'Gửi một lần, chỉ người tặng và tiệm đọc được.',
    send: 'Gửi lời nhắn',
    sending: 'Đang gửi...',
    sent: 'Lời nhắn của bạn đã đến người tặng',
  },
  garden: 'Ghé vườn charm',
  closed: {
    title: 'Món quà này không mở được nữa',
    text: 'Liên kết chưa đúng, hoặc món quà đã được cất lại. Bạn thử quét lại mã trên thiệp nhé.',
  },
  failed: {
    title: 'Chưa mở được trang quà',
    network: 'Đường mạng chưa thông. Bạn thử lại nhé.',
    shop: 'Món quà vẫn còn nguyên. Tiệm đang vấp một chút, bạn thử lại sau ít phút nhé.',
  },
} as const;
