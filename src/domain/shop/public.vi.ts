/** Copy about the shop itself, used across pages. */
export const publicCopy = {
  nameless: 'Tiệm vòng charm',
  wrapFree: 'Gói quà miễn phí',
  wrapFreeFrom: (from: string) => `Gói quà miễn phí từ ${from}`,
  cash: 'khi nhận hàng',
  cashOrTransfer: 'khi nhận hàng hoặc chuyển khoản VietQR',
  networks: { facebook: 'Facebook', instagram: 'Instagram', zalo: 'Zalo', tiktok: 'TikTok' },
} as const;
