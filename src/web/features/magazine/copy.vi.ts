import { publicShop } from '#web/lib/public-shop.ts';
import type { Leaflet } from '#domain/content/paths.ts';

/** Texts of the magazine around its articles; the articles themselves are in `content/`. */
export const magazineCopy = {
  title: 'Tạp chí vòng charm',
  get description() {
    return `Chuyện hoa, chuyện người, bí quyết chọn quà và chăm vòng charm. Đọc chậm bên ấm trà cùng tiệm ${publicShop().name}.`;
  },
  script: 'Chuyện kể bên hiên',
  heading: 'Tạp chí',
  lead: 'Chuyện hoa, chuyện người, vài bí quyết chọn quà. Pha ấm trà rồi mình cùng đọc nhé.',
  sections: 'Chuyên mục',
  all: 'Tất cả',
  read: 'Đọc tiếp',
  /** `author` is a name and what she does: `Thu Hà, bàn tư vấn` → `Thu Hà kể`; null: the shop. */
  byline: (author: string | null, minutes: number, day: string) =>
    `${author?.split(',', 1)[0] ?? publicShop().name} kể, ${minutes} phút đọc, ${day}`,
  facts: (minutes: number, day: string) => `${minutes} phút đọc, ${day}`,
  feed: 'Theo dõi tạp chí bằng RSS',
  failed: { title: 'Lỗi tải dữ liệu', text: 'Tạp chí chưa mở được. Bạn thử lại nhé.' },
  meanings: {
    script: 'Ngôn ngữ của hoa',
    heading: 'Chín loài hoa, chín lời nhắn',
    open: 'Xem ý nghĩa các loài hoa',
  },
  article: {
    trail: 'Đường dẫn',
    kicker: (kicker: string, minutes: number) => `${kicker}, ${minutes} phút đọc`,
    contents: 'Trong bài',
    sendOn: 'Gửi cho người cần đọc',
    makeMine: 'Sửa theo ý',
    toGarden: 'Xem trong vườn',
    charms: 'Charm trong bài',
    more: 'Đọc thêm bên hiên',
    back: 'Về Tạp chí',
    missing: {
      title: 'Bài này đã được cất đi',
      text: 'Có thể liên kết đã cũ. Mời bạn đọc những bài khác của tiệm.',
    },
  },
  leaflets: {
    script: 'Tiệm hứa với bạn',
    all: 'Những điều tiệm hứa',
    changed: (day: string) => `Sửa lần cuối ngày ${day}.`,
    names: {
      'quyen-rieng-tu': 'Quyền riêng tư',
      'dieu-khoan': 'Điều khoản',
      'doi-tra': 'Đổi trả',
    } satisfies Record<Leaflet, string>,
  },
  gallery: {
    script: 'Năm khu vườn, năm tâm trạng',
    heading: 'Bộ sưu tập theo chủ đề',
    tabs: 'Các bộ sưu tập',
    thumbs: (name: string) => `Ảnh của bộ ${name}`,
    thumb: (name: string, at: number) => `Ảnh ${at} của bộ ${name}`,
    views: ['trên khay', 'đeo trên tay', 'nhìn gần'],
    alt: (name: string, view: string) => `Vòng ${name} ${view}`,
    madeOf: 'Những charm chính',
    count: (charms: number) => `${charms} charm, đã xếp sẵn`,
    open: 'Sửa theo ý bạn',
    names: {
      blossom: 'Hoa Xuân',
      golden: 'Nắng Vàng',
      lavender: 'Oải Hương',
      moonlit: 'Ánh Trăng',
      twilight: 'Hoàng Hôn',
    } as Record<string, string>,
    bracelets: {
      blossom: 'Sớm Hoa Xuân',
      golden: 'Sân Nhà Nắng Vàng',
      lavender: 'Chiều Oải Hương',
      moonlit: 'Đêm Ánh Trăng',
      twilight: 'Bến Hoàng Hôn',
    } as Record<string, string>,
  },
} as const;
