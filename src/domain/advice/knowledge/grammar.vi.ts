import { listed } from './concepts.ts';

/** What function a word has in a wish; phrases win over the words in them. */
export type Role =
  /** What follows it is not wanted; with nothing after it, what stands before. */
  | 'refuses'
  /** The same, but at the end of a clause it only asks ("có màu tím không?"). */
  | 'asks or refuses'
  /** What stands before it is not wanted. */
  | 'refuses before'
  /** Two refusals, or none at all: what is near is wanted, or left alone. */
  | 'neutral'
  /** The refusal ends here. */
  | 'turns'
  /** Why, after a refusal. */
  | 'reasons'
  | 'filler';

const ROLES: Record<Role, string> = {
  'asks or refuses': 'không, hông, hổng, hem, hong, hôn',
  refuses:
    'đừng, chớ, thay vì, thay cho, miễn cho, miễn giùm, miễn giúp, chớ hổng, chứ hổng, chứ hông, hơn là, khác với, khác ngoài, gì ngoài, khác hoa, chán ngấy, ngấy, phát ngấy, không mấy thích, không muốn gì, không thích gì, không lấy gì, ít thích, cũng không, cũng đừng, cũng khỏi, cũng chẳng, càng không, lại càng không, cũng miễn, cũng bỏ, cũng loại, không bao giờ, không hề, không đời nào, không tài nào, chẳng bao giờ, không phải kiểu, không phải loại, không muốn có, không muốn thấy, không muốn đeo, không muốn dùng, không nên có, xin tránh, hãy tránh, hãy bỏ, tránh giúp, bỏ giúp, loại giúp, trừ giúp, tránh hẳn, hạn chế, kiêng dùng, kiêng cữ, cữ, không hợp với, không hạp, không ăn với, không dám đeo, không thể đeo, không đeo được, không chịu được, không chấp nhận, không dùng tới, quá nhiều, có quá nhiều, đã mua, e ngại, dị ứng với, không bao gồm, không kèm, không dính, không mang, không hình, đừng mang, đừng dính, đừng phải, đừng bao giờ, đừng quá, không quá, chẳng hợp, chẳng phải, nào có phải, đâu có thích, đâu thích, đâu ưa, thôi khỏi, chẳng, chả, trừ, trừ ra, ngoại trừ, loại trừ, ngoài, khỏi, tránh, tránh xa, né, kiêng, kiêng kỵ, kỵ, kị, ghét, ghét cay ghét đắng, dị ứng, anti, bớt, loại bỏ, loại trừ, loại ra, bỏ, bỏ qua, chán, ngán, sợ, chê, miễn không phải, không phải, không phải là, không thích, không ưa, không ưng, không khoái, không mê, không lấy, không đeo, không xài, không dùng, không chọn, không muốn, không cần, không có, không hợp, không chịu, không chuộng, không cho, không chơi, không xem, chẳng thích, chẳng đeo, chẳng ưa, chẳng muốn, chả thích, chả ưa, đừng lấy, đừng chọn, đừng đưa, đừng gợi ý, đừng cho, đừng có, đừng thêm, đừng dùng, đừng là, đừng để, không được, không nên, không thêm, tuyệt đối không, nhất định không, tuyệt đối đừng, xin đừng, vui lòng không, no, not, without, except, nói không với, đã có, dẹp, cấm, hạn chế, hết thích, kỵ rơ, thôi không xem, thôi không, không xài tới, không được có, ai lại, ai lại đeo, ai đời, ai mà đeo, ai thèm, ai đeo, không chứa, tối kỵ, khó chịu với, ớn, không dám, chưa ưng, không hảo, thiếu gì chứ đừng, bỏ hết, không ham, không mặn mà, không thik, không lựa, bài trừ, không đụng, không hạp, kị màu, lược bỏ, hông ưa, ko phải, nhàm, bỏ giùm, né giùm, bỏ bớt, gạt',
  'refuses before':
    'thì thôi, suốt rồi, hoài rồi, hoài, là quá trẻ con, là quá, thì quá, quá phổ biến, phổ biến quá, đại trà, nhàm chán, cũ rồi, ai cũng có, ai cũng đeo, đeo mãi, mua rồi, xưa rồi, không còn hợp, quá quen, đụng hàng, có cả rổ rồi, cả rổ rồi, cả đống rồi, đầy nhà rồi, đầy rồi, nhiều lắm rồi, cũng thôi, nhiều rồi, có nhiều rồi, có cả rồi, có hết rồi, có đủ rồi, nhiều quá, xin thôi, xin loại, không nằm trong, làm tôi sợ, làm em sợ, thì tôi ngại, để lần khác, thì không hợp, thì không nên, là không được, thì không được, thì không thích, thì không ưa, thì tôi không thích, thì em không thích, thì không cần, thì thôi nhé, thì xin thôi, thì xin đừng, để dành, đeo chán rồi, thôi khỏi, thì khỏi, xin kiếu, kiếu, xin miễn, thì miễn, thì bỏ, thì không, thì đừng, cho qua, bỏ ra, bỏ đi, gạch, gạch ra, loại ra, né ra, bỏ hết đi, chê rồi, ngán rồi, chán rồi, ngán lắm, skip, skip hết, pass, next, no thanks, thì ngán, thì chán, thì né, thì sợ, thì ghét, thì chịu, chịu không nổi, có rồi, đủ rồi, nhiều quá rồi, không đeo đâu, không lấy đâu, để lại, nhìn ghê, xin bỏ, thì dẹp, thì no, say no, bye',
  neutral:
    'các màu khác, màu khác, chẳng hạn, chẳng hạn như, không biết, không rõ, không chỉ, không những, không chỉ là, không thể thiếu, không thiếu, không được thiếu, không thể không có, đừng quên, đừng thiếu, chớ quên, không ghét, không kiêng, không chê, không kỵ, không kị, không ngại, không sợ, không chán, không ngán, không phải không thích, không phải là không thích, không phải ghét, không phải là ghét, đâu có ghét, không có tiền, không nói, không nói ra, không dám nói, không nghĩ ra, không thấy, không sao, không bỏ, không trừ, không loại, không cần biết, chẳng biết, chẳng ghét, chả biết, không quan trọng, không nhất thiết, không bắt buộc, không kén, không hề ghét, gì cũng được, sao cũng được, thế nào cũng được, màu gì cũng được, loại nào cũng được, không ai, không ý kiến, hay không, được không, không ạ, có không, còn không, phải không, không shop, không nhỉ, không em, không chị, không vậy, không ta, không bạn, không nè, không thế, không đấy, không hả, không ha, không á, không dợ, không admin, không ad, không cưng, không nhiều, không giới hạn, không lo, bỏ ra bao nhiêu, bỏ tiền, bỏ ra một, chưa dám, ngại nói, không gục ngã, không bỏ cuộc, không rời, không kịp, không đủ, chưa có, chưa biết, ngoài ra, ngoài bắc, ngoài trời, ngoài năm mươi, ngoài 50, ngoài bốn mươi, ngoài đường, ngoài đời, không đẹp không, bị cười, không bị cười',
  reasons: 'vì, tại, tại vì, bởi vì, do là, vì là, vì nhìn',
  turns:
    'nhưng, nhưng mà, nhưng mà, nma, nhma, mà, còn, còn lại, chỉ, chỉ cần, thay vào đó, thay bằng, thay vì đó, thế vào, chứ, but, miễn, miễn là, miễn sao, thích, mê, ưng, khoái, chuộng, muốn, lấy, chọn, tìm, tìm giúp, cần, tặng, đổi lại, thế nên, nên, cho xin, ưu tiên, chuyển sang, đổi sang, thì được, thì ok, ok, okie, duyệt, hợp với, được hết, nữa thì, cái khác, con khác, loại khác, để tặng, dành cho, thay vào, bù lại, ngược lại, thì thích, thì mê, thì lấy, xin, gửi, ra thì, ra còn, ra con, đều được, cũng được, đều ok',
  filler:
    'màu sắc, thấy sến, sến lắm, sến quá, nhìn sến, phong cách, xin bỏ qua, tương lai, cũ, sông hồng, bố mẹ chưa cho, bố mẹ không cho, ba mẹ không cho, ba mẹ chưa cho, mẹ không cho, mẹ bảo, bố mẹ bảo, mẹ nói, ba mẹ nói, mẹ em bảo, mẹ dặn, bố bảo, ba bảo, chồng bảo, vợ bảo, bạn bảo, thầy bảo, thầy bói, thầy phán, vui lòng, vui lắm, bao nhiêu, bao nhiêu tiền, như thế nào, thế nào, có gì, là gì, mới lạ, tay, mình, tôi, tui, tớ, tao, ta, em, chị, anh, bạn, cô, bác, cháu, con, ad, admin, shop, sốp, tiệm, quán ơi, nhà, bông, ơi, ạ, à, á, ấy, ý, nhé, nha, nhe, nhá, nhen, hen, nghen, nè, nhỉ, hả, hở, vậy, thế, đi, đâu, đó, đấy, này, kia, thôi, luôn, với, và, cùng, hay, hoặc, or, and, the, a, for, of, my, cho, của, là, thì, có, được, đang, sẽ, đã, sắp, mới, vừa, rồi, lại, ra, vào, lên, xuống, trong, trên, dưới, bên, theo, từ, đến, tới, khi, lúc, lần, nữa, thêm, một, hai, ba, vài, mấy, những, các, mọi, mỗi, cái, chiếc, con, hạt, hột, viên, charm, charms, chram, vòng, lắc, vòng tay, mẫu, món, thứ, loại, kiểu, dạng, dáng, hình, tông, tone, màu, sắc, gu, vibe, style, bé, đứa, người, nào, gì, chi, sao, bao, giờ, nay, mai, hôm, ngày, tuần, tháng, năm, cuối, đầu, sau, trước, giúp, giùm, dùm, hộ, giúp em, tư vấn, gợi ý, kiếm, mua, đặt, order, quà, tặng, biếu, đeo, mang, xài, dùng, làm, xem, coi, show, gắn, xâu, phối, đẹp, xinh, hợp, phù hợp, ổn, ngon, hay ho, rất, quá, lắm, hơi, cực, siêu, khá, thật, thiệt, tí, tẹo, chút, xíu, xíu xiu, nhất, hơn, như, giống, kiểu như, nên, để, do, bởi, cũng, đều, vẫn, cứ, toàn, chắc, nhìn, trông, thấy, chuyện, điều, lời, thứ, giống, loài, viên, nhận, người nhận, biết, nghĩ, nói, hỏi, bảo, kể, xin, cứu, huhu, hihi, haha, hehe, hic, ok, oki, dạ, vâng, ừ, ừm, ê, hi, hello, chào, đồ, đeo tay, đi kèm, mà thôi, nhìu, nhiều, ít, càng, tốt, tối đa, ngân sách, khoảng, tầm, trở, đổ, giá, cỡ, chừng, bán, tìm, nhỏ, lớn, về, chơi, học, tuổi, đeo hằng, nhắc, sự, lòng, ở, bị, việc, thích hợp, tượng trưng, ý nghĩa, mang ý nghĩa, thể hiện, liên quan, gợi nhớ, gợi, đủ, hết, khác, sale, hot, nổi tiếng, thì sao, liệt kê, phải, sến',
};

export const WORDS_BY_ROLE: readonly (readonly [Role, readonly string[]])[] = Object.entries(ROLES).map(
  ([role, words]) => [role as Role, [...new Set(listed(words))]],
);

/** What people type for a word; taken for it wherever it stands. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map(
  listed(
    'k=không, ko=không, kh=không, hk=không, hok=không, hog=không, hum=không, khum=không, khom=không, kg=không, khong=không, hem=không, hổng=không, hông=không, hơm=không, hôg=không, hăm=không, j=gì, ji=gì, gi=gì, zi=gì, r=rồi, òi=rồi, dc=được, đc=được, đk=được, dk=được, đượt=được, mk=mình, mik=mình, mìn=mình, vs=với, zới=với, ny=người yêu, iu=yêu, êu=yêu, mún=muốn, mun=muốn, mún=muốn, mốn=muốn, nhìu=nhiều, nhiu=nhiều, thik=thích, thix=thích, thick=thích, nx=nữa, cx=cũng, cũg=cũng, đag=đang, dag=đang, ms=mới, trc=trước, bik=biết, bt=biết, bít=biết, ns=nói, ng=người, ngta=người ta, bn=bạn, tya=tay, wa=quá, qa=quá, wá=quá, qá=quá, xink=xinh, xjnh=xinh, tym=tim, tặg=tặng, tag=tặng, hường=hồng, sz=size, thui=thôi, thoy=thôi, hoy=thôi, ik=đi, dz=vậy, dợ=vậy, nch=nói chung, nc=nước, lm=làm, cuar=của, củm=của, xg=xong, đt=điện thoại, hsinh=học sinh, hs=học sinh, sv=sinh viên, qg=quốc gia, mng=mọi người, mn=mọi người, gđ=gia đình, dth=dễ thương, dthw=dễ thương, cutee=cute, kute=cute, cíu=cứu, zui=vui, dui=vui, zô=vô, zàng=vàng, dzàng=vàng, zàn=vàng, giời=trời, giai=trai, giăng=trăng, nhựt=nhật, nhứt=nhất, nhut=nhất, dzui=vui, bự=to, sn=sinh nhật, snhat=sinh nhật, snn=sinh nhật, kỉ=kỷ, gke=ghê, trog=trong, tầm tầm=tầm, xanhh=xanh, pastle=pastel, patel=pastel, paste=pastel, patxtel=pastel, minimalis=minimalist, lun=luôn, nyc=người yêu cũ, coffe=coffee, caffe=cafe, caphe=cà phê, oke=ok, nủng=nũng, bbi=bé, xẹc=séc, hột=hạt, kieng=kiêng, bff=bff, iunhau=yêu nhau, hôk=không, hêm=không',
  ).map((pair) => {
    const [typed = '', meant = ''] = pair.split('=');
    return [typed, meant];
  }),
);

/** Where a short word is only itself: after or before one of these words (typed with or without marks). */
export type Place = { readonly after?: string; readonly before?: string; readonly never?: string };
/** Short words that are clear even without their marks. */
export const CLEAR_WITHOUT_MARKS: ReadonlySet<string> = new Set(['tím', 'nâu', 'mèo', 'cún', 'hên', 'êm']);
/** Phrases that mean something commoner without their marks: `ban than` is a friend. */
export const ONLY_WITH_MARKS: ReadonlySet<string> = new Set([
  'bản thân',
  'cho bản thân',
  'tặng bản thân',
  'đỏ đô',
  'mới sinh',
  'mang kim',
  'dẫn đường',
  'chân quê',
]);
const GIVING = 'tặng, cho, biếu, quà, của, mua, gửi, dành, sn, nhật, mừng, chúc, dẫn, thăm, thương, yêu, là';
const LOOKS = 'màu, tông, tone, sắc, gam, ton, mầu, phối, ánh';
const COLORED =
  'hồng, đỏ, vàng, cam, tím, trắng, nâu, xanh, lá, dương, biển, lục, lam, kem, màu, tông, tone, thật, ngọc';
const NOUN =
  'con, hình, charm, hạt, cái, chiếc, bông, hoa, cành, trái, quả, có, thích, mê, mấy, với, và, cây, chủ đề, đôi, thêm, bé, lấy, chọn, ghét, sợ, trừ';

/** Words that mean something else in most places, however they are typed. */
export const PLACES: Readonly<Record<string, Place>> = {
  đá: {
    after:
      'xem, lấy, làm, loại, hạt, viên, thích, tông, toàn, full, charm, vòng, lấy, ưng, thỉnh, chọn, đeo, hột, phải, bằng, mê, với, mấy, là, không, lựa, chuộng, trừ, khỏi, dùng, cần, muốn, món, và, ít, vài',
    before:
      'quý, nhưng, thì, mà, cho, quý, gì, tông, màu, phong, nào, tím, xanh, hồng, đỏ, vàng, thôi, đâu, nhìn, tone',
  },
  lan: { after: 'hoa, bông, nhành, cành, charm' },
  dâu: { after: 'trái, quả, charm, hình, hạt, kem, thích, mê, có' },
  cúc: { after: 'hoa, bông, charm, thích, trừ' },
  lài: { after: 'hoa, bông' },
  sứ: { after: 'hoa, bông' },
  thu: { after: 'mùa, sắc, trời, màu, lá, cuối, sang' },
  hè: { after: 'mùa, nghỉ, ngày, dịp, nắng', before: 'này, đi, năm, đến, sang, về, rồi' },
  quả: { before: 'gì, ngọt, nào, mọng, ăn' },
  trái: { before: 'gì, ngọt, nào, mọng' },
  số: { after: 'chữ, con, xếp, mấy, charm, ghép, với' },
  chữ: {
    after: 'mấy, charm, hạt, lấy, không, có, trừ, đừng, ghép, khắc, thích, kiêng',
    before: 'với, và, số, cái, gì, nào, thì, bỏ, skip, cũng',
  },
  sang: {
    after:
      'vẫn, được, nhìn, trông, mà, cho, và, hơi, kiểu, tông, thật, rất, muốn, thích, vừa, style, vẻ, phải, hạt, gu, cực, đeo, xinh, đẹp, tính, trọng',
    before: 'chảnh, trọng, mà, xíu, chút, tí, cỡ, nhưng, lắm, quá, vào, sang, cực, hơn',
  },
  nổi: { after: 'màu, cho, chơi, thật, cực, nó' },
  ghi: { after: LOOKS },
  bông: {
    after: 'mấy, loại, nhiều, hoa, nào, có, lấy, ghét, thích, không, hông, hổng, chớ, đừng, né, trừ, chọn',
    before: 'hoa, nào, gì, bông, hoét, trắng, hồng, đỏ, vàng, tím, cam, xanh',
  },
  đậm: { after: COLORED },
  sẫm: { after: COLORED },
  thẫm: { after: COLORED },
  trầm: { after: COLORED + ', vừa' },
  nhạt: { after: COLORED },
  phớt: { after: COLORED },
  nhẹ: { after: COLORED },
  chói: { after: COLORED },
  bạc: { after: LOOKS },
  be: { after: LOOKS + ', tính, kem, xám', before: 'nâu, kem, nhạt, xám, trắng' },
  than: { after: LOOKS },
  dark: { before: 'dark, academia, bí, style' },
  ngọt: { after: 'hơi, tông, thật, kiểu, màu, dễ', before: 'ngào, lịm, nhẹ' },
  chất: {
    after: 'nhìn, trông, kiểu, thật, hơi, cho, phải, mà, và, phong, cực',
    before: 'chơi, lừ, chất, ngầu, xíu, chút',
  },
  lạ: { after: 'độc, hơi, thật, cực, kiểu, mẫu, gì, nào', before: 'lạ, mắt, miệng' },
  độc: { after: 'hơi, thật, cực, kiểu, nào', before: 'lạ, đáo' },
  vui: { never: 'lòng' },
  tươi: { after: 'màu, tông, nhìn, cho, kiểu, thật, hoa, xinh, trẻ' },
  điệu: {
    after: 'hơi, kiểu, nhìn, thật, đừng, không, quá, gu, tính',
    before: 'đà, điệu, chút, tí, quá, xíu',
  },
  cháy: { after: 'thật, cho, cực' },
  rực: { after: 'màu, đỏ' },
  mảnh: { before: 'mai, thôi, mảnh, nhẹ' },
  men: { after: 'cho, kiểu' },
  vía: { after: 'lấy, xin, hút, cho', before: 'may, lành, tốt' },
  duyên: { after: 'cầu, tình, hút, se' },
  giàu: { after: 'cho, nhìn, cầu, mong, nhà, thấy, mau, phú' },
  lộc: { after: 'tài, hút, cầu, hái, rước, phúc, chiêu' },
  ế: { after: 'đang, thoát, bị, hết, bớt, vẫn' },
  khỏe: { after: 'sức, mạnh, luôn, cầu, sống, mong, được, mau' },
  nhớ: {
    after: 'để, nỗi, kiểu, sẽ, luôn, đang, xa',
    before: 'nhau, thương, nhung, bạn, người, nhà, quê, mãi, về',
  },
  ngủ: { after: 'dễ, mất, khó, chúc, giấc', before: 'ngon, sớm, nghê' },
  bầu: { after: 'mẹ, bà, vợ, có, đang, mang, chị' },
  thi: {
    after: 'đi, kỳ, mùa, sắp, ôn, kì, cầu, may, năm, nay, bé, em, cháu, con, sau, tháng, tuần, mai',
    before: 'cử, đại, thpt, đậu, đỗ, vào, chuyển, tốt, lớp, cuối, bằng, hk, ielts, hsg, tuyển, rồi, tới, học',
  },
  đỗ: { after: 'cầu, cho, thi, mong, chúc, để' },
  đậu: { after: 'cầu, cho, thi, mong, chúc, để, được' },
  tán: { after: 'đang, để, muốn' },
  tuyết: { after: 'bông, hoa, thích, hình, charm, có, mê' },
  trăng: { never: 'ba' },
  sương: { after: 'giọt, hạt' },
  neo: { after: 'mỏ, charm, hình, cái' },
  đêm: { after: 'trời, bầu, ban, trăng, màu', before: 'trăng, sao' },
  mưa: { after: 'trời, ngày, mùa, thích, sau, hết' },
  rừng: { after: 'trong, khu, đi, thích, giữa, lạc', before: 'thông, núi, xanh' },
  hát: { after: 'mê, thích, ca, hay, đi' },
  đàn: { after: 'cây, mê, thích, chơi, học, đánh, biết' },
  nhạc: { after: 'mê, thích, chơi, học, nghe, âm, nốt, yêu, nghiện, làm', before: 'sĩ' },
  trà: { after: 'uống, thích, mê, hoa, nghiện' },
  hoa: { never: 'tai, quận, tóc, kỳ, mắt' },
  it: { after: 'dân, làm, ngành, học' },
  dev: { after: 'làm, dân' },
  lính: { after: 'đi, là, làm, anh' },
  film: { after: 'máy, ảnh, chụp, thích' },
  u: { after: GIVING, before: 'con, em, cháu, già' },
  bà: { after: GIVING + ', với', before: 'em, mình, cháu, tui, nội, ngoại, thích' },
  ông: { after: GIVING, before: 'em, mình, cháu, tui, sắp, thích' },
  ba: { after: GIVING, before: 'em, mình, tui, má, con' },
  má: { never: 'phấn, hồng, ơi' },
  mẹ: { never: 'ơi, kiếp, bảo, nói, kêu, biểu, chưa, cấm, la, mắng' },
  cha: { after: GIVING, before: 'em, mình, mẹ' },
  chú: { after: GIVING },
  cậu: { after: 'tặng, biếu' },
  dì: { after: GIVING, before: 'em, út, hai, ba, mình' },
  mợ: { after: GIVING, before: 'em, mình' },
  thím: { after: GIVING, before: 'em, mình' },
  ngoại: { after: GIVING, before: 'em, con, mình' },
  nội: { after: GIVING, before: 'em, mình' },
  cụ: { after: GIVING + ', các' },
  thầy: { after: GIVING, before: 'em, cô, giáo, chủ, dạy, cũ' },
  bạn: { after: 'tặng, biếu' },
  con: { after: 'tặng' },
  chị: { after: 'tặng, biếu' },
  bé: { after: 'cho, tặng, quà, của, gửi', before: 'nhà, gái, nhỏ, mầm, lớp, mới, sắp, út' },
  cháu: { after: 'tặng' },
  bồ: { never: 'câu, công, đề' },
  nữ: { after: 'phái, bạn, cho, giới, sếp' },
  nam: { after: 'bạn, cho, ny, đồ, kiểu, giới, phái', before: 'đeo, giới, sinh' },
  trai: { after: 'cho, bạn, tặng', before: 'đeo' },
  gái: { after: 'cho, tặng, hội, bạn, phái', before: 'đeo, xinh, trong, lớp' },
  boys: { after: 'cho, tặng, mấy' },
  boy: { after: 'cho, tặng, kiểu' },
  khách: { after: 'tặng, cho' },
  nàng: { after: 'tặng, cho' },
  chàng: { after: 'tặng, cho' },
  ảnh: { before: 'mê, thích, là, hay, ghét, kén, đeo, kiểu, ít, trầm, làm' },
  gấu: { never: 'em, mình, nhà, yêu, nữ, nam' },
  sách: { after: 'đọc, cuốn, quyển, mê, charm, hình, thích' },
  nai: { after: NOUN },
  cú: { never: 'sốc, ngã, lừa, đấm, điện, click, hích, nhảy, vấp' },
  ngoài: {
    never:
      'biển, trời, đường, đời, phố, bắc, đảo, sân, quán, kia, này, năm, bốn, sáu, ba, hai, việc, vườn, công, ý, giờ, đó, khơi, kia',
  },
  nghịch: { after: 'hơi, tính' },
  trơn: { after: 'hạt, kiểu, vòng' },
  gỗ: { after: 'màu, kiểu' },
  nắng: { after: 'của, màu, ngày, nhiều, sắc, thích' },
  trẻ: { after: 'cho, nhìn, trông, kiểu', before: 'trung, hơn, ra' },
  may: { after: 'gặp, cầu, lấy, cho, mong, đem, chút', before: 'mắn' },
  yên: { after: 'bình, lòng, sự, được, đầu' },
  tĩnh: { after: 'bình, sự', before: 'tâm, lặng' },
  lặng: { before: 'yên, lẽ' },
  đảo: { after: 'ra, ngoài, đi, quê' },
  thọ: { after: 'sống, mừng, cầu, phúc' },
  họp: { after: 'đi' },
  nhã: { after: 'màu, thật, kiểu, nhìn' },
  mộc: { after: 'càng, nét, kiểu, màu, mệnh' },
  mềm: { after: 'nhìn, nét, thật', before: 'mại' },
  gai: { after: 'tính' },
  đẻ: { after: 'mới, sắp, vừa' },
  tranh: { after: 'vẽ, thích, học' },
  khóc: { after: 'hay, vừa, đang' },
  làng: { after: 'kiểu, ở, quê' },
  cày: { after: 'đang, vừa' },
  cưng: { never: 'chiều' },
  ngọc: { after: 'viên, hạt, charm, đá, bằng, thích, loại', before: 'ngà, gì, nào, quý' },
  leo: { after: 'cung' },
  cancer: { after: 'cung' },
  biển: { never: 'số, hiệu, quảng' },
  đỏ: { never: 'mặt' },
  xuân: { after: 'mùa, ngày, du, đầu, khai' },
  ruby: { after: 'đá, hạt, viên, charm, thích, ngọc', before: 'đỏ, thì, thật' },
  key: { after: 'charm, hình' },
  nhảy: { after: 'thích, mê, học' },
  free: { after: 'be, feel' },
  lá: { never: 'gan, phổi, thư' },
  kim: { after: 'mệnh, mạng' },
};

/** Words that mean something else in most places when they are typed without marks. */
export const PLACES_WITHOUT_MARKS: Readonly<Record<string, Place>> = {
  hồng: {
    after: `${LOOKS}, hoa, hồng, thạch, không, thích, kiêng, ghét, trừ, hay, hoặc, đỏ, trắng, tím`,
    before: 'phấn, pastel, nhạt, đào, đậm, nhẹ, hay, với, xinh',
  },
  đỏ: {
    after: `${LOOKS}, đỏ, hoặc, hay, or, không, kiêng, ghét, trừ, hoa, nâu, vàng, đá`,
    before: 'tươi, rực, đỏ, đô, may, chót, đậm',
  },
  đen: { after: `${LOOKS}, không, kiêng, ghét, trừ, mèo, hoặc`, before: 'trắng, đen, tuyền, thui' },
  cam: { after: `${LOOKS}, nâu, cam, không, hoặc, kiêng`, before: 'đất, cháy, cam, nâu, đào' },
  kem: { after: `${LOOKS}, trắng, hoặc, hay` },
  tim: { after: 'trái, hình, phải, quả, đôi, cặp, cái, né, con, charm', before: 'tim, nối' },
  trăng: { after: 'ông, mặt, vầng, ánh, hình', before: 'sao, khuyết, lưỡi' },
  mẹ: { after: GIVING, before: 'em, mình, tui, chồng, vợ, con, già, bạn, chị, tôi' },
  má: { after: GIVING, before: 'em, tui, mình' },
  bố: { after: GIVING, before: 'em, mình, chồng, vợ, mẹ, tui' },
  ba: { after: 'tặng, biếu, quà', before: 'má' },
  vợ: { after: GIVING, before: 'em, mình, yêu, anh, tui' },
  chồng: { after: GIVING, before: 'em, mình, yêu, tui' },
  lá: { after: 'lá, cây, chiếc, hình, charm', before: 'cây, phong, cỏ, lá' },
  cỏ: { after: 'lá, cây, cỏ', before: 'cỏ, bốn, ba' },
  ong: { after: NOUN },
  nấm: { after: NOUN },
  kiếu: { after: 'xin' },
  khói: { after: LOOKS },
  chán: { after: 'phát, thấy', before: 'roi, rồi, lắm' },
  ngán: { before: 'rồi, lắm, quá' },
  nơ: { after: 'cái, chiếc, hình, charm, con, thắt', before: 'hồng, lụa, nơ, xinh' },
  mây: { after: 'đám, núi, săn, sao, trời, hình', before: 'trắng, núi, trời' },
  núi: { after: 'leo, đỉnh, đi, hình, mây', before: 'tuyết, rừng' },
  sò: { after: 'vỏ, con' },
  sóng: { after: 'con, cơn, hình', before: 'biển' },
  nhài: { after: 'hoa, bông' },
  sen: { after: 'hoa, bông, thích, mê, đóa', before: 'hồng' },
  cáo: { after: NOUN },
  rùa: { after: NOUN },
  hươu: { after: NOUN },
  thỏ: { after: NOUN },
  gấu: { after: NOUN },
  chim: { after: NOUN },
  bọ: { after: 'con, mấy' },
  chó: { after: 'con, nuôi, mê' },
  chuông: { after: NOUN },
  buồn: { never: 'bán, cười' },
  đêm: { after: 'trời, bầu' },
  ế: { after: 'đang, thoát' },
  hên: { after: 'cho, lấy, cầu' },
  xưa: { after: 'đồ, kiểu, thời, ngày, nam' },
  độc: { before: 'lạ' },
  nổi: { after: 'cho' },
  tiên: { after: 'nàng, thần' },
  ấm: { after: 'cho, màu', before: 'áp, cúng' },
  bùa: { after: 'lá, làm' },
  chùa: { after: 'đi, lễ' },
  vẽ: { after: 'mê, thích, học' },
  tết: { after: 'đeo, đi, dịp, chúc, ngày, đón, chơi', before: 'này, đi, nguyên' },
  quả: { before: 'gì' },
  né: { before: 'giùm, trái, màu, tim' },
  bỏ: { before: 'hết, màu, hoa, giùm, trái, mấy' },
  sợ: { before: 'sâu, côn, màu, bọ, hoa' },
  kỵ: { before: 'màu' },
  kị: { before: 'màu' },
  loại: { before: 'bỏ, trừ, màu' },
  gạt: { after: 'xin' },
  chớ: { before: 'có, lấy, đưa' },
  no: { before: 'pink, red, heart, flower, màu, money' },
  còn: { before: 'lại, màu' },
  ảnh: { before: 'mê, thích, là, hay' },
  cưng: { after: 'dễ, nhìn', before: 'cưng, xỉu' },
  nhớ: { before: 'nhau, thương, nhung, mãi' },
  ngủ: { before: 'ngon, sớm' },
  tìm: { after: 'cần, muốn, giúp, đang', before: 'giúp, quà, vòng, charm' },
  chỉ: { before: 'lấy, thích, cần, có, muốn' },
  dẹp: { before: 'hết' },
  mưa: { after: 'trời, ngày, mùa', before: 'phùn' },
  thầy: { after: GIVING, before: 'cô, giáo' },
  bồ: { after: GIVING },
  bà: { after: GIVING, before: 'ngoại, nội' },
  hè: { after: 'mùa, nghỉ', before: 'này, nay, đi' },
  đàn: { after: 'chơi, học, đánh' },
  mộc: { after: 'mệnh, mạng' },
  ghi: { after: LOOKS },
  múa: { after: 'học, mê, thích' },
  hát: { after: 'ca' },
};

/** What begins a comparison, and what a colour may be called with. */
export const LIKE = 'như';
export const COLOR = 'màu';

const TONED = { a: 'àáảãạ', e: 'èéẻẽẹ', o: 'òóỏõọ', u: 'ùúủũụ', y: 'ỳýỷỹỵ' };
/** `oà` is `òa` here, `uý` is `úy`: the tone of an open pair stands on its first letter. */
export const MOVED_TONES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 5 }, (_, tone) => [
    [`o${TONED.a[tone] ?? ''}`, `${TONED.o[tone] ?? ''}a`] as const,
    [`o${TONED.e[tone] ?? ''}`, `${TONED.o[tone] ?? ''}e`] as const,
    [`u${TONED.y[tone] ?? ''}`, `${TONED.u[tone] ?? ''}y`] as const,
  ]).flat(),
);
