import { deliveryDays } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/** Texts of the home page below its hero. */
export const copy = {
  services: {
    heading: 'Tiệm làm gì cho bạn',
    cards: [
      {
        charm: 'no',
        title: 'Vòng tay có sẵn',
        text: 'Những mẫu tiệm đã xâu sẵn, chọn xong là gói, không phải chờ xâu.',
        get promise() {
          return `Giao nhanh ${deliveryDays(publicShop())} ngày`;
        },
        to: '#vong-co-san',
      },
      {
        charm: 'chu-n',
        title: 'Vòng tay tên riêng',
        text: 'Ghép tên người thương bằng charm chữ, thêm hoa theo ý bạn.',
        promise: 'Tư vấn thiết kế miễn phí',
        to: '#vong-ten',
      },
      {
        charm: 'hoa-anh-dao',
        title: 'Hoa bốn mùa',
        /** Its title where the shop sells more than twenty kinds of flowers. */
        withManyFlowers: 'Hơn 20 charm hoa',
        text: 'Mỗi loài một lời nhắn, từ hoa đào đầu xuân đến linh lan tháng Năm.',
        promise: 'Đổi trả dễ dàng',
        to: '/garden',
      },
      {
        charm: 'thu-tinh',
        title: 'Chăm sóc tận tâm',
        text: 'Có người thật trò chuyện cùng bạn, từ lúc chọn đến khi đeo lên tay.',
        get promise() {
          return `Nhận tin 24/7, trả lời ${publicShop().openFrom}:00–${publicShop().openUntil}:00`;
        },
        to: '/help',
      },
    ],
  },

  story: {
    script: 'Chuyện của tiệm',
    heading: 'Từ một góc vườn nhỏ',
    bubble: 'Chào bạn, mình là Bông đây!',
    mascotAlt: 'Thỏ Bông ôm một bông hoa đào',
    tales: [
      {
        charm: 'hoa-sen',
        title: 'Nguồn gốc',
        /** The shop's configured text; if empty, only the other tales show. */
        get text() {
          return publicShop().origin;
        },
      },
      {
        charm: 'huong-duong',
        title: 'Tầm nhìn',
        text: 'Để mỗi người Việt trẻ có một món quà nhỏ mang tên mình, đẹp như trang sức và gần gũi như một lời hỏi thăm.',
      },
      {
        charm: 'cuc-hoa-mi',
        title: 'Triết lý',
        text: 'Làm ít, làm kỹ. Mỗi charm được tráng men, soi dưới đèn và chỉ xâu vào vòng khi thật sự vừa ý.',
      },
    ],
  },

  carousel: {
    script: 'Xâu sẵn cho bạn',
    heading: 'Vòng tay có sẵn',
    previous: 'Mẫu trước',
    next: 'Mẫu sau',
    pause: 'Dừng tự chạy',
    play: 'Chạy tiếp',
    dots: 'Chọn nhóm mẫu',
    dot: (page: number, pages: number) => `Nhóm ${page} trên ${pages}`,
    loading: 'Đang tải...',
    demoNote: 'Đang hiển thị mẫu demo',
    slide: (position: number, total: number) => `${position} trên ${total}`,
  },

  bracelet: {
    add: 'Thêm vào giỏ',
    addName: (name: string) => `Thêm ${name} vào giỏ`,
    adding: 'Đang thêm...',
    soldOut: 'Hết hàng',
    adapt: 'Sửa theo ý',
    adaptName: (name: string) => `Sửa ${name} theo ý`,
    toGarden: 'Dạo Vườn hoa',
    pictureAlt: (name: string) => `Vòng tay ${name}`,
  },

  bestsellers: {
    script: 'Được hái nhiều nhất',
    heading: 'Charm bán chạy',
    more: 'Xem tất cả trong vườn',
  },

  how: {
    script: 'Chỉ ba bước',
    heading: 'Từ khu vườn đến cổ tay',
    steps: [
      {
        charm: 'hoa-giay',
        number: 'Bước một',
        title: 'Chọn charm',
        text: 'Dạo vườn, hái những bông hoa, viên đá và người bạn nhỏ bạn thích.',
        to: '/garden',
      },
      {
        charm: 'vo-cuc',
        number: 'Bước hai',
        title: 'Xâu thành vòng',
        text: 'Xếp từng charm lên dây, chọn kiểu buộc. Giá hiện ra ngay khi bạn đặt xuống.',
        to: '/builder',
      },
      {
        charm: 'hop-qua',
        number: 'Bước ba',
        title: 'Nhận quà tận tay',
        get text() {
          return `Vòng bạn thiết kế có ảnh gửi trước, bạn ưng tiệm mới xâu. Gói giấy lụa, giao trong ${deliveryDays(publicShop())} ngày làm việc.`;
        },
        to: '/help',
      },
    ],
  },

  reviews: {
    script: 'Lời của khách',
    heading: 'Vòng đã đến tay',
    outOf: 'trên 5',
    from: (reviews: number) => `từ ${reviews} đánh giá của khách đã nhận vòng`,
    photoAlt: (name: string) => `Ảnh chiếc vòng ${name} gửi`,
    more: 'Đọc tiếp',
    less: 'Thu gọn',
    /** Follows both, for screen readers. */
    of: (name: string) => `lời của ${name}`,
  },

  meanings: {
    script: 'Ngôn ngữ của hoa',
    heading: 'Bạn muốn gửi lời gì?',
  },

  nameBand: {
    script: 'Vòng tay tên riêng',
    heading: 'Một cái tên, đeo cạnh nhịp tim',
    text: 'Gõ tên vào khung thiết kế, từng chữ sẽ tự nằm vào giữa vòng. Phần còn lại để hoa kể nốt.',
    field: 'Tên bạn muốn đeo',
    placeholder: 'Linh',
    button: 'Ghép tên của bạn',
    sample: 'LINH',
  },

  placed: {
    script: 'Đặt hàng thành công',
    heading: (name: string) => `Cảm ơn ${name},\ntiệm đã nhận đơn rồi`,
    headingPlain: 'Cảm ơn bạn,\ntiệm đã nhận đơn rồi',
    number: 'Mã đơn',
    toPay: 'Thanh toán khi nhận',
    arrives: 'Dự kiến đến tay',
    steps: [
      { title: 'Đã đặt', when: 'vừa xong' },
      { title: 'Xác nhận', when: 'giờ mở cửa' },
      { title: 'Xem ảnh', when: 'trước khi gửi', ofOwn: true },
      {
        title: 'Giao tận tay',
        isArrival: true,
        get when() {
          return `${deliveryDays(publicShop())} ngày`;
        },
      },
    ],
    /** `24/11/2026` and `25/11/2026` → `24–25/11/2026` */
    between: (soonest: string, latest: string) =>
      soonest.slice(2) === latest.slice(2) ? `${soonest.slice(0, 2)}–${latest}` : `${soonest} – ${latest}`,
    next: 'Việc tiếp theo của đơn',
    follow: 'Theo dõi đơn hàng',
    stroll: 'Dạo vườn tiếp',
  },
} as const;
