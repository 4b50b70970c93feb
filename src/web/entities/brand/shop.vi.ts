/** Who the shop is and where to find it: the demo shop's own facts, in one place, easy to replace. */
export const shop = {
  name: 'Vườn Charm',
  about:
    'Tiệm vòng charm nhỏ giữa Sài Gòn. Mỗi chiếc vòng được xâu tay, gói trong giấy lụa và gửi đi cùng một tấm thiệp viết riêng cho bạn.',
  address: '12 Hẻm Hoa Sứ, Quận 3, TP. Hồ Chí Minh',
  shortAddress: '12 Hẻm Hoa Sứ, Quận 3',
  phone: '0900 000 000',
  phoneLink: 'tel:+84900000000',
  email: 'chao@vuoncharm.example',
  social: '@vuoncharm',
  socialLink: 'https://www.instagram.com/vuoncharm',
} as const;
