import { listed } from './concepts.ts';

// Pairs of phrases that say together what is meant of what stands between them.

/** Two halves around what they speak of. */
export type Frame = {
  readonly opens: readonly (readonly string[])[];
  readonly closes: readonly (readonly string[])[];
  /** The second half ends its clause. */
  readonly ends: boolean;
  /** The first half begins its clause, and the second may stand in the next. */
  readonly begins: boolean;
  /** Between its halves it begins with none of these: "thôi lấy … đi". */
  readonly notBefore?: ReadonlySet<string>;
  /** None of these stands between its halves: "thay … giúp" is no "thay … bằng … giúp". */
  readonly without?: ReadonlySet<string>;
  /** Refuses looks ("dễ thương") as well as pictures and colours. */
  readonly looks: boolean;
};
const EXCHANGED: ReadonlySet<string> = new Set(listed('bằng, thành, sang, qua, lấy'));
/** "Thay vì hoa thì con vật đi". */
const INSTEAD_OF: ReadonlySet<string> = new Set(['vì', 'cho']);
const said = (text: string) => listed(text).map((words) => words.split(' '));

/** Each of the first phrases before each of the second. */
const combined = (first: string, second: string) =>
  listed(first)
    .flatMap((one) => listed(second).map((other) => `${one} ${other}`))
    .map((words) => words.split(' '));

const MEANT_FIRST =
  'tính, định, đang tính, cũng tính, cũng định, tưởng, lúc đầu, ban đầu, mới đầu, hồi đầu, thoạt đầu';

/** What she has, was given or wants no longer: refused by a pair of phrases around it. */
export const REFUSING_FRAMES: readonly Frame[] = [
  {
    opens: said('có, có sẵn, mua, tặng, sắm, đeo, xài, xâu, được tặng, được cho, chơi'),
    closes: said(
      'rồi, đủ rồi, hết rồi, suốt rồi, hoài, tuần trước, tháng trước, năm trước, năm ngoái, hôm trước, hôm qua, hôm kia, hôm bữa, bữa trước, đợt trước, lần trước, hồi trước, hồi tết, hồi sinh nhật',
    ),
    ends: false,
    begins: false,
    looks: false,
  },
  {
    opens: said('đầy, nhiều, có nhiều, toàn, toàn là, cả đống, cả rổ, nguyên đống, chỉ toàn'),
    closes: said('rồi, hết trơn, không à'),
    ends: false,
    begins: false,
    looks: false,
  },
  {
    opens: said(
      'ai cũng khuyên, ai cũng bảo, ai cũng kêu, ai cũng bắt, mẹ cứ bắt, má cứ bắt, cứ bắt, cứ ép, bị bắt, bị ép, toàn bắt',
    ),
    closes: said(
      'em không, em hổng, tui không, tui hổng, mình không, tôi không, mà em không, nhưng em không, mà không thích',
    ),
    ends: false,
    begins: true,
    looks: true,
  },
  { opens: said('ai cũng'), closes: said('hết trơn, hết rồi, hết'), ends: false, begins: false, looks: true },
  {
    opens: said('lọc, loại, gạch, gạt, bỏ, chừa, né, tránh, xóa, trừ, rút'),
    closes: said('ra, lại, khỏi, qua một bên, sang một bên'),
    ends: false,
    begins: false,
    looks: true,
  },
  {
    opens: said('thôi'),
    closes: said('đi'),
    ends: true,
    begins: false,
    notBefore: new Set(listed('lấy, chọn, mua, đổi, cho, đưa, xem, coi, thêm, để, chốt, quay')),
    looks: false,
  },
  {
    opens: said('sao cứ, cứ, lại, lại là, vẫn, vẫn là'),
    closes: said('hoài, hoài vậy, nữa, nữa à, nữa hả, mãi, suốt'),
    ends: false,
    begins: false,
    looks: false,
  },
  {
    opens: said('nếu có, hễ có, cứ có, mà có, nếu là, hễ là, cứ là, hễ thấy, cứ thấy, hễ đưa, cứ đưa'),
    closes: said(
      'thì em không, thì không, thì tui không, thì mình không, thì tôi không, thì thôi, là thôi, là em không, là không, là giận, là bả giận, là nó giận',
    ),
    ends: false,
    begins: false,
    looks: true,
  },
  { opens: said('khác'), closes: said('là được, là ok, thì được'), ends: false, begins: false, looks: true },
  {
    opens: said('có thích, thích, có ưa, ưa, có mê, mê, khoái, có hợp, hợp, cần, ham, chuộng'),
    closes: said('đâu'),
    ends: true,
    begins: false,
    looks: true,
  },
  {
    opens: said(
      'trước, hồi trước, lúc trước, trước đây, trước giờ, hồi xưa, ngày xưa, hồi đó, hồi nhỏ, hồi bé, lúc nhỏ, ngày bé, ngày trước',
    ),
    closes: said(
      'lớn lên hết, lớn rồi hết, lớn lên không, lớn rồi không, giờ lớn, giờ, bây giờ, nay, giờ thì, bây giờ thì',
    ),
    ends: false,
    begins: true,
    looks: true,
  },
  {
    opens: said('đổi, đổi từ'),
    closes: said('sang, thành, qua, lấy'),
    ends: false,
    begins: false,
    looks: true,
  },
  // What she meant to take and no longer does.
  {
    opens: [...said(MEANT_FIRST), ...combined(MEANT_FIRST, 'lấy, mua, chọn, đặt, tặng, thích, em, mình')],
    closes: said(
      'nên thôi, rồi thôi, lại thôi, nhưng thôi, thôi không, nghĩ lại, đổi ý, giờ đổi, giờ hết, giờ không, giờ thôi, giờ thích, giờ muốn, giờ chuyển, nhiều người đeo, nhiều người có, chồng bảo, vợ bảo, mẹ bảo, bạn bảo, bạn em bảo, nó bảo',
    ),
    ends: false,
    begins: true,
    looks: true,
  },
  { opens: said('giảm, bớt, hạ'), closes: said('lại, đi, xuống'), ends: false, begins: false, looks: true },
  {
    opens: said('lấy, tặng, đeo, mua, chọn'),
    closes: said('làm gì, làm chi, chi nữa, chi, gì nữa'),
    ends: true,
    begins: false,
    looks: false,
  },
  // What was suggested, bought or given before, and did not please.
  {
    opens: said(
      'shop gợi ý, shop đưa, shop chọn, shop giới thiệu, bông gợi ý, lần trước, lần trước mua, lần trước lấy, lần trước tặng, đợt trước, hôm trước, hôm bữa, bữa trước, năm ngoái, tặng, mua',
    ),
    closes: said(
      'không ưng, em không ưng, mình không ưng, không vừa ý, không hợp ý, người ta không thích, nó không thích, mẹ không thích, vợ không thích, bị chê, bị trả lại, bị cười',
    ),
    ends: false,
    begins: true,
    looks: true,
  },
  {
    opens: said('qua thời, hết thời, qua tuổi, hết tuổi, quá tuổi'),
    closes: said('rồi'),
    ends: false,
    begins: false,
    looks: true,
  },
  {
    opens: said('swap, change, replace, trade'),
    closes: said('for, with, to'),
    ends: false,
    begins: false,
    looks: true,
  },
  { opens: said('cai'), closes: said('từ hồi, từ khi, từ ngày'), ends: false, begins: false, looks: true },
  {
    opens: said('thay'),
    closes: said('đi, giùm, giúp, hết'),
    ends: true,
    begins: false,
    notBefore: INSTEAD_OF,
    without: EXCHANGED,
    looks: true,
  },
  {
    opens: said('đừng bỏ, chớ bỏ, khỏi bỏ'),
    closes: said('vào, vô'),
    ends: false,
    begins: false,
    looks: true,
  },
  { opens: said('thay'), closes: said('bằng, thành'), ends: false, begins: false, looks: true },
  { opens: said('ngoài'), closes: said('ra'), ends: false, begins: false, looks: true },
];

const subjects = [
  '',
  ...listed('em, mình, tui, tôi, mẹ, má, bà, bé, nó, chị ấy, cô ấy, anh ấy, vợ em, chồng em'),
];
/** "… ra em không thích gì": every way to say that nothing else is liked. */
const NOTHING_BESIDES = listed('ra, thì, là').flatMap((link) =>
  subjects.flatMap((who) =>
    listed('không, chẳng, chả, hổng, hông').flatMap((no) =>
      listed(
        'thích gì, mê gì, muốn gì, cần gì, ưa gì, khoái gì, lấy gì, đeo gì, thích cái gì, mê cái gì',
      ).map((verb) => [link, who, no, verb].filter((part) => part !== '').join(' ')),
    ),
  ),
);

/** What is wanted although words of refusal stand about it: "thiếu … là không được", "dù ai cũng có … nhưng em vẫn". */
export const WANTING_FRAMES: readonly Frame[] = [
  {
    opens: said(
      'thiếu, vắng, không có, hổng có, hông có, ko có, nếu không có, nếu thiếu, mà không có, mà thiếu, không thấy',
    ),
    closes: said(
      'là không được, là không chịu, là không vui, là không xong, là không yên, là em không chịu, là nó không chịu, là bé không chịu, là bả không chịu, là không ngủ được, là buồn, là khóc, là nó khóc, là bé khóc, là giận, là nó giận, là dỗi, thì buồn, thì thôi, thì không chịu, thì không được, thì em đợi, thì đợi, thì tiếc, thì phí',
    ),
    ends: false,
    begins: false,
    looks: true,
  },
  {
    opens: said(
      'ai cũng có, ai cũng đeo, bạn nào cũng có, bạn nào cũng đeo, đứa nào cũng có, đứa nào cũng đeo',
    ),
    closes: said(
      'mà em chưa, mà mình chưa, mà tui chưa, mà em không có, mà mình không có, nên em cũng, nên mình cũng, nên tui cũng, em cũng muốn, mình cũng muốn',
    ),
    ends: false,
    begins: false,
    looks: true,
  },
  {
    opens: said('không'),
    closes: said('không chịu, là không chịu, không xong, là không xong, không vui, là không vui'),
    ends: false,
    begins: false,
    looks: true,
  },
  {
    opens: said('tưởng không hợp, tưởng không thích, cứ tưởng không hợp, cứ tưởng không thích'),
    closes: said('ai ngờ, ai dè, hóa ra, mà lại'),
    ends: false,
    begins: true,
    looks: true,
  },
  {
    opens: said('mất, làm mất, bị mất, rớt mất, làm rớt, làm rơi, làm gãy, bị gãy, gãy, bị hư, làm hư'),
    closes: said('rồi, cũ rồi, mất rồi, hôm qua, tuần trước, tháng trước'),
    ends: false,
    begins: false,
    looks: true,
  },
  {
    opens: said(
      'ai chê, ai nói, ai cười, ai bảo, mặc ai chê, kệ ai chê, người ta chê, người ta nói, người ta bảo, nhiều người chê, bạn bè chê, tụi bạn chê, mẹ chê, má chê, ai cũng chê, ai cũng nói, ai cũng bảo',
    ),
    closes: said(
      'kệ, mặc, mặc kệ, em vẫn, mình vẫn, tui vẫn, chứ em thích, chứ em mê, chứ em thấy đẹp, chứ mình thích, chứ tui thích, chứ tui mê, nhưng em thích, nhưng mình thích, mà em thích, mà em mê, mà tui thích',
    ),
    ends: false,
    begins: true,
    looks: true,
  },
  {
    opens: said('dù, tuy, mặc dù, dẫu, cho dù, biết là, biết'),
    closes: said(
      'nhưng em vẫn, nhưng mình vẫn, nhưng vẫn, mà vẫn, em vẫn, mình vẫn, tui vẫn, bà vẫn, mẹ vẫn, nó vẫn, vẫn thích, vẫn muốn, vẫn mê, nhưng em thích, nhưng em mê, nhưng thích, nhưng mẹ thích, nhưng bà thích, nhưng nó thích, mà em thích, mà em mê',
    ),
    ends: false,
    begins: true,
    looks: true,
  },
  {
    opens: combined(
      'trước, hồi trước, lúc trước, trước đây, trước giờ, hồi xưa, ngày xưa, hồi đó, lúc đầu, ban đầu, mới đầu',
      'ghét, chê, không thích, không ưa, không mê, em ghét, em chê, em không thích',
    ),
    closes: said(
      'giờ nghiện, giờ ghiền, giờ thì thích, giờ thì mê, giờ thì nghiện, giờ thì ghiền, giờ lại, giờ thích, giờ mê, nay lại, nay thích, bây giờ lại, bây giờ thích, giờ tự nhiên',
    ),
    ends: false,
    begins: true,
    looks: true,
  },
  {
    opens: said('trừ, ngoại trừ, ngoài, trừ mỗi, ngoài mỗi'),
    closes: NOTHING_BESIDES.map((words) => words.split(' ')),
    ends: false,
    begins: false,
    looks: true,
  },
];

/** "Cái khác", "màu khác": what is asked for instead of what was named. */
export const ANOTHER: ReadonlySet<string> = new Set(
  listed('cái, thứ, gì, món, loại, kiểu, charm, hạt, mẫu, màu, chi'),
);
/** Verbs that ask for it. */
export const ASKS_ANOTHER: ReadonlySet<string> = new Set(
  listed('muốn, lấy, kiếm, tìm, cho, đổi, chọn, xem, thích, coi, chuyển, qua, gợi, lựa'),
);
/** One more is asked for, or one in case there is none. */
export const NO_OTHER_BEFORE: ReadonlySet<string> = new Set(
  listed('thêm, nếu, hết, và, với, kèm, lẫn, mỗi, không, hổng, chưa'),
);
/** "Khác nhau", "khác biệt", "khác hoa hồng" are nothing else. */
export const NO_OTHER_AFTER: ReadonlySet<string> = new Set(
  listed('nhau, biệt, nữa, người, lạ, với, ngoài, gì, thường'),
);

/** Words of a comparison, and what may stand between them and the thing that comes off worse, or better. */
export const THAN: ReadonlySet<string> = new Set(listed('hơn, than'));
export const AS_MUCH: ReadonlySet<string> = new Set(['bằng']);
export const NOT_AS: ReadonlySet<string> = new Set(listed('không, hổng, hông, chẳng, chả'));
export const TO: ReadonlySet<string> = new Set(listed('là, so, với, màu, con, mấy, cái'));
