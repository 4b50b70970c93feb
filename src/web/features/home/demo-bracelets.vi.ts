import type { CategoryKey } from '#domain/catalogue/categories.ts';

/** A sample bracelet that only shows how the row looks; it cannot be bought. */
export type DemoBracelet = {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly tint: CategoryKey;
};

/** Shown when the API returns no featured bracelet (spec §2, Home carousel: six, with a note). */
export const demoBracelets: readonly DemoBracelet[] = [
  {
    slug: 'hoa-dao-dau-xuan',
    name: 'Hoa Đào Đầu Xuân',
    description: 'Đào hồng xen thạch anh, dây bện hồng đất.',
    tint: 'flower',
  },
  {
    slug: 'chieu-oai-huong',
    name: 'Chiều Oải Hương',
    description: 'Oải hương, lưu ly và cẩm tú cầu trên dây lụa.',
    tint: 'icon',
  },
  {
    slug: 'nang-mai-vang',
    name: 'Nắng Mai Vàng',
    description: 'Mai vàng, ong mật và hổ phách trên dây xích.',
    tint: 'animal',
  },
  {
    slug: 'vuon-co-may-man',
    name: 'Vườn Cỏ May Mắn',
    description: 'Cỏ bốn lá, linh lan và ngọc lục bảo trên dây da.',
    tint: 'nature',
  },
  {
    slug: 'sen-trang',
    name: 'Sen Trắng',
    description: 'Sen, trà trắng và bồ câu trên chuỗi ngọc trai nhỏ.',
    tint: 'gems',
  },
  {
    slug: 'dem-trang-ram',
    name: 'Đêm Trăng Rằm',
    description: 'Trăng, sao và lam ngọc trên dây lụa xanh đêm.',
    tint: 'gems',
  },
];
