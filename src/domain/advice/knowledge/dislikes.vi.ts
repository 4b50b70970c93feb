import { listed } from './concepts.ts';

// How somebody tells what she thinks of a thing after naming it: "thấy bướm là bé khóc", "tím thì quê".

const phrases = (text: string): readonly (readonly string[])[] =>
  listed(text)
    .map((said) => said.split(' '))
    .toSorted((one, other) => other.length - one.length);

/** What joins a thing and what is said of it. */
export const LINKS: ReadonlySet<string> = new Set(
  listed('là, thì, dễ, chắc, nhìn, trông, ngó, coi, nghe, làm, gợi, khiến, toàn, bị'),
);

/** What may stand between a thing and the word that joins it to what is said of it. */
export const OF_IT: ReadonlySet<string> = new Set(
  listed(
    'này, kia, đó, ấy, á, ý, gì, nào, mà, tại, vì, do, hơi, khá, rất, cứ, đeo, mang, vào, vô, lên, hả, ư, nữa, em, tui, mình, tôi, với',
  ),
);

/** What everybody has: "nhiều người đeo quá", "đứa nào cũng có". */
const COMMON = [
  ...listed('ai, ai ai, đứa nào, người nào, bạn nào, con nào, nhà nào').flatMap((who) =>
    listed('có, đeo, xài, mua, tặng, mang, bán').map((verb) => `${who} cũng ${verb}`),
  ),
  ...listed('nhiều người, người ta, thiên hạ, cả lớp, cả xóm').flatMap((who) =>
    listed('đeo, có, xài, mua, mang').flatMap((verb) =>
      ['', ...listed('quá, hết, rồi, nhiều, đầy, hoài')].map((much) => `${who} ${verb} ${much}`.trim()),
    ),
  ),
].join(', ');
/** For whom a thing is at best: "chỉ hợp con nít". */
const ONLY_FOR = listed('chỉ hợp, chỉ hợp với, chỉ dành cho, chỉ để cho')
  .flatMap((only) =>
    listed('con nít, trẻ con, trẻ nít, bà già, người già, ông già, các cụ, các bà, mấy bà').map(
      (who) => `${only} ${who}`,
    ),
  )
  .join(', ');

/** What is said of a thing that somebody dislikes, at any place after a link. */
export const DISLIKED = phrases(
  `${COMMON}, ` +
    'chống chỉ định, cấm kỵ, tối kỵ, xung khắc, kỳ lắm, loại, out, không sang, không đẹp, không xinh, không hay, không ổn, không ưng, không vừa ý, không đáng, không ra gì, dội, hiểu lầm, chê cười, trả hàng, trả đồ, hoàn hàng, đổi trả, xin phép, cả tủ, cả rổ, cả đống, đầy nhà, đầy tủ, điềm xấu, nghĩa xấu, bị loại, loại liền, loại luôn, hết cửa, không có cửa, chạy xa, chạy mất dép, nổi mề đay, mề đay, cười vào mặt, cười vô mặt, cười chết, cười ẻ, chọc quê, nhăn mặt, mất mặt, mất giá, xấu hổ, ngượng, nặng tay, hoài rồi, suốt rồi, mãi rồi, miết rồi, quài rồi, đầy rồi, nhiều rồi, đủ rồi, có rồi, tặng rồi, mua rồi, kẻ thù, cơn ác mộng, ác mộng, nỗi ám ảnh, nỗi sợ, lố, lố lăng, lố bịch, quá lố, kệch cỡm, rườm rà, diêm dúa, sượng, trẻ trâu, màu mè quá, rẻ tiền, giả trân, lạc quẻ, dở, tệ, mất điểm, tởm, kinh, mắc cỡ, ngại, tối mặt, như con nít, như trẻ con, như bà già, như đồ chơi, như đi đám, y chang người ta, khó chịu, ngán, ngấy, chán, sợ, hãi, hoảng, ghê, gớm, khiếp, giận, dỗi, xỉu, bực, ghét, chê, khóc, khóc thét, la hét, hét, thét, la làng, bỏ chạy, chạy mất, né, tránh, vứt, quăng, liệng, ném, dẹp đi, dẹp luôn, dẹp liền, bỏ xó, trả lại, lắc đầu, nhăn, lườm, quê, quê mùa, sến, sến súa, phèn, già, dừ, trẻ con, trẻ nít, con nít, lòe loẹt, loè loẹt, chói, xui, xui xẻo, xui rủi, điềm xui, điềm gở, tang, tang tóc, đám ma, đám tang, đồ cúng, nghĩa trang, mồ mả, cắm mộ, buồn, u ám, nhớ người yêu cũ, nhớ người cũ, nhớ chuyện cũ, nhớ bồ cũ, nhớ chồng cũ, người yêu cũ, người cũ, chuyện buồn, chuyện cũ, ám ảnh, dị ứng, nổi mẩn, ngứa, hắt hơi, nhạt nhẽo, nhàm, đại trà, tầm thường, đụng hàng, lỗi thời, lỗi mốt, hết thời, số không, rùng mình, nổi da gà, mệt, nhức mắt, đau mắt, rối mắt, chói mắt, oải, ớn, kỳ, kỳ cục, kỳ lắm, kì, tối da, đen da, đen thui, đen thùi, đen tay, xuống tông, dìm da, xấu, thô, nặng nề, phản cảm, kiếu, từ chối, kiêng, kỵ, kị, không hợp, không chịu, không ưa, không thích, không lấy, không mua, không đeo, không cần, không đụng, không thèm, không ham, không nhận, không xài, không dùng',
);

/** Words that are something else before these: "quê mình", "kỳ diệu", "già dặn", "buồn cười". */
export const NO_DISLIKE_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    loại: 'nào, gì, này, đó, khác, nhỏ, to, đẹp, hoa, đá, màu, mấy, hết, kia',
    kiếu: 'vậy, vầy, đó, này, nào, gì, như, thế, cách, dáng, mẫu',
    quê: 'mình, nhà, hương, em, tui, tôi, ngoại, nội, ta, cha, mẹ, chồng, vợ, xưa, cũ, người',
    kỳ: 'diệu, nghỉ, quan, lân, ảo, công, vĩ, thú, tích, duyên',
    kì: 'diệu, nghỉ, quan, lân, ảo, công, vĩ, thú, tích, duyên',
    kinh: 'đô, thành, nghiệm, doanh, kỳ, bắc, điển',
    già: 'dặn, làng, đời',
    buồn: 'cười, ngủ',
    dở: 'hơi',
  }).map(([word, next]) => [word, new Set(listed(next))]),
);

/** What is said of a thing right after it, without a link. */
export const DISLIKED_AT_ONCE = phrases(
  `${COMMON}, ${ONLY_FOR}, ` +
    'xin phép không, xin phép bỏ, xin phép từ chối, xin phép miễn, xung với, xung khắc, xung mệnh, khắc với, khắc mệnh, kỵ với, kỵ mệnh, kỵ tuổi, chỉ để cúng, để cúng, hay để cúng, để viếng, dìm da, dìm người, không tôn da, nghĩa xấu, điềm xấu, điềm gở, mang điềm xấu, không có cửa, hết cửa, out, bị loại, bị gạch, bị cấm, chưa bao giờ là lựa chọn, không bao giờ là lựa chọn, không phải lựa chọn, không nằm trong lựa chọn, thấy sến, thấy quê, thấy già, thấy phèn, thấy ghê, thấy ớn, thấy chán, thấy ngán, thấy kỳ, thấy xấu hổ, thấy ngượng, buồn lắm, buồn quá, xấu lắm, già lắm, già quá, chói lắm, chói quá, nặng lắm, nặng tay, chán lắm, sến lắm, quê lắm, xui, xui xẻo, xui rủi, quê, quê mùa, sến, sến súa, phèn, đại trà, phổ biến, lỗi thời, lỗi mốt, nhàm, nhàm chán, không hợp nhau',
);

/** Before such a word these take it back: "nhìn hoa là hết buồn". */
export const TAKEN_BACK: ReadonlySet<string> = new Set(
  listed(
    'hết, đỡ, bớt, quên, khỏi, chẳng, chả, đâu, không, hổng, hông, vơi, xua, tan, chống, trị, trừ, nào, ai, bao',
  ),
);

/** What somebody does with a thing she dislikes, in a clause of its own: "nơ, vương miện… bé quăng liền". */
export const REJECTS = phrases(
  'quăng, quăng liền, vứt, vứt liền, vứt xó, liệng, ném, dẹp liền, dẹp luôn, dẹp đi, dẹp hết, chê, chê hết, lắc đầu, xé, la làng, giãy nảy, khóc thét, bỏ xó, từ chối, xin kiếu, em kiếu, quê, sến, sến lắm, quê lắm, xui, xui lắm, ngán lắm, chán lắm, sợ lắm, ghê lắm, ngán, ớn lắm, quê một cục, thôi xin, xin thôi, không đời nào, thôi khỏi, miễn bàn',
);

/** After a thing, in a clause that ends with "rồi", these tell that she has it. */
export const HAS: ReadonlySet<string> = new Set(listed('tặng, mua, sắm, có'));

/** So much of it she has: "nơ thì có nguyên hộp". */
export const PLENTY: ReadonlySet<string> = new Set(
  listed('nguyên, cả, đầy, sẵn, đủ, nhiều, mấy, hai, ba, chục, hàng, khối'),
);
/** What turns a dislike round: "hơi sến nhưng vợ tôi thích". */
export const BUT: ReadonlySet<string> = new Set(listed('nhưng, mà, song, tuy, chớ, chứ'));
export const LIKED: ReadonlySet<string> = new Set(listed('thích, mê, khoái, vẫn, được, ưng, đẹp, thương'));

/** "Bướm xui hay hên em đều thích": before a liking these say that it is liked all the same. */
export const ALL_THE_SAME: ReadonlySet<string> = new Set(listed('đều, vẫn, cũng'));

/** What may stand between the things of a list. */
export const JOINS: ReadonlySet<string> = new Set(
  listed('với, và, hay, hoặc, lẫn, mấy, cái, con, màu, hình, đồ, các, những'),
);
/** In a clause after a refusal these tell that it is liked: "hoa lá thì quý". */
export const WELCOMED: ReadonlySet<string> = new Set(
  listed('quý, mê, yêu, tuyệt, ghiền, cưng, chuẩn, đỉnh, nhất, ưng, khoái'),
);

/** A clause that begins so refuses what follows it, not the list before: "thích hoa hồng, ghét sến". */
export const REFUSES_NEXT: ReadonlySet<string> = new Set(
  listed(
    'ghét, đừng, né, sợ, chê, kỵ, kị, kiêng, miễn, dị, anti, tránh, ngán, ngại, bớt, khỏi, không, ko, k, hổng, hông, hem, chẳng, chả, chớ, hạn, tuyệt, trừ',
  ),
);
/** The end of a clause that has nothing else: "hoa hồng, chê nha". */
export const NOTHING_NEXT: ReadonlySet<string> = new Set(
  listed('nha, nhé, nhe, ạ, luôn, hết, lắm, quá, liền, à, á, nè, rồi, đâu, đi, thôi'),
);
