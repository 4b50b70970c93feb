/** Goods of the demo shop. Slugs are stable, since pictures are looked up by them (`seeds/pictures/<folder>/<slug>.webp`). */
import type { Material } from '#art/bracelet-cord.ts';
import type { Tie } from '#art/bracelet-tie.ts';
import type { CategoryType } from '#domain/catalogue/categories.ts';
import type { GoodsFacts } from '#domain/catalogue/facts.ts';
import type { ShippingType } from '#domain/shipping/options.ts';
import charmRecords from './charms.json' with { type: 'json' };
import { factsOfKind } from './facts.ts';

export { readyMadeBracelets, type SeedBracelet, type SeedDesign } from './ready-made.ts';
export { collections, type SeedCollection } from './collections.ts';

export type SeedCategory = { slug: string; name: string; type: CategoryType; facts: GoodsFacts };

export const categories: readonly SeedCategory[] = [
  { slug: 'hoa', name: 'Hoa', type: 'Flower', facts: factsOfKind.Flower },
  { slug: 'thien-nhien', name: 'Thiên nhiên', type: 'Nature', facts: factsOfKind.Nature },
  { slug: 'dong-vat', name: 'Động vật', type: 'Animal', facts: factsOfKind.Animal },
  { slug: 'bieu-tuong', name: 'Biểu tượng', type: 'Icon', facts: factsOfKind.Icon },
  { slug: 'da-quy', name: 'Đá quý', type: 'Gems', facts: factsOfKind.Gems },
];

export type SeedCharm = {
  slug: string;
  name: string;
  category: CategoryType;
  /** VND. */
  price: number;
  /** Pieces. */
  stock: number;
  description: string;
  meaning: string;
  colors: readonly string[];
  /** `letter` on the charms of the name tool, `gems` on stones. */
  tags: readonly string[];
  /** The letter of a charm for the name tool: A–Z, 0–9, ♥. */
  letter?: string;
  featured?: boolean;
  isSpecial?: boolean;
  /** Size or material where it differs from its category's. */
  facts?: Partial<GoodsFacts>;
};

/** 144 charms: 30 flowers, 18 of nature, 18 animals, 59 icons (37 of them letters), 19 gems. */
export const charms = charmRecords as readonly SeedCharm[];

export type SeedString = {
  slug: string;
  name: string;
  description: string;
  /** VND. */
  price: number;
  material: Material;
  /** `#rrggbb`. */
  color: string;
};

export const braceletStrings: readonly SeedString[] = [
  {
    slug: 'day-ben-hong-dat',
    name: 'Dây bện hồng đất',
    description: 'Sợi cotton sáp bện tám, mềm tay, càng đeo càng ôm cổ tay.',
    price: 35_000,
    material: 'braid',
    color: '#b8566d',
  },
  {
    slug: 'day-ben-xanh-reu',
    name: 'Dây bện xanh rêu',
    description: 'Sợi cotton sáp màu lá già, hợp với charm cỏ cây và muông thú.',
    price: 35_000,
    material: 'braid',
    color: '#6f8a5b',
  },
  {
    slug: 'lua-tim-oai-huong',
    name: 'Lụa tím oải hương',
    description: 'Dây lụa xoắn nhẹ, ánh lên khi nghiêng tay, nhẹ như không đeo gì.',
    price: 45_000,
    material: 'silk',
    color: '#8f6fb8',
  },
  {
    slug: 'lua-xanh-dem',
    name: 'Lụa xanh đêm',
    description: 'Dây lụa xanh thẫm như trời sau hoàng hôn, tôn men trắng và đá sáng.',
    price: 45_000,
    material: 'silk',
    color: '#3d568f',
  },
  {
    slug: 'da-nau-thu-cong',
    name: 'Da nâu thủ công',
    description: 'Da bò khâu chỉ sáp bằng tay, sẫm dần theo năm tháng.',
    price: 55_000,
    material: 'leather',
    color: '#7a4a2d',
  },
  {
    slug: 'xich-vang-manh',
    name: 'Xích vàng mảnh',
    description: 'Xích mắt oval mạ vàng 18K trên nền bạc, không gây ngứa da.',
    price: 89_000,
    material: 'chain',
    color: '#c99a45',
  },
  {
    slug: 'ngoc-trai-nho',
    name: 'Chuỗi ngọc trai nhỏ',
    description: 'Ngọc trai nước ngọt hạt nhỏ, chọn từng viên cho đều ánh.',
    price: 79_000,
    material: 'pearl',
    color: '#efe6da',
  },
  {
    slug: 'thun-hat-ngoc',
    name: 'Thun hạt xanh ngọc',
    description: 'Hạt thủy tinh xanh ngọc xen hạt vàng trên dây thun, đeo vào tháo ra thật nhanh.',
    price: 39_000,
    material: 'elastic',
    color: '#6f9c86',
  },
];

export type SeedTyingMethod = {
  slug: string;
  name: string;
  description: string;
  /** VND. */
  price: number;
  tie: Tie;
  isActive: boolean;
};

export const tyingMethods: readonly SeedTyingMethod[] = [
  {
    slug: 'nut-rut',
    name: 'Nút rút',
    description: 'Hai đầu dây trượt trong nút quấn, nới ra thu vào vừa mọi cổ tay.',
    price: 15_000,
    tie: 'sliding',
    isActive: true,
  },
  {
    slug: 'no-buom',
    name: 'Nơ bướm',
    description: 'Một chiếc nơ thắt tay ở cổ dây, xinh cả khi nhìn từ phía sau.',
    price: 20_000,
    tie: 'bow',
    isActive: true,
  },
  {
    slug: 'khoa-cang-cua',
    name: 'Khóa càng cua',
    description: 'Khóa mạ vàng kèm đoạn xích nối, tự cài bằng một tay.',
    price: 25_000,
    tie: 'clasp',
    isActive: true,
  },
  {
    slug: 'nut-don',
    name: 'Nút đơn',
    description: 'Nút thắt gọn của người xâu vòng, tiệm buộc sẵn và không tính thêm.',
    price: 0,
    tie: 'simple',
    isActive: true,
  },
];

export type SeedShippingOption = {
  name: string;
  /** VND. */
  price: number;
  estimatedDays: number;
  type: ShippingType;
  description: string;
  isActive: boolean;
};

export const shippingOptions: readonly SeedShippingOption[] = [
  {
    name: 'Giao tiêu chuẩn',
    price: 25_000,
    estimatedDays: 4,
    type: 'standard',
    description: '3–4 ngày làm việc',
    isActive: true,
  },
  {
    name: 'Giao nhanh',
    price: 45_000,
    estimatedDays: 2,
    type: 'express',
    description: '1–2 ngày làm việc',
    isActive: true,
  },
  {
    name: 'Giao trong ngày',
    price: 70_000,
    estimatedDays: 1,
    type: 'overnight',
    description: 'Nội thành TP. Hồ Chí Minh, đặt trước 10 giờ',
    isActive: true,
  },
];
