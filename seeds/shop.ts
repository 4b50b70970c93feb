/** Where the demo shop is found: footer, mails, invoices, structured data. */
export const shopContact = {
  name: 'Vườn Charm',
  tagline: 'Xâu tay tại Việt Nam, bằng tất cả sự nâng niu',
  about:
    'Tiệm vòng charm nhỏ giữa Sài Gòn. Mỗi chiếc vòng được xâu tay, gói trong giấy lụa và gửi đi cùng một tấm thiệp viết riêng cho bạn.',
  address: '12 Hẻm Hoa Sứ, Quận 3, TP. Hồ Chí Minh',
  /** As it is shown; dial it without the spaces. */
  phone: '0900 000 000',
  email: 'chao@vuoncharm.example',
  /** Name on Instagram, TikTok and Facebook. */
  social: '@vuoncharm',
} as const;
