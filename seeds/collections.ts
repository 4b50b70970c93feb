import type { CollectionLook } from '#art/brand/collection-ground.ts';

/** A themed collection of the gallery (spec §2, Flower meanings page). */
export type SeedCollection = {
  slug: 'blossom' | 'golden' | 'lavender' | 'moonlit' | 'twilight';
  name: string;
  description: string;
  look: CollectionLook;
  /** Charms from the left of the knot, by slug. */
  slots: readonly string[];
  string: string;
  tyingMethod: string;
  /** Sources in `seeds/pictures/collections`: on the tray, worn, close. */
  pictures: readonly [tray: string, worn: string, close: string];
};

const list = (slugs: string): readonly string[] => slugs.split(' ');
const pictures = (slug: string) => [`${slug}-khay`, `${slug}-deo`, `${slug}-can-canh`] as const;

export const collections: readonly SeedCollection[] = [
  {
    slug: 'blossom',
    name: 'Blossom',
    description: 'Mùa hoa nở: anh đào, sen hồng và nơ lụa, cho những khởi đầu dịu dàng.',
    look: { ground: ['#fdf1f1', '#f3cdd3', '#e2a3b1'], motif: 'petal', ink: '#fff4f5' },
    slots: list(
      'hoa-anh-dao tulip tho hoa-dao thach-anh-hong cam-chuong mau-don hoa-anh-dao trai-tim hoa-sen buom hoa-hong no hoa-giay dau-tay hoa-ly morganite hoa-anh-dao',
    ),
    string: 'day-ben-hong-dat',
    tyingMethod: 'no-buom',
    pictures: pictures('blossom'),
  },
  {
    slug: 'golden',
    name: 'Golden',
    description: 'Nắng sân nhà: mai vàng, hướng dương và mật ong trên xích vàng mảnh.',
    look: { ground: ['#fdf6e0', '#f3dca0', '#d9b262'], motif: 'ray', ink: '#fffaf0' },
    slots: list(
      'mai-vang ong hoang-ngoc huong-duong bach-qua vuong-mien hoa-su mat-troi hoa-cuc ho-phach thuy-tien ngoi-sao chuong mai-vang mat-ho cuc-hoa-mi chia-khoa huong-duong',
    ),
    string: 'xich-vang-manh',
    tyingMethod: 'khoa-cang-cua',
    pictures: pictures('golden'),
  },
  {
    slug: 'lavender',
    name: 'Lavender',
    description: 'Cánh đồng chiều: oải hương, lưu ly và thạch anh tím trên lụa mềm.',
    look: { ground: ['#f5f0fa', '#d9cbea', '#b39fd0'], motif: 'sprig', ink: '#fbf8ff' },
    slots: list(
      'oai-huong luu-ly thach-anh-tim pang-xe buom lan-ho-diep oai-huong cam-tu-cau tanzanite oai-huong chuon-chuon bim-bim cuc-hoa-mi not-nhac lan-ho-diep linh-lan ngoc-trai oai-huong',
    ),
    string: 'lua-tim-oai-huong',
    tyingMethod: 'no-buom',
    pictures: pictures('lavender'),
  },
  {
    slug: 'moonlit',
    name: 'Moonlit',
    description: 'Đêm rằm: trăng, bồ câu và đá mặt trăng sáng dịu trên chuỗi ngọc trai.',
    look: { ground: ['#eaf0f7', '#bccde2', '#7f9bc0'], motif: 'star', ink: '#ffffff' },
    slots: list(
      'ngoi-sao da-mat-trang hoa-nhai bo-cau lam-ngoc dam-may trang-luoi-liem kim-cuong hoa-tra trang-luoi-liem thien-nga bong-tuyet opal ca-voi luu-ly ngoc-trai linh-lan giot-suong',
    ),
    string: 'ngoc-trai-nho',
    tyingMethod: 'khoa-cang-cua',
    pictures: pictures('moonlit'),
  },
  {
    slug: 'twilight',
    name: 'Twilight',
    description: 'Lúc nhá nhem: cú mèo, đèn lồng và hồng ngọc, cho người thích những điều bí ẩn.',
    look: { ground: ['#6f5a86', '#4a3a66', '#2b2346'], motif: 'star', ink: '#e8c98a' },
    slots: list(
      'cu hong-ngoc pang-xe am-duong la-phong thach-luu mat-xanh tanzanite trang-luoi-liem hoa-hong ngoi-sao thach-anh-tim cao den-long la-ban chim-ruoi bim-bim mat-ho',
    ),
    string: 'lua-xanh-dem',
    tyingMethod: 'nut-rut',
    pictures: pictures('twilight'),
  },
];
