/** Texts for external product listings and for the installed app. */
export const copy = {
  shortcuts: { garden: 'Vườn hoa', builder: 'Thiết kế vòng tay', orders: 'Đơn hàng của tôi' },
  feeds: {
    bracelets: 'Vòng tay có sẵn',
    description: (shop: string) => `Charm và vòng tay của ${shop}`,
  },
} as const;
