/** Texts of label printing. */
export const labelsCopy = {
  title: 'In nhãn charm',
  back: 'Kiểm kho',
  how: 'Mỗi tờ A4 có 24 nhãn 70 × 37 mm. Khi in, bạn chọn tỉ lệ 100% và không lề. Nhãn mở trang của charm, nên khách quét cũng được.',
  print: (sheets: number) => `In ${sheets} tờ`,
  category: 'Danh mục',
  all: 'Mọi danh mục',
  none: 'Chưa có charm nào ở đây',
  noneText: 'Bạn chọn danh mục khác nhé.',
  failed: 'Chưa đọc được danh sách charm',
  sheet: (at: number, of: number) => `Tờ nhãn ${at} trên ${of}`,
  document: (at: number) => `Nhãn charm, trang ${at}`,
} as const;
