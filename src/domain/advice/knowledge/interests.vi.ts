import { concept, type Concept } from './concepts.ts';

/** What they love or do. */
export const INTERESTS: readonly Concept[] = (
  [
    [
      'đọc sách',
      'mê truyện tranh, truyện tranh, mê manga, mê truyện, đọc truyện tranh, mê đọc sách, ham đọc, văn chương, thi ca, viết truyện, biên tập, thủ thư, nhà báo, sách vở, trang sách, mê sách, mọt truyện, đọc truyện, truyện, tiểu thuyết, văn học, thư viện, học văn, nhà văn, viết lách, thơ, làm thơ, ngữ văn, reading, thích đọc sách, mê sách vở, mọt sách chính hiệu, ham đọc sách, đọc nhiều sách, đọc tiểu thuyết, đọc truyện tranh, đọc thơ, yêu văn học, mê văn, học văn giỏi, dạy văn, học chuyên văn, chuyên văn, viết văn, viết sách, viết báo, phóng viên, làm báo, biên kịch, blogger, nhà thơ, thi sĩ, thơ ca, thơ tình, sách vở học trò, đồ học trò, dụng cụ học tập, bút sách, book lover, bookworm, books, novel, writer, poet, poetry, tiệm sách, nhà sách, làm thư viện, dark academia, light academia, ngôn ngữ, học ngôn ngữ, phiên dịch, dịch giả, biên dịch, biên dịch viên, dịch sách, dịch thuật, viết nhật ký, hay viết nhật ký, nhật ký, viết blog, câu lạc bộ sách, nhà xuất bản, mê lịch sử, thích lịch sử, sử học, dạy sử, dạy địa, dạy học, ngày sách, hội sách, 21/6, ngày nhà báo, viết thư tay, viết thư, hay viết thư, hay viết thư tay, viết thư cho học trò, viết thư tay cho học trò, giáo viên văn, cô giáo dạy văn, thầy giáo dạy văn',
      'cuốn sách, cú mèo | tri thức, tách cà phê, thư tình, thông thái | máy ảnh, nốt nhạc, nhành dương xỉ',
    ],
    [
      'cà phê',
      'nghiện cà phê, nghiện cf, cf, mê cà phê, pha chế, uống cà phê, trà chiều thong thả, cà phê sữa đá, cafe, coffee, uống trà, trà chiều, trà sữa, latte, cà phê sữa, cà phê sáng, barista, quán cafe, quán cà phê, trà, uống cà phê mỗi sáng, cà phê mỗi sáng, ly cà phê sáng, nghiện cà phê sữa, cà phê đen, cà phê đá, cafe sữa, cafe sáng, cf sáng, ghiền cà phê, ghiền cafe, ghiền trà sữa, mê trà sữa, nghiện trà sữa, thích uống trà, thích trà, mê trà, trà đạo, pha trà, bán cà phê, chủ quán cà phê, chủ quán cafe, dân cà phê, coffee lover, coffee addict, tea time, tea lover, cà phê chill, ngồi cà phê, ngồi cafe, la cà quán xá',
      'tách cà phê | cuốn sách, máy ảnh | mèo, nốt nhạc, nhím nhỏ, quả sồi, cú mèo, hổ phách, cáo nhỏ, lá phong',
    ],
    [
      'âm nhạc',
      'dạy nhạc, học nhạc, giáo viên nhạc, thầy nhạc, cô nhạc, giáo dạy nhạc, dạy đàn, dạy hát, dạy thanh nhạc, dạy piano, nhạc rock, mê rock, rock, nghe rock, ban nhạc, nhạc rap, mê rap, nhạc jazz, nhạc trịnh, nhạc bolero, bolero, nhạc indie, nhạc EDM, nhạc cụ, cây đàn, hình cây đàn, đàn guitar, nhạc cụ, bản nhạc, giai điệu, dàn nhạc, ca đoàn, chơi đàn, học đàn, đàn piano, mê kpop, nhạc trịnh, người chơi nhạc, vĩ cầm, dương cầm, làm nhạc, liên quan đến âm nhạc, nghe nhạc, ca hát, hát hò, hát, đàn, guitar, piano, violin, ca sĩ, kpop, k pop, bts, blackpink, nhạc, nhạc sĩ, chơi nhạc, idol, rap, dj, music, đánh đàn, mê nhạc, band nhạc, mê âm nhạc, yêu âm nhạc, yêu ca hát, thích ca hát, thích hát, mê hát, mê hát hò, hay hát, hát hay, hát karaoke, karaoke, mê karaoke, hát bolero, bolero, nhạc bolero, nhạc đỏ, nhạc pop, nhạc indie, nhạc cổ điển, nhạc kịch, nhạc viện, học nhạc, học piano, học guitar, học đàn tranh, đàn tranh, đàn bầu, thổi sáo, chơi trống, drum, ukulele, chơi guitar, chơi piano, đánh piano, đánh guitar, nghe nhạc cả ngày, nghiện nhạc, fan kpop, fan bts, fan blackpink, blink, khoái kpop, mê idol, fan cứng, lightstick, ca nhạc, nhạc nhẽo, music lover, melody, singer, rapper, band, producer, liên quan âm nhạc, đồ âm nhạc, hình âm nhạc, chủ đề âm nhạc, nhạc công, chơi trong ban nhạc, ca sĩ phòng trà, hát phòng trà, hát đám cưới, nghe rap, vpop, nhạc trẻ, lofi, nghe lofi, đàn ghi ta, ghi ta, đàn ghi-ta, chơi ghi ta, dạy đàn, ôm đàn, nghe nhạc trịnh',
      'nốt nhạc | chuông vàng, giày ba lê | chim ruồi, ngôi sao, thiên nga',
    ],
    [
      'công chúa',
      'công chúa, princess, elsa, hoàng gia, disney, nàng tiên, hoàng hậu, nữ hoàng, nữ vương, làm công chúa, như công chúa, nàng công chúa nhỏ, thích công chúa, mê công chúa, mê elsa, lọ lem, cinderella, bạch tuyết, aurora, rapunzel, barbie công chúa, hoàng tộc, quý tộc nhỏ, hoàng đế, nữ hoàng quyền lực, queen vibe, lâu đài, cung điện hoàng gia',
      'vương miện, giày ba lê, nơ lụa | thiên nga, bướm, bông tuyết, thỏ ngọc, cầu vồng | ngôi sao, hoa anh đào, hươu sao, dâu tây, trái tim',
    ],
    [
      'múa',
      'ba lê múa, nhảy, nhảy múa, dance, vũ công, ballerina, học múa, vũ công ballet, học ba lê, học ballet, múa ba lê, múa ballet, học nhảy, nhảy hiện đại, nhảy cover, dancer, dancing, mê nhảy, mê múa, thích nhảy, múa hát, biểu diễn, văn nghệ, khiêu vũ, dân vũ, nhảy đầm, dancesport, zumba, aerobic',
      'giày ba lê, nốt nhạc | thiên nga, nghệ thuật, nơ lụa',
    ],
    [
      'chụp ảnh',
      'thợ ảnh, mê chụp hình, làm phim, đạo diễn, sưu tầm máy ảnh, chụp hình, nhiếp ảnh, máy ảnh film, film, phim ảnh, photography, quay phim, làm youtube, vlog, tiktoker, mê chụp ảnh, mê chụp ảnh film, thích chụp ảnh, thích chụp hình, hay chụp hình, hay chụp ảnh, chụp choẹt, chụp ảnh dạo, chụp hình dạo, nhiếp ảnh gia, photographer, thợ chụp ảnh, chụp film, máy film, quay vlog, làm vlog, làm content, content creator, youtuber, làm phim ngắn, quay dựng, instagram, insta, sống ảo nghiện, dân sống ảo, lưu giữ khoảnh khắc, khoảnh khắc đẹp, xem phim, mê xem phim, mê phim, mê điện ảnh, điện ảnh, cosplay, cosplayer, hay cosplay, làm tiktok, quay tiktok, chụp ảnh cưới, chụp hình cưới, thợ ảnh cưới',
      'máy ảnh, khoảnh khắc | la bàn, núi tuyết, lá phong, bướm | sóng biển, cầu vồng, mặt trời, mắt xanh, ngọc lam, hoa păng-xê, lưu ly, bồ công anh, kỷ niệm',
    ],
    [
      'hội họa',
      'mê vẽ, học vẽ, màu nước, tranh, họa sĩ trẻ, vẽ vời, thời trang thiết kế, sáng tác, thủ công, handmade, đan len, thêu, vẽ, vẽ tranh, mỹ thuật, thiết kế, designer, design, kiến trúc, đồ họa, họa sĩ, painting, thích vẽ, hay vẽ, mê vẽ vời, vẽ màu nước, vẽ minh họa, sinh viên mỹ thuật, học mỹ thuật, học thiết kế, học kiến trúc, kiến trúc sư, làm designer, làm thiết kế, sinh viên kiến trúc, dân thiết kế, dân design, đồ họa thiết kế, graphic, illustrator, nặn đất sét, làm gốm, đan móc, móc len, thêu thùa, may vá, thủ công mỹ nghệ, làm đồ handmade, diy, nghệ nhân, điêu khắc, artist vẽ, painter, drawing, gốm, thích gốm, mê gốm, nặn gốm, thợ gốm thủ công, thợ may, may đồ, may áo dài, thợ may áo dài, nhà thiết kế, thiết kế thời trang, nhà thiết kế thời trang, stylist, vẽ manga, vẽ anime, xem anime, mê anime, tô màu, làm đồ thủ công, scrapbook, journal, bullet journal, origami, gấp giấy, làm xà phòng thủ công',
      'cầu vồng, bướm, sáng tạo | cẩm tú cầu, hoa păng-xê, chim ruồi, chuồn chuồn, nghệ thuật | ngôi sao, bồ công anh, hồng ngọc, hoa anh đào, mèo',
    ],
    [
      'nấu ăn',
      'mê ngọt, hảo ngọt, mê đồ ngọt, đầu bếp, nấu ăn ngon, mê bánh, tiệm bánh, thợ làm bánh, nội trợ, làm bánh, bếp, nấu nướng, ẩm thực, foodie, ăn uống, ăn vặt, mê nấu ăn, thích nấu ăn, hay nấu ăn, mê làm bánh, thích làm bánh, bán bánh, bán bánh ngọt, tiệm bánh ngọt, thợ bánh, baker, bakery, baking, cooking, chef, bếp trưởng, bếp núc, nữ công, đam mê ẩm thực, mê ăn, ham ăn, thích ăn, hay ăn, mê ăn uống, hảo ngọt, mê đồ ngọt, thích đồ ngọt, thích ngọt, sành ăn, tâm hồn ăn uống, ăn hàng, review đồ ăn, bán trà sữa, quán ăn nhỏ, mê đồ ăn vặt, ăn ngọt, bánh ngọt',
      'dâu tây, đôi anh đào, tách cà phê, ong mật | ngọt ngào, nấm đỏ',
    ],
    [
      'trồng hoa',
      'trồng bông, trồng bông hoa, trồng hoa lá, trồng hồng, trồng hoa hồng, mê trồng hoa, mê trồng bông, thích trồng hoa, thích trồng bông, hay trồng hoa, chăm hoa, chăm bông, tưới hoa, tưới bông, vườn đầy hoa, vườn bông, ban công đầy hoa, bán hoa tươi, mê hoa lá, yêu hoa lá, chơi hoa, chơi bông, trồng hoa kiểng, trồng bông kiểng',
      'hoa hồng, hướng dương, cẩm tú cầu, hoa giấy, dâm bụt, hoa nhài, mẫu đơn, lan hồ điệp, cúc đại đóa | flower | xương rồng, ong mật, bướm',
    ],
    [
      'trồng cây',
      'yêu cây, mê cây, làm nông, nông dân, người làm vườn, vườn rau, ban công trồng cây, làm vườn, sân vườn, cây cảnh nhà, gardening, mê trồng cây, thích trồng cây, trồng kiểng, chơi kiểng, cây kiểng, trồng hoa lan, chơi lan, trồng lan, trồng rau, trồng xương rồng, trồng sen đá, tưới cây, chăm cây, chăm cây cảnh, chơi cây cảnh, chơi bonsai, vườn cây, ngoài vườn, ngoài vườn suốt, ra vườn, làm rẫy, nhà vườn, chủ vườn, thích làm vườn, mê làm vườn, lui cui ngoài vườn, tối ngày ngoài vườn, ban công đầy cây, bán cây cảnh, nông nghiệp, kỹ sư nông nghiệp, môi trường, bảo vệ môi trường, yêu môi trường, green living, gardener, garden, plant mom, mê thiên nhiên, gần gũi với thiên nhiên, trồng lúa, nông dân trồng lúa, làm ruộng, làm vườn thuê, nhà nông, làm nông dân, ngày trái đất, trái đất, trồng bonsai, mê bonsai, thích bonsai, chơi cây kiểng, uốn bonsai',
      'xương rồng, nhành dương xỉ, hướng dương, cúc họa mi, ong mật | bọ rùa, cỏ ba lá, tự nhiên | hoa giấy, giọt sương, quả sồi, nấm đỏ, chuồn chuồn',
    ],
    [
      'thú nuôi',
      'nhận nuôi mèo, nuôi mèo, mê mèo, yêu mèo, con sen, cuồng mèo, cat lover, mê chó mèo, chó mèo, mê mèo lắm, nghiện mèo, ghiền mèo, con sen chính hiệu, nuôi 2 con mèo, nuôi mấy con mèo, nhiều mèo, bầy mèo, đàn mèo, mèo cưng, nuôi thú cưng, yêu thú cưng, mê thú cưng, yêu chó mèo, mê chó, nuôi chó, yêu chó, dog lover, pet mom, cat mom, cứu hộ chó mèo, trạm cứu hộ, bác sĩ thú y, thú y, nuôi thỏ, nuôi hamster, spa thú cưng, cứu hộ mèo',
      'mèo | thỏ ngọc, cáo nhỏ, gấu trúc, nhím nhỏ',
    ],
    [
      'câu cá',
      'mê câu cá, thú câu cá, dân câu, đi câu, cần câu, hồ cá, nuôi cá, cá cảnh, thích câu cá, hay câu cá, ham câu cá, mê câu, ghiền câu cá, thú vui câu cá, đi câu cá, nuôi cá koi, chơi cá, chơi cá koi, chơi cá cảnh, hồ cá koi, hòn non bộ, fishing, đánh cá, làm nghề cá, nghề biển',
      'cá koi, sóng biển, mỏ neo | cá heo, cá voi, rùa biển, la bàn',
    ],
    [
      'bóng đá',
      'vận động viên, thủ môn, đội bóng, cầu thủ, chơi thể thao, dân thể thao, mê thể thao, tennis, cầu lông, bóng chuyền, bóng bàn, pickleball, chạy marathon, golf, mê golf, chơi golf, cầu thủ, vận động viên, mê bóng đá, thể dục, leo trèo, chạy bộ mỗi sáng, tập luyện, thi chạy, chơi thể thao, đá bóng, thể thao nam, gym, chạy bộ, marathon, cầu lông, bóng rổ, tập gym, võ, boxing, xe đạp, mê đá banh, đá banh, đá bóng cuối tuần, fan bóng đá, mê thể thao, chơi bóng, bóng chuyền, tennis, pickleball, cầu lông mỗi tuần, golf, chơi golf, tập thể dục, tập thể hình, thể hình, phòng gym, gymer, fitness, chạy bộ marathon, chạy marathon, chạy trail, đạp xe, đua xe, taekwondo, karate, võ thuật, muay thái, học võ, sport, sports, athlete, football, soccer, basketball, running, runner, hlv gym, dân gym, tập boxing, đấu vật, điền kinh, vận động viên bơi, thi đấu thể thao, yêu thể thao, patin, trượt patin, skateboard, leo tường, chơi bi da, bida, pickleball mỗi ngày, chạy bộ sáng',
      'đá mắt hổ, núi tuyết, mặt trời, ngôi sao | năng lượng, mạnh mẽ, chinh phục, rùa biển, cáo nhỏ',
    ],
    [
      'yoga',
      'dạy yoga, cô giáo yoga, ngồi thiền, sống xanh, sống lành mạnh, thiền yoga, tập yoga, dưỡng sinh, chánh niệm, mindfulness, mê yoga, tập yoga mỗi sáng, thiền và yoga, hay thiền, tập thiền, yogi, pilates, dạy thiền, khí công, thái cực quyền, eat clean, healthy lifestyle, sống lành, sống chậm lành mạnh',
      'hoa sen, âm dương, thiền | thạch anh tím, thư thái, giọt sương, cân bằng',
    ],
    [
      'máy tính',
      'công nghệ, làm công nghệ, phần mềm, dân công nghệ, nghiên cứu sinh, nhà khoa học, toán học, học toán, it, dân it, lập trình, coder, dev, toán, khoa học, kỹ sư, kỹ thuật, bách khoa, dân cntt, cntt, học cntt, làm cntt, công nghệ thông tin, làm it, dân lập trình, làm lập trình, code, coding, programmer, developer, engineer, kỹ sư phần mềm, khoa học máy tính, học toán giỏi, giỏi toán, mê toán, dạy toán, vật lý, hóa học, sinh học, phòng thí nghiệm, nghiên cứu khoa học, tiến sĩ khoa học, phân tích dữ liệu, tech, nerd, geek, làm dữ liệu, tester, hacker, kỹ sư điện, kỹ sư ô tô, nhân viên kế toán, lái robot, robotics, nghiên cứu viên',
      'cú mèo, vô cực, ngôi sao, la bàn | tách cà phê, trí tuệ, cáo nhỏ',
    ],
    [
      'lái xe',
      'hải tặc, cướp biển, pirate, thuyền trưởng, chèo thuyền, mê chèo thuyền, thuyền buồm, xe phân khối lớn, mê xe, phân khối lớn, mê mô tô, mô tô, độ xe, chơi xe, mê xe máy, mê xe cổ, chạy xe, chạy xe tải, đi biển dài ngày, ngư dân, thuyền trưởng, thuyền viên, hay đi công tác, chạy grab, shipper, tài xế, lái tàu, thủy thủ, hải quân, đi tàu, tàu viễn dương, lái tàu biển, đi tàu viễn dương, đi tàu biển, làm thủy thủ, hàng hải, ngành hàng hải, học hàng hải, ba đi tàu, bố đi tàu, chồng đi tàu, chồng đi biển, ba đi biển, bố đi biển, đi biển dài, đi biển cả tháng, đi biển đánh cá, đánh bắt xa bờ, lính biển, lính hải quân, bộ đội hải quân, cảnh sát biển, lái xe tải, lái xe khách, lái xe container, xe container, chạy xe công nghệ, chạy grab bike, bác tài, chú tài, tài xế xe, chạy ship, pilot, lái máy bay, nghề lái xe, làm tài xế, tài xế đường dài, phụ xe, đi tàu vận tải, tàu hàng, thợ lặn, tài công, lái đò, lái ghe, tài xế xe tải, tài xế công nghệ',
      'mắt xanh, la bàn, mỏ neo, bảo hộ | bồ câu, ngọc bích, đá mắt hổ, sóng biển, núi tuyết | cỏ bốn lá, cỏ ba lá, rùa biển, âm dương, ngôi sao, cá voi',
    ],
    [
      'bộ đội',
      'chiến sĩ, đi lính, nhập ngũ, nghĩa vụ quân sự, anh bộ đội, lính, quân đội, nghĩa vụ, công an, cảnh sát, đi nghĩa vụ quân sự, sắp đi nghĩa vụ, sắp nhập ngũ, tòng quân, đi bộ đội, làm bộ đội, sĩ quan, sĩ quan quân đội, học viện quân sự, chú bộ đội, anh lính, người lính, lính đảo, trường sa, hoàng sa, biên phòng, bộ đội biên phòng, làm công an, làm cảnh sát, csgt, cứu hỏa, lính cứu hỏa, phòng cháy, soldier, army quân đội, 22/12, cựu chiến binh, cựu binh, đi nghĩa vụ, quân nhân, bộ đội hải quân',
      'ngôi sao, mỏ neo, la bàn, núi tuyết, can đảm | mắt xanh, bồ câu, xương rồng, ngọc bích, ngọc lam, mạnh mẽ | cỏ ba lá, cỏ bốn lá, lam ngọc sapphire, âm dương',
    ],
    [
      'thiên văn',
      'mê thiên văn, kính thiên văn, du hành vũ trụ, phi hành gia, hành tinh, ngắm sao, ngắm trăng, astrology, mê vũ trụ, thiên văn học, mê thiên văn học, thích ngắm sao, hay ngắm sao, ngắm sao đêm, mê trăng, mê trăng sao, thích trăng, yêu trăng, ngắm trăng mỗi đêm, ngắm bầu trời, ngắm mây, thích ngắm mây, mê bầu trời, mê vũ trụ bao la, thích vũ trụ, cung hoàng đạo mê, mê chiêm tinh, star gazing, stargazing, astronomy, astronaut, nasa, phi hành, ngắm trăng sao, mê không gian, vật lý thiên văn, khám phá vũ trụ',
      'ngôi sao, trăng lưỡi liềm, đá mặt trăng | mặt trời, đám mây, huyền bí',
    ],
    [
      'mùa mưa',
      'mưa rào, mưa sài gòn, mưa huế, trời mưa lâm thâm, cơn mưa, trời mưa, mưa, mưa phùn, ngày mưa, rain, thích mưa, mê mưa, mưa đầu mùa, mưa bóng mây, mưa ngâu, mưa xuân, mưa bay, mưa rơi, giọt mưa, hạt mưa, tiếng mưa, ngày mưa gió, trời mưa buồn, mưa lâm thâm, mưa dầm, mùa mưa sài gòn, rainy, rainy day, raindrop, sau cơn mưa mùa hạ, ngắm mưa, thích ngắm mưa, nghe mưa, nghe tiếng mưa, đi dưới mưa',
      'cầu vồng, đám mây, giọt sương | xanh nước, nấm đỏ, ngọc xanh biển',
    ],
    [
      'sáng sớm',
      'bình minh, ban mai, buổi sáng, sớm mai, sunrise, nắng sớm, nắng mai, mặt trời mọc, ngắm bình minh, đón bình minh, bình minh trên biển, bình minh rực rỡ, dậy sớm, hay dậy sớm, sương mai sớm, ban mai trong lành, buổi sớm, sớm tinh mơ, tinh mơ, rạng đông, morning, good morning vibe, dawn, sunrise vibe, tia nắng đầu ngày',
      'ban mai, giọt sương, bìm bìm, mặt trời | hướng dương, cúc họa mi',
    ],
    [
      'hoàng hôn',
      'chiều tà, chiều tím, sunset, xế chiều, ngắm hoàng hôn, hoàng hôn trên biển, hoàng hôn tím, hoàng hôn cam, mặt trời lặn, mặt trời xuống núi, chiều hoàng hôn, ráng chiều, buổi chiều, chiều muộn, chiều thu, sunset vibe, golden hour, dusk',
      'cam, cam vàng, cam mật, mặt trời | đỏ cam, hoa giấy, hổ phách',
    ],
    [
      'ban đêm',
      'mê đêm, thích đêm, thích ban đêm, cú đêm, thức đêm, thức khuya, ngủ muộn, đêm, đêm trăng, trời đêm, đêm khuya, night, bóng đêm, đêm xuống, đêm tối trời, đêm hè, bóng đêm huyền bí, màn đêm yên tĩnh, đêm thanh vắng, ánh trăng đêm, đêm trăng sáng, trăng thanh, đêm trăng thanh, hay thức khuya, con cú đêm, cú đêm chính hiệu, night owl, night sky, midnight vibe, bầu trời ban đêm',
      'trăng lưỡi liềm, ngôi sao, xanh đêm, đá mặt trăng | huyền bí, tím than, cú mèo, lam ngọc sapphire',
    ],
    [
      'khu rừng',
      'mê rừng, thích rừng, kiểm lâm, cây rừng, mùi rừng, lạc vào rừng, lạc trong rừng, đi lạc trong rừng, dạo rừng, rừng, rừng thông, rừng cây, forest, rừng núi, trong rừng sâu, rừng sâu, rừng già, rừng cây xanh, rừng nhiệt đới, đi trong rừng, vào rừng, lạc giữa rừng, khu rừng nhỏ, khu rừng cổ tích, rừng phép thuật, rừng mùa thu, tán rừng, cánh rừng, màu rừng, hương rừng, woodland vibe, forest vibe, forestcore, goblincore, jungle, woods, nấm rừng, con sóc, người giữ rừng, hoang dã, rừng rú, rừng rú hoang dã, hoang dã rừng rú, kiểu rừng, kiểu rừng rú, chất rừng, rừng xanh hoang dã, núi rừng hoang dã, thiên nhiên hoang dã, hoang sơ, wild, the wild',
      'nhành dương xỉ, nấm đỏ, quả sồi, hươu sao, cáo nhỏ | nhím nhỏ, cú mèo, lá phong, xanh lá',
    ],
    [
      'chơi cờ',
      'cờ tướng, cờ vua, cờ vây, chơi cờ, đánh cờ, chơi cờ tướng, chơi cờ vua, mê cờ tướng, mê cờ vua, mê cờ, puzzle, xếp hình, giải đố, sudoku, rubik, board game, boardgame, ma sói, bài uno, trò trí tuệ, chơi cờ với bạn già',
      'âm dương, cú mèo, đá mắt hổ, trí tuệ | cáo nhỏ, la bàn, thông thái, cá koi',
    ],
    [
      'công lý',
      'luật sư, thẩm phán, kiểm sát viên, học luật, sinh viên luật, ngành luật, dân luật, làm luật, công chứng viên, tòa án, công bằng, lẽ phải, chính trực, ngay thẳng, liêm khiết, liêm chính',
      'âm dương, cân bằng, la bàn, lam ngọc sapphire, đá mắt hổ, cuốn sách, cú mèo | trí tuệ, hoa sen, hoa trà, vững vàng',
    ],
    [
      'làm đẹp',
      'làm nail, thợ nail, tiệm nail, thợ làm nail, làm tóc, thợ làm tóc, thợ tóc, tiệm tóc, makeup, thợ makeup, trang điểm, chuyên viên trang điểm, mê makeup, thích makeup, làm spa, chủ spa, skincare, mê skincare, mỹ phẩm, mê son, mê son phấn, son phấn, chăm da, chăm chút vẻ ngoài, mua sắm, mê mua sắm, thích mua sắm, nghiện mua sắm, shopping, thích shopping, thích làm đẹp, mê làm đẹp, yêu cái đẹp, điệu đà son phấn, hoa hậu, thi hoa hậu, hoa khôi, á hậu, beauty',
      'nơ lụa, bướm, vương miện, thạch anh hồng, nữ tính | hoa hồng, hoa anh đào, vỏ sò, ngọc trai, tulip, trái tim',
    ],
  ] as const
).map(concept('interest'));

/** Names of the concepts that are often mentioned without being a wish. */
export const SMALL_TALK: ReadonlySet<string> = new Set([
  'bóng đá',
  'mùa mưa',
  'sáng sớm',
  'hoàng hôn',
  'ban đêm',
  'cà phê',
]);
