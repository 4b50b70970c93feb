// Kept out of `copy.vi.ts`, which every page of the shop loads first.

const factBounds = {
  widthMm: 'từ 1 đến 60 mm, lẻ nhất 0,1',
  heightMm: 'từ 1 đến 60 mm, lẻ nhất 0,1',
  thicknessMm: 'từ 0,5 đến 30 mm, lẻ nhất 0,1',
  weightG: 'từ 0,05 đến 99 g, lẻ nhất 0,01',
  makingDays: 'từ 1 đến 60 ngày',
} as const;

/** Copy about a charm's size and material, for customers and the desk. */
export const factsCopy = {
  heading: 'Số đo và chất liệu',
  labels: {
    widthMm: 'Rộng',
    heightMm: 'Cao',
    thicknessMm: 'Dày',
    weightG: 'Nặng',
    makingDays: 'Thời gian xâu',
    material: 'Cốt',
    plating: 'Lớp mạ',
    enamel: 'Men',
    nickel: 'Niken',
    care: 'Cách giữ',
  },
  units: { widthMm: 'mm', heightMm: 'mm', thicknessMm: 'mm', weightG: 'g', makingDays: 'ngày' },
  size: 'Kích thước',
  sizeOf: (width: string, height: string, thickness: string) => `${width} × ${height} × ${thickness} mm`,
  side: (side: string, mm: string) => `${side} ${mm} mm`,
  sides: { widthMm: 'rộng', heightMm: 'cao', thicknessMm: 'dày' },
  grams: (grams: string) => `${grams} g`,
  days: (days: number) => `${days} ngày làm việc từ lúc bạn ưng ảnh`,
  inStockDays: 'Đã xâu sẵn, không phải chờ làm',
  about: (text: string) => `khoảng ${text}`,
  length: 'Chiều dài',
  lengthOf: (cm: string) => `${cm} cm cả khóa hoặc nút`,
  charmWidths: 'Cỡ charm',
  widthsOf: (least: string, most: string) => (least === most ? `${least} mm` : `${least}–${most} mm`),
  bounds: (name: keyof typeof factBounds) => `Vui lòng nhập ${factBounds[name]}`,
} as const;
