/** The pages of single goods. */
export const copy = {
  trail: 'Bạn đang ở',
  home: 'Trang chủ',
  garden: 'Vườn hoa',
  charm: {
    title: (name: string) => `Charm ${name}`,
    meta: (name: string, price: string, words: string) => `Charm ${name}, ${price}. ${words}`.trim(),
    fallback: 'Xâu cùng những charm khác thành chiếc vòng của riêng bạn.',
    add: 'Thêm vào dây',
    noPicture: 'Tiệm đang chụp ảnh charm này',
    colors: 'Màu',
    kind: 'Loại',
    goesWith: 'Hợp với',
    thread: (least: number) =>
      `Xâu từ ${least} charm thành một chiếc vòng, tiệm gửi ảnh cho bạn xem trước khi làm.`,
    worn: { script: 'Đã đeo trên tay', heading: 'Vòng có charm này' },
    others: { script: 'Mọc cùng luống', heading: (kind: string) => `Charm ${kind} khác` },
    more: 'Chọn thêm charm',
  },
  bracelet: {
    title: (name: string) => (/^vòng/i.test(name) ? name : `Vòng tay ${name}`),
    meta: (name: string, price: string, words: string) => `${name}, ${price}. ${words}`.trim(),
    fallback: 'Chiếc vòng charm xâu tay, sẵn sàng để tặng.',
    pictureAlt: (name: string) => `Vòng tay ${name} khi đeo`,
    add: 'Thêm vào giỏ',
    adding: 'Đang thêm...',
    soldOut: 'Tạm hết hàng',
    makeMine: 'Sửa thành của tôi',
    charms: (count: number) => `${count} charm`,
    wrist: (size: string) => `Cổ tay ${size}`,
    facts: 'Chiếc vòng gồm',
    kinds: { script: 'Trong chiếc vòng này', heading: 'Từng charm đều có ý' },
    times: (count: number) => `×${count}`,
    others: { script: 'Xem thêm', heading: 'Những chiếc vòng khác' },
  },
  promises: {
    delivery: (days: string) => `Giao trong ${days} ngày làm việc`,
    returned: (days: number) => `Chưa đeo, đổi trả trong ${days} ngày`,
    mended: (days: number) => `Lỗi trong ${days} ngày đầu: tiệm sửa hoặc đổi mới`,
  },
  gone: {
    charm: {
      title: 'Charm này không còn trong vườn',
      text: 'Tiệm không tìm thấy charm bạn hỏi. Mời bạn xem những charm đang nở.',
    },
    bracelet: {
      title: 'Chiếc vòng này không còn ở tiệm',
      text: 'Tiệm không tìm thấy chiếc vòng bạn hỏi. Mời bạn xem những chiếc đang có.',
    },
  },
  failed: { title: 'Lỗi tải dữ liệu', text: 'Tiệm chưa mở được trang này. Bạn thử lại nhé.' },
} as const;
