import { concept, type Concept } from './concepts.ts';

/** What somebody who refuses a look, a colour or a kind probably likes instead. */
export const OPPOSITES: Readonly<Record<string, readonly string[]>> = {
  'cầu kỳ': ['style:tối giản', 'style:thanh lịch'],
  'rực rỡ': ['style:tối giản', 'color:màu nhạt'],
  'tối giản': ['style:rực rỡ', 'style:sang trọng'],
  'đáng yêu': ['style:thanh lịch', 'style:cá tính'],
  'nữ tính': ['style:cá tính', 'style:tối giản'],
  'cổ điển': ['style:vui tươi', 'style:hiện đại'],
  'sang trọng': ['style:tối giản', 'style:mộc mạc'],
  'thanh lịch': ['style:cá tính'],
  'cá tính': ['style:dịu dàng'],
  'huyền bí': ['style:trong trẻo', 'style:vui tươi'],
  'màu tối': ['color:màu nhạt'],
  'màu nhạt': ['color:màu nổi'],
  'màu nổi': ['style:tối giản', 'style:thanh lịch', 'color:màu nhạt'],
  'nhiều màu': ['style:tối giản'],
  'màu nóng': ['color:màu lạnh'],
  'màu lạnh': ['color:màu nóng'],
};

/** How it should look: what people call it, and what has that look. */
export const STYLES: readonly Concept[] = (
  [
    [
      'tối giản',
      'clean girl, vanilla girl, wabi sabi, less is more, tiết chế, càng ít chi tiết, ít chi tiết, chi tiết ít, mọi trang phục, hợp mọi trang phục, hợp mọi đồ, đồ nào cũng hợp, mặc gì cũng hợp, mọi outfit, phối đồ gì cũng hợp, đơn sắc, màu đơn sắc, một màu thôi, giản đơn, ít màu, không phô trương, kín đáo, thanh đạm, trơn, nhật bản, phong cách nhật, bắc âu, đừng rườm rà, không hoa lá cành, nét mảnh, tinh gọn, đừng cầu kỳ, không cầu kì, gọn ghẽ, ít họa tiết, đeo hằng ngày, đeo hàng ngày, đeo mỗi ngày, khó chê, dễ phối, dễ phối đồ, không nổi bật quá, trung tính, đơn giản, giản dị, minimal, minimalist, minimalism, basic, gọn nhẹ, gọn gàng, ít chi tiết, không rối mắt, nhỏ gọn, nhỏ xíu, bé xíu, nho nhỏ, nhỏ nhắn, nhỏ nhỏ xinh xinh, kiểu hàn, hàn quốc, mảnh mai, thanh mảnh, mảnh, không cầu kỳ, không màu mè, nhìn đơn giản, đơn sơ, less is more, clean, simple, tinh giản, kiểu nhật, muji, không diêm dúa, không rườm rà, khiêm tốn, đơn giản thôi, đơn giản nhẹ nhàng, gọn xinh, gọn mắt, nhìn gọn, trơn tru, càng đơn giản càng tốt, càng ít chi tiết càng tốt, chi tiết nhỏ, nhỏ thôi, mảnh mảnh, tinh giản nhẹ nhàng, không phức tạp, không cầu kì rườm rà, đừng nhiều chi tiết, ít thôi, một chút thôi, nhã mà đơn giản, đeo thường ngày, đeo hằng ngày đi làm, đeo đi học, đeo đi học hàng ngày, dễ đeo, dễ mang, dễ kết hợp, đeo với gì cũng hợp, mặc gì cũng hợp, hợp mọi đồ, phối đồ nào cũng được, minimalistic, minimal style, simple is best, scandi, scandinavian, japandi, kiểu đơn giản, tối giản hóa, không nổi, không thích nổi bật, không gây chú ý, không chói, khiêm nhường, giản tiện, xinh xinh đơn giản, nhỏ nhẹ nhàng, bé thôi, trầm tính đơn giản, everyday',
      'tối giản | ngọc trai, trăng lưỡi liềm, đám mây | hoa trà, lá bạch quả, mỏ neo, bồ công anh, nhành dương xỉ',
    ],
    [
      'cổ điển',
      'thời ông bà, của bà để lại, ngày trước, sài gòn xưa, hà nội xưa, đĩa than, máy hát, áo len cũ, thời trước, đồ xưa, tiệm đồ cũ, phai màu thời gian, nhuốm màu thời gian, phim đen trắng, quý cô thập niên, châu âu cổ, hoài cổ, vintage, retro, xưa cũ, cũ cũ, cũ kỹ, đồ cổ, cổ cổ, cổ kính, xưa, xưa xưa, ngày xưa, thời bao cấp, phim cũ, hong kong, hồng kông, kiểu pháp cổ, thập niên, thời xưa, indochine, đông dương, y2k cổ, old school, nostalgic, antique, rương cũ, hòm gỗ, gia truyền, đồ của các cụ, của các cụ ngày xưa, các cụ ngày xưa, các cụ hồi xưa, các cụ xưa, kiểu các cụ, kiểu ông bà ta, thời các cụ, kiểu ngày xưa, thời của mẹ, thời mẹ, hồi xưa, hồi đó, ngày xửa ngày xưa, phim hồi xưa, phim pháp xưa, phim pháp, phim cổ điển, phim cũ xưa, nhạc xưa, nhạc vàng, băng cassette, cassette, radio cũ, đài cũ, thư tay cũ, tem thư, bưu thiếp cũ, châu âu xưa, âu cổ, cổ điển châu âu, pháp cổ, anh quốc cổ, anh quốc, quý tộc anh, thời victoria, victoria, bảo tàng, thư viện cổ, nhà cổ, phố cổ, đồ gỗ xưa, bụi thời gian, màu thời gian, nhuốm màu, hoài cựu, cổ điển nhẹ, vintage nhẹ, classic, old fashion, old fashioned, 90s, 80s, thập niên 90, thập niên 80, thế kỷ trước, xưa mà sang, kiểu cổ, cổ cổ xưa xưa, xưa như trái đất, dark academia, light academia, academia, retro vintage, cũ mà chất, đồ si',
      'vintage, cổ điển | ngọc trai, hổ phách, thư tình, cuốn sách, chìa khóa, máy ảnh, la bàn | lá phong, nón lá, đèn lồng, ngọc bích, mộc lan, hoa păng-xê',
    ],
    [
      'đáng yêu',
      'korean, hàn quốc, kiểu hàn, style hàn, hàn xẻng, đồ con nít, đồ trẻ con, con nít quá, kiểu con nít, kiểu trẻ con, như con nít, yêu quá, xinh xẻo, nhí, ngây ngô, đáng yêu một chút, nhỏ xinh, bụ bẫm, tròn trịa, tròn vo, hoạt hình, truyện tranh dễ thương, mặt cười, tinh nghịch, lém lỉnh, mè nheo, ngoan, bé tí, nhí nhố, mềm mại đáng yêu, lông xù, lông lá, ôm, thú nhồi bông, dễ thương, cute, cưng, cưng cưng, cưng xỉu, cute hột me, cute phô mai que, xinh xinh, xinh yêu, xinh xắn, ngộ nghĩnh, ngộ ngộ, dễ cưng, kute, đáng iu, kawaii, adorable, chibi, baby, mũm mĩm, tròn tròn, tròn ủm, ngố ngố, ngốc nghếch, trẻ con, tí hon, bé bé xinh xinh, hết nấc, dễ huông, yêu yêu, iu iu, hihi haha, đáng yêu xỉu, tan chảy, đáng yêu nhỏ xinh, dễ thương xỉu, dễ thương hết sức, dễ thương hết nấc, dễ thương xỉu up xỉu down, cưng quá, cưng hết sức, cưng muốn xỉu, cưng xỉu luôn, xinh xinh nhỏ nhỏ, xinh xinh dễ thương, ngộ ngộ dễ thương, ngộ nghĩnh đáng yêu, cute xỉu, cute lạc lối, cute xíu, cu te, ciu te, kiu, đáng iu xỉu, iu xỉu, yêu xỉu, yêu chết, nựng, muốn nựng, muốn cắn, bé cưng, nhỏ nhỏ dễ thương, tí hon xinh, nhỏ bé xinh xinh, bé bé, be bé, be bé xinh xinh, mặt ngố, ngáo ngáo, ngáo, lầy lội cute, hoạt họa, cartoon, ghibli, totoro, sanrio, pucca, thú bông mềm, lông mềm, mềm mềm, bông bông xù xù, béo béo, ú nu, ú ù, núng nính, bánh bao, tròn xoe, mắt tròn, baby face, cuteness, lovely, lovely quá',
      'đáng yêu | dâu tây, đôi anh đào, nơ lụa, cá heo, hộp quà | đám mây, trái tim, cúc họa mi, ngôi sao, cầu vồng, xương rồng, cáo nhỏ, rùa biển, cú mèo, cá voi, tách cà phê, bướm, chim ruồi',
    ],
    [
      'sang trọng',
      'quý giá, giá trị, trang sức thật, đẳng cấp quốc tế, sang nhẹ, thanh sang, sang trọng kín đáo, nhung lụa, cung điện, vương giả, tiệc cưới, thảm đỏ, lễ trao giải, sự kiện, gala dinner, đầm dạ hội, váy dạ hội, áo vest, nhẫn kim cương, quý cô thượng lưu, đẹp sang, sang đẹp, mang tính trang sức, sang, quý phái, quý tộc, sang chảnh, chảnh, cao cấp, đẳng cấp, luxury, old money, nhà giàu, thấy giàu, nhìn giàu, xịn, xịn sò, xịn xò, quý bà, phu nhân, tiểu thư nhà giàu, sang sang, hoàng gia sang, đi tiệc, dự tiệc, tiệc tối, dạ tiệc, dạ hội, thượng lưu, lộng lẫy, kiêu sa, kiêu kỳ, quyền quý, phú bà, gala, party sang, lấp lánh, lấp la lấp lánh, bling bling, bling, long lanh, lung linh, đắt tiền, nhìn đắt, elegant luxury, quyền lực, royal, high class, sang xịn mịn, xịn mịn, sang chảnh quý phái, sang mà không lố, sang sang xịn xịn, sang xịn, nhìn sang, nhìn cho sang, cho sang, sang nhã, sang mà nhã, xịn mịn nhất, nhìn xịn, trông xịn, trông sang, trông quý, nhìn quý, quý hiếm, đáng giá, đắt giá, sang quý, hào nhoáng, lóng lánh, óng ánh, lấp lánh ánh kim, sáng lấp lánh, lấp lánh sang trọng, kim sa, ánh kim cương, lộng lẫy kiêu sa, quý bà sang trọng, mệnh phụ, phu nhân tổng tài, tổng tài, rich kid, rich mom, old money style, quiet luxury, luxury vibe, dát vàng, vàng bạc đá quý, trang sức quý, trang sức cao cấp, ra dáng, có giá trị, nhìn có giá, không rẻ tiền, đừng rẻ tiền, không được rẻ tiền, sang như quý tộc, tiệc sang, tiệc cuối năm, year end party, tiệc công ty, prom, dạ vũ, đeo đi tiệc, đi đám tiệc, đi sự kiện, đi event, ra mắt sang, đại gia, phú quý sang trọng, thời thượng sang trọng, glamour, glam, fancy, premium, vip, sang trọng nhẹ',
      'sang trọng, quý phái, kim cương trắng, ngọc lục bảo, lam ngọc sapphire, hồng ngọc, ngọc trai | kiêu sa, mẫu đơn, lan hồ điệp, vương miện, tanzanite, morganite, opal | ngọc bích, hoa trà, thiên nga, thạch anh tím, hoàng ngọc, ngọc thạch lựu, đá mặt trăng, ngọc xanh biển, hoa ly, cá koi',
    ],
    [
      'dịu dàng',
      'dịu mắt, mềm, hiền hòa, ôn hòa, nhỏ nhẹ, thướt tha, nàng dịu dàng, mượt mà, êm ái, tinh khôi dịu dàng, nhẹ như mây, nhẹ như gió, mong manh như sương, con gái huế, nữ tính nhẹ nhàng, sương khói, nhẹ nhàng, mềm mại, dịu êm, dịu nhẹ, dịu, êm dịu, êm đềm, hiền, hiền lành, thùy mị, hiền dịu, nhẹ nhẹ, soft, gentle, nhẹ tênh, mong manh, mong manh dễ vỡ, ngọt dịu, thục nữ, hiền thục, dịu hiền, đằm thắm, dịu dàng nữ tính, nhẹ nhàng nữ tính, nhẹ nhàng tình cảm, nhẹ nhàng thanh thoát, nhẹ nhàng dịu dàng, dịu dàng đằm thắm, nhẹ thôi, thật nhẹ nhàng, êm mắt, êm ru, mơn man, mềm mại dịu dàng, mềm như lụa, nhẹ như bông, hiền hiền, hiền hòa dịu dàng, hiền khô, tính hiền, nết na, thùy mị nết na, e ấp, dịu ngọt, ngọt dịu dàng, thủ thỉ, nhẹ nhàng pastel, thanh thanh, trầm dịu, soft girl, softie, soft vibe, mềm mỏng, dễ chịu, nhìn dễ chịu, hiền thục dịu dàng, tơ lụa, con gái xứ huế, cô gái huế, nữ tính dịu dàng',
      'dịu dàng, thạch anh hồng, hoa anh đào, morganite | nhẹ nhàng, thỏ ngọc, dịu êm, hoa nhài, tulip, đám mây, mộc lan, hươu sao, trong trẻo | hoa trà, ngọc trai, linh lan, giọt sương',
    ],
    [
      'mơ mộng',
      'mộng mị, trong mơ, giấc mơ cổ tích, lung linh huyền ảo, huyền thoại, thiên thai, ngàn sao, đêm đầy sao, thế giới khác, viễn tưởng, thần thoại, lơ lửng, trên mây, như cổ tích, alice, mộng mơ, thơ mộng, bay bổng, cổ tích, truyện cổ tích, huyền ảo, fairy, fairycore, fairy tale, dreamy, thần tiên, tiên, nàng tiên nữ, như mơ, ảo diệu, lãng đãng, ethereal, thơ thẩn, nàng thơ, chill mộng, unicorn, kỳ lân, magic, ma mị nhẹ, phiêu bồng, bồng bềnh, xứ sở thần tiên, thiên thần, mơ màng, mộng mơ lãng đãng, lãng mạn mơ mộng, hơi mơ mộng, trên mây trên gió, treo ngược cành cây, tâm hồn treo ngược, hay mơ mộng, suốt ngày mơ, cõi mộng, miền cổ tích, thế giới cổ tích, truyện cổ, công chúa cổ tích, bà tiên, ông tiên, cô tiên, tiên nữ, nàng thơ mơ mộng, thơ mộng dịu dàng, thi vị, nên thơ, như thơ, bay bổng lãng mạn, lơ lửng trên mây, lung linh huyền diệu, huyền diệu, kỳ diệu, phép tiên, đũa thần, magical, wonderland, fantasy, surreal, cổ tích thần tiên, mộng mơ pastel, mây gió trăng sao, mộng đẹp cổ tích, nàng tiên cá, tiên cá, mermaid, mermaidcore, angelic, cloudcore',
      'mơ mộng, cổ tích, trăng lưỡi liềm, bướm, bồ công anh, đám mây, opal | đá mặt trăng, ngôi sao, cẩm tú cầu, hươu sao, chuồn chuồn, thiên nga, cầu vồng | linh lan, nấm đỏ, thạch anh tím, chim ruồi',
    ],
    [
      'cá tính',
      'khác biệt, riêng biệt, có chất riêng, chất riêng, không giống người khác, không đại trà, đi ngược đám đông, ngông, nghịch, gồ ghề, sắc cạnh, biker, motor, da đen bụi, nhạc rock, quyết đoán, độc lập cá tính, không thích điệu, gai, lập dị, kỳ quặc, bướng, bướng bỉnh, ngầu, chất, ngầu ngầu, chất chất, chất chơi, chất lừ, cool, cool ngầu, cool girl, phá cách, tomboy, bụi, bụi bặm, bụi bụi, bad girl, bad boy, ngổ ngáo, rock, rocker, punk, grunge, street style, streetwear, hip hop, hiphop, khác người, độc lạ, độc, lạ, lạ lạ, độc đáo, không đụng hàng, không giống ai, không sến, swag, edgy, unisex, cứng, lạnh lùng, gai góc, chiến, phong trần, nổi loạn, nổi loạn chút, hơi ngông, quậy, menly, tính con trai, cá tính mạnh, cá tính chút, có cá tính, cá tính nhẹ, chất chơi người dơi, chất như nước cất, ngầu lòi, ngầu bá cháy, ngầu xỉu, khác lạ, khác mọi người, khác người ta, không đụng hàng ai, không giống ai cả, không theo số đông, độc lạ bình dương, độc nhất vô nhị, độc quyền, hàng độc, lạ đời, quái quái, quậy quậy, quậy phá, nổi loạn nhẹ, bất cần, bất cần đời, bụi đời, dân chơi, đường phố, street, skate, skater, trượt ván, hầm hố, gắt chất, mạnh mẽ cá tính, rock chất, kim loại, emo, alt, indie, bad boy girl, nữ quái, con gái cá tính, gái cá tính, tóc ngắn, tomboy chất, boyish, unisex chất, unique, không bánh bèo, không điệu đà, ghét điệu, không thích bánh bèo, savage, góc cạnh, đậm chất riêng, gu riêng, gu lạ, gu mặn, mặn mòi',
      'cá tính, xương rồng, cáo nhỏ, đá mắt hổ | mạnh mẽ, mèo, âm dương, la bàn, mỏ neo, núi tuyết | trăng lưỡi liềm, mắt xanh, nốt nhạc, sóng biển, cú mèo, ngọc lam, hổ phách, tanzanite',
    ],
    [
      'nữ tính',
      'barbiecore, barbie, angelcore, girly girl, sến, sến quá, sến lắm, mềm mại nữ tính, nữ công gia chánh, đỏm dáng, làm dáng, làm điệu, xúng xính, váy hồng, đầm xòe, váy xòe, tiểu thư yểu điệu, mong manh nữ tính, thiếu nữ, màu hồng nữ tính, ủy mị, lả lướt, quý cô ngọt ngào, điệu đà, bánh bèo, bánh bèo vô dụng, điệu, điệu điệu, tiểu thư, tiểu thư đài các, coquette, girly, feminine, yểu điệu, con gái, kiểu con gái, ballet, ballet core, balletcore, nàng thơ bánh bèo, ngọt ngào, ngọt, ngọt lịm, kẹo ngọt, nủng nịu, nhõng nhẽo, công chúa nhỏ, barbie, lolita, sweet, sến, sến sẩm, sến súa, sướt mướt, điệu chảy nước, điệu chảy nhớt, điệu đà tiểu thư, tiểu thư điệu đà, bánh bèo chính hiệu, bánh bèo chúa, con gái con lứa, nữ tính ngọt ngào, ngọt như kẹo, ngọt như mía lùi, ngọt xỉu, ngọt sâu răng, kẹo dẻo, kẹo mút, nàng công chúa, kiểu công chúa, thiếu nữ mộng mơ, thiếu nữ đôi mươi, yểu điệu thục nữ, thục nữ yểu điệu, đỏng đảnh, nhõng nhẽo đáng yêu, mít ướt, ẻo lả, sến rện, sến chảy nước, quá sến, sến như con hến, ướt át, lãng mạn sến, đăng ten, váy ren, váy voan, váy hoa, đầm hoa, váy hoa nhí, áo dài hồng, giày cao gót, búp bê baby, coquette core, girlycore, princess core, pink girl, điệu xíu, điệu một chút',
      'nữ tính, điệu đà, nơ lụa, giày ba lê | thạch anh hồng, hoa anh đào, bướm, ngọt ngào, vỏ sò, tulip, trái tim, đôi tim | ngọc trai, thỏ ngọc, morganite, thiên nga, mẫu đơn, hoa ly, cẩm tú cầu, mộc lan | ong mật',
    ],
    [
      'rực rỡ',
      'tưng bừng, rộn ràng, lễ hội, hội hè, carnival, chói chang, đầy màu sắc, bắt mắt, gây chú ý, ai cũng nhìn, ai cũng phải nhìn, nổi giữa đám đông, sôi động, hừng hực, mùa hè rực rỡ, nổi bật, sặc sỡ rực rỡ, rạng rỡ, tươi sáng, nổi bần bật, chói sáng, tỏa sáng, nổi, cháy, cháy phố, quẩy, quẩy tiệc, bùng nổ, hoành tráng, nhiệt đới, tropical, chơi nổi, chơi trội, rực, rực rỡ sắc màu, rực rỡ như nắng, rực lên, sáng bừng, bừng bừng, rộn ràng sắc màu, đầy sắc màu, nổi bật hẳn, nổi bật giữa đám đông, nổi bần bật luôn, nổi nhất, chơi lớn, chơi hết mình, tưng bừng lễ hội, quẩy tung, quẩy banh nóc, đi quẩy, đi bar, đi nhạc hội, nhạc hội, lễ hội âm nhạc, hừng hực sức sống, chói chang mùa hè, vibrant, bright, colorful vibe, đậm sắc, tươi rói, tươi roi rói, rực cháy, cháy hết mình rực rỡ, mùa hè nhiệt đới, hawaii, summer vibe',
      'rực rỡ, dâm bụt, cầu vồng, trạng nguyên | rạng rỡ, hướng dương, mặt trời, hoàng ngọc, nhiệt đới, lan hồ điệp | hồng ngọc, cá koi, chim ruồi',
    ],
    [
      'mộc mạc',
      'chân chất, quê mùa, đơn sơ mộc mạc, cây nhà lá vườn, đất đai, mộc, gỗ, đan lát, ruộng đồng, cánh đồng, đồng lúa, bờ tre, bờ ao, giậu hoa, làng, vườn nhà, hoa cỏ ven đường, ven đường, miền tây, cao nguyên, hương đồng gió nội, hoa đồng, thảo nguyên, tự nhiên mộc mạc, gần thiên nhiên, yêu thiên nhiên, đồng quê, làng quê, gần gũi, quê quê, thôn quê, dân dã, bình dị, chân quê, cottagecore, cottage core, cottage, vintage đồng quê, rustic, hoa dại, hoa cỏ dại, đồng nội, ngoại ô, miền quê, miệt vườn, sông nước, vườn tược, hoa đồng nội, quê kiểng, quê mình, mộc mạc giản dị, mộc mạc chân quê, giản dị mộc mạc, gần gũi thiên nhiên, thiên nhiên mộc mạc, hương quê, hồn quê, chất quê, mùi quê, quê mùa dễ thương, đồng ruộng, ngoài đồng, ngoài ruộng, hoa ngoài đồng, bông dại, hoa dại ngoài đồng, bông dại ngoài đồng, hoa ven đường, hoa dại ven đường, hoa cỏ may, cỏ dại, bờ rào, hàng rào, bờ ruộng, cánh đồng hoa, đồi hoa, sân vườn nhỏ, nông trại, farm, farmcore, làm vườn quê, nhà quê, dưới quê, quê ngoại, quê nội, về vườn, bếp củi, rơm rạ, tre nứa, mây tre đan, vải lanh, linen, đồ gốm, thợ gốm, handmade mộc, natural vibe, countryside, đồng nội hoa dại, wildflower, wild flower, meadow, hoa thảo nguyên, miền sông nước, chợ nổi, đà lạt mộng mơ mộc, vintage mộc',
      'mộc mạc, đồng quê, tự nhiên, hoa giấy, bìm bìm, chuồn chuồn, nhành dương xỉ | cúc họa mi, bồ công anh, nón lá, cỏ ba lá, quả sồi | hoa sen, ong mật, oải hương | peridot',
    ],
    [
      'huyền bí',
      'ma thuật, bói toán, bói, thần số học, cung hoàng đạo, đêm tối, nửa đêm, linh thiêng, kỳ lạ, tâm linh huyền bí, phù phép, pháp sư, thần linh, bí mật, sâu thẳm, khó đoán, trầm mặc, liêu trai, bí ẩn, ma mị, phù thủy, witchy, witch, tarot, phép thuật, chiêm tinh, tâm linh, dark academia, gothic, goth, mystic, mystical, thần bí, bùa phép, mặt trăng phép thuật, kỳ bí, kỳ ảo, u tối, halloween, harry potter, hogwarts, đen tối, dark dark, huyền bí ma mị, ma mị huyền bí, bí hiểm, khó hiểu, khó nắm bắt, thần bí huyền bí, thần thoại hy lạp, bóng tối, màn đêm, đêm huyền bí, trăng đêm, phù thuỷ, phù thủy nhỏ, ma thuật trăng, bài tarot, xem bói, lá số, lá số tử vi, tử vi, tiên tri, lời tiên tri, giác quan thứ sáu, trực giác nhạy, linh tính, tâm linh một chút, tâm linh chút, siêu nhiên, ma quái, ma cà rồng, vampire, witch vibe, witchcore, magic vibe, occult, astro, dark vibe, dark fairy, moody, rừng ma, ma đạo, bí ẩn một chút, ánh trăng huyền ảo, bùa chú, thế giới phép thuật, hallowen, ha lo uyn, mùa ma',
      'huyền bí, trăng lưỡi liềm, thạch anh tím, đá mặt trăng, tanzanite | trực giác, mắt xanh, cú mèo, opal, âm dương, mèo | chìa khóa, ngôi sao, nấm đỏ, lam ngọc sapphire, bướm',
    ],
    [
      'truyền thống',
      'quốc hồn, bản sắc, quê hương việt nam, gợi nhớ việt nam, đặc trưng việt nam, rất việt nam, quà việt nam, đất nước, tứ quý, làng nghề, tranh đông hồ, ca trù, cải lương, nón quai thao, hội an, kinh đô huế, cố đô, văn miếu, lụa tơ tằm, áo nhật bình, tà áo dài, mặc áo dài, tà áo, dân gian, việt nam, việt nam xưa, thuần việt, đậm chất việt, hồn việt, chất việt, áo dài, áo dài nhung, cổ phục, việt phục, áo tấc, nhật bình, áo bà ba, á đông, văn hóa việt, đậm đà bản sắc, bản sắc dân tộc, dân tộc, cung đình, dáng huế, kinh kỳ, mang đi nước ngoài, bạn nước ngoài, bạn tây, người nước ngoài, khách tây, traditional, vietnamese, truyền thống việt nam, đậm chất việt nam, thuần việt nam, chất việt nam, văn hóa việt nam, hồn việt nam, nét việt, nét việt nam, phong vị việt, nét á đông, đông phương, phương đông, hồn dân tộc, quốc phục, quốc hoa, tự hào việt nam, made in vietnam, viet nam, việt nam mình, quê hương đất nước, quà quê hương, gửi ra nước ngoài, tặng khách nước ngoài, tặng khách tây, tặng người nước ngoài, tặng bạn nước ngoài, bạn nhật, bạn hàn, du khách, souvenir, quà lưu niệm việt nam, cung đình huế, huế xưa, hà nội 36 phố phường, xứ huế, xứ nghệ, xứ quảng, lễ hội làng, đình làng, tuồng, hát xẩm, quan họ, dân ca, trống đồng, gốm bát tràng, bát tràng, non bộ, thư pháp, ông đồ, tranh dân gian, á đông cổ, cổ truyền, phong tục, lễ nghi, mặc áo dài chụp hình, chụp áo dài',
      'truyền thống, quê hương, hoa sen, nón lá | mai vàng, hoa đào, đèn lồng, cá koi, ngọc bích | cúc đại đóa, hoa nhài, hoa sứ, hoa trà',
    ],
    [
      'bohemian',
      'phóng túng, ngao du, kiểu digan, tự do bụi bặm, trại hè, lửa trại, váy maxi, hoang dã, sa mạc, thảo nguyên du mục, lang bạt, phượt thủ, âm hưởng thổ dân, dây da, boho, phóng khoáng, du mục, bohemian style, hippie, bô hê miên, gypsy, tự do phóng khoáng, dân phượt, thổ dân, thổ cẩm, maxi đi biển, boho chic, boho style, du mục boho, kiểu boho, dân du mục, đi chân không, chân trần, tự do như gió, phong trần lãng tử, lãng tử, lãng du, phiêu bạt, digan, gipsy, festival boho, coachella, tua rua, lông vũ, dreamcatcher, thổ cẩm vùng cao, dây bện, hạt gỗ, vòng bện, miền viễn tây, cao bồi, viễn tây, cowboy, cát nóng, sa mạc gió, ai cập, maroc, thổ nhĩ kỳ, mexico, ấn độ, nepal, tây tạng, hippie phóng khoáng, free spirit, phóng khoáng tự do',
      'bohemian, ngọc lam, mắt xanh | phóng khoáng, đá mắt hổ, hổ phách, la bàn, trăng lưỡi liềm | mặt trời, nhành dương xỉ, bồ công anh, núi tuyết, sóng biển, xương rồng, đá mặt trăng, vỏ sò, âm dương, ngôi sao, hoa sứ',
    ],
    [
      'thanh lịch',
      'preppy, office siren, ladylike, nhã, trang nhã quý phái, đứng đắn, lịch lãm nữ, thanh nhã, kín đáo thanh lịch, chững, đĩnh đạc nhẹ nhàng, chuyên nghiệp, họp, đi họp, gặp đối tác, gặp khách hàng, phỏng vấn đi làm, áo sơ mi trắng, luật sư, ngân hàng, tiếp tân, mc, quý phái nhẹ nhàng, tao nhã, tinh tươm, trang nhã, tinh tế, công sở, dân văn phòng, văn phòng, thanh cao, nhã nhặn, lịch sự, lịch thiệp, chỉn chu, chín chắn, trưởng thành chững chạc, chững chạc, sơ mi, đi làm, mặc vest, vest, đầm, elegant, classy, office, thanh thoát, thanh tao, quý cô, quý cô thanh lịch, parisian, kiểu pháp, duyên dáng, nền nã, trang trọng, nghiêm túc, lịch thiệp nhẹ nhàng, lịch sự nhẹ nhàng, lịch sự trang nhã, trang nhã lịch sự, nhã nhặn lịch sự, nhã nhặn nhẹ nhàng, thanh nhã kín đáo, thanh lịch nhẹ nhàng, thanh lịch công sở, nàng công sở, gái văn phòng, gái công sở, dân công sở, đi làm văn phòng, đeo đi làm, đi làm công sở, môi trường công sở, đi dạy, đứng lớp, đi dạy học, lên lớp, đi phỏng vấn, phỏng vấn xin việc, đi gặp khách, gặp khách, ký hợp đồng, hội nghị, hội thảo, thư ký, giao dịch viên, nhân viên ngân hàng, đi làm ngân hàng, lễ tân, lễ tân khách sạn, phát thanh viên, biên tập viên, người dẫn chương trình, ngoại giao, đứng đắn lịch sự, nghiêm chỉnh, đoan trang, đằm, đằm tính, chín chắn thanh lịch, quý cô công sở, quý cô hiện đại, phụ nữ hiện đại, sang trọng thanh lịch, tinh tế nhẹ nhàng, tinh tế kín đáo, ý nhị, nền nã dịu dàng, chic, parisian chic, french, french girl, business, smart casual, formal, office lady, elegance, sơ mi trắng, áo sơ mi',
      'thanh lịch, hoa trà, ngọc trai, thiên nga | thanh cao, tinh tế, tulip, mộc lan, hoa ly, linh lan, duyên dáng | lá bạch quả, kim cương trắng, đá mặt trăng, lam ngọc sapphire, hoa nhài, morganite, lan hồ điệp, hoa sứ, thạch anh tím',
    ],
    [
      'ấm áp',
      'ngày lạnh, tách trà nóng, mùa lạnh, áo len, khăn len, bên bếp lửa, lò sưởi, ấm cúng gia đình, ấm cúng, ấm lòng, cozy, ấm, mùa đông ấm, ấm ấm, sưởi ấm, ấm áp tình thân, ấm áp yêu thương, ấm lòng người, ấm áp ngày đông, mùa đông ấm áp, ngày đông, hơi ấm, có hơi ấm, ánh lửa, ánh nến, bếp lửa, lửa ấm, chăn ấm, chăn bông, len ấm, khăn quàng, ngày mưa ấm, ngày se lạnh, se lạnh, trời se lạnh, tách trà ấm, trà nóng, cacao nóng, sô cô la nóng, warm vibe, cozy vibe, comfort, hygge, nhìn ấm, nhìn cho ấm, cho ấm lòng',
      'ấm áp, tách cà phê, cáo nhỏ, nhím nhỏ | hổ phách, đèn lồng, cẩm chướng, ngọc thạch lựu | mặt trời, mèo',
    ],
    [
      'vui tươi',
      'hồn nhiên vui tươi, cười nhiều vui, rạng ngời, năng nổ, hoạt náo, nhảy nhót, lạc quan vui vẻ, nắng, ngày nắng, nhiều nắng, tuổi trẻ, trẻ, trẻ hơn, tươi mới, yêu đời hơn, bừng tỉnh, vui nhộn trẻ trung, tiếng cười vui, thích cười, cho đời thêm vui, vui vẻ, năng động, tươi tắn, tươi vui, tươi trẻ, trẻ trung, yêu đời, vui nhộn, vui, vui vui, nhí nhảnh, nhắng nhít, tinh nghịch, lí lắc, tươi, tươi tươi, hoạt bát, hài hước, nhộn, tích cực, happy, fun, sporty, thể thao, khỏe khoắn, tưng tửng, nhây, vui tính, tính vui, hề hước, nhí nhố vui vẻ, nhí nha nhí nhảnh, nhí nhảnh vui tươi, lanh chanh, lanh lợi, loi choi, lóc chóc, tăng động, hoạt bát năng động, năng động trẻ trung, trẻ trung năng động, trẻ trung tươi tắn, tươi tắn trẻ trung, tươi tắn yêu đời, tươi sáng vui vẻ, đầy nắng, tràn nắng, rạng rỡ nụ cười, hay cười, cười suốt ngày, yêu đời vui vẻ, sống vui, happy vibe, positive, good vibes, sunshine, joyful, playful, dopamine, tươi mát trẻ trung, nhìn là vui, nhìn vui mắt, vui mắt, nhìn cho vui, cho vui nhà vui cửa, cho tươi tỉnh, tươi tỉnh, mặt mày tươi tỉnh, hớn hở, phấn khởi, hí hửng, tràn đầy niềm vui, nắng vàng rực rỡ',
      'vui tươi, cầu vồng, mặt trời, cá heo, hướng dương, tinh nghịch | hộp quà, niềm vui, chim ruồi, tươi tắn, lạc quan, năng lượng, rạng rỡ | đôi anh đào, dâu tây, ong mật, dâm bụt, đáng yêu',
    ],
    [
      'trong trẻo',
      'như nước, tinh sương, mát lành trong trẻo, nguyên sơ, thanh thuần, giọt nước trong, sạch sẽ, thanh tân, áo trắng, áo dài trắng, nữ sinh áo trắng, tinh khôi trong trẻo, băng tuyết, mùa thi áo trắng, thanh khiết, trong sáng, thuần khiết, tinh khiết, ngây thơ, hồn nhiên, trong veo, trong vắt, trong suốt, sương sớm, trong trong, pure, tuổi học trò, học trò, nữ sinh, thanh xuân, trong trẻo như sương, trong như nước, trong như sương, trong sáng thuần khiết, trong sáng ngây thơ, ngây thơ trong sáng, thuần khiết trong trẻo, tinh khôi thuần khiết, thanh khiết nhẹ nhàng, sạch trong, nước suối, suối trong, nước trong, pha lê trong, giọt nước mưa, mưa sớm, sớm mai trong trẻo, áo trắng học trò, tuổi áo trắng, tuổi mộng mơ áo trắng, thanh xuân vườn trường, vườn trường, học đường, sân trường, mối tình học trò, hồn nhiên trong trẻo, vô tư hồn nhiên, trẻ thơ trong sáng, clear, crystal clear, innocent, purity',
      'trong trẻo, thanh khiết, thuần khiết, cúc họa mi, giọt sương, hoa nhài, linh lan | hồn nhiên, ngọc trai, bồ câu, bông tuyết, ngọc xanh biển | hoa sứ, đám mây, bìm bìm',
    ],
    [
      'nam tính',
      'mạnh mẽ nam tính, manly, masculine, đàn ông, phong độ, lịch lãm, chất con trai, boy phố, kiểu nam, đồ nam, cho nam, nam đeo, con trai đeo, boy lạnh lùng, men, nam tính mạnh mẽ, đậm chất nam, chất đàn ông, cho đàn ông, đàn ông đeo, cho boy, cho trai, con trai mang, con trai xài, nam mang, nam xài, hợp nam, hợp con trai, hợp đàn ông, không bị ẻo, không ẻo lả, bớt nữ tính, đừng nữ tính, không nữ tính, manly chút, gentleman, quý ông, phong trần nam tính, cứng cáp, mạnh tay, kiểu con trai, phong độ lịch lãm',
      'âm dương, mỏ neo, la bàn, đá mắt hổ, núi tuyết | lam ngọc sapphire, mắt xanh, sóng biển, cá koi, ngọc lam, nốt nhạc, rùa biển, cú mèo, cá voi, cáo nhỏ, xương rồng | ngôi sao, cá heo, hổ phách, ngọc bích, mặt trời, vô cực',
    ],
    [
      'cầu kỳ',
      'cầu kì, rườm rà, diêm dúa, rối mắt, nhiều chi tiết, phức tạp, rối rắm, nặng nề, hoa lá cành, phô trương, chói mắt, phô, sến súa diêm dúa, lòe loẹt quá, kiểu cọ',
    ],
    [
      'già dặn',
      'già, già quá, nhìn già, trông già, bị già, già nua, già cả, già trước tuổi, kiểu già, đồ già, kiểu người già, hợp người già, già chát, già khú',
      'mừng thọ, trường thọ, cúc đại đóa, lá bạch quả, ngọc bích',
    ],
    [
      'trang nghiêm',
      'nhà có tang, có tang, đang có tang, đám tang, để tang, tang cụ, tang ông, tang bà, viếng, đám ma, giỗ, đám giỗ, người mới mất, nhà có người mất, nhà mới có tang, chịu tang, mãn tang, đưa tiễn người mất, lễ tang, tang lễ, đi viếng, thắp hương, cúng giỗ, ngày giỗ, giỗ bà, giỗ ông, giỗ mẹ, giỗ ba, lễ cầu siêu, trang nghiêm kín đáo',
      'bồ câu, hoa nhài, linh lan, hoa trà, cúc họa mi | ngọc trai, hoa sứ, âm dương, đám mây, lưu ly | trăng lưỡi liềm, đá mặt trăng, hoa sen, mộc lan',
    ],
    [
      'nghệ thuật',
      'nghệ sĩ, artsy, artist, bay bổng nghệ sĩ, chất nghệ, tâm hồn nghệ sĩ, máu nghệ sĩ, dân nghệ thuật, học nghệ thuật, làm nghệ thuật, yêu nghệ thuật, nghệ thuật một chút, nghệ nghệ, nghệ sĩ tính, sáng tạo nghệ thuật, artistic, arty, artsy vibe, triển lãm, bảo tàng nghệ thuật, sân khấu, diễn viên, kịch nói, diễn xuất',
      'nghệ thuật, nốt nhạc, giày ba lê, sáng tạo | đam mê, opal, tanzanite, phóng khoáng, bướm | máy ảnh',
    ],
    [
      'hiện đại',
      'trendy, hot trend, trend, bắt trend, thời thượng, modern, y2k, gen z, hợp mốt, thời trang, kiểu hiện đại, hiện đại trẻ, bắt kịp xu hướng, xu hướng, đúng trend, theo trend, đu trend, trend tiktok, hot tiktok, hot hòn họt, đang hot, tân thời, hợp thời, hợp thời trang, fashion, fashionista, hypebeast, kpop style, phong cách hàn, kiểu hàn quốc trẻ, y2k style, genz, gen z thích, năm nay mốt, tương lai, futuristic, cyber',
      'mắt xanh, trái tim, nơ lụa, đôi anh đào, ngôi sao | vô cực, bướm, cỏ bốn lá, trăng lưỡi liềm',
    ],
    [
      'ngọt mát',
      'mát mẻ, mát mắt, tươi mát, mát lành, fresh, mát rượi, mát mát, mát lành dễ chịu, nhìn mát, nhìn cho mát, nhìn mát mắt, nhìn mát con mắt, cho mát mắt, cho mát con mắt, mát con mắt, mát cả mắt, mát tay, giải nhiệt, mùa hè mát, mát trời, the mát, tươi mát mùa hè, mát như nước, mát rười rượi, refreshing, cool mát',
      'giọt sương, sóng biển, ngọc xanh biển, cá heo, xanh ngọc, đám mây, xanh nước | bông tuyết, bạc hà, xanh biển, nhành dương xỉ, peridot',
    ],
  ] as const
).map(concept('style'));

/** What is seldom for men. */
export const FEMININE = 'nữ tính';
