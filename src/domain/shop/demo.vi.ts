import type { OwnSettings } from './settings.ts';

/** Settings of the demo shop; a real shop never shows any of them. */
export const demoFacts: Partial<OwnSettings> = {
  name: 'Vườn Charm',
  slogan: 'Xâu một chiếc vòng chỉ mình bạn có',
  about:
    'Tiệm vòng charm nhỏ giữa Sài Gòn. Mỗi chiếc vòng được xâu tay, gói trong giấy lụa và gửi đi cùng một tấm thiệp viết riêng cho bạn.',
  origin:
    'Bắt đầu từ chiếc vòng hoa sứ mẹ xâu tặng con gái trước ngày đi học xa, tiệm giữ nguyên cách xâu tay ấy đến hôm nay.',
  address: '12 Hẻm Hoa Sứ, Quận 3, TP. Hồ Chí Minh',
  phone: '0900 000 000',
  email: 'chao@vuoncharm.example',
  instagram: 'https://www.instagram.com/vuoncharm',
  owner: 'Hộ kinh doanh Vườn Charm (tiệm mẫu)',
  bankBin: '970436',
  bankAccount: '0123456789',
  makeDaily: 12,
  pauseFrom: '01/02/2027',
  pauseUntil: '14/02/2027',
  bankHolder: 'TIEM VUON CHARM',
};
