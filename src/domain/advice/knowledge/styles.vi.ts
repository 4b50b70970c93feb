import { concept, type Concept } from './concepts.ts';

/** What somebody who refuses a look, a colour or a kind probably likes instead. */
export const OPPOSITES: Readonly<Record<string, string>> = {
  'cầu kỳ': 'style:tối giản',
  'rực rỡ': 'style:tối giản',
  'tối giản': 'style:rực rỡ',
  'đáng yêu': 'style:thanh lịch',
  'nữ tính': 'style:cá tính',
  'cổ điển': 'style:vui tươi',
  'sang trọng': 'style:mộc mạc',
  'màu tối': 'color:màu nhạt',
  'màu nhạt': 'color:màu nổi',
  'màu nổi': 'color:màu nhạt',
  'nhiều màu': 'style:tối giản',
  'màu nóng': 'color:màu lạnh',
  'màu lạnh': 'color:màu nóng',
};

/** How it should look: what people call it, and what has that look. */
export const STYLES: readonly Concept[] = (
  [
    [
      'tối giản',
      'giản đơn, ít màu, không phô trương, kín đáo, thanh đạm, trơn, nhật bản, phong cách nhật, bắc âu, đừng rườm rà, không hoa lá cành, nét mảnh, tinh gọn, đừng cầu kỳ, không cầu kì, gọn ghẽ, ít họa tiết, đeo hằng ngày, đeo hàng ngày, đeo mỗi ngày, khó chê, dễ phối, dễ phối đồ, không nổi bật quá, trung tính, đơn giản, giản dị, minimal, minimalist, minimalism, basic, gọn nhẹ, gọn gàng, ít chi tiết, không rối mắt, nhỏ gọn, nhỏ xíu, bé xíu, nho nhỏ, nhỏ nhắn, nhỏ nhỏ xinh xinh, kiểu hàn, hàn quốc, mảnh mai, thanh mảnh, mảnh, không cầu kỳ, không màu mè, nhìn đơn giản, đơn sơ, less is more, clean, simple, tinh giản, kiểu nhật, muji, không diêm dúa, không rườm rà, khiêm tốn',
      'tối giản | ngọc trai, trăng lưỡi liềm, đám mây | hoa trà, lá bạch quả',
    ],
    [
      'cổ điển',
      'thời ông bà, của bà để lại, ngày trước, sài gòn xưa, hà nội xưa, đĩa than, máy hát, áo len cũ, thời trước, đồ xưa, tiệm đồ cũ, phai màu thời gian, nhuốm màu thời gian, phim đen trắng, quý cô thập niên, châu âu cổ, hoài cổ, vintage, retro, xưa cũ, cũ cũ, cũ kỹ, đồ cổ, cổ cổ, cổ kính, xưa, xưa xưa, ngày xưa, thời bao cấp, phim cũ, hong kong, hồng kông, kiểu pháp cổ, thập niên, thời xưa, indochine, đông dương, y2k cổ, old school, nostalgic, antique, rương cũ, hòm gỗ, gia truyền',
      'vintage, cổ điển | ngọc trai, hổ phách, thư tình, cuốn sách, chìa khóa, máy ảnh, la bàn | lá phong',
    ],
    [
      'đáng yêu',
      'yêu quá, xinh xẻo, nhí, ngây ngô, đáng yêu một chút, nhỏ xinh, bụ bẫm, tròn trịa, tròn vo, hoạt hình, truyện tranh dễ thương, mặt cười, tinh nghịch, lém lỉnh, mè nheo, ngoan, bé tí, nhí nhố, mềm mại đáng yêu, lông xù, lông lá, ôm, thú nhồi bông, dễ thương, cute, cưng, cưng cưng, cưng xỉu, cute hột me, cute phô mai que, xinh xinh, xinh yêu, xinh xắn, ngộ nghĩnh, ngộ ngộ, dễ cưng, kute, đáng iu, kawaii, adorable, chibi, baby, mũm mĩm, tròn tròn, tròn ủm, ngố ngố, ngốc nghếch, trẻ con, tí hon, bé bé xinh xinh, hết nấc, dễ huông, yêu yêu, iu iu, hihi haha, đáng yêu xỉu, tan chảy',
      'đáng yêu | dâu tây, đôi anh đào, nơ lụa, cá heo, hộp quà | đám mây, trái tim',
    ],
    [
      'sang trọng',
      'kiểu cách, quý giá, giá trị, trang sức thật, đẳng cấp quốc tế, sang nhẹ, thanh sang, sang trọng kín đáo, nhung lụa, cung điện, vương giả, tiệc cưới, thảm đỏ, lễ trao giải, sự kiện, gala dinner, đầm dạ hội, váy dạ hội, áo vest, nhẫn kim cương, quý cô thượng lưu, đẹp sang, sang đẹp, mang tính trang sức, sang, quý phái, quý tộc, sang chảnh, chảnh, cao cấp, đẳng cấp, luxury, old money, nhà giàu, thấy giàu, nhìn giàu, xịn, xịn sò, xịn xò, quý bà, phu nhân, tiểu thư nhà giàu, sang sang, hoàng gia sang, đi tiệc, dự tiệc, tiệc tối, dạ tiệc, dạ hội, thượng lưu, lộng lẫy, kiêu sa, kiêu kỳ, quyền quý, phú bà, gala, party sang, lấp lánh, lấp la lấp lánh, bling bling, bling, long lanh, lung linh, đắt tiền, nhìn đắt, elegant luxury, quyền lực, royal, high class, sang xịn mịn, xịn mịn',
      'sang trọng, quý phái, kim cương trắng, ngọc lục bảo, lam ngọc sapphire, hồng ngọc, ngọc trai | kiêu sa, mẫu đơn, lan hồ điệp, vương miện, tanzanite, morganite, opal | ngọc bích',
    ],
    [
      'dịu dàng',
      'dịu mắt, mềm, hiền hòa, ôn hòa, nhỏ nhẹ, thướt tha, nàng dịu dàng, mượt mà, êm ái, tinh khôi dịu dàng, nhẹ như mây, nhẹ như gió, mong manh như sương, con gái huế, nữ tính nhẹ nhàng, sương khói, nhẹ nhàng, mềm mại, dịu êm, dịu nhẹ, dịu, êm dịu, êm đềm, hiền, hiền lành, thùy mị, hiền dịu, nhẹ nhẹ, soft, gentle, nhẹ tênh, mong manh, mong manh dễ vỡ, ngọt dịu, thục nữ, hiền thục, dịu hiền, đằm thắm',
      'dịu dàng, thạch anh hồng, hoa anh đào, morganite | nhẹ nhàng, thỏ ngọc, dịu êm, hoa nhài, tulip, đám mây, mộc lan, hươu sao, trong trẻo | hoa trà, ngọc trai, linh lan, giọt sương',
    ],
    [
      'mơ mộng',
      'mộng mị, trong mơ, giấc mơ cổ tích, lung linh huyền ảo, huyền thoại, thiên thai, ngàn sao, đêm đầy sao, thế giới khác, viễn tưởng, thần thoại, lơ lửng, trên mây, như cổ tích, alice, mộng mơ, thơ mộng, bay bổng, cổ tích, truyện cổ tích, huyền ảo, fairy, fairycore, fairy tale, dreamy, thần tiên, tiên, nàng tiên nữ, như mơ, ảo diệu, lãng đãng, ethereal, thơ thẩn, nàng thơ, chill mộng, unicorn, kỳ lân, magic, ma mị nhẹ, phiêu bồng, bồng bềnh, xứ sở thần tiên, thiên thần',
      'mơ mộng, cổ tích, trăng lưỡi liềm, bướm, bồ công anh, đám mây, opal | đá mặt trăng, ngôi sao, cẩm tú cầu, hươu sao, chuồn chuồn, thiên nga, cầu vồng | linh lan, nấm đỏ, thạch anh tím, chim ruồi',
    ],
    [
      'cá tính',
      'khác biệt, riêng biệt, có chất riêng, chất riêng, không giống người khác, không đại trà, đi ngược đám đông, ngông, nghịch, gồ ghề, sắc cạnh, biker, motor, da đen bụi, nhạc rock, quyết đoán, độc lập cá tính, không thích điệu, gai, lập dị, kỳ quặc, bướng, bướng bỉnh, ngầu, chất, ngầu ngầu, chất chất, chất chơi, chất lừ, cool, cool ngầu, cool girl, phá cách, tomboy, bụi, bụi bặm, bụi bụi, bad girl, bad boy, ngổ ngáo, rock, rocker, punk, grunge, street style, streetwear, hip hop, hiphop, khác người, độc lạ, độc, lạ, lạ lạ, độc đáo, không đụng hàng, không giống ai, không sến, swag, edgy, unisex, cứng, lạnh lùng, gai góc, chiến, phong trần, nổi loạn, nổi loạn chút, hơi ngông, quậy, menly, tính con trai',
      'cá tính, xương rồng, cáo nhỏ, đá mắt hổ | mạnh mẽ, mèo, âm dương, la bàn, mỏ neo, núi tuyết | trăng lưỡi liềm, mắt xanh, nốt nhạc, sóng biển',
    ],
    [
      'nữ tính',
      'mềm mại nữ tính, nữ công gia chánh, đỏm dáng, làm dáng, làm điệu, xúng xính, váy hồng, đầm xòe, váy xòe, tiểu thư yểu điệu, mong manh nữ tính, thiếu nữ, màu hồng nữ tính, ủy mị, lả lướt, quý cô ngọt ngào, điệu đà, bánh bèo, bánh bèo vô dụng, điệu, điệu điệu, tiểu thư, tiểu thư đài các, coquette, girly, feminine, yểu điệu, con gái, kiểu con gái, ballet, ballet core, balletcore, nàng thơ bánh bèo, ngọt ngào, ngọt, ngọt lịm, kẹo ngọt, nủng nịu, nhõng nhẽo, công chúa nhỏ, barbie, lolita, sweet, sến, sến sẩm, sến súa, sướt mướt',
      'nữ tính, điệu đà, nơ lụa, giày ba lê | thạch anh hồng, hoa anh đào, bướm, ngọt ngào, vỏ sò, tulip, trái tim, đôi tim | ngọc trai, thỏ ngọc, morganite, thiên nga',
    ],
    [
      'rực rỡ',
      'tưng bừng, rộn ràng, lễ hội, hội hè, carnival, chói chang, đầy màu sắc, bắt mắt, gây chú ý, ai cũng nhìn, ai cũng phải nhìn, nổi giữa đám đông, sôi động, hừng hực, mùa hè rực rỡ, nổi bật, sặc sỡ rực rỡ, rạng rỡ, tươi sáng, nổi bần bật, chói sáng, tỏa sáng, nổi, cháy, cháy phố, quẩy, quẩy tiệc, bùng nổ, hoành tráng, nhiệt đới, tropical, chơi nổi, chơi trội, rực',
      'rực rỡ, dâm bụt, cầu vồng, trạng nguyên | rạng rỡ, hướng dương, mặt trời, hoàng ngọc, nhiệt đới, lan hồ điệp | hồng ngọc, cá koi, chim ruồi',
    ],
    [
      'mộc mạc',
      'chân chất, quê mùa, đơn sơ mộc mạc, cây nhà lá vườn, đất đai, mộc, gỗ, đan lát, ruộng đồng, cánh đồng, đồng lúa, bờ tre, bờ ao, giậu hoa, làng, vườn nhà, hoa cỏ ven đường, ven đường, miền tây, cao nguyên, hương đồng gió nội, hoa đồng, thảo nguyên, tự nhiên mộc mạc, gần thiên nhiên, yêu thiên nhiên, đồng quê, làng quê, gần gũi, quê quê, thôn quê, dân dã, bình dị, chân quê, cottagecore, cottage core, cottage, vintage đồng quê, rustic, hoa dại, hoa cỏ dại, đồng nội, ngoại ô, miền quê, miệt vườn, sông nước, vườn tược, hoa đồng nội, quê kiểng, quê mình',
      'mộc mạc, đồng quê, tự nhiên, hoa giấy, bìm bìm, chuồn chuồn, nhành dương xỉ | cúc họa mi, bồ công anh, nón lá, cỏ ba lá, quả sồi | hoa sen, ong mật, oải hương',
    ],
    [
      'huyền bí',
      'ma thuật, bói toán, bói, thần số học, cung hoàng đạo, đêm tối, nửa đêm, linh thiêng, kỳ lạ, tâm linh huyền bí, phù phép, pháp sư, thần linh, bí mật, sâu thẳm, khó đoán, trầm mặc, liêu trai, bí ẩn, ma mị, phù thủy, witchy, witch, tarot, phép thuật, chiêm tinh, tâm linh, dark academia, gothic, goth, mystic, mystical, thần bí, bùa phép, mặt trăng phép thuật, kỳ bí, kỳ ảo, u tối, halloween, harry potter, hogwarts, đen tối, dark dark',
      'huyền bí, trăng lưỡi liềm, thạch anh tím, đá mặt trăng, tanzanite | trực giác, mắt xanh, cú mèo, opal, âm dương, mèo | chìa khóa, ngôi sao, nấm đỏ',
    ],
    [
      'truyền thống',
      'quốc hồn, bản sắc, quê hương việt nam, gợi nhớ việt nam, đặc trưng việt nam, rất việt nam, quà việt nam, đất nước, tứ quý, làng nghề, tranh đông hồ, ca trù, cải lương, nón quai thao, hội an, kinh đô huế, cố đô, văn miếu, lụa tơ tằm, áo nhật bình, tà áo dài, mặc áo dài, tà áo, dân gian, việt nam, việt nam xưa, thuần việt, đậm chất việt, hồn việt, chất việt, áo dài, áo dài nhung, cổ phục, việt phục, áo tấc, nhật bình, áo bà ba, á đông, văn hóa việt, đậm đà bản sắc, bản sắc dân tộc, dân tộc, cung đình, dáng huế, kinh kỳ, mang đi nước ngoài, bạn nước ngoài, bạn tây, người nước ngoài, khách tây, traditional, vietnamese',
      'truyền thống, quê hương, hoa sen, nón lá | mai vàng, hoa đào, đèn lồng, cá koi, ngọc bích | cúc đại đóa, hoa nhài, hoa sứ, hoa trà',
    ],
    [
      'bohemian',
      'phóng túng, ngao du, kiểu digan, tự do bụi bặm, trại hè, lửa trại, váy maxi, hoang dã, sa mạc, thảo nguyên du mục, lang bạt, phượt thủ, âm hưởng thổ dân, dây da, boho, phóng khoáng, du mục, bohemian style, hippie, bô hê miên, gypsy, tự do phóng khoáng, dân phượt, thổ dân, thổ cẩm, maxi đi biển',
      'bohemian, ngọc lam, mắt xanh | phóng khoáng, đá mắt hổ, hổ phách, la bàn, trăng lưỡi liềm | mặt trời, nhành dương xỉ, bồ công anh, núi tuyết, sóng biển, xương rồng',
    ],
    [
      'thanh lịch',
      'nhã, trang nhã quý phái, đứng đắn, lịch lãm nữ, thanh nhã, kín đáo thanh lịch, chững, đĩnh đạc nhẹ nhàng, chuyên nghiệp, họp, đi họp, gặp đối tác, gặp khách hàng, phỏng vấn đi làm, áo sơ mi trắng, luật sư, ngân hàng, tiếp tân, mc, quý phái nhẹ nhàng, tao nhã, tinh tươm, trang nhã, tinh tế, công sở, dân văn phòng, văn phòng, thanh cao, nhã nhặn, lịch sự, lịch thiệp, chỉn chu, chín chắn, trưởng thành chững chạc, chững chạc, sơ mi, đi làm, mặc vest, vest, đầm, elegant, classy, office, thanh thoát, thanh tao, quý cô, quý cô thanh lịch, parisian, kiểu pháp, duyên dáng, nền nã, trang trọng, nghiêm túc',
      'thanh lịch, hoa trà, ngọc trai, thiên nga | thanh cao, tinh tế, tulip, mộc lan, hoa ly, linh lan, duyên dáng | lá bạch quả, kim cương trắng, đá mặt trăng, lam ngọc sapphire, hoa nhài',
    ],
    [
      'ấm áp',
      'ngày lạnh, tách trà nóng, mùa lạnh, áo len, khăn len, bên bếp lửa, lò sưởi, ấm cúng gia đình, ấm cúng, ấm lòng, cozy, ấm, mùa đông ấm, ấm ấm, sưởi ấm',
      'ấm áp, tách cà phê, cáo nhỏ, nhím nhỏ | hổ phách, đèn lồng, cẩm chướng, ngọc thạch lựu | mặt trời, mèo',
    ],
    [
      'vui tươi',
      'hồn nhiên vui tươi, cười nhiều vui, rạng ngời, năng nổ, hoạt náo, nhảy nhót, lạc quan vui vẻ, nắng, ngày nắng, nhiều nắng, tuổi trẻ, trẻ, trẻ hơn, tươi mới, yêu đời hơn, bừng tỉnh, vui nhộn trẻ trung, tiếng cười vui, thích cười, cho đời thêm vui, vui vẻ, năng động, tươi tắn, tươi vui, tươi trẻ, trẻ trung, yêu đời, vui nhộn, vui, vui vui, nhí nhảnh, nhắng nhít, tinh nghịch, lí lắc, tươi, tươi tươi, hoạt bát, hài hước, nhộn, tích cực, happy, fun, sporty, thể thao, khỏe khoắn, tưng tửng, nhây',
      'vui tươi, cầu vồng, mặt trời, cá heo, hướng dương, tinh nghịch | hộp quà, niềm vui, chim ruồi, tươi tắn, lạc quan, năng lượng, rạng rỡ | đôi anh đào, dâu tây, ong mật, dâm bụt, đáng yêu',
    ],
    [
      'trong trẻo',
      'như nước, tinh sương, mát lành trong trẻo, nguyên sơ, thanh thuần, giọt nước trong, sạch sẽ, thanh tân, áo trắng, áo dài trắng, nữ sinh áo trắng, tinh khôi trong trẻo, băng tuyết, mùa thi áo trắng, thanh khiết, trong sáng, thuần khiết, tinh khiết, ngây thơ, hồn nhiên, trong veo, trong vắt, trong suốt, sương sớm, trong trong, pure, tuổi học trò, học trò, nữ sinh, thanh xuân',
      'trong trẻo, thanh khiết, thuần khiết, cúc họa mi, giọt sương, hoa nhài, linh lan | hồn nhiên, ngọc trai, bồ câu, bông tuyết, ngọc xanh biển | hoa sứ, đám mây, bìm bìm',
    ],
    [
      'nam tính',
      'mạnh mẽ nam tính, manly, masculine, đàn ông, phong độ, lịch lãm, chất con trai, boy phố, kiểu nam, đồ nam, cho nam, nam đeo, con trai đeo, boy lạnh lùng, men',
      'âm dương, mỏ neo, la bàn, đá mắt hổ, núi tuyết | lam ngọc sapphire, mắt xanh, sóng biển, cá koi, ngọc lam, nốt nhạc, rùa biển, cú mèo, cá voi, cáo nhỏ, xương rồng | ngôi sao, cá heo, hổ phách, ngọc bích, mặt trời, vô cực',
    ],
    [
      'cầu kỳ',
      'cầu kì, rườm rà, diêm dúa, rối mắt, nhiều chi tiết, phức tạp, rối rắm, nặng nề, hoa lá cành, phô trương, chói mắt, phô, sến súa diêm dúa, lòe loẹt quá, kiểu cọ',
    ],
    [
      'trang nghiêm',
      'nhà có tang, có tang, đang có tang, đám tang, để tang, tang cụ, tang ông, tang bà, viếng, đám ma, giỗ, đám giỗ',
      'bồ câu, hoa nhài, linh lan, hoa trà, cúc họa mi | ngọc trai, hoa sứ, âm dương, đám mây, lưu ly | trăng lưỡi liềm, đá mặt trăng',
    ],
    [
      'nghệ thuật',
      'nghệ sĩ, artsy, artist, bay bổng nghệ sĩ, chất nghệ',
      'nghệ thuật, nốt nhạc, giày ba lê, sáng tạo | đam mê, opal, tanzanite, phóng khoáng, bướm | máy ảnh',
    ],
    [
      'hiện đại',
      'trendy, hot trend, trend, bắt trend, thời thượng, modern, y2k, gen z, hợp mốt, thời trang',
      'mắt xanh, trái tim, nơ lụa, đôi anh đào, ngôi sao | vô cực, bướm, cỏ bốn lá, trăng lưỡi liềm',
    ],
    [
      'ngọt mát',
      'mát mẻ, mát mắt, tươi mát, mát lành, fresh, mát rượi',
      'giọt sương, sóng biển, ngọc xanh biển, cá heo, xanh ngọc, đám mây, xanh nước | bông tuyết, bạc hà, xanh biển, nhành dương xỉ, peridot',
    ],
  ] as const
).map(concept('style'));

/** What is seldom for men. */
export const FEMININE = 'nữ tính';
