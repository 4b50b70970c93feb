/** What the shop says where others list its goods. */
export const copy = {
  feeds: {
    bracelets: 'Vòng tay có sẵn',
    description: (shop: string) => `Charm và vòng tay của ${shop}`,
  },
} as const;
