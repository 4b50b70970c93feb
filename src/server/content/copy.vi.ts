/** What the shop says where others list its goods, and on the phone that it was installed on. */
export const copy = {
  shortcuts: { garden: 'Vườn hoa', builder: 'Thiết kế vòng tay', orders: 'Đơn hàng của tôi' },
  feeds: {
    bracelets: 'Vòng tay có sẵn',
    description: (shop: string) => `Charm và vòng tay của ${shop}`,
  },
} as const;
