import { deliveryDays, freeWrapFrom, waysToPay, wrapPromise } from '#domain/shop/public.ts';
import { publicShop } from '#web/lib/public-shop.ts';

/** All texts of the ordering guide, apart from the film's. */
export const copy = {
  title: 'Cách đặt hàng',
  get description() {
    return `Bốn bước để có chiếc vòng charm của riêng bạn: chọn charm, xâu vòng, đặt hàng, xem ảnh và nhận quà. Giao ${deliveryDays(publicShop())} ngày làm việc. ${wrapPromise(publicShop())}.`;
  },
  script: 'Bông dắt bạn đi một vòng',
  get heading() {
    return `CÁCH ĐẶT HÀNG TẠI ${publicShop().name.toLocaleUpperCase('vi')}`;
  },
  lead: 'Bốn bước, chừng mười phút, và một chiếc vòng chỉ mình bạn có.\nXem đoạn phim ngắn rồi mình bắt đầu nhé.',

  steps: {
    script: 'Từ hạt mầm đến nút thắt',
    heading: 'Bốn bước để có chiếc vòng của bạn',
    list: [
      {
        charm: 'hoa-su',
        number: 'Bước một',
        title: 'Dạo vườn, chọn charm',
        text: 'Hái từ 15 charm bạn thích. Mỗi charm ghi rõ giá, số còn lại và ý nghĩa.',
      },
      {
        charm: 'no',
        number: 'Bước hai',
        title: 'Xâu vòng theo ý',
        text: 'Chọn dây, kiểu buộc, cỡ tay. Gõ một cái tên, chữ tự nằm vào giữa vòng.',
      },
      {
        charm: 'thu-tinh',
        number: 'Bước ba',
        title: 'Đặt hàng, viết thiệp',
        get text() {
          return `Điền nơi nhận, lời nhắn trên thiệp, rồi trả tiền ${waysToPay(publicShop())}. Charm được giữ riêng cho đơn của bạn.`;
        },
      },
      {
        charm: 'hop-qua',
        number: 'Bước bốn',
        title: 'Xem ảnh, nhận quà',
        get text() {
          return `Vòng tự thiết kế: tiệm gửi ảnh xem trước, bạn ưng rồi tiệm mới xâu. ${deliveryDays(publicShop())} ngày làm việc sau hộp quà gõ cửa.`;
        },
      },
    ],
    start: 'Bắt đầu từ Vườn hoa',
  },

  film: {
    label: 'Phim hướng dẫn đặt hàng',
    play: 'Xem phim hướng dẫn, hơn một phút',
    captions: 'Tiếng Việt',
    unsupported: 'Trình duyệt của bạn không hỗ trợ phát video.',
    transcript: 'Đọc lời của phim (quay ở tiệm mẫu)',
  },

  perks: {
    heading: 'Tiệm lo phần còn lại',
    list: [
      {
        icon: 'truck',
        get title() {
          return `Giao trong ${deliveryDays(publicShop())} ngày`;
        },
        text: 'Ngày làm việc, toàn quốc, có mã để bạn theo dõi.',
      },
      {
        icon: 'gift',
        title: 'Gói quà miễn phí',
        get text() {
          const from = freeWrapFrom(publicShop());
          return `Cho ${from === null ? 'mọi đơn' : `đơn từ ${from}`}: hộp giấy, giấy lụa, dây ruy băng.`;
        },
      },
      {
        icon: 'edit',
        title: 'Thiệp viết tay',
        text: 'Tặng kèm đơn quà. Bạn đọc lời, tiệm nắn nót chép lại.',
      },
      { icon: 'eye', title: 'Ảnh xem trước', text: 'Vòng bạn tự thiết kế: ưng ảnh rồi tiệm mới xâu.' },
      { icon: 'sparkle', title: '2–3 mẫu gợi ý', text: 'Chưa biết chọn gì, kể cho tiệm nghe về người nhận.' },
    ],
  },

  popular: {
    script: 'Khách hay hái',
    heading: 'Charm được chọn nhiều',
    more: 'Xem tiếp trong vườn',
  },

  unknown: {
    title: 'Trang này không có ở đây',
    text: 'Tiệm không tìm thấy trang bạn hỏi. Mời bạn xem hướng dẫn bên dưới.',
  },
  questions: {
    script: 'Điều bạn hay hỏi',
    heading: 'Câu hỏi thường gặp',
    unanswered: 'Chưa thấy điều bạn hỏi?',
    list: [
      {
        question: 'Bao lâu thì tôi nhận được vòng?',
        get answer() {
          return `Vòng có sẵn được gói và giao trong ${deliveryDays(publicShop())} ngày làm việc. Vòng bạn tự thiết kế thì tiệm bày ra, gửi ảnh cho bạn xem trước; bạn ưng ảnh, tiệm mới xâu, và số ngày tính từ lúc đó. Đi đến đâu, trang Đơn hàng báo đến đó.`;
        },
      },
      {
        question: 'Tôi cần bao nhiêu charm cho một chiếc vòng?',
        answer:
          'Ít nhất 15. Cổ tay càng lớn thì vòng càng nhiều chỗ, nhiều nhất là 25. Khung thiết kế tính giúp bạn khi bạn nhập cỡ tay.',
      },
      {
        question: 'Tên có dấu thì ghép chữ thế nào?',
        answer:
          'Charm chữ là chữ cái không dấu. Tiệm đổi “Ánh” thành A-N-H, “Đức” thành D-U-C và cho bạn xem trước khi đặt.',
      },
      {
        question: 'Tôi muốn đổi charm sau khi đã đặt thì sao?',
        answer:
          'Khi đơn còn ở trạng thái Chờ xử lý, bạn hủy đơn trong trang Đơn hàng rồi đặt lại chiếc vòng mới. Tiệm đã bắt đầu xâu thì bạn gọi tiệm, còn kịp là tiệm đổi.',
      },
      {
        question: 'Tôi trả tiền bằng cách nào?',
        get answer() {
          const transfer = publicShop().takesTransfers
            ? ', hoặc chuyển khoản bằng mã VietQR ngay sau khi đặt'
            : '';
          return `Bạn trả tiền mặt cho người giao hàng khi nhận vòng${transfer}. Số phải trả ghi sẵn trong đơn, gồm vòng, phí giao và gói quà nếu bạn chọn, không thêm khoản nào.`;
        },
      },
      {
        question: 'Vòng có đeo khi tắm, rửa tay được không?',
        answer:
          'Nước sạch không làm hỏng men, nhưng xà phòng và nước biển làm dây mau cũ. Bạn nên tháo vòng khi tắm, lau khô rồi cất vào túi vải.',
      },
      {
        question: 'Tiệm có nhận đổi trả không?',
        get answer() {
          return `Có. Charm bong men, dây đứt hay xâu sai mẫu trong ${publicShop().returnDays} ngày đầu, bạn mở đơn, bấm “Đổi, trả, sửa” và gửi kèm ảnh, tiệm sửa hoặc đổi và chịu phí gửi.`;
        },
      },
      {
        question: 'Tôi muốn đặt nhiều vòng làm quà thì sao?',
        answer:
          'Bạn gọi hoặc viết thư cho tiệm trước một tuần. Tiệm giữ đủ charm, gợi ý 2–3 mẫu và viết thiệp riêng cho từng người.',
      },
    ],
  },

  wrist: {
    script: 'Đo cỡ tay',
    heading: 'Ôm vừa, không siết',
    steps: [
      'Quấn một dải giấy quanh chỗ bạn hay đeo đồng hồ.',
      'Đánh dấu chỗ hai đầu gặp nhau, trải ra đo bằng thước.',
      'Nhập số đo vào đây, tiệm tính số charm cho bạn.',
    ],
    field: 'Cổ tay của bạn, tính bằng cm',
    size: 'Cổ tay của bạn',
    fits: 'Vừa đẹp với',
    charms: (count: number) => `${count} charm`,
    start: 'Thiết kế cỡ này',
    print: 'In thước giấy',
    printNote: 'Không có thước? In một tờ A4, cắt ra là quấn được quanh tay.',
  },

  paperRuler: {
    get script() {
      return publicShop().name;
    },
    heading: 'Thước đo cổ tay',
    scale: 'In ở tỉ lệ 100% (kích thước thực), đừng chọn “Vừa trang”.',
    steps: [
      'Đặt thẻ ngân hàng vào khung bên dưới. Thẻ vừa khít hai vạch là thước in đúng.',
      'Cắt thước theo nét đứt.',
      'Quấn quanh chỗ bạn hay đeo đồng hồ, mặt số ra ngoài, vừa chạm da.',
      'Số nằm ngay mép đầu thước là cỡ tay của bạn. Ô bên cạnh ghi số charm vừa vòng.',
    ],
    card: 'Thẻ ngân hàng dài đúng bằng đây',
    zero: 'Mép này là số 0: quấn một vòng rồi đọc số ở đây',
    charms: (count: number) => `${count} charm`,
  },
} as const;
