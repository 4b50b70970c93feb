import { concept, type Concept } from './concepts.ts';

/** When it is given or worn. */
export const OCCASIONS: readonly Concept[] = (
  [
    [
      'sinh nhật',
      'sinh nhật lần thứ, mừng sinh nhật, quà sinh nhật, ngày sinh, tròn tuổi mới, chúc mừng sinh nhật, sn tuổi, sn, birthday, hpbd, happy birthday, sinh nhựt, bday, mừng tuổi mới, tuổi mới, thêm tuổi, đầy năm, sinh nhật bạn, tuổi 18, tròn 18, tròn tuổi',
      'sinh nhật, bướm, hộp quà, vương miện, nơ lụa | mèo, thỏ ngọc, gấu trúc, cầu vồng, ngôi sao, hoa anh đào | trăng lưỡi liềm, chim ruồi, nốt nhạc',
    ],
    [
      'Valentine',
      'lời yêu, bày tỏ, nói lời yêu, nói thích, ngày lễ tình yêu, lễ tình yêu, bày tỏ tình cảm, thổ lộ tình cảm, lễ tình nhân, ngày tình nhân, 14/2, 14/02, 14-2, tỏ tình, lời tỏ tình, valentine trắng, 14/3, thổ lộ, ngỏ lời, cưa đổ, cưa cẩm, tán, valentin, valen',
      'valentine, lời tỏ tình, trái tim, hoa hồng, tulip, đôi tim | thư tình, ổ khóa tình yêu, chìa khóa, thạch anh hồng, thiên nga | vô cực, đôi anh đào, hồng ngọc, morganite, dâu tây',
    ],
    [
      '8/3',
      '8-3, 08/03, mùng 8 tháng 3, 8 tháng 3, quốc tế phụ nữ',
      '8/3, hoa anh đào, tulip, thạch anh hồng, nơ lụa | mộc lan, hoa trà, nữ tính, 20/10, hoa hồng | quà mẹ, cẩm chướng, mẫu đơn, vương miện, hoa ly',
    ],
    [
      '20/10',
      '20-10, 20 tháng 10, phụ nữ việt nam, ngày phụ nữ, ngày của chị em',
      '20/10, mộc lan, hoa trà, 8/3 | hoa hồng, tulip, hoa anh đào, cẩm tú cầu, quà mẹ | nữ tính, mẫu đơn, thạch anh hồng, vương miện, hoa ly, hoa sen',
    ],
    [
      '20/11',
      '20-11, 20 tháng 11, nhà giáo, ngày nhà giáo, nhà giáo việt nam, lễ nhà giáo, hiến chương',
      '20/11, quà thầy cô, hoa ly, cẩm chướng, hoa sen | cú mèo, cuốn sách, mũ tốt nghiệp, nón lá, biết ơn | hoa trà, mộc lan, hướng dương, ngọc trai',
    ],
    [
      'Tết',
      'sắm tết, diện tết, áo dài tết, mùng hai, mùng ba, đón xuân, đón tết, chúc xuân, năm con ngựa, mừng xuân, vui xuân, xuân này, dịp tết, mừng tuổi, tết nguyên đán, tết ta, năm mới, đầu năm, đầu xuân, mùa xuân, xuân, ngày tết, du xuân, mùng một, mùng 1, mồng một, chúc tết, lì xì, giao thừa, tết nhất, tết này, new year, lunar new year, khai xuân, xuân về, tất niên',
      'tết, mai vàng, hoa đào, thủy tiên, cá koi, đèn lồng | cúc đại đóa, ngọc bích, mẫu đơn, sung túc, chuông vàng | hoàng ngọc, hươu sao, lan hồ điệp, may mắn',
    ],
    [
      'Giáng sinh',
      'đêm giáng sinh, lễ noel, mùa giáng sinh, mùa noel, nhà thờ, ông già tuyết, không khí noel, noel, nô en, christmas, xmas, giáng sinh này, merry christmas, mùa đông, ông già noel, cây thông, trời lạnh, tuyết rơi mùa đông, lễ giáng sinh, winter, đông này',
      'giáng sinh, bông tuyết, trạng nguyên, chuông vàng, hươu sao, hộp quà | núi tuyết, ngôi sao | nơ lụa, mùa đông, trắng',
    ],
    [
      'Trung thu',
      'đêm rằm, đêm trung thu, chị hằng, chú cuội, múa lân, trăng rằm, đêm hội trăng rằm, hội trăng rằm, rằm tháng tám, rằm tháng 8, rằm, tết thiếu nhi trăng, rước đèn, phá cỗ, trông trăng, trông giăng, mid autumn, tết đoàn viên, tết trông trăng, bánh trung thu',
      'trung thu, đèn lồng, thỏ ngọc, trăng lưỡi liềm | ngôi sao, đá mặt trăng | đoàn viên, cá koi, đám mây',
    ],
    [
      'tốt nghiệp',
      'tốt nghiệp đại học, tốt nghiệp cấp ba, ra trường đi làm, rời ghế nhà trường, lễ trưởng thành, lễ tri ân, nhận bằng tốt nghiệp, hết cấp ba, hết cấp, năm cuối, ra trường, kỷ yếu, kỉ yếu, chụp kỷ yếu, lễ bế giảng, bế giảng, nhận bằng, bảo vệ xong, bảo vệ luận văn, luận văn, graduation, lễ ra trường, cuối cấp, chia tay lớp, chia tay trường, tri ân trưởng thành, cử nhân, kỹ sư ra trường',
      'tốt nghiệp, mũ tốt nghiệp, ngôi sao, la bàn, hướng dương | kỷ yếu, cú mèo, cuốn sách, núi tuyết, bồ công anh, quả sồi | vương miện, thành công, cúc họa mi',
    ],
    [
      'thi cử',
      'thi công chức, thi lấy chứng chỉ, bảo vệ đồ án, đồ án, ôn thi đại học, đi thi đại học, thi ngoại ngữ, thi bằng, kỳ thi sắp tới, thi nâng ngạch, thi học sinh giỏi, mùa thi cử, thi cuối cấp, đi thi, thi đại học, thi đh, kỳ thi, kì thi, mùa thi, đỗ đạt, thi thpt, thpt quốc gia, thi tốt nghiệp, thi, thi đậu, đậu đại học, đỗ đại học, thi vào 10, thi vào lớp 10, thi cuối kỳ, thi học kỳ, ôn thi, qua môn, thi ielts, ielts, toeic, thi bằng lái, exam, thi hsg, học sinh giỏi, thi chuyển cấp, thi tuyển, đỗ, đậu, cho đậu, đỗ trường, thi lại, final, vào đại học',
      'thi cử, đỗ đạt, cỏ bốn lá, trạng nguyên, hướng dương, bọ rùa, đá mắt hổ | may mắn, cú mèo, cuốn sách, mũ tốt nghiệp | ngôi sao, cá koi, thành công, trí tuệ, nấm đỏ, chuông vàng',
    ],
    [
      'cưới hỏi',
      'sắp cưới, lên xe bông, xe bông, kết tóc xe tơ, thành hôn, lễ thành hôn, lễ hỏi, nhà trai nhà gái, phù rể, chú rể, đôi uyên ương, vợ chồng son, tân lang tân nương, đám cưới, cưới, cô dâu, phù dâu, lễ cưới, đính hôn, tiệc cưới, ăn hỏi, đám hỏi, lễ ăn hỏi, hôn lễ, kết hôn, lấy chồng, lấy vợ, wedding, bride, dạm ngõ, lên xe hoa, vu quy, rước dâu, ngày cưới, tân hôn, vợ chồng mới cưới, bridesmaid',
      'cưới hỏi, mẫu đơn, đôi tim, thiên nga, linh lan, hoa ly, ngọc trai, kim cương trắng | ổ khóa tình yêu, bồ câu, cẩm tú cầu, bách niên, tim nối chữ | morganite, hoa hồng, hoa sứ, trái tim',
    ],
    [
      'cầu hôn',
      'ngỏ lời cầu hôn, hỏi vợ, xin cưới, nhẫn cầu hôn, quỳ cầu hôn, marry me, hỏi cưới',
      'cầu hôn, kim cương trắng, hoa hồng, morganite | đôi tim, ổ khóa tình yêu, trái tim, thiên nga | lời hứa, tulip, tình yêu',
    ],
    [
      'kỷ niệm',
      'tròn năm năm, tròn mười năm, mười năm ngày cưới, kỷ niệm ngày cưới, đám cưới bạc, đám cưới vàng, ngày quen nhau, ngày mình quen nhau, kỷ niệm tình yêu, kỷ niệm quen nhau, quen nhau được, hẹn hò được, bên nhau được, kỉ niệm, ngày kỷ niệm, lưu niệm, kỷ niệm ngày cưới, kỷ niệm yêu nhau, anniversary, anni, tròn một năm, tròn 1 năm, một năm yêu nhau, 100 ngày yêu, yêu nhau được, năm yêu nhau',
      'kỷ niệm, vô cực, trái tim, lưu ly, thư tình | oải hương, đôi tim, hoa păng-xê, máy ảnh, lam ngọc sapphire | lá phong, ổ khóa tình yêu, hoa hồng',
    ],
    [
      'khai trương',
      'mở cửa tiệm, mở hiệu, lập công ty, cửa hàng mới, quán mới, tiệm mới, khai trương cửa hàng, khai trương công ty, động thổ, mở cửa hàng, mở tiệm, mở quán, mở shop, khai trương quán, khai trương tiệm, mở spa, mở công ty, mở hàng, lấy vía khai trương, grand opening',
      'khai trương, lan hồ điệp, mẫu đơn, cá koi, hoàng ngọc, ngọc lục bảo | tài lộc, thịnh vượng, mai vàng, hươu sao, sung túc | cỏ bốn lá, chuông vàng, thủy tiên, mặt trời',
    ],
    [
      'tân gia',
      'dọn về nhà mới, mua được nhà, xây nhà, cất nhà, mừng tân gia, ở riêng, chuyển về nhà mới, nhà riêng, có nhà, nhà mới, về nhà mới, mừng nhà mới, lên nhà mới, dọn nhà, chuyển nhà, dọn ra riêng, dọn về, mua nhà, căn hộ mới, nhập trạch, housewarming, phòng trọ mới',
      'tân gia, chìa khóa, hoa đào, cỏ bốn lá, chuông vàng | nhành dương xỉ, xương rồng | đèn lồng, ấm áp, mẫu đơn, cá koi, ngọc bích',
    ],
    [
      'du lịch',
      'đi khám phá, ba lô, lữ hành, đường dài, bay xa nhà, đi nước ngoài học, hành trình, chuyến đi xa, đi tây, lên núi, đi rừng, đi bụi, xuyên việt, đi làm xa, tây nguyên, mộc châu, fansipan, chuyến công tác, công tác xa, đi chơi xa, phượt, đi phượt, chuyến đi, đi xa, travel, xê dịch, khám phá, vi vu, du hí, đi du lịch, du học, đi nước ngoài, xuất ngoại, ra nước ngoài, đi bay, trip, roadtrip, đi tây bắc, đi úc, đi mỹ, đi nhật, đi hàn, phiêu lưu, lên đường, săn mây, leo núi, trekking, cắm trại, camping, hà giang, sa pa, sapa, tà xùa, đà lạt, chuyến bay, tàu xe, đi xe máy, đường xa, chạy xe',
      'du lịch, phiêu lưu, la bàn, núi tuyết, máy ảnh | mắt xanh, ngọc lam, sóng biển, mỏ neo | tự do, cá voi, nón lá, đám mây',
    ],
    [
      'mùa hè',
      'hè, summer, hè này, mùa hạ, nghỉ hè, nắng hè',
      'mùa hè, dâu tây, mặt trời, sóng biển, cá heo, dâm bụt | vỏ sò, hoa giấy, nhiệt đới, chuồn chuồn | biển cả, cầu vồng',
    ],
    [
      'đi biển',
      'tuần trăng mật ở biển, kỳ nghỉ ở biển, đảo, ra đảo, lặn biển, lướt sóng, vùng biển, quê biển, dân biển, làng chài, hơi thở đại dương, tình yêu biển, biển, tắm biển, biển cả, ra biển, nha trang, phú quốc, đà nẵng, vũng tàu, cô tô, hạ long, quy nhơn, mũi né, côn đảo, phan thiết, beach, bãi biển, mê biển, thích biển, yêu biển, hải dương, nghỉ dưỡng, chụp ảnh biển, biển xanh',
      'biển cả, sóng biển, cá heo, vỏ sò, rùa biển, cá voi, mỏ neo | ngọc xanh biển, dâm bụt, hoa sứ, mặt trời | mùa hè, ngọc trai, nhiệt đới',
    ],
    [
      'mùa thu',
      'đầu thu, mùa lá rụng, tháng mười hà nội, thu về, mùa cúc họa mi, mùa lá, thu, lá vàng, thu hà nội, autumn, fall, sang thu, lá rụng, lá đỏ, ngắm lá, cuối thu',
      'mùa thu, lá phong, lá bạch quả, quả sồi, cáo nhỏ, hổ phách, nhím nhỏ | cúc đại đóa, tách cà phê | cú mèo, nâu, cúc họa mi',
    ],
    [
      'chia tay',
      'nghỉ hưu, đi xa, sắp đi xa, tiễn bạn, tiễn đưa, chuyển công ty, chuyển chỗ làm, rời đi, xa lớp, xa trường, lời tạm biệt, tạm biệt, chia xa, mới chia tay, ctay, goodbye, farewell, chia ly, xa nhau, bye bye, chuyển công tác, chuyển đi, chuyển trường, nghỉ việc, về hưu, chia tay đồng nghiệp',
      'chia tay, bồ công anh, lưu ly, mỏ neo | la bàn, bướm, tự do, hoa păng-xê, máy ảnh | đám mây, kỷ niệm, cầu vồng, xương rồng',
    ],
    [
      'mừng thọ',
      'đại thọ, thượng thọ, lên lão, thọ 70, thọ 80, tròn 70, tròn 80',
      'mừng thọ, trường thọ, ngọc bích, rùa biển, cúc đại đóa, lan hồ điệp, hoa sen, mai vàng | hươu sao, lá bạch quả',
    ],
    [
      'Vu Lan',
      'vu lan báo hiếu, lễ vu lan, rằm tháng bảy, mother day, mother’s day, ngày của mẹ, ngày của má',
      'tình mẹ, hiếu thảo, cẩm chướng, quà mẹ, hoa sen, hoa hồng | hoa trà, mộc lan, cúc đại đóa, cẩm tú cầu, hoa nhài | biết ơn, ngọc trai',
    ],
    [
      'thiếu nhi',
      '1/6, 1-6, 01/06, quốc tế thiếu nhi, ngày thiếu nhi',
      'thiếu nhi, cầu vồng, thỏ ngọc, giày ba lê, đáng yêu | gấu trúc, dâu tây, hộp quà, nơ lụa | ngôi sao, bướm',
    ],
    [
      'đầy tháng',
      'sinh con, vừa sinh con, mới sinh con, con đầu lòng, sinh con đầu lòng, làm mẹ, lên chức mẹ, mới đẻ, đẻ, ở cữ, chờ sinh, mẹ bỉm, bỉm sữa, bỉm, thôi nôi, em bé mới sinh, mới sinh, sơ sinh, sắp sanh, sắp sinh, sanh em bé, sinh em bé, mẹ bầu, bầu, mang thai, bà bầu, có bầu, chào đời, newborn',
      'thỏ ngọc, bồ câu, đám mây, cầu vồng | cúc họa mi, ngôi sao, linh lan, gấu trúc, hoa sen, bình an | trăng lưỡi liềm, cẩm chướng, cá voi, ngọc bích, giọt sương',
    ],
    [
      'hẹn hò',
      'buổi hẹn, hẹn đầu tiên, buổi hẹn đầu tiên, đi xem mắt, xem mắt, date, dating, first date, ra mắt bạn trai, đi chơi với người yêu, hẹn đầu, ngày đầu hẹn',
      'trái tim, tulip, đôi anh đào, lãng mạn, hoa hồng | thạch anh hồng, dâu tây, tình đầu, nơ lụa',
    ],
    [
      'đi chơi',
      'dạo biển phố, đi cafe, hội hè cuối tuần, tham quan, chụp hình đẹp, đi triển lãm, dạo phố, đi cà phê, cuối tuần, đi dạo, picnic, dã ngoại, đi concert, concert, festival, sống ảo, check in',
      'vui tươi, mặt trời, máy ảnh, cúc họa mi, cầu vồng | hướng dương, bướm, dâu tây, đám mây, bồ công anh | đôi anh đào',
    ],
    [
      'ngày cha',
      'ngày của cha, ngày của ba, ngày của bố, father day, father’s day',
      'mỏ neo, la bàn, núi tuyết, đá mắt hổ, âm dương | cá voi, ngọc bích, rùa biển, cá koi',
    ],
    ['Quốc khánh', '2/9, 30/4, 1/5, lễ 30/4', 'du lịch, đỏ, ngôi sao, nón lá, hoa sen | truyền thống'],
    [
      'sinh tháng 1',
      'tháng 1, tháng một, tháng giêng, sinh nhật tháng 1',
      'sinh nhật tháng 1, ngọc thạch lựu',
    ],
    ['sinh tháng 2', 'tháng 2, tháng hai, sinh nhật tháng 2', 'sinh nhật tháng 2, thạch anh tím'],
    ['sinh tháng 3', 'tháng 3, tháng ba, sinh nhật tháng 3', 'sinh nhật tháng 3, ngọc xanh biển'],
    ['sinh tháng 4', 'tháng 4, tháng tư, sinh nhật tháng 4', 'sinh nhật tháng 4, kim cương trắng'],
    ['sinh tháng 5', 'tháng 5, tháng năm, sinh nhật tháng 5', 'sinh nhật tháng 5, ngọc lục bảo'],
    ['sinh tháng 6', 'tháng 6, tháng sáu, sinh nhật tháng 6', 'sinh nhật tháng 6, đá mặt trăng, ngọc trai'],
    ['sinh tháng 7', 'tháng 7, tháng bảy, sinh nhật tháng 7', 'sinh nhật tháng 7, hồng ngọc'],
    ['sinh tháng 8', 'tháng 8, tháng tám, sinh nhật tháng 8', 'sinh nhật tháng 8, peridot'],
    ['sinh tháng 9', 'tháng 9, tháng chín, sinh nhật tháng 9', 'sinh nhật tháng 9, lam ngọc sapphire'],
    ['sinh tháng 10', 'tháng 10, tháng mười, sinh nhật tháng 10', 'sinh nhật tháng 10, opal'],
    ['sinh tháng 11', 'tháng 11, tháng mười một, sinh nhật tháng 11', 'sinh nhật tháng 11, hoàng ngọc'],
    [
      'sinh tháng 12',
      'tháng 12, tháng mười hai, tháng chạp, sinh nhật tháng 12',
      'sinh nhật tháng 12, tanzanite, ngọc lam',
    ],
  ] as const
).map(concept('occasion'));

export const MONTHS: readonly Concept[] = OCCASIONS.filter(({ name }) => name.startsWith('sinh tháng'));
