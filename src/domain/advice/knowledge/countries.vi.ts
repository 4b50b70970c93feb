import { concept, type Concept } from './concepts.ts';

/** Looks of countries and times, each with its own charms. */
export const COUNTRIES: readonly Concept[] = (
  [
    [
      'kiểu Hàn',
      'k drama, kdrama, k-drama, mê phim hàn, phim bộ hàn, hàn quốc, hàn xẻng, kiểu hàn xẻng, phong cách hàn, style hàn, korean, korean style, gái hàn, nữ chính phim hàn, phim hàn, tone hàn, vibe hàn, kiểu hàn quốc trẻ, ulzzang, hàn hàn',
      'cúc họa mi, tulip, nơ lụa, đám mây, ngọc trai, hoa anh đào | linh lan, hoa nhài, trái tim, giọt sương, thạch anh hồng, ngôi sao | đá mặt trăng, giày ba lê, thiên nga, mộc lan, trăng lưỡi liềm, bướm, mèo, thỏ ngọc, dâu tây, oải hương, vô cực, cỏ bốn lá',
    ],
    [
      'kiểu Nhật',
      'nhật bản, phong cách nhật, style nhật, vibe nhật, nhật nhật, japanese, japan style, kimono, wabi sabi, phong cách wabi sabi, trà đạo nhật, samurai, ghibli, phim ghibli',
      'hoa anh đào, cá koi, hoa trà, lá bạch quả | lá phong, núi tuyết, cẩm tú cầu, bìm bìm, cúc đại đóa, giọt sương, trăng lưỡi liềm | mèo, thỏ ngọc, âm dương, nhành dương xỉ, mẫu đơn, mộc lan, cáo nhỏ, cỏ bốn lá, cúc họa mi, hoa nhài, ngọc bích',
    ],
    [
      'kiểu Pháp',
      'nước pháp, kiểu nước pháp, vibe nước pháp, gu pháp, chất pháp, paris, phong cách pháp, style pháp, vibe pháp, cô gái pháp, gái pháp, nàng thơ pháp, parisian, parisian chic, parisienne, french chic, french girl, kiểu paris, emily in paris, chanel',
      'ngọc trai, nơ lụa, oải hương, hoa hồng | thư tình, tách cà phê, hoa trà, tulip, linh lan, mẫu đơn | máy ảnh, chìa khóa, kim cương trắng, thiên nga, cẩm tú cầu, trái tim, hoa ly, thanh lịch',
    ],
    [
      'cổ trang',
      'kiểu cổ trang, phim cổ trang, trung hoa, trung quốc xưa, kiểu trung hoa, kiểu tàu, hán phục, hanfu, kiếm hiệp, tiên hiệp, cung đấu, sườn xám, phim kiếm hiệp, ngôn tình cổ trang',
      'ngọc bích, mẫu đơn, hoa đào, mộc lan | âm dương, cá koi, lan hồ điệp, hoa sen, đèn lồng, trăng lưỡi liềm, thỏ ngọc | hồng ngọc, hoa trà, bướm, thủy tiên, cúc đại đóa, hươu sao, bồ câu',
    ],
    [
      'Địa Trung Hải',
      'hy lạp, santorini, địa trung hải vibe, kiểu địa trung hải, italia, nước ý, kiểu ý, mùa hè nước ý, thần thoại hy lạp',
      'mắt xanh, sóng biển, vỏ sò, hoa giấy, ngọc xanh biển | ngọc lam, mặt trời, rùa biển, mỏ neo, bồ câu | ngọc trai, oải hương, cá heo, lam ngọc sapphire, hoa hồng',
    ],
    [
      'Bắc Âu',
      'scandinavian, kiểu bắc âu, phong cách bắc âu, na uy, thụy điển, đan mạch, phần lan, hygge',
      'bông tuyết, núi tuyết, hươu sao, tách cà phê | nhành dương xỉ, cúc họa mi, giọt sương, đám mây, tối giản | nhím nhỏ, quả sồi, cáo nhỏ, trăng lưỡi liềm, ngôi sao, ấm áp',
    ],
  ] as const
).map(concept('style'));
