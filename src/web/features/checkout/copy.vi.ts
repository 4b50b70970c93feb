import type { AddressField } from '#domain/identity/address.ts';

/** Texts of the checkout that are not in domain/ordering, domain/shipping or domain/identity. */
export const copy = {
  title: 'Đặt hàng',

  address: {
    title: 'Địa chỉ nhận vòng',
    saved: 'Địa chỉ đã lưu',
    fullName: 'Họ và tên',
    phone: 'Số điện thoại',
    addressLine1: 'Địa chỉ',
    addressLine1Placeholder: 'Số nhà, tên đường',
    addressLine2: 'Tòa nhà, số căn hộ',
    addressLine2Placeholder: 'Ví dụ: tòa B, căn 8.04',
    postalCode: 'Mã bưu chính',
    save: 'Lưu địa chỉ này cho lần sau',
    notes: 'Ghi chú cho tiệm',
    notesPlaceholder: 'Ví dụ: gọi trước khi giao',
  },

  delivery: {
    freeFrom: (from: string) => `Đơn từ ${from} tiền hàng được miễn phí giao.`,
    title: 'Cách giao hàng',
    free: 'Miễn phí',
    failed:
      'Tiệm chưa tải được các cách giao. Đơn sẽ đi theo cách giao tiêu chuẩn của tiệm, phí ghi trong thư xác nhận.',
    retry: 'Thử lại',
  },

  payment: {
    title: 'Cách thanh toán',
  },

  gift: {
    title: 'Gói quà và thiệp',
    wrap: 'Gói quà bằng giấy lụa và ruy băng',
    free: (from: string) => `Miễn phí, vì đơn của bạn từ ${from}`,
    price: (price: string, from: string) => `${price}, miễn phí cho đơn từ ${from}`,
    card: 'Lời nhắn trên thiệp viết tay',
    cardPlaceholder: 'Chúc mừng sinh nhật...',
    cardHint: 'Tiệm sẽ chép tay đúng từng chữ',
    written: (letters: number, most: number) => `${letters} / ${most}`,
    give: 'Gửi tặng người khác',
    giveHint: 'Trên thiệp có mã mở trang quà riêng, trong hộp không ghi giá.',
    recipient: 'Tặng ai',
    recipientHint: 'Để trống: người nhận ở địa chỉ giao.',
    sender: 'Người tặng',
    senderHint: 'Để trống: người nhận không thấy ai tặng.',
    hand: 'Nét chữ trên thiệp',
    notBefore: 'Đừng giao trước ngày',
    notBeforeHint: (least: string, most: string) =>
      `Từ ${least} đến ${most}. Để trống: giao sớm nhất có thể.`,
    payAtDoor: (sum: string) =>
      `Bạn đang chọn trả khi nhận: người nhận quà sẽ phải trả ${sum} ở cửa, và biết giá món quà.`,
    payMyself: 'Đổi sang VietQR',
  },

  summary: {
    title: 'Đơn của bạn',
    custom: (charms: number, quantity: number) => `${charms} charm, số lượng ${quantity}`,
    readyMade: (quantity: number) => `Vòng có sẵn, số lượng ${quantity}`,
    charms: 'Tổng tiền charm',
    parts: 'Dây và kiểu buộc',
    readyMades: 'Vòng có sẵn',
    wrap: 'Gói quà, thiệp viết tay',
    free: 'Miễn phí',
    fee: 'Phí giao hàng',
    feeUnknown: 'chưa đọc được',
    beforeFee: 'Chưa gồm phí giao',
    payment: 'Thanh toán',
    total: 'Tổng cộng',
    show: (bracelets: number) => `Xem đơn (${bracelets})`,
  },

  before: {
    title: 'Trước khi bạn đặt',
    seller: 'Bên bán',
    sum: 'Số phải trả',
    sumText: 'Tổng cộng đã gồm phí giao hàng; bạn không trả thêm khoản nào khi nhận.',
    sumWithoutFee: 'Tổng cộng chưa gồm phí giao hàng; phí ghi trong thư xác nhận.',
    delivery: 'Giao hàng',
    deliveryText: (days: string, hasDesign: boolean) =>
      hasDesign
        ? `Trong ${days} ngày làm việc, tính từ lúc bạn ưng ảnh xem trước.`
        : `Trong ${days} ngày làm việc.`,
    returns: 'Đổi trả',
    returnsText: (days: number) =>
      `Vòng chưa đeo, còn nguyên túi: trả trong ${days} ngày. Lỗi của tiệm: sửa hoặc đổi, không mất phí gửi.`,
    returnsOfDesigns: (days: number) =>
      `Vòng có sẵn chưa đeo trả được trong ${days} ngày; vòng thiết kế riêng chỉ hoàn tiền khi lỗi ở phía tiệm. Lỗi của tiệm: sửa hoặc đổi, không mất phí gửi.`,
    readReturns: 'Đọc về đổi trả',
    readTerms: 'Đọc điều khoản',
  },
  promised: (promise: string, hasDesign: boolean) =>
    hasDesign
      ? `${promise}, tính từ lúc bạn bấm “Ưng rồi, xâu đi”.`
      : `${promise}, tính từ lúc tiệm xác nhận đơn.`,
  /** Below the promised day: its condition. */
  promiseHolds: ' Bạn ưng ngay hôm có ảnh thì tiệm giữ đúng hẹn.',
  goingTo: 'Giao đến',
  /** below the place it goes to */
  arrives: (day: string, isGift: boolean) => `${isGift ? 'Tới nơi' : 'Tới tay bạn'} chậm nhất ${day}`,
  place: 'Đặt hàng',
  placing: 'Đang đặt hàng...',
  hint: 'Vòng bạn tự thiết kế: tiệm gửi ảnh, bạn ưng rồi tiệm mới xâu',

  missing: {
    field: {
      fullName: 'họ tên',
      phone: 'số điện thoại',
      addressLine1: 'địa chỉ',
      addressLine2: 'tòa nhà, số căn hộ',
      city: 'tỉnh, thành phố',
      ward: 'phường, xã',
      postalCode: 'mã bưu chính',
    } satisfies Record<AddressField, string>,
    fill: (field: string) => `Điền ${field} để đặt hàng`,
    check: (field: string) => `Kiểm tra lại ${field} để đặt hàng`,
    delivery: 'Đang tải cách giao hàng...',
    cart: 'Đang cập nhật giỏ hàng...',
    stock: 'Vài món trong giỏ cần bạn xem lại',
    stockLink: 'Kiểm tra giỏ hàng',
  },

  held: {
    title: 'Tiệm đang bận một chút',
    text: 'Đơn của bạn đang được gửi lại, bạn giữ trang này mở thêm giây lát nhé.',
  },

  failed: {
    title: 'Có lỗi xảy ra',
    order: 'Không thể tạo đơn hàng. Vui lòng kiểm tra thông tin và thử lại.',
    otherAccount:
      'Máy này vừa đăng nhập tài khoản khác nên đơn chưa được gửi. Bạn đăng nhập lại rồi đặt tiếp nhé.',
    retry: 'Thử lại',
  },

  checking: {
    title: 'Tiệm đang tìm đơn vừa gửi',
    text: 'Đường mạng vừa đứt giữa chừng. Bông xem đơn đã đến tiệm chưa, bạn đừng đặt lại nhé.',
  },

  empty: {
    title: 'Giỏ hàng đang trống',
    text: 'Bạn chọn một chiếc vòng trước nhé. Đơn vừa đặt thì xem ở Đơn hàng của tôi.',
    garden: 'Tiếp tục mua sắm',
    orders: 'Đơn hàng của tôi',
  },
} as const;
