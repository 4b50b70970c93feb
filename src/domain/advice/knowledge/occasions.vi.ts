import { concept, listed, type Concept } from './concepts.ts';

/** How the month of a birth is said, and its words and stones. */
const BORN_IN = listed(
  'tháng, thg, sinh tháng, sinh thg, sinh vào tháng, sinh nhật tháng, sinh nhật vào tháng, sn tháng, sn thg, đẻ tháng',
);
const MONTHS_OF_BIRTH: readonly (readonly [string, string])[] = [
  ['một, giêng', 'ngọc thạch lựu'],
  ['hai', 'thạch anh tím'],
  ['ba', 'ngọc xanh biển'],
  ['tư, bốn', 'kim cương trắng'],
  ['năm', 'ngọc lục bảo'],
  ['sáu', 'đá mặt trăng, ngọc trai'],
  ['bảy, bẩy', 'hồng ngọc'],
  ['tám', 'peridot'],
  ['chín', 'lam ngọc sapphire'],
  ['mười', 'opal'],
  ['mười một', 'hoàng ngọc'],
  ['mười hai, chạp', 'tanzanite, ngọc lam'],
];
export const MONTHS: readonly Concept[] = MONTHS_OF_BIRTH.map(([words, stones], index) => {
  const month = index + 1;
  const written = [`${month}`, `${month}`.padStart(2, '0'), ...listed(words)];
  const says = BORN_IN.flatMap((born) => written.map((one) => `${born} ${one}`)).join(', ');
  // After the stone the number to wear.
  const number = month < 10 ? `số ${month}` : '';
  return concept('occasion')([
    `sinh tháng ${month}`,
    says,
    `sinh nhật tháng ${month}, ${stones} | | ${number}`,
  ]);
});

/** When it is given or worn. */
export const OCCASIONS: readonly Concept[] = [
  ...(
    [
      [
        'sinh nhật',
        'sắp sinh nhật, sắp tới sinh nhật, sắp đến sinh nhật, sinh nhật lần thứ, mừng sinh nhật, quà sinh nhật, ngày sinh, tròn tuổi mới, chúc mừng sinh nhật, sn tuổi, sn, birthday, hpbd, happy birthday, sinh nhựt, bday, mừng tuổi mới, tuổi mới, thêm tuổi, đầy năm, sinh nhật bạn, tuổi 18, tròn 18, tròn tuổi, mừng sinh nhựt, sn bạn, sn mẹ, sn vợ, sn chồng, sn bồ, sn người yêu, sn ny, sn nhỏ bạn, sn con, sn crush, sn bestie, ngày sinh nhật, tiệc sinh nhật, thổi nến, thổi nến bánh kem, tròn 16, tròn 20, tròn 25, tròn 30, sinh nhật 18, sinh nhật 20, sinh nhật 30, tròn mười tám, thêm một tuổi, già thêm một tuổi, tuổi mới vui vẻ, mừng thêm tuổi, chúc tuổi mới, b day, birthday gift, hbd, quà sn, sinh nhật sắp tới, ngày mình sinh ra, ngày chào đời, sweet sixteen, lễ thành niên, tròn 30 tuổi, lên 18, bước sang tuổi mới, tuổi tròn trăng',
        'sinh nhật, bướm, hộp quà, vương miện, nơ lụa | mèo, thỏ ngọc, gấu trúc, cầu vồng, ngôi sao, hoa anh đào, dâu tây, đôi anh đào | trăng lưỡi liềm, chim ruồi, nốt nhạc, cá heo, tulip, hướng dương, cáo nhỏ, nhím nhỏ, xương rồng',
      ],
      [
        'Valentine',
        'lời yêu, bày tỏ, nói lời yêu, ngày lễ tình yêu, lễ tình yêu, bày tỏ tình cảm, thổ lộ tình cảm, lễ tình nhân, ngày tình nhân, 14/2, 14/02, 14-2, tỏ tình, lời tỏ tình, valentine trắng, 14/3, thổ lộ, ngỏ lời, cưa đổ, cưa cẩm, tán, valentin, valen, 14 tháng 2, mười bốn tháng hai, valentine’s, ngày valentine, mùa valentine, va len tin, valentine đen, valentine hồng, 14 2, tình nhân, đôi tình nhân, tỏ tình người ta, tỏ tình crush, quà tỏ tình, ngỏ lời yêu, bày tỏ tình yêu, cua crush, cưa crush, tán crush, tán đổ, thả thính, bẫy tình, confess, confession, quà valentine, ngày 14/2, nhân ngày 14/2, thất tịch, ngày thất tịch, lễ thất tịch, ăn chè đậu đỏ, ngưu lang chức nữ',
        'valentine, lời tỏ tình, trái tim, hoa hồng, tulip, đôi tim | thư tình, ổ khóa tình yêu, chìa khóa, thạch anh hồng, thiên nga, morganite, dâu tây | vô cực, đôi anh đào, hồng ngọc, nơ lụa, hoa anh đào',
      ],
      [
        '8/3',
        '8-3, 08/03, mùng 8 tháng 3, 8 tháng 3, quốc tế phụ nữ, 8 3, mùng tám tháng ba, mồng 8/3, mồng tám tháng ba, tám tháng ba, ngày 8/3, quốc tế phụ nữ 8/3, ngày quốc tế phụ nữ, women day, women’s day',
        '8/3, hoa anh đào, tulip, thạch anh hồng, nơ lụa | mộc lan, hoa trà, nữ tính, 20/10, hoa hồng | quà mẹ, cẩm chướng, mẫu đơn, vương miện, hoa ly',
      ],
      [
        '20/10',
        '20-10, 20 tháng 10, phụ nữ việt nam, ngày phụ nữ, ngày của chị em, 20 10, hai mươi tháng mười, ngày 20/10, ngày phụ nữ việt nam, phụ nữ vn, lễ phụ nữ, ngày của phụ nữ',
        '20/10, mộc lan, hoa trà, 8/3 | hoa hồng, tulip, hoa anh đào, cẩm tú cầu, quà mẹ | nữ tính, mẫu đơn, thạch anh hồng, vương miện, hoa ly, hoa sen',
      ],
      [
        '20/11',
        '20-11, 20 tháng 11, nhà giáo, ngày nhà giáo, nhà giáo việt nam, lễ nhà giáo, hiến chương, 20 11, hai mươi tháng mười một, ngày 20/11, ngày nhà giáo việt nam, tết thầy, mùng ba tết thầy, tri ân thầy cô, ngày hiến chương nhà giáo, teacher’s day, teachers day, ngày tri ân thầy cô, ngày của thầy cô',
        '20/11, quà thầy cô, hoa ly, cẩm chướng, hoa sen | cú mèo, cuốn sách, mũ tốt nghiệp, nón lá, biết ơn, hướng dương, hoa trà | mộc lan, ngọc trai',
      ],
      [
        'Tết',
        'sắm tết, diện tết, áo dài tết, mùng hai, mùng ba, đón xuân, đón tết, chúc xuân, năm con ngựa, mừng xuân, vui xuân, xuân này, dịp tết, mừng tuổi, tết nguyên đán, tết ta, năm mới, đầu năm, đầu xuân, mùa xuân, xuân, ngày tết, du xuân, mùng một, mùng 1, mồng một, chúc tết, lì xì, giao thừa, tết nhất, tết này, new year, lunar new year, khai xuân, xuân về, tất niên, tết đến, tết về, tết tây, năm mới dương lịch, sắp tết, gần tết, giáp tết, cận tết, trước tết, sau tết, ra tết, ăn tết, ăn tết xa nhà, quà tết, biếu tết, đi chúc tết, chúc tết ông bà, thăm họ hàng, đi hội xuân, hội xuân, lễ hội xuân, đi chùa đầu năm, lễ chùa đầu năm, hái lộc đầu năm, đón giao thừa, mồng 1, mồng 1 tết, mồng 2, mùng 2, mùng 3, mồng 3, tết âm lịch, tết cổ truyền, tết truyền thống, năm con, năm mậu, năm bính ngọ, năm ngựa, xuân sang, xuân đến, tiết xuân, hơi hướng tết, không khí tết, vibe tết, mặc áo dài tết, du xuân chụp hình, bánh chưng, bánh tét, lì xì đầu năm, spring, tết vui, vui tết, tết đoàn viên xuân, đầu năm mới, bao lì xì, lunar, chơi tết, khai xuân mở hàng, khai bút, tiệc tất niên, tổng kết năm, đón năm mới, mừng năm mới, chào năm mới, năm mới vui vẻ, xuất hành, xông đất, chợ tết, chợ hoa, hoa tết, mâm ngũ quả, cúng ông táo, ông công ông táo, đưa ông táo, 23 tháng chạp, rằm tháng giêng, tết nguyên tiêu, mùng 10 tháng giêng',
        'tết, mai vàng, hoa đào, thủy tiên, cá koi, đèn lồng | cúc đại đóa, ngọc bích, mẫu đơn, sung túc, chuông vàng, lan hồ điệp, hoàng ngọc, hươu sao, cỏ bốn lá | may mắn, hoa sen, chim ruồi, hồng ngọc',
      ],
      [
        'Giáng sinh',
        'đêm giáng sinh, lễ noel, mùa giáng sinh, mùa noel, nhà thờ, ông già tuyết, không khí noel, noel, nô en, christmas, xmas, giáng sinh này, merry christmas, mùa đông, ông già noel, cây thông, trời lạnh, tuyết rơi mùa đông, lễ giáng sinh, winter, đông này, nô en này, mùa nô en, đêm nô en, đi noel, đi chơi noel, quà noel, noel này, trang trí noel, tiệc noel, cây thông noel, bốc thăm noel, secret santa, santa, santa claus, tuần lộc kéo xe, thiên thần noel, người tuyết, snowman, lạnh mùa noel, tháng mười hai lạnh, mùa đông lạnh, ngày đông giá, let it snow, merry xmas, x mas, giáng sinh an lành, mùa lễ hội cuối năm, xứ tuyết, xứ lạnh, đi xem tuyết, frozen',
        'giáng sinh, bông tuyết, trạng nguyên, chuông vàng, hươu sao, hộp quà | núi tuyết, ngôi sao | nơ lụa, mùa đông, trắng, nấm đỏ, trái tim, bồ câu',
      ],
      [
        'Trung thu',
        'đêm rằm, đêm trung thu, chị hằng, chú cuội, múa lân, trăng rằm, đêm hội trăng rằm, hội trăng rằm, rằm tháng tám, rằm tháng 8, rằm, tết thiếu nhi trăng, rước đèn, phá cỗ, trông trăng, trông giăng, mid autumn, tết đoàn viên, tết trông trăng, bánh trung thu, trung thu này, tết trung thu, mùa trung thu, đêm hội trăng, phá cỗ trông trăng, rước đèn ông sao, đèn kéo quân, hằng nga, chị hằng nga, thỏ ngọc cung trăng, cung trăng, cung quảng, cây đa chú cuội, bánh dẻo, bánh nướng, bánh nướng bánh dẻo, lồng đèn trung thu, đi rước đèn, ngắm trăng rằm, trăng tròn, trăng tháng tám, moon festival, rằm trung thu, múa sư tử, đầu lân, tò he',
        'trung thu, đèn lồng, thỏ ngọc, trăng lưỡi liềm | ngôi sao, đá mặt trăng, cá koi | đoàn viên, đám mây, mèo, gấu trúc, cầu vồng, bọ rùa',
      ],
      [
        'tốt nghiệp',
        'tốt nghiệp đại học, tốt nghiệp cấp ba, ra trường đi làm, rời ghế nhà trường, lễ tri ân, nhận bằng tốt nghiệp, hết cấp ba, hết cấp, năm cuối, ra trường, kỷ yếu, kỉ yếu, chụp kỷ yếu, lễ bế giảng, bế giảng, nhận bằng, bảo vệ xong, bảo vệ luận văn, luận văn, graduation, lễ ra trường, cuối cấp, chia tay lớp, chia tay trường, tri ân trưởng thành, cử nhân, kỹ sư ra trường, lễ tốt nghiệp, mừng tốt nghiệp, quà tốt nghiệp, sắp tốt nghiệp, mới tốt nghiệp, vừa tốt nghiệp, con tốt nghiệp, chụp hình tốt nghiệp, chụp ảnh tốt nghiệp, áo cử nhân, lấy bằng, có bằng, lấy bằng đại học, nhận bằng đại học, nhận bằng thạc sĩ, nhận bằng tiến sĩ, tân cử nhân, tân kỹ sư, tân bác sĩ, mới ra trường, vừa ra trường, sắp ra trường, lễ ra trường cuối khóa, xong đại học, học xong đại học, bế giảng năm học, cuối năm học, ra trường rồi, chụp kỷ yếu lớp, lớp 12 ra trường, kết thúc đời học sinh, chia tay đời học sinh, chia tay thời áo trắng, chia tay mái trường, bảo vệ xong luận văn, bảo vệ khóa luận, khóa luận, hoàn thành khóa học, graduate, graduated, grad, prom tốt nghiệp, lễ trao bằng, lễ tốt nghiệp mẫu giáo, kỷ yếu lớp 12, chụp kỷ yếu lớp 12, bảo vệ đồ án xong, nhận bằng lái',
        'tốt nghiệp, mũ tốt nghiệp, ngôi sao, la bàn, hướng dương | kỷ yếu, cú mèo, cuốn sách, núi tuyết, bồ công anh, quả sồi | vương miện, thành công, cúc họa mi, cầu vồng, trạng nguyên, bướm, máy ảnh',
      ],
      [
        'thi đậu',
        'thi đậu rồi, đậu rồi, đỗ rồi, mới đậu, vừa đậu, mới đỗ, vừa đỗ, mừng đậu, mừng đỗ, mừng thi đậu, mừng thi đỗ, mới đậu đại học, mới đỗ đại học, mới thi đỗ, vừa đậu đại học, vừa đỗ đại học, vừa thi đỗ, đã đậu đại học, đã đỗ đại học, đã thi đỗ, mừng đậu đại học, mừng đỗ đại học, quà đậu đại học, quà đỗ đại học, quà thi đỗ, chúc mừng đậu đại học, chúc mừng đỗ đại học, chúc mừng thi đỗ, nhân dịp đậu đại học, nhân dịp đỗ đại học, nhân dịp thi đỗ, đậu đại học rồi, đỗ đại học rồi, mừng con đậu, trúng tuyển, vừa trúng tuyển, mới trúng tuyển, đã đậu, đậu trường chuyên, thi đậu trường chuyên, đậu thủ khoa, đạt giải, đoạt giải, được giải, được giải nhất, được học sinh giỏi, vừa đạt giải',
        'trạng nguyên, mũ tốt nghiệp, hướng dương, ngôi sao, đỗ đạt, thành công | núi tuyết, cuốn sách, vương miện, cú mèo, cá koi | la bàn, bồ công anh, quả sồi, ong mật, trí tuệ, cầu vồng, mặt trời',
      ],
      [
        'nhập học',
        'vào lớp một, vô lớp một, lên lớp một, vào lớp 1, vô lớp 1, vào lớp mười, vô lớp mười, vào lớp 10, vô lớp sáu, vào lớp 6, vào cấp hai, vào cấp ba, vô cấp ba, lên cấp ba, lên cấp hai, khai giảng, lễ khai giảng, tựu trường, ngày tựu trường, năm học mới, vào năm học mới, ngày đầu đi học, ngày đầu tiên đi học, lần đầu đi học, đi học lần đầu, đi nhà trẻ, đi mẫu giáo, vào mẫu giáo, chuyển trường, vô trường mới, vào trường mới, back to school',
        'cuốn sách, ngôi sao, cú mèo, học tập | cỏ bốn lá, ong mật, mặt trời, hướng dương, bọ rùa, cầu vồng | quả sồi, cáo nhỏ, cá heo, gấu trúc, la bàn, mũ tốt nghiệp, trạng nguyên',
      ],
      [
        'chuyển công tác',
        'chuyển công tác, sắp chuyển công tác, chuyển công ty, chuyển chỗ làm, đổi chỗ làm, nghỉ việc, sắp nghỉ việc, xin nghỉ việc, thôi việc, nhảy việc, chia tay công ty, chia tay đồng nghiệp, rời công ty, rời phòng, điều đi chi nhánh, về chi nhánh khác, farewell đồng nghiệp, nghỉ làm, sang bộ phận khác',
        'la bàn, hướng dương, lam ngọc sapphire, hoa sen | mỏ neo, ngôi sao, cẩm tú cầu, bồ công anh, cỏ bốn lá, hoa trà, ngọc trai, lan hồ điệp | mặt trời, núi tuyết, máy ảnh, lưu ly, mộc lan, sóng biển, thạch anh tím, vô cực, tách cà phê',
      ],
      [
        'thi cử',
        'đậu đại học, đỗ đại học, thi đỗ, thi đậu đại học, thi công chức, thi lấy chứng chỉ, bảo vệ đồ án, đồ án, ôn thi đại học, đi thi đại học, thi ngoại ngữ, thi bằng, kỳ thi sắp tới, thi nâng ngạch, thi học sinh giỏi, mùa thi cử, thi cuối cấp, đi thi, thi đại học, thi đh, kỳ thi, kì thi, mùa thi, đỗ đạt, thi thpt, thpt quốc gia, thi tốt nghiệp, thi, thi đậu, thi vào 10, thi vào lớp 10, thi cuối kỳ, thi học kỳ, ôn thi, qua môn, thi ielts, ielts, toeic, thi bằng lái, exam, thi hsg, học sinh giỏi, thi chuyển cấp, thi tuyển, đỗ, đậu, cho đậu, đỗ trường, thi lại, final, vào đại học, đi thi đại học năm nay, sắp thi, sắp thi rồi, sắp đi thi, chuẩn bị thi, chuẩn bị đi thi, thi tốt, thi tốt nha, làm bài tốt, thi rớt, rớt, sợ rớt, rớt môn, trượt, trượt môn, sợ trượt, sợ rớt môn, khỏi rớt, khỏi rớt môn, học lại, thi lại môn, thi giữa kỳ, giữa kỳ, cuối kỳ, thi cuối kì, thi học kì, thi vấn đáp, thi chứng chỉ, chứng chỉ, thi sát hạch, thi lái xe, thi bằng lái ô tô, thi b2, sát hạch, thi tin học, thi tiếng anh, thi tiếng nhật, jlpt, hsk, topik, thi sat, luyện thi, ôn thi đại học cuối cấp, ôn bài, học bài thi, đi thi cho đỗ, đi thi cho đậu, cho đỗ, cầu đỗ đạt, cầu thi đỗ, cầu thi đậu, cầu đậu, mong đậu, mong đỗ, chúc thi tốt, lều chõng, sĩ tử đi thi, vượt vũ môn, thi viên chức, thi tuyển viên chức, thi tuyển công chức, thi nội trú, thi cao học, thi nghề, thi năng khiếu, thi chuyên, thi trường chuyên, vào 10, tuyển sinh lớp 10, lên cấp ba, kỳ thi thpt, thptqg, tốt nghiệp thpt, đánh giá năng lực, dgnl, exam season, exams, pass môn, qua môn hết, a cộng, được điểm cao, điểm thi cao, thi hát, thi đấu, cuộc thi, phỏng vấn visa, vấn đáp, sắp phỏng vấn, mai phỏng vấn, đi phỏng vấn xin việc, buổi phỏng vấn, phỏng vấn thực tập, phỏng vấn visa mỹ, thuyết trình quan trọng, audition, casting, thi hoa khôi, thi nhảy, chung kết, đi thi đấu, thi giáo viên giỏi, thi tay nghề, thi bằng lái xe, đi đánh giải, đánh giải, lên sàn đấu, run quá, hồi hộp quá, phỏng vấn, phỏng vấn xin việc, phỏng vấn đi làm, đi phỏng vấn',
        'thi cử, đỗ đạt, cỏ bốn lá, trạng nguyên, hướng dương, bọ rùa, đá mắt hổ | may mắn, cú mèo, cuốn sách, mũ tốt nghiệp, ngôi sao, núi tuyết, ong mật, cá koi | thành công, trí tuệ, nấm đỏ, chuông vàng, quả sồi, rùa biển',
      ],
      [
        'cưới hỏi',
        'đón dâu, rước dâu, đưa dâu, làm dâu, về làm dâu, lấy chồng xa, sắp lấy chồng, lấy chồng, lấy vợ, sắp lấy vợ, sắp cưới, lên xe bông, xe bông, kết tóc xe tơ, thành hôn, lễ thành hôn, lễ hỏi, nhà trai nhà gái, phù rể, chú rể, đôi uyên ương, vợ chồng son, tân lang tân nương, đám cưới, cưới, cô dâu, phù dâu, lễ cưới, đính hôn, tiệc cưới, ăn hỏi, đám hỏi, lễ ăn hỏi, hôn lễ, kết hôn, lấy chồng, lấy vợ, wedding, bride, dạm ngõ, lên xe hoa, vu quy, rước dâu, ngày cưới, tân hôn, vợ chồng mới cưới, bridesmaid, đám cưới bạn, đám cưới con gái, đám cưới con trai, đám cưới nhỏ bạn, đám cưới chị, cưới chị gái, cưới em gái, mừng cưới, quà cưới, đi đám cưới, ăn cưới, ăn đám cưới, hôm rước dâu, ngày rước dâu, lễ rước dâu, hôm cưới, dịp cưới, mùa cưới, lễ vu quy, lễ dạm ngõ, lễ đính hôn, đính ước, hứa hôn, về nhà chồng, đi lấy chồng, con gái lấy chồng, bạn lấy chồng, sắp lấy chồng, sắp lấy vợ, sắp có vợ, sắp làm dâu, sắp lên xe hoa, cô dâu mới, cô dâu chú rể, nhẫn cưới, áo cưới, váy cưới, vòng cô dâu, kết vòng cô dâu, vòng cưới, tóc cô dâu, phụ kiện cưới, cô dâu phụ, dâu phụ, hội phù dâu, tiệc độc thân, hen party, hôn nhân, hôn nhân hạnh phúc, trăm năm hạnh phúc cưới, đám hỏi bạn, lễ cưới bạn, newlywed, just married, engagement, bridal, marriage, married, thiệp hồng, báo hỷ, hỷ cưới, song hỷ lâm môn',
        'cưới hỏi, mẫu đơn, đôi tim, thiên nga, linh lan, hoa ly, ngọc trai, kim cương trắng | ổ khóa tình yêu, bồ câu, cẩm tú cầu, bách niên | morganite, hoa hồng, hoa sứ, trái tim, lan hồ điệp, vô cực, tulip',
      ],
      [
        'cầu hôn',
        'ngỏ lời cầu hôn, hỏi vợ, xin cưới, nhẫn cầu hôn, quỳ cầu hôn, marry me, hỏi cưới, sắp cầu hôn, định cầu hôn, tính cầu hôn, muốn cầu hôn, cầu hôn bạn gái, cầu hôn người yêu, quà cầu hôn, hỏi cưới bạn gái, ngỏ lời cưới, rước nàng về dinh, will you marry me, propose, proposal, lấy em làm vợ',
        'cầu hôn, kim cương trắng, hoa hồng, morganite | đôi tim, ổ khóa tình yêu, trái tim, thiên nga | lời hứa, tulip, tình yêu',
      ],
      [
        'kỷ niệm',
        'tròn năm năm, tròn mười năm, mười năm ngày cưới, kỷ niệm ngày cưới, đám cưới bạc, đám cưới vàng, ngày quen nhau, ngày mình quen nhau, chúng tôi quen nhau, kỷ niệm tình yêu, kỷ niệm quen nhau, quen nhau được, hẹn hò được, bên nhau được, kỉ niệm, ngày kỷ niệm, kỷ niệm yêu nhau, anniversary, anni, tròn một năm, tròn 1 năm, một năm yêu nhau, 100 ngày yêu, yêu nhau được, năm yêu nhau, kỷ niệm một năm, kỷ niệm 1 năm, kỷ niệm 2 năm, kỷ niệm 3 năm, kỷ niệm 5 năm, kỷ niệm 10 năm, kỷ niệm mười năm, kỷ niệm tròn, kỷ niệm ngày yêu, kỷ niệm ngày quen, ngày kỷ niệm yêu nhau, tròn 2 năm, tròn 3 năm, tròn hai năm, tròn ba năm, tròn 100 ngày, tròn một tháng, một tháng yêu nhau, 1 năm yêu nhau, 1 năm quen nhau, một năm quen nhau, 2 năm yêu nhau, 3 năm yêu nhau, 1 năm iu nhau, yêu nhau tròn, quen nhau tròn, bên nhau tròn, cưới nhau tròn, cưới nhau được, lấy nhau được, sống chung, ngày cưới của ba mẹ, ngày cưới ba mẹ, kỷ niệm ngày cưới bố mẹ, ngày cưới bố mẹ, đám cưới vàng bạc, mười năm bên nhau, hai mươi năm bên nhau, ngày quen, ngày yêu nhau, ngày yêu, ngày đầu gặp nhau, ngày đầu tiên gặp, 1000 ngày, 365 ngày, monthsary, our day, bên em một năm, một chặng đường bên nhau, vợ chồng hai mươi năm, hai mươi năm chồng vợ, 20 năm cưới, 10 năm cưới, mười năm cưới, bạc đầu bên nhau kỷ niệm, cưới nhau 20 năm, lấy nhau 20 năm, cưới vàng, cưới bạc, ngày cưới vàng, lễ cưới vàng, cưới nhau, lấy nhau, cưới được',
        'kỷ niệm, vô cực, trái tim, lưu ly, thư tình | oải hương, đôi tim, hoa păng-xê, máy ảnh, lam ngọc sapphire, hoa hồng, thiên nga, ổ khóa tình yêu, kim cương trắng, đôi anh đào, chìa khóa, thạch anh hồng | lá phong, tulip, hồng ngọc, morganite | hoa nhài',
      ],
      [
        'khai trương',
        'mở cửa tiệm, mở hiệu, lập công ty, cửa hàng mới, quán mới, tiệm mới, khai trương cửa hàng, khai trương công ty, động thổ, mở cửa hàng, mở tiệm, mở quán, mở shop, khai trương quán, khai trương tiệm, mở spa, mở công ty, mở hàng, lấy vía khai trương, grand opening, sắp khai trương, mới khai trương, mừng khai trương, quà khai trương, khai trương hồng phát, hồng phát, mới mở quán, mới mở tiệm, mới mở shop, mới mở cửa hàng, sắp mở quán, sắp mở tiệm, sắp mở shop, mở tiệm nail, mở tiệm bánh, mở tiệm tóc, mở quán cà phê, mở quán cafe, mở quán ăn, mở hàng bán, mở công ty riêng, ra làm ăn riêng, ra làm riêng, ra kinh doanh, mở văn phòng, mở phòng khám, mở lớp, mở chi nhánh, chi nhánh mới, bán hàng mở hàng, opening, khánh thành, cúng khai trương, mở hàng đầu năm',
        'khai trương, lan hồ điệp, mẫu đơn, cá koi, hoàng ngọc, ngọc lục bảo | tài lộc, thịnh vượng, mai vàng, hươu sao, sung túc, cỏ bốn lá, hướng dương, thủy tiên, mặt trời, chuông vàng | trạng nguyên, ngọc bích, hoa đào',
      ],
      [
        'tân gia',
        'dọn về nhà mới, mua được nhà, xây nhà, cất nhà, mừng tân gia, ở riêng, chuyển về nhà mới, nhà riêng, có nhà, nhà mới, về nhà mới, mừng nhà mới, lên nhà mới, dọn nhà, chuyển nhà, dọn ra riêng, dọn về, mua nhà, căn hộ mới, nhập trạch, housewarming, phòng trọ mới, nhà mới xây, mới xây nhà, mới mua nhà, mới cất nhà, vừa mua nhà, sắp về nhà mới, ăn tân gia, mừng tân gia nhà, quà tân gia, tiệc tân gia, dọn qua nhà mới, dọn về ở chung, dọn về nhà, dọn vào nhà mới, chung cư mới, mua chung cư, nhận nhà, nhận chìa khóa nhà, chìa khóa nhà mới, lên nhà, cúng nhà mới, nhập trạch nhà mới, thuê nhà mới, chuyển trọ, phòng mới, new home, new house, house warming, ở nhà mới',
        'tân gia, chìa khóa, hoa đào, cỏ bốn lá, chuông vàng | nhành dương xỉ, xương rồng, hoa sứ, mẫu đơn, mèo, cáo nhỏ, cá koi, đèn lồng | ấm áp, ngọc bích, lan hồ điệp, hoàng ngọc, bồ câu, cỏ ba lá',
      ],
      [
        'du lịch',
        'làm hướng dẫn viên, hướng dẫn viên, hướng dẫn viên du lịch, đi tour suốt, dân phượt, phượt thủ, dân xê dịch, mê xê dịch, đi khám phá, ba lô, lữ hành, đường dài, bay xa nhà, đi nước ngoài học, hành trình, chuyến đi xa, đi tây, đi bụi, xuyên việt, đi làm xa, chuyến công tác, công tác xa, đi chơi xa, phượt, đi phượt, chuyến đi, đi xa, travel, xê dịch, khám phá, vi vu, du hí, đi du lịch, du học, đi nước ngoài, xuất ngoại, ra nước ngoài, đi bay, trip, roadtrip, đi úc, đi mỹ, đi nhật, đi hàn, phiêu lưu, lên đường, chuyến bay, tàu xe, đi xe máy, đường xa, chạy xe, đi du lịch xa, đi chơi xa nhà, mê du lịch, mê đi du lịch, thích du lịch, thích đi đây đi đó, đi đây đó, hay đi xa, hay đi công tác xa, mê xê dịch, máu xê dịch, mê phượt, dân xê dịch, dân phượt đường dài, phượt xe máy, phượt đường dài, đi tour, đi bụi một mình, một mình một ba lô, ba lô trên vai, balo trên vai, du lịch bụi, du lịch một mình, solo travel, solo trip, backpack, backpacker, traveler, travel lover, travelling, adventure, explore, explorer, journey, on the road, road trip, vòng quanh thế giới, vòng quanh việt nam, xuyên việt bằng xe, đi tàu lửa, chuyến bay dài, hộ chiếu mới, đi du học nhật, đi du học úc, du học mỹ, sang pháp du học, sang mỹ, sang úc, sang nhật, sang hàn, sang đức, qua mỹ, qua úc, qua nhật, qua hàn, bay qua, bay sang, sắp bay, xuất cảnh, đi xklđ, xuất khẩu lao động, lên đường du học, chạy xe đường dài, chạy xe đêm, chạy xe khuya, đi xe đêm, đi đường đêm, đi đường xa, đường dài xa nhà, lái xe đường dài, công trình xa, đi công trình, đi công tác suốt, công tác suốt, đi công tác, sắp định cư, sang nước ngoài, qua bển, qua đó sống, đi nước ngoài định cư, định cư canada, định cư úc, định cư mỹ, lao động bên hàn, đi lao động, đi lao động nước ngoài, xuất khẩu lao động nhật, xklđ, đi hàn quốc, đi nhật bản, đi thái, đi thái lan, đi singapore, đi châu âu, đi pháp, đi bali, xuyên á, đi phượt hà giang, chạy xuyên việt, xuyên việt một mình, đi một mình, cầu đi đường bình yên, du học sinh, sinh viên du học, lên máy bay, ra sân bay, vali, xách vali, xách balo lên và đi, xách ba lo, khám phá thế giới, chuyến đi xa nhà, chuyến đi dài ngày, kỷ niệm chuyến đi, kỉ niệm chuyến đi, đi máy bay, hay đi máy bay, công tác máy bay, đi công tác máy bay, sợ máy bay, sợ đi máy bay, sợ bay',
        'du lịch, phiêu lưu, la bàn, núi tuyết, máy ảnh | mắt xanh, ngọc lam, sóng biển, mỏ neo | tự do, cá voi, nón lá, đám mây, cỏ ba lá, cá heo, rùa biển, bồ công anh, mặt trời, ngôi sao, bồ câu | dâm bụt, vỏ sò, chim ruồi',
      ],
      [
        'mùa hè',
        'hè, summer, hè này, mùa hạ, nghỉ hè, nắng hè, mùa hè này, hè về, hè tới, đón hè, chào hè, hè sang, nắng mùa hè, mùa hè năm nay, vibe hè, vibe mùa hè, mùa phượng, hoa phượng nở, ve kêu, tháng sáu nắng, trại hè du lịch, nghỉ hè đi chơi, summer time, summer trip, summer love, mùa hè xanh',
        'mùa hè, dâu tây, mặt trời, sóng biển, cá heo, dâm bụt | vỏ sò, hoa giấy, nhiệt đới, chuồn chuồn | biển cả, cầu vồng',
      ],
      [
        'đi biển',
        'lâu đài cát, xây lâu đài cát, bãi cát, nghịch cát, tuần trăng mật ở biển, kỳ nghỉ ở biển, đảo, ra đảo, vùng biển, quê biển, dân biển, làng chài, hơi thở đại dương, tình yêu biển, biển, tắm biển, biển cả, ra biển, nha trang, phú quốc, đà nẵng, vũng tàu, cô tô, hạ long, quy nhơn, mũi né, côn đảo, phan thiết, beach, bãi biển, mê biển, thích biển, yêu biển, hải dương, nghỉ dưỡng, chụp ảnh biển, biển xanh, đi biển chơi, đi biển hè, đi tắm biển, đi biển nha trang, sắp đi biển, chuyến đi biển, tour biển, ra biển chơi, biển xanh cát trắng nắng vàng, cát trắng, bãi cát, trên cát, bờ biển, ven biển, ngắm biển, ngồi ngắm biển, nhớ biển, tình yêu với biển, mê biển lắm, cuồng biển, nghiện biển, con gái miền biển, người con của biển, sinh ra ở biển, lớn lên ở biển, quê ở biển, quê miền biển, miền biển, xứ biển, thành phố biển, phố biển, biển đêm, hòn đảo, ra đảo phú quốc, đi phú quốc, đi nha trang, đi vũng tàu, đi đà nẵng, đi quy nhơn, đi hạ long, đi cô tô, đi lý sơn, lý sơn, nam du, bình ba, cát bà, sầm sơn, cửa lò, mỹ khê, lăng cô, hồ tràm, phan rang, ninh chữ, maldives, bali, boracay, du thuyền, cano, bơi biển, lặn san hô, lặn ngắm san hô, snorkeling, surf, sunset beach, bikini, beach trip, by the sea, sea lover, tuần trăng mật, trăng mật, honeymoon',
        'biển cả, sóng biển, cá heo, vỏ sò, rùa biển, cá voi, mỏ neo | ngọc xanh biển, dâm bụt, hoa sứ, mặt trời, mắt xanh | mùa hè, ngọc trai, nhiệt đới, la bàn, ngọc lam',
      ],
      [
        'mùa thu',
        'đầu thu, mùa lá rụng, tháng mười hà nội, thu về, mùa cúc họa mi, mùa lá, thu, lá vàng, thu hà nội, autumn, fall, sang thu, lá rụng, lá đỏ, ngắm lá, cuối thu, mùa thu hà nội, hà nội vào thu, hà nội mùa thu, chớm thu, thu sang, thu đến, vào thu, mùa thu vàng, mùa thu lá bay, mùa thu nhẹ, hương cốm, mùa cốm, hoa sữa, mùa hoa sữa, heo may, gió heo may, gió mùa thu, lá phong đỏ mùa thu, lá đỏ mùa thu, lá vàng rơi, rừng thu, mùa lá đỏ, seoul mùa thu, tháng mười mùa thu, autumn vibe, fall vibe, thu thu, tiết thu, trời thu',
        'mùa thu, lá phong, lá bạch quả, quả sồi, cáo nhỏ, hổ phách, nhím nhỏ | cúc đại đóa, tách cà phê | cú mèo, nâu, cúc họa mi',
      ],
      [
        'nghỉ hưu',
        'về hưu, hưu, hưu trí, sắp nghỉ hưu, sắp về hưu, mới nghỉ hưu, mới về hưu, vừa nghỉ hưu, vừa về hưu, đã nghỉ hưu, đã về hưu, nghỉ hưu rồi, về hưu rồi, cô sắp nghỉ hưu, thầy sắp nghỉ hưu, chuẩn bị nghỉ hưu, chuẩn bị về hưu, chia tay về hưu, tiệc nghỉ hưu, tuổi hưu, tuổi nghỉ hưu, retire, retirement',
        'lan hồ điệp, hoa sen, biết ơn, cẩm tú cầu, ngọc trai, cá koi | hoa ly, hoa trà, mộc lan, lá bạch quả, rùa biển, an nhiên, linh lan | hoa sứ, la bàn, mặt trời, hoa nhài, cúc đại đóa, bình yên, thư thái',
      ],
      [
        'chia tay',
        'sắp về nước, sắp rời việt nam, rời việt nam, sắp rời sài gòn, rời sài gòn, sắp rời hà nội, rời hà nội, sắp đi định cư, đi xa, sắp đi xa, tiễn bạn, tiễn đưa, chuyển công ty, rời đi, xa lớp, xa trường, lời tạm biệt, tạm biệt, ctay, goodbye, farewell, xa nhau, bye bye, chuyển đi, chuyển trường, chia tay bạn, chia tay nhau, chia tay cơ quan, nhận sổ hưu, sắp chuyển đi, sắp đi nước ngoài, chuyển đi xa, chuyển lớp, chuyển trường xa, nghỉ làm, rời công ty, rời đi xa, từ biệt, giã từ, giã biệt, biệt ly, tiễn đi, tiễn người, tiễn anh, tiễn chị, tiễn con, chia ly mỗi người một ngả, mỗi đứa một nơi, mỗi đứa một phương, hết hợp đồng, tạm xa, say goodbye, retire, retirement, last day, tiễn em, tiễn bạn đi, tiễn bạn đi du học, tiễn con đi học xa, chia tay trong vui vẻ, chia tay vui vẻ, đường ai nấy đi, mỗi đứa một ngả, rời nhóm, rời lớp, hết năm học, chia tay cuối năm',
        'chia tay, bồ công anh, lưu ly, mỏ neo | la bàn, bướm, tự do, hoa păng-xê, máy ảnh | đám mây, kỷ niệm, cầu vồng, xương rồng, hướng dương, vô cực, cỏ bốn lá, lá phong',
      ],
      [
        'mừng thọ',
        'đại thọ, thượng thọ, lên lão, thọ 70, thọ 80, tròn 70, tròn 80, mừng thọ ông, mừng thọ bà, mừng thọ ông bà, lễ mừng thọ, tiệc mừng thọ, chúc thọ, mừng đại thọ, lục tuần, thất tuần, bát tuần, cửu tuần, thọ 60, thọ 90, tròn 90, tròn bảy mươi, tròn tám mươi, tròn chín mươi, bảy mươi tuổi, tám mươi tuổi, chín mươi tuổi, thọ trăm tuổi, lên lão làng, bảy chục tuổi, tám chục tuổi, chín chục tuổi, thất thập, lên bảy chục, lên tám chục, lên chín chục, lên bảy mươi, lên tám mươi, lên chín mươi, tròn bảy chục, tròn tám chục, tròn chín chục, hưởng thọ, 70 tuổi, 80 tuổi, 85 tuổi, 90 tuổi, 75 tuổi',
        'mừng thọ, trường thọ, ngọc bích, rùa biển, cúc đại đóa, lan hồ điệp, hoa sen, mai vàng | hươu sao, lá bạch quả, cá koi, mẫu đơn | ngọc trai, hoa trà',
      ],
      [
        'Vu Lan',
        'vu lan báo hiếu, lễ vu lan, rằm tháng bảy, mother day, mother’s day, ngày của mẹ, ngày của má, mùa vu lan, mùa báo hiếu, rằm tháng 7, tháng bảy báo hiếu, bông hồng cài áo, cài hoa hồng, ngày hiền mẫu, mothers day, ngày của mẹ năm nay, lễ mẹ, ngày mẹ, cúng rằm tháng bảy, rằm tháng bảy báo hiếu, tháng cô hồn báo hiếu, xá tội vong nhân, lễ báo hiếu, bông hồng cài ngực',
        'tình mẹ, hiếu thảo, cẩm chướng, quà mẹ, hoa sen, hoa hồng | hoa trà, mộc lan, cúc đại đóa, cẩm tú cầu, hoa nhài | biết ơn, ngọc trai',
      ],
      [
        'thiếu nhi',
        '1/6, 1-6, 01/06, quốc tế thiếu nhi, ngày thiếu nhi, quà 1/6, tết thiếu nhi, ngày tết thiếu nhi, ngày của bé, ngày con nít, quà thiếu nhi, children day, children’s day, kids day, 1 tháng 6, mùng 1 tháng 6',
        'thiếu nhi, cầu vồng, thỏ ngọc, giày ba lê, đáng yêu | gấu trúc, dâu tây, hộp quà, nơ lụa | ngôi sao, bướm',
      ],
      [
        'đầy tháng',
        'thôi nôi, em bé mới sinh, sơ sinh, chào đời, newborn, mừng đầy tháng, cúng đầy tháng, tiệc đầy tháng, tiệc thôi nôi, mừng thôi nôi, đầy tháng cháu, thôi nôi cháu, tròn một tuổi, tròn 1 tuổi, đón con, chào đón em bé, chào bé yêu, chào đời em bé, em bé sơ sinh, con mới sinh, baby shower, thăm em bé, đầy tuổi, tròn tháng, một tháng tuổi, bé vừa chào đời, con mới chào đời, có cháu, mới có cháu, nhà có thêm thành viên, thêm thành viên mới, đón thành viên mới, lên chức dì, lên chức cậu, lên chức cô, lên chức chú, lễ thôi nôi, tiệc đầy tuổi, sắp sanh, mang thai, sắp có em bé, có thai, có tin vui, thai kỳ, pregnant, mom to be, mommy to be, chờ sinh, sắp sanh em bé, sắp sanh con, đầy cữ, lên chức bố, lên chức ba, mới lên chức bố, làm bố, làm ba lần đầu',
        'thỏ ngọc, bồ câu, đám mây, cầu vồng | cúc họa mi, ngôi sao, linh lan, gấu trúc, hoa sen, bình an | trăng lưỡi liềm, cẩm chướng, cá voi, ngọc bích, giọt sương',
      ],
      [
        'hẹn hò',
        'buổi hẹn, hẹn đầu tiên, buổi hẹn đầu tiên, đi xem mắt, xem mắt, date, dating, first date, ra mắt bạn trai, đi chơi với người yêu, hẹn đầu, ngày đầu hẹn, đi hẹn hò, buổi hẹn hò, hẹn hò đầu tiên, lần đầu hẹn hò, hẹn hò với crush, hẹn hò người yêu, đi date, gặp mặt lần đầu, gặp lần đầu, ra mắt nhà bạn trai, ra mắt gia đình người yêu, ra mắt mẹ chồng tương lai, đi ăn tối lãng mạn, bữa tối lãng mạn, dinner date, candle light, đi ăn với crush, đi xem phim với crush, đi chơi với crush, hẹn crush, buổi đầu gặp mặt, coi mắt, đi coi mắt, blind date',
        'trái tim, tulip, đôi anh đào, lãng mạn, hoa hồng | thạch anh hồng, dâu tây, tình đầu, nơ lụa',
      ],
      [
        'đi chơi',
        'dạo biển phố, đi cafe, hội hè cuối tuần, tham quan, chụp hình đẹp, đi triển lãm, dạo phố, đi cà phê, đi dạo, picnic, dã ngoại, đi concert, concert, festival, sống ảo, check in, đi chơi cuối tuần, đi chơi với bạn, đi chơi công viên, công viên, đi cà phê với bạn, cafe cuối tuần, cà phê cuối tuần, đi dạo công viên, đi picnic, đi concert bts, đi concert blackpink, fan meeting, fanmeeting, fansign, xem concert, đi xem hòa nhạc, hội chợ, đi hội, đi lễ hội, đi biển hội, sống ảo đà lạt, chụp sống ảo, chụp ảnh sống ảo, check in sống ảo, đi quẩy với bạn, hội bạn đi chơi, chill cuối tuần, weekend, hang out, outing, team building, teambuilding, valentine với hội bạn, tiệc sinh nhật bạn, black friday, bờ lách phrai đây, đi họp lớp, gala công ty, du lịch công ty, họp lớp 20 năm',
        'vui tươi, mặt trời, máy ảnh, cúc họa mi, cầu vồng | hướng dương, bướm, dâu tây, đám mây, bồ công anh | đôi anh đào',
      ],
      [
        'ngày cha',
        'ngày của cha, ngày của ba, ngày của bố, father day, father’s day, fathers day, ngày của tía, ngày quốc tế nam giới, 19/11, ngày đàn ông, quốc tế đàn ông, ngày của papa',
        'mỏ neo, la bàn, núi tuyết, đá mắt hổ, âm dương | cá voi, ngọc bích, rùa biển, cá koi',
      ],
      [
        'Quốc khánh',
        '2/9, 30/4, 1/5, lễ 30/4, 2 tháng 9, mùng 2 tháng 9, ngày độc lập, giải phóng, 30 tháng 4, lễ 30 4, quốc khánh 2/9, đại lễ, a50, a80, diễu binh, cờ đỏ sao vàng, yêu nước, lòng yêu nước, tổ quốc',
        'nón lá, hoa sen, đèn lồng, ngôi sao, quê hương | hồng ngọc, trái tim, trạng nguyên, hoa hồng, mai vàng, la bàn, máy ảnh | sóng biển, núi tuyết, dâm bụt, chuông vàng, bồ câu, mắt xanh, rùa biển, mỏ neo',
      ],
      [
        'làm mẹ',
        'nghỉ đẻ, sắp nghỉ đẻ, nghỉ sinh, nghỉ thai sản, sinh con, vừa sinh con, mới sinh con, con đầu lòng, sinh con đầu lòng, lên chức mẹ, mới đẻ, đẻ, ở cữ, mẹ bỉm, bỉm sữa, bỉm, mới sinh, sanh em bé, sinh em bé, mới sanh, vừa sanh, vừa sinh, mới sinh em bé, mới sanh em bé, vừa sinh em bé, vừa sanh em bé, sinh em bé đầu lòng, mới có em bé, sắp làm mẹ, mới làm mẹ, lần đầu làm mẹ, mẹ trẻ, mẹ bỉm sữa, bà đẻ, thăm đẻ, thăm bà đẻ, mới sanh xong, mới sinh xong, sanh xong, sinh xong, vừa sanh xong, nghỉ thai sản, thai sản, sinh nở, vượt cạn, đi sanh, đi sinh, đi đẻ, sinh mổ, hậu sản, sau sinh, chăm con mọn, con mọn, nuôi con nhỏ, mẹ mới sinh, chụp ảnh bầu, chụp hình bầu, sắp sinh, mẹ bầu, bầu, bà bầu, có bầu, sắp đẻ, bầu bí, đang bầu, bụng bầu, sắp sinh em bé, sắp sinh con, đang mang bầu, mang bầu, mang thai, đang mang thai, thai kỳ, bầu bì, chị bầu, bầu mấy tháng, mẹ tròn con vuông, vượt cạn an toàn, vượt cạn bình an, sinh nở bình an, sinh nở suôn sẻ, sinh nở thuận lợi',
        'cẩm chướng, hoa sen, thỏ ngọc, tình mẹ, thạch anh hồng, linh lan | cẩm tú cầu, mộc lan, ngọc trai, đá mặt trăng, mẫu đơn, morganite, bồ câu | cúc họa mi, trái tim, cá voi, bình an, hộp quà',
      ],
      [
        'lên núi',
        'lên núi, đi rừng, tây nguyên, mộc châu, fansipan, đi tây bắc, săn mây, leo núi, trekking, cắm trại, camping, hà giang, sa pa, sapa, đi sapa, đi sa pa, tà xùa, cắm trại qua đêm, hiking, hike, trek, trekker, leo núi cuối tuần, hay leo núi, mê leo núi, thích leo núi, toàn leo núi, đi leo núi, chinh phục fansipan, tây bắc, đông bắc, mù cang chải, y tý, đi núi, vùng núi, đèo, đèo mã pí lèng, đi săn mây, mây sapa, hà giang loop, cao bằng, bản giốc, pù luông, mai châu, lai châu, điện biên, yên bái, vùng cao, miền núi, bản làng, lên bản, ruộng bậc thang, mùa hoa tam giác mạch, tam giác mạch, mùa hoa mận, hoa mận, tà năng phan dũng, langbiang, bà đen, ba vì, yên tử, everest, dã ngoại trên núi',
        'phiêu lưu, núi tuyết, la bàn | đám mây, máy ảnh, nhành dương xỉ, lá phong, mặt trời, mắt xanh | quả sồi, hươu sao, ngọc lam, giọt sương, ngôi sao, xương rồng, cáo nhỏ, hoa đào, sóng biển',
      ],
      [
        'đi Đà Lạt',
        'đà lạt, lên đà lạt, phố núi, xứ ngàn hoa, thành phố ngàn hoa, thành phố sương mù, xứ sương mù, hồ xuân hương, mai anh đào, rừng thông đà lạt, măng đen, bảo lộc, mộng mơ đà lạt, sương đà lạt',
        'hoa anh đào, cúc họa mi, cẩm tú cầu, đám mây, dâu tây | máy ảnh, hướng dương, oải hương, bồ công anh, nhành dương xỉ, tách cà phê, núi tuyết | nấm đỏ, lá phong, giọt sương, la bàn, xương rồng, quả sồi, nhím nhỏ',
      ],
    ] as const
  ).map(concept('occasion')),
  ...MONTHS,
];

/** Names of the concepts for going out and travelling. */
export const JOURNEYS: ReadonlySet<string> = new Set([
  'du lịch',
  'đi biển',
  'đi chơi',
  'lên núi',
  'đi Đà Lạt',
]);
/** What tells less of a wish than a meaning beside it. */
export const ON_THE_WAY: ReadonlySet<string> = new Set([...JOURNEYS, 'kỷ niệm']);

/** An occasion that charms suit, but that texts about charms do not recommend them for (`describe.ts`). */
export const PARTING = 'chia tay';

/** Name of the concept for a birthday. */
export const BIRTHDAY = 'sinh nhật';
/** Slot key of the concept for days that are remembered. */
export const ANNIVERSARY = 'occasion:kỷ niệm';
