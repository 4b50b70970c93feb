import type { CategoryType } from '#domain/catalogue/categories.ts';
import type { GoodsFacts } from '#domain/catalogue/facts.ts';

/** Enamel in cells of wire, as described in the magazine's articles. */
const ENAMELLED = {
  makingDays: 2,
  material: 'Cốt đồng đỏ, vách dây đồng uốn tay',
  plating: 'Mạ vàng 18K dày 0,3 µm ở viền và khuyên treo',
  enamel: 'Men thủy tinh chia ô, nung hai đến bốn lượt ở khoảng 800 °C',
  nickel: 'Lớp mạ không dùng niken; lượng thôi ra dưới 0,5 µg/cm² mỗi tuần',
  care: 'Đeo sau cùng, tháo đầu tiên. Dính nước thì thấm khô bằng khăn mềm, tránh nước biển và hồ bơi.',
} as const;

/** Default sizes and materials of the demo shop's charms, by category type; some charms differ (`charms.json`). */
export const factsOfKind: Readonly<Record<CategoryType, GoodsFacts>> = {
  Flower: { ...ENAMELLED, widthMm: 8.5, heightMm: 9, thicknessMm: 2.5, weightG: 1.2 },
  Nature: { ...ENAMELLED, widthMm: 8.5, heightMm: 9, thicknessMm: 2.5, weightG: 1.1 },
  Animal: { ...ENAMELLED, widthMm: 8.5, heightMm: 9.5, thicknessMm: 2.8, weightG: 1.3 },
  Icon: { ...ENAMELLED, widthMm: 8, heightMm: 8.5, thicknessMm: 2.2, weightG: 1 },
  Gems: {
    ...ENAMELLED,
    widthMm: 7.5,
    heightMm: 8,
    thicknessMm: 3.5,
    weightG: 1.1,
    material: 'Đồng đỏ đúc, đá tự nhiên hoặc đá nuôi cắt mài, gắn chấu',
    plating: 'Mạ vàng 18K dày 0,3 µm trên toàn thân',
    enamel: 'Không phủ men, màu là của đá',
    care: 'Chải nhẹ bằng bàn chải lông mềm với nước ấm, thấm khô. Cất riêng để đá không xước men.',
  },
};
