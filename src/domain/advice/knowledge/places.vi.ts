/** Contexts of an ambiguous word: after or before one of these it is meant, `never` before one of those. */
export type Place = { readonly after?: string; readonly before?: string; readonly never?: string };
/** Short words that are unambiguous even without diacritics. */
export const CLEAR_WITHOUT_MARKS: ReadonlySet<string> = new Set([
  'tím',
  'nâu',
  'mèo',
  'cún',
  'hên',
  'êm',
  'sếp',
]);
export const GIVING =
  'tặng, cho, biếu, quà, của, mua, gửi, dành, sn, nhật, mừng, chúc, dẫn, thăm, thương, yêu, là, nhớ, lỗi, ơn, ủi, hợp, gặp';
/** What is told of somebody begins with one of these. */
export const TELLS = 'hay, thích, sắp, đang, sống, bị, mới, ở, muốn, vừa, đeo, buồn, giận, vui, ốm';
export const LOOKS = 'màu, tông, tone, sắc, gam, ton, mầu, phối, ánh';
const COLORED =
  'hồng, đỏ, vàng, cam, tím, trắng, nâu, xanh, lá, dương, biển, lục, lam, kem, màu, tông, tone, thật, ngọc, đừng, bớt, thích, ghét, hơi, kiểu';
const DISLIKED =
  'đừng, không, bớt, né, tránh, sợ, ghét, kiểu, bị, hơi, chớ, khỏi, quá, kỵ, kị, kiêng, chê, ngán, ngại, anti, ứng, ưa, thích, mê, được, có, miễn';
export const NOUN =
  'con, hình, charm, hạt, cái, chiếc, bông, hoa, cành, trái, quả, có, thích, mê, mấy, với, và, cây, chủ đề, đôi, thêm, bé, lấy, chọn, ghét, sợ, trừ';

/** Verbs whose object is the thing that a short word names, if it is typed with diacritics. */
export const DONE_TO_THINGS: ReadonlySet<string> = new Set(
  'đưa, đừng, không, chớ, ghét, sợ, thích, mê, khoái, ưng, lấy, chọn, cần, muốn, tìm, kiếm, mua, xem, đeo, phối, hoặc, và, với, trừ, né, khỏi, miễn, bỏ, đính, gắn, hình, charm, mấy, những, các, toàn, chỉ, chịu, chuộng, ham, kỵ, kị, kiêng, tránh, loại, dạng, về, đề'
    .split(', ')
    .map((word) => word.normalize('NFC')),
);

/** Words that mean something else in most contexts, with or without diacritics. */
export const PLACES: Readonly<Record<string, Place>> = {
  đá: {
    never: 'banh, bóng, gà, lạnh, bay, cầu, độ, luân, đểu, xéo',
    after:
      'xem, lấy, làm, loại, hạt, viên, thích, tông, toàn, full, charm, vòng, lấy, ưng, thỉnh, chọn, đeo, hột, phải, bằng, mê, với, mấy, là, không, lựa, chuộng, trừ, khỏi, dùng, cần, muốn, món, và, ít, vài',
    before:
      'hợp, mệnh, mạng, dưới, tầm, giá, khoảng, đẹp, sang, rẻ, nhỏ, trị, quý, nhưng, thì, mà, cho, quý, gì, tông, màu, phong, nào, tím, xanh, hồng, đỏ, vàng, thôi, đâu, nhìn, tone',
  },
  lan: { after: 'hoa, bông, nhành, cành, charm, thích, mê, trồng, chuộng, ưa, nuôi, giò, chậu, khoái, yêu' },
  dâu: { after: 'trái, quả, charm, hình, hạt, kem, thích, mê, có' },
  cúc: { after: 'hoa, bông, charm, thích, trừ, vườn, đồng, cánh, bó, đóa, nhánh' },
  lài: { after: 'hoa, bông' },
  sứ: { after: 'hoa, bông' },
  thu: { after: 'mùa, sắc, trời, màu, lá, cuối, sang' },
  hè: { after: 'mùa, nghỉ, ngày, dịp, nắng', before: 'này, đi, năm, đến, sang, về, rồi' },
  quả: { before: 'gì, ngọt, nào, mọng, ăn', never: 'thật, nhiên, là, báo, đất' },
  trái: { before: 'gì, ngọt, nào, mọng' },
  số: { after: 'chữ, con, xếp, mấy, charm, ghép, với' },
  chữ: {
    after: 'mấy, charm, hạt, lấy, không, có, trừ, đừng, ghép, khắc, thích, kiêng',
    before: 'với, và, số, cái, gì, nào, thì, bỏ, skip, cũng',
  },
  sến: { after: `${COLORED}, ${DISLIKED}` },
  già: { after: 'đừng, không, kiểu, nhìn, trông, bị, sợ, hơi, quá, chớ, đồ', never: 'làng, yếu, lão' },
  sang: {
    after:
      'màu, đồ, món, quá, đừng, không, bị, vẫn, được, nhìn, trông, mà, cho, và, hơi, kiểu, tông, thật, rất, muốn, thích, vừa, style, vẻ, phải, hạt, gu, cực, đeo, xinh, đẹp, tính, trọng',
    before: 'chảnh, trọng, mà, xíu, chút, tí, cỡ, nhưng, lắm, quá, vào, sang, cực, hơn',
  },
  nổi: { after: 'màu, cho, chơi, thật, cực, nó' },
  ghi: { after: LOOKS },
  lục: { after: LOOKS },
  ngà: { after: LOOKS + ', trắng' },
  chàm: { after: LOOKS },
  lime: { after: LOOKS },
  sậm: { after: COLORED },
  lợt: { after: COLORED },
  trượt: { after: 'sợ, bị, thi, khỏi' },
  rớt: { after: 'sợ, bị, thi, khỏi' },
  bông: {
    after:
      'mấy, loại, nhiều, hoa, nào, có, lấy, ghét, thích, mê, khoái, ưng, kết, thương, chuộng, mua, xem, không, hông, hổng, chớ, đừng, né, trừ, chọn',
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
  giàu: {
    after: 'cho, nhìn, cầu, mong, nhà, thấy, mau, phú, là, làm, thành, muốn, được, càng, để, nhanh, sớm',
  },
  lộc: { after: 'tài, hút, cầu, hái, rước, phúc, chiêu' },
  ế: { after: 'đang, thoát, bị, hết, bớt, vẫn' },
  khỏe: { after: 'sức, mạnh, luôn, cầu, sống, mong, được, mau' },
  nhớ: {
    after: 'để, nỗi, kiểu, sẽ, luôn, đang, xa',
    before: 'nhau, thương, nhung, bạn, người, nhà, quê, mãi, về',
  },
  ngủ: { after: 'dễ, mất, khó, chúc, giấc', before: 'ngon, sớm, nghê' },
  bầu: {
    after: 'mẹ, bà, vợ, có, đang, mang, chị, tui, tôi, mình, gái, cấn',
    before: 'bì, tháng, mấy, ba, bốn, năm, sáu, bảy, tám, chín',
    never: 'trời, cử, bạn',
  },
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
  ba: {
    after: GIVING,
    before:
      'em, mình, tui, má, con, mới, bị, đang, sắp, thích, hay, mê, làm, chồng, đeo, buồn, giận, vui, ốm',
    never:
      'năm, tháng, tuần, ngày, đứa, lần, người, cái, hạt, chục, trăm, nghìn, màu, tuổi, giờ, hôm, bữa, chị em, anh em',
  },
  má: { never: 'phấn, hồng, ơi' },
  mẹ: { never: 'ơi, kiếp, bảo, nói, kêu, biểu, chưa, cấm, la, mắng' },
  cha: { after: `${GIVING}, với`, before: `em, mình, mẹ, ${TELLS}` },
  chú: { after: `${GIVING}, với`, before: TELLS },
  cậu: { after: 'tặng, biếu' },
  dì: { after: `${GIVING}, với`, before: `em, út, hai, ba, mình, ${TELLS}` },
  bầm: { after: GIVING },
  mợ: { after: `${GIVING}, với`, before: `em, mình, ${TELLS}` },
  thím: { after: `${GIVING}, với`, before: `em, mình, ${TELLS}` },
  ngoại: { after: `${GIVING}, với`, before: 'em, con, mình, thích, ốm' },
  nội: { after: `${GIVING}, với`, before: 'em, mình, thích, ốm' },
  cụ: { after: GIVING + ', các' },
  thầy: { after: `${GIVING}, với`, before: `em, cô, giáo, chủ, dạy, cũ, ${TELLS}` },
  bạn: { after: 'tặng, biếu' },
  con: { after: 'tặng' },
  chị: { after: 'tặng, biếu' },
  bé: { after: 'cho, tặng, quà, của, gửi', before: 'nhà, gái, nhỏ, mầm, lớp, mới, sắp, út' },
  cháu: { after: 'tặng' },
  bồ: { never: 'câu, công, đề' },
  nữ: { after: 'phái, bạn, cho, giới, sếp' },
  nam: {
    after: 'bạn, cho, ny, đồ, kiểu, giới, phái, nghiệp, viên, khách, sĩ, học, trẻ',
    before: 'đeo, giới, sinh',
  },
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
      'biển, trời, đường, đời, phố, bắc, đảo, sân, quán, kia, này, năm, bốn, sáu, ba, hai, việc, vườn, công, ý, giờ, khơi',
  },
  nghịch: { after: 'hơi, tính' },
  trơn: { after: 'hạt, kiểu, vòng' },
  gỗ: { after: 'màu, kiểu' },
  nắng: { after: 'của, màu, ngày, nhiều, sắc, thích', never: 'không, nóng' },
  khóa: { after: 'ổ, hình, charm, cái' },
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
  cá: {
    after: 'con, không, phải, đừng, trừ, ghét, chọn, lấy, thích, hình, né, sợ, mấy, loài, charm, thêm',
    never: 'tính, nhân, cược, độ, kiếm, cơm',
  },
  ngọc: { after: 'viên, hạt, charm, đá, bằng, thích, loại', before: 'ngà, gì, nào, quý' },
  leo: { after: 'cung' },
  cancer: { after: 'cung' },
  biển: { never: 'số, hiệu, quảng' },
  đỏ: { never: 'mặt' },
  xuân: { after: 'sắc, mùa, ngày, du, đầu, khai' },
  ruby: { after: 'đá, hạt, viên, charm, thích, ngọc', before: 'đỏ, thì, thật' },
  key: { after: 'charm, hình' },
  nhảy: { after: 'thích, mê, học' },
  free: { after: 'be, feel' },
  lá: { never: 'gan, phổi, thư' },
  kim: { after: 'mệnh, mạng' },
};
