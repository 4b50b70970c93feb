import type { OrderStatus } from '#domain/ordering/statuses.ts';

export const copy = {
  card: {
    placed: (date: string) => `Đặt ngày ${date}`,
    custom: (charms: number, quantity: number) => `${charms} charm, số lượng ${quantity}`,
    readyMade: (quantity: number) => `Vòng có sẵn, số lượng ${quantity}`,
    more: (items: number) => `+${items} nữa`,
    open: 'Chi tiết',
    close: 'Thu gọn',
    openName: (id: string) => `Chi tiết đơn ${id}`,
    closeName: (id: string) => `Thu gọn đơn ${id}`,
  },
  journey: {
    label: (id: string) => `Hành trình của đơn ${id}`,
    placed: 'Đặt hàng',
    expected: (date: string) => `Dự kiến ${date}`,
    coming: 'sắp tới',
    /** coming steps, which `orderStatusLabel` would word as done (spec §4) */
    next: {
      pending: 'Xử lý',
      confirmed: 'Xác nhận',
      shipped: 'Giao hàng',
      delivered: 'Nhận hàng',
    } as Partial<Record<OrderStatus, string>>,
  },
  details: {
    items: 'Vòng trong đơn',
    history: 'Lịch sử',
    sentTo: 'Giao đến',
    payment: 'Thanh toán',
    paymentFailed: 'Chưa xem được đơn này đã thanh toán chưa.',
    gift: 'Gói quà và thiệp',
    wrapped: 'Gói bằng giấy lụa và ruy băng',
    notes: 'Ghi chú cho tiệm',
    goods: 'Tiền vòng',
    wrap: 'Gói quà',
    free: 'Miễn phí',
    total: 'Tổng cộng',
    custom: (charms: number, wrist: string | null) =>
      wrist === null
        ? `Vòng tay tự thiết kế (${charms} charm)`
        : `Vòng tay tự thiết kế (${charms} charm), cổ tay ${wrist}`,
    readyMade: 'Vòng tay có sẵn',
    adapt: 'Sửa theo ý',
    adaptName: (name: string) => `Sửa theo ý: ${name}`,
    times: (quantity: number, price: string) => `${quantity} × ${price}`,
  },
  promise: {
    fromHerWord: ', tính từ lúc bạn bấm “Ưng rồi, xâu đi”',
    anew: (first: string) => ` (lần đầu hẹn ${first})`,
    waitsForHer: 'Ngày hẹn được tính lại từ lúc bạn bấm “Ưng rồi, xâu đi”',
  },
  given: {
    title: 'Gửi tặng',
    for: (name: string) => `Tặng ${name}`,
    from: (name: string) => `Người tặng ghi là ${name}`,
    fromNobody: 'Không ghi tên người tặng',
    hand: (name: string) => `Thiệp viết ${name.charAt(0).toLocaleLowerCase('vi')}${name.slice(1)}`,
    notBefore: (day: string) => `Đừng giao trước ngày ${day}`,
    unopened: 'Trang quà chưa được mở',
    opened: (when: string) => `Trang quà đã mở lúc ${when}`,
    copy: 'Chép liên kết trang quà',
    copied: 'Đã chép',
    look: 'Xem trang quà',
    failed: 'Chưa tải được liên kết trang quà.',
  },
} as const;
