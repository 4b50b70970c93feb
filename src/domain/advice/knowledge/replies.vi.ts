import { listed } from './concepts.ts';

/** What a whole message says of the answer before it, instead of wishing for something else. */
export type Reply =
  | 'takes'
  | 'likes'
  | 'thinks'
  | 'puzzled'
  | 'helps'
  | 'stock'
  | 'photos'
  | 'others'
  | 'anew'
  | 'best';

/** All combinations of one of each list; `-` stands for nothing. */
const each = (...lists: readonly string[]): string[] =>
  lists.reduce<string[]>(
    (sofar, list) =>
      sofar.flatMap((before) =>
        listed(list).map((word) => (word === '-' ? before : `${before} ${word}`.trim())),
      ),
    [''],
  );

const THESE =
  'cái này, con này, mẫu này, charm này, bộ này, vòng này, mấy cái này, mấy con này, mấy mẫu này, mấy charm này, những cái này, hết, tất cả, cả bộ, hết mấy cái này, nguyên bộ, hết chỗ này, bộ đó, cái đó, vòng đó';
const ANY =
  '-, cái nào, con nào, mẫu nào, cái này, mấy cái này, mấy con này, lắm, hết, gì, gì hết, gì hết trơn, cái nào hết';

/** The messages, without the small words around them. */
export const REPLIES: Readonly<Record<Reply, readonly string[]>> = {
  takes: [
    ...each('lấy, chốt, mua, đặt, chọn, order, ưng, gom, hốt', THESE),
    ...each('-, lấy, mua, đặt, chọn, chốt', 'chốt, chốt đơn, order, đặt hàng, đặt mua, mua hàng'),
    ...each(
      '-, giờ, bây giờ, vậy',
      'làm sao, làm sao để, làm thế nào để, cách, muốn, sao để',
      'mua, đặt, đặt hàng, mua hàng, đặt mua, order, chốt đơn',
    ),
    ...each('mua, đặt, order, đặt hàng', 'sao, ở đâu, chỗ nào, kiểu gì, thế nào, như nào, luôn'),
    ...each('-, giờ, bây giờ', 'sao mua, sao đặt, mua sao, đặt sao'),
    'đặt',
    'mua',
  ],
  likes: [
    ...each(
      '-, cái này, cái nào cũng, con nào cũng, mẫu nào cũng, nhìn, mấy cái này, mấy con này',
      'đẹp, xinh, cưng, dễ thương, ưng, cute, ok, thích, xịn',
    ),
    ...each('đẹp, xinh, ok, ưng, được, hay', 'đó, đấy, á, rồi, mà, bụng, ý'),
    ...listed('dạ, vâng, ừ, ừm, uh, ờ, ok, oke, okie'),
  ],
  thinks: [
    ...each(
      'để',
      '-, em, mình, tui, chị, anh, tôi',
      'suy nghĩ, nghĩ, coi, xem, tính, cân nhắc, ngắm',
      '-, thêm, lại, đã, cái đã, thêm đã, lại đã',
    ),
    ...each(
      'để, chờ, đợi',
      'hỏi',
      '-, lại',
      'vợ, chồng, mẹ, bạn, ý kiến, người yêu, bạn gái, bạn trai, ny, con',
      '-, đã, cái đã',
    ),
    ...each('chờ, đợi', 'em, mình, tui, chị, anh, tôi', '-, xíu, chút, tí'),
    ...each('-, thôi', 'không, chưa', 'lấy, mua, đặt', 'nữa, đâu, nữa đâu, bây giờ'),
    'từ từ',
    'hmm',
    'hm',
  ],
  puzzled: [
    'là sao',
    'sao vậy',
    'nghĩa là sao',
    'ý là sao',
    'không hiểu',
    'chưa hiểu',
    'gì vậy',
    'là gì',
    'khó hiểu',
  ],
  helps: [
    ...each(
      'không biết, chưa biết, chả biết',
      'chọn, mua, lấy, tặng, lựa',
      'gì, sao, cái nào, thế nào, con nào, mẫu nào',
      '-, hết, nữa, bây giờ',
    ),
    ...each(
      'tư vấn, gợi ý, chọn, lựa, giúp',
      'giùm, giúp, dùm, hộ, cho, với',
      '-, em, mình, tui, chị, anh, tôi',
    ),
    ...each('cần, muốn, nhờ, xin', 'tư vấn, gợi ý'),
    ...each('giúp', 'với, em với, mình với, tui với, chị với, tôi với'),
    'tư vấn',
    'gợi ý',
    'phân vân',
    'lựa hoài không xong',
    'chọn hoài không được',
    'chọn hoài không xong',
  ],
  stock: each(
    '-, cái này, con này, mẫu này, charm này, mấy cái này, mấy con này, mấy mẫu này, mấy charm này',
    'còn hàng, còn, có sẵn, có sẵn hàng, hết hàng',
    'không, chưa, hả',
  ),
  photos: each(
    'có, cho xem, cho coi, xem, xin, gửi, muốn xem',
    'ảnh, hình, ảnh chụp, hình chụp',
    'thật, thực tế, ngoài, ngoài đời, thiệt',
    '-, không',
  ),
  others: [
    ...each(
      '-, nhìn, thấy, mấy cái này',
      'không, chưa, chẳng, chả',
      'ưng, thích, hợp, vừa ý, ưng ý, ưng bụng, ổn, đẹp',
      ANY,
    ),
    ...each('-, nhìn, mấy cái này, mấy con này, sao', 'xấu, chán, xấu hoắc, quê, dở, thường'),
    ...each(
      'có, còn, cho xem, xem, đổi',
      'gì khác, cái khác, mẫu khác, mấy cái khác, mấy mẫu khác',
      '-, không',
    ),
    ...each('đổi, thay', 'hết, đi, hết đi, hết mấy cái này'),
  ],
  anew: [
    ...each('-, thôi', 'xóa, bỏ, hủy, quên', 'hết, tất cả', '-, làm lại, làm lại từ đầu, bắt đầu lại'),
    ...each('làm, bắt đầu, tư vấn, chọn, tìm', 'lại', '-, từ đầu, hết, hết từ đầu'),
    'reset',
  ],
  best: [
    ...each(
      'cái nào, charm nào, mẫu nào, con nào, loại nào',
      'đẹp, hot, bán chạy, được thích, được mua, nhiều người mua, nhiều người thích',
      'nhất, -',
    ),
    ...each(
      '-, có, cho xem, xem',
      'mẫu hot, charm hot, hàng hot, mẫu bán chạy, charm bán chạy, bán chạy, best seller, bestseller',
      '-, nhất, không, gì',
    ),
    'hot nhất là gì',
    'gì hot nhất',
  ],
};

/** What may stand before and behind a reply without changing it. */
export const AROUND: ReadonlySet<string> = new Set(
  listed(
    'ok, oke, okie, okay, dạ, vâng, ừ, ừm, uh, à, ạ, ờ, thôi, vậy, thế, rồi, shop, bông, ơi, đi, nha, nhé, nhe, nhen, luôn, quá, ghê, ta, á, với, giùm, giúp, cho, em, mình, tui, chị, tôi, lắm, trời, hihi, haha, huhu, nè, đó, hả, xỉu, thiệt, thật, nghen, hen, ủa, e, vs, a, c, m, t, mn, ad, bạn, con, cháu, xíu, chút, tí, coi, xem, thử',
  ),
);
