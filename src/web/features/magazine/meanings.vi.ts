import { publicShop } from '#web/lib/public-shop.ts';

/** All texts of the flower meanings page, apart from the flowers' own. */
export const meaningsCopy = {
  meta: {
    title: 'Ý nghĩa các loài hoa',
    description:
      'Anh đào, cỏ bốn lá, cúc họa mi, hoa sứ, linh lan, dâm bụt, lan hồ điệp, tulip: mỗi bông hoa là một câu nói nhỏ. Chọn đúng hoa, người nhận sẽ nghe thấy.',
  },
  get script() {
    return `Tạp chí ${publicShop().name}`;
  },
  heading: 'Ý nghĩa các loài hoa',
  lead: 'Mỗi bông hoa là một câu nói nhỏ.\nChọn đúng hoa, người nhận sẽ nghe thấy.',
  pictureAlt: (name: string) => `Charm ${name}`,
  more: 'Xem thêm',
  less: 'Thu gọn',
  moreOf: (name: string) => `Xem thêm về ${name}`,
  lessOf: (name: string) => `Thu gọn ${name}`,
  choose: 'Chọn charm này',
  chooseOf: (name: string) => `Chọn charm này: ${name}`,
  previous: 'Ba loài trước',
  next: 'Ba loài sau',
  pages: 'Trang các loài hoa',
  page: (page: number, pages: number) => `Trang ${page} trên ${pages}`,
  invitation: {
    script: 'Đã nghe hoa nói',
    heading: 'Giờ đến lượt bạn trả lời',
    text: 'Chọn những bông hoa hợp với người ấy, xâu lại thành một câu chuyện đeo được trên tay.',
    toGarden: 'Dạo Vườn hoa',
    toGuide: 'Xem cách đặt hàng',
  },
} as const;
