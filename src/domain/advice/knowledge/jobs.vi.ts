import { concept, type Concept } from './concepts.ts';

/** Jobs and pastimes whose charms are those of no other interest. */
export const JOBS: readonly Concept[] = (
  [
    [
      'kế toán',
      'kế toán viên, kế toán trưởng, làm kế toán, học kế toán, kiểm toán, làm kiểm toán, tài chính kế toán, ngành tài chính, học tài chính, sổ sách, thủ quỹ',
      'ong mật, cú mèo, hoàng ngọc, cỏ bốn lá, cá koi | chăm chỉ, tài lộc, lam ngọc sapphire | tách cà phê, la bàn',
    ],
    [
      'hàng không',
      'phi công, tiếp viên, tiếp viên hàng không, tiếp viên bay, hãng bay, bay suốt, cabin crew, flight attendant, làm hàng không, ngành hàng không',
      'đám mây, la bàn, bồ câu, mắt xanh | chim ruồi, ngôi sao, bồ công anh, ngọc lam, núi tuyết | mặt trời, chuồn chuồn, thiên nga, bướm, trăng lưỡi liềm, máy ảnh',
    ],
    [
      'chơi game',
      'game, mê game, ghiền game, nghiện game, chơi game suốt, game thủ, gamer, esports, streamer, cày game, leo rank suốt',
      'ngôi sao, nấm đỏ, cáo nhỏ, đá mắt hổ, núi tuyết | la bàn, xương rồng, cú mèo, âm dương, mặt trời',
    ],
    [
      'thợ thuyền',
      'thợ may, làm thợ may, nghề may, máy khâu, may vá, may đồ, thợ bạc, thợ kim hoàn, thợ rèn, thợ sơn, thợ gốm, thợ nề, công nhân, công nhân may, công nhân nhà máy, làm công nhân, thợ hồ, phụ hồ, thợ máy, thợ điện, thợ mộc, thợ cơ khí, thợ sửa xe, kỹ sư xây dựng, kỹ sư cơ khí, kỹ sư cầu đường, cơ khí, xây dựng, làm xây dựng, làm công trình, công trường',
      'đá mắt hổ, mỏ neo, núi tuyết, la bàn, bền bỉ | chăm chỉ, vững vàng, mạnh mẽ, quả sồi | mặt trời, xương rồng, cú mèo',
    ],
    [
      'bơi lặn',
      'vận động viên bơi lội, vận động viên bơi, kình ngư, thợ lặn, cứu hộ biển, bơi, bơi lội, mê bơi, thích bơi, hay bơi, học bơi, đi bơi, bơi lội thể thao, bơi lội giỏi, dạy bơi, lặn, lặn biển, mê lặn, lướt sóng, lướt ván, chèo sup, swimming, diving, surfing, surfer',
      'cá heo, sóng biển, rùa biển, cá voi | vỏ sò, ngọc xanh biển, mỏ neo | giọt sương, la bàn',
    ],
    [
      'cắm hoa',
      'thích cắm hoa, mê cắm hoa, hay cắm hoa, cắm hoa nghệ thuật, học cắm hoa, cắm bông, tiệm hoa, chủ tiệm hoa, bán hoa, bán bông, mở tiệm hoa, florist',
      'cẩm tú cầu, tulip, cúc họa mi, hoa hồng, mẫu đơn, hướng dương | hoa ly, linh lan, mộc lan, cẩm chướng, oải hương, hoa trà, hoa sen | lan hồ điệp, hoa nhài, hoa anh đào',
    ],
  ] as const
).map(concept('interest'));
