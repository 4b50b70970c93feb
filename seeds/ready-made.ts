import type { CategoryType } from '#domain/catalogue/categories.ts';

/** A design by slugs. */
export type SeedDesign = {
  /** Charms from the left of the knot; as many as `slotCountForWrist` gives for the wrist. */
  slots: readonly string[];
  string: string;
  tyingMethod: string;
  /** Centimetres. */
  wristSize: number;
};

export type SeedBracelet = {
  slug: string;
  name: string;
  description: string;
  /** VND: the total of its charms, string and tie. */
  price: number;
  /** Pieces. */
  stock: number;
  featured: boolean;
  /** The category whose tint is the picture's background. */
  tint: CategoryType;
  design: SeedDesign;
};

const list = (slugs: string): readonly string[] => slugs.split(' ');

/** Ready-made bracelets. Each price equals that of its design, so that 'Sửa theo ý' does not change it. */
export const readyMadeBracelets: readonly SeedBracelet[] = [
  {
    slug: 'hoa-dao-dau-xuan',
    name: 'Hoa Đào Đầu Xuân',
    description:
      'Đào hồng xen thạch anh, dây bện hồng đất, nút rút. Dành cho người hay đứng lại trước nhành hoa đầu tiên của năm.',
    price: 641_000,
    stock: 12,
    featured: true,
    tint: 'Flower',
    design: {
      slots: list(
        'hoa-anh-dao buom thach-anh-hong hoa-dao no cuc-hoa-mi tho hoa-anh-dao trai-tim hoa-dao thach-anh-hong tulip hoa-hong hoa-giay hoa-anh-dao mau-don hoa-dao',
      ),
      string: 'day-ben-hong-dat',
      tyingMethod: 'nut-rut',
      wristSize: 15.5,
    },
  },
  {
    slug: 'chieu-oai-huong',
    name: 'Chiều Oải Hương',
    description:
      'Oải hương, cẩm tú cầu và thạch anh tím trên dây lụa. Đeo lên là nghe được cả một buổi chiều chậm lại.',
    price: 646_000,
    stock: 8,
    featured: true,
    tint: 'Icon',
    design: {
      slots: list(
        'oai-huong luu-ly thach-anh-tim pang-xe buom lan-ho-diep oai-huong cam-tu-cau buom oai-huong thach-anh-tim cuc-hoa-mi chuon-chuon bim-bim linh-lan luu-ly oai-huong',
      ),
      string: 'lua-tim-oai-huong',
      tyingMethod: 'no-buom',
      wristSize: 15,
    },
  },
  {
    slug: 'nang-mai-vang',
    name: 'Nắng Mai Vàng',
    description: 'Mai vàng, hướng dương và ong mật trên dây xích vàng. Một góc sân nhà sáng mùng Một.',
    price: 717_000,
    stock: 3,
    featured: true,
    tint: 'Animal',
    design: {
      slots: list(
        'mai-vang ong hoang-ngoc huong-duong bach-qua vuong-mien hoa-su mat-troi mai-vang ho-phach thuy-tien ngoi-sao chuong mai-vang mat-ho cuc-hoa-mi den-long huong-duong',
      ),
      string: 'xich-vang-manh',
      tyingMethod: 'khoa-cang-cua',
      wristSize: 16.5,
    },
  },
  {
    slug: 'vuon-co-may-man',
    name: 'Vườn Cỏ May Mắn',
    description:
      'Cỏ bốn lá, linh lan và ngọc lục bảo trên dây da nâu. Gửi một người sắp bước vào chuyện lớn của mình.',
    price: 599_000,
    stock: 9,
    featured: true,
    tint: 'Nature',
    design: {
      slots: list(
        'co-bon-la duong-xi bo-rua linh-lan qua-soi co-ba-la peridot co-bon-la ngoc-luc-bao co-bon-la bo-cong-anh nam linh-lan chuon-chuon co-ba-la hoa-nhai co-bon-la',
      ),
      string: 'da-nau-thu-cong',
      tyingMethod: 'nut-don',
      wristSize: 15.5,
    },
  },
  {
    slug: 'gui-linh',
    name: 'Gửi Linh',
    description:
      'Tên người thương giữa vườn xuân, dây bện hồng đất, nút rút hai hạt vàng. Tên nào tiệm cũng xâu được.',
    price: 556_000,
    stock: 6,
    featured: true,
    tint: 'Flower',
    design: {
      slots: list(
        'hoa-anh-dao cuc-hoa-mi hoa-dao tho tulip chu-tim chu-l chu-i chu-n chu-h chu-tim buom hoa-sen hoa-hong thach-anh-hong no hoa-anh-dao',
      ),
      string: 'day-ben-hong-dat',
      tyingMethod: 'nut-rut',
      wristSize: 15.5,
    },
  },
  {
    slug: 'sen-trang',
    name: 'Sen Trắng',
    description:
      'Sen, trà trắng và bồ câu trên chuỗi ngọc trai nhỏ. Món quà dịu dàng cho mẹ, cho cô, cho ngày về nhà.',
    price: 747_000,
    stock: 0,
    featured: true,
    tint: 'Gems',
    design: {
      slots: list(
        'hoa-sen ngoc-trai hoa-nhai bo-cau hoa-tra linh-lan hoa-su thien-nga hoa-sen cuc-hoa-mi hoa-tra giot-suong moc-lan ngoc-trai hoa-nhai da-mat-trang hoa-sen',
      ),
      string: 'ngoc-trai-nho',
      tyingMethod: 'khoa-cang-cua',
      wristSize: 15,
    },
  },
  {
    slug: 'dem-trang-ram',
    name: 'Đêm Trăng Rằm',
    description: 'Trăng, sao và lam ngọc trên dây lụa xanh đêm. Cho những ai thức khuya vì một giấc mơ.',
    price: 649_000,
    stock: 7,
    featured: true,
    tint: 'Gems',
    design: {
      slots: list(
        'ngoi-sao lam-ngoc luu-ly dam-may da-mat-trang bo-cau cu trang-luoi-liem ngoi-sao trang-luoi-liem thien-nga bong-tuyet ngoc-trai ca-voi luu-ly linh-lan giot-suong ngoi-sao',
      ),
      string: 'lua-xanh-dem',
      tyingMethod: 'no-buom',
      wristSize: 17,
    },
  },
  {
    slug: 'rung-thu',
    name: 'Rừng Thu',
    description:
      'Cáo nhỏ, nhím và cú mèo giữa lá phong đỏ, trên dây da nâu. Ấm như tách cà phê ngày trở gió.',
    price: 553_000,
    stock: 11,
    featured: true,
    tint: 'Animal',
    design: {
      slots: list(
        'la-phong qua-soi cu nam tach-ca-phe mat-ho nhim la-phong cao bach-qua sach ho-phach meo qua-soi nam duong-xi la-phong',
      ),
      string: 'da-nau-thu-cong',
      tyingMethod: 'nut-don',
      wristSize: 14.5,
    },
  },
  {
    slug: 'bien-xanh',
    name: 'Biển Xanh',
    description:
      'Cá heo, rùa biển và vỏ sò trên dây thun hạt xanh ngọc. Nhặt về từ một sáng biển còn vắng người.',
    price: 555_000,
    stock: 14,
    featured: false,
    tint: 'Gems',
    design: {
      slots: list(
        'vo-so mo-neo ngoc-xanh-bien song-bien ca-heo giot-suong rua-bien vo-so ca-voi song-bien lam-tho la-ban ca-heo vo-so mat-troi ngoc-trai',
      ),
      string: 'thun-hat-ngoc',
      tyingMethod: 'nut-don',
      wristSize: 13.5,
    },
  },
  {
    slug: 'loi-to-tinh',
    name: 'Lời Tỏ Tình',
    description:
      'Hồng đỏ, đôi tim và hồng ngọc trên dây bện, thắt nơ. Viết sẵn phần khó nói nhất, bạn chỉ cần trao tay.',
    price: 619_000,
    stock: 5,
    featured: true,
    tint: 'Flower',
    design: {
      slots: list(
        'hoa-hong trai-tim hong-ngoc tulip thu-tinh o-khoa trai-tim hoa-hong doi-tim hoa-hong hong-ngoc chia-khoa cam-chuong no trang-nguyen trai-tim hoa-hong',
      ),
      string: 'day-ben-hong-dat',
      tyingMethod: 'no-buom',
      wristSize: 15.5,
    },
  },
  {
    slug: 'vuon-da-quy',
    name: 'Vườn Đá Quý',
    description:
      'Hai mươi viên đá và hoa men xen nhau trên xích vàng. Chiếc vòng cho một ngày thật đáng nhớ.',
    price: 995_000,
    stock: 4,
    featured: true,
    tint: 'Gems',
    design: {
      slots: list(
        'ngoc-trai thach-anh-tim luu-ly lam-ngoc ngoc-xanh-bien hoa-nhai ngoc-luc-bao peridot co-bon-la hoang-ngoc mai-vang ho-phach morganite hoa-dao thach-anh-hong hong-ngoc hoa-hong thach-luu da-mat-trang ngoc-trai',
      ),
      string: 'xich-vang-manh',
      tyingMethod: 'khoa-cang-cua',
      wristSize: 18.5,
    },
  },
  {
    slug: 'ngay-tot-nghiep',
    name: 'Ngày Tốt Nghiệp',
    description:
      'Mũ cử nhân, la bàn và ngôi sao trên dây bện xanh rêu. Mang theo cả sân trường khi bạn đi xa.',
    price: 523_000,
    stock: 10,
    featured: false,
    tint: 'Icon',
    design: {
      slots: list(
        'ngoi-sao cuc-hoa-mi sach bo-cau la-ban co-bon-la huong-duong mu-tot-nghiep ngoi-sao mu-tot-nghiep may-anh cuc-hoa-mi hop-qua not-nhac cau-vong bo-cong-anh ngoi-sao',
      ),
      string: 'day-ben-xanh-reu',
      tyingMethod: 'nut-rut',
      wristSize: 15.5,
    },
  },
];
