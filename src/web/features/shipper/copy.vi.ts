/** What the shipper's page says (spec §2, Shipper dashboard). */
export const copy = {
  title: 'Giao hàng',
  hello: (name: string) => `Chào ${name}`,
  lead: (parcels: number) =>
    parcels === 0
      ? 'Hôm nay chưa có đơn nào được giao cho bạn.'
      : `Hôm nay còn ${parcels} đơn, đi cẩn thận nhé.`,
  counts: { label: 'Đơn của bạn', total: 'Tổng đơn', delivered: 'Đã giao', inProgress: 'Đang giao' },
  empty: {
    title: 'Chưa có đơn nào',
    text: 'Khi tiệm giao đơn cho bạn, đơn sẽ hiện ở đây cùng số điện thoại và địa chỉ.',
  },
} as const;
