/** What the workshop's sheet says. */
export const copy = {
  title: 'Phiếu xâu vòng',
  documentTitle: (id: string) => `Phiếu xâu vòng ${id}`,
  documentTitleOf: (orders: number) => `Phiếu xâu vòng của ${orders} đơn`,
  printAll: (sheets: number) => `In ${sheets} phiếu`,
  missing: (orders: number) => `${orders} đơn không còn tìm thấy nên không có phiếu.`,
  back: 'Về đơn hàng',
  print: 'In phiếu',
  notFound: 'Không tìm thấy đơn hàng',
  notFoundText: 'Bạn mở phiếu từ một đơn trong danh sách nhé.',

  sheet: 'Phiếu xâu vòng',
  sheetLabel: (name: string) => `Phiếu xâu vòng ${name}`,
  printed: (place: number, of: number, when: string) => `Vòng ${place} trên ${of}, in lúc ${when}`,
  facts: {
    string: 'Dây xỏ',
    knot: 'Kiểu buộc',
    wrist: 'Cỡ cổ tay',
    charms: 'Số charm',
    pieces: 'Số chiếc',
    fromShelf: 'Có sẵn',
    none: '–',
  },
  drawing: (name: string) => `Vòng ${name} với các chỗ đánh số từ trái nút`,
  direction: 'từ bên trái nút, xuôi xuống dưới',
  finished: 'Vòng đã xâu sẵn: lấy trên kệ, soi lại rồi gói.',

  card: 'Thiệp viết tay',
  noCard: 'Đơn này không kèm thiệp.',
  checks: {
    title: 'Trước khi gói',
    lines: [
      'Soi men dưới đèn, không xước, không bọt',
      'Kéo thử nút ba lần',
      'Chụp ảnh xem trước, khách đã ưng',
    ],
    wrapped: 'Gói quà: hộp kem, giấy lụa hồng, ruy băng',
    plain: 'Gói thường: túi vải, hộp giấy',
  },
  wish: 'Lời dặn của khách:',
  hands: ['Người nhặt charm', 'Người xâu', 'Người kiểm'],
  strip: {
    to: 'Giao đến',
    order: (id: string, payment: string) => `Đơn ${id} · ${payment}`,
    collect: (amount: string) => `Thu ${amount}`,
  },
} as const;
