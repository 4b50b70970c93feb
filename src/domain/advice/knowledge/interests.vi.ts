import { concept, type Concept } from './concepts.ts';

/** What they love or do. */
export const INTERESTS: readonly Concept[] = (
  [
    [
      'đọc sách',
      'mê đọc sách, ham đọc, văn chương, thi ca, viết truyện, biên tập, thủ thư, nhà báo, sách vở, trang sách, mê sách, mọt truyện, đọc truyện, truyện, tiểu thuyết, văn học, thư viện, học văn, nhà văn, viết lách, thơ, làm thơ, ngữ văn, reading',
      'cuốn sách, cú mèo | tri thức, tách cà phê, thư tình, thông thái',
    ],
    [
      'cà phê',
      'nghiện cà phê, nghiện cf, cf, mê cà phê, pha chế, uống cà phê, trà chiều thong thả, cà phê sữa đá, cafe, coffee, uống trà, trà chiều, trà sữa, latte, cà phê sữa, cà phê sáng, barista, quán cafe, quán cà phê, trà',
      'tách cà phê | ấm áp, nâu',
    ],
    [
      'âm nhạc',
      'cây đàn, hình cây đàn, đàn guitar, nhạc cụ, bản nhạc, giai điệu, dàn nhạc, ca đoàn, chơi đàn, học đàn, đàn piano, mê kpop, nhạc trịnh, người chơi nhạc, vĩ cầm, dương cầm, làm nhạc, liên quan đến âm nhạc, nghe nhạc, ca hát, hát hò, hát, đàn, guitar, piano, violin, ca sĩ, kpop, k pop, bts, blackpink, nhạc, nhạc sĩ, chơi nhạc, idol, rap, dj, music, đánh đàn, mê nhạc, band nhạc',
      'nốt nhạc | nghệ thuật, ngôi sao, phóng khoáng, giày ba lê',
    ],
    [
      'công chúa',
      'công chúa, princess, elsa, hoàng gia, disney, nàng tiên, hoàng hậu, nữ hoàng, nữ vương',
      'vương miện, giày ba lê, nơ lụa | thiên nga, bướm, bông tuyết, thỏ ngọc',
    ],
    [
      'múa',
      'ba lê múa, nhảy, nhảy múa, dance, vũ công, ballerina, học múa, vũ công ballet',
      'giày ba lê, nốt nhạc | thiên nga, nghệ thuật, nơ lụa',
    ],
    [
      'chụp ảnh',
      'thợ ảnh, mê chụp hình, làm phim, đạo diễn, sưu tầm máy ảnh, chụp hình, nhiếp ảnh, máy ảnh film, film, phim ảnh, photography, quay phim, làm youtube, vlog, tiktoker, mê chụp ảnh',
      'máy ảnh, khoảnh khắc | du lịch, kỷ niệm, bướm',
    ],
    [
      'hội họa',
      'mê vẽ, học vẽ, màu nước, tranh, họa sĩ trẻ, vẽ vời, thời trang thiết kế, sáng tác, thủ công, handmade, đan len, thêu, vẽ, vẽ tranh, mỹ thuật, thiết kế, designer, design, kiến trúc, đồ họa, họa sĩ, painting',
      'nghệ thuật, opal, tanzanite, cầu vồng, sáng tạo | bướm, đam mê',
    ],
    [
      'nấu ăn',
      'đầu bếp, nấu ăn ngon, mê bánh, tiệm bánh, thợ làm bánh, nội trợ, làm bánh, bếp, nấu nướng, ẩm thực, foodie, ăn uống, ăn vặt',
      'dâu tây, đôi anh đào, tách cà phê, ong mật | ngọt ngào, nấm đỏ',
    ],
    [
      'trồng cây',
      'yêu cây, mê cây, làm nông, nông dân, người làm vườn, vườn rau, ban công trồng cây, mê hoa, yêu hoa, làm vườn, sân vườn, trồng hoa, cây cảnh nhà, cắm hoa, gardening, tiệm hoa, bán hoa',
      'xương rồng, nhành dương xỉ, hướng dương, cúc họa mi, ong mật | bọ rùa, cỏ ba lá, tự nhiên',
    ],
    [
      'thú nuôi',
      'nuôi mèo, mê mèo, yêu mèo, con sen, cuồng mèo, cat lover, mê chó mèo, chó mèo',
      'mèo | thỏ ngọc, cáo nhỏ, cú mèo',
    ],
    [
      'câu cá',
      'mê câu cá, thú câu cá, dân câu, đi câu, cần câu, hồ cá, nuôi cá, cá cảnh',
      'cá koi, sóng biển, mỏ neo | cá heo, cá voi, rùa biển, la bàn',
    ],
    [
      'bóng đá',
      'cầu thủ, vận động viên, mê bóng đá, thể dục, leo trèo, chạy bộ mỗi sáng, tập luyện, bơi, thi chạy, chơi thể thao, đá bóng, thể thao nam, gym, chạy bộ, marathon, bơi, cầu lông, bóng rổ, game, chơi game, esports, gamer, tập gym, võ, boxing, xe đạp',
      'đá mắt hổ, núi tuyết, mặt trời, ngôi sao | năng lượng, mạnh mẽ, chinh phục, rùa biển, cáo nhỏ',
    ],
    [
      'yoga',
      'dạy yoga, cô giáo yoga, ngồi thiền, sống xanh, sống lành mạnh, thiền yoga, tập yoga, dưỡng sinh, chánh niệm, mindfulness',
      'hoa sen, âm dương, thiền | thạch anh tím, thư thái, giọt sương, cân bằng',
    ],
    [
      'máy tính',
      'công nghệ, làm công nghệ, phần mềm, dân công nghệ, kế toán, con số, nghiên cứu sinh, nhà khoa học, toán học, học toán, it, dân it, lập trình, coder, dev, toán, khoa học, kỹ sư, kỹ thuật, bách khoa',
      'cú mèo, vô cực, ngôi sao, la bàn | tách cà phê, trí tuệ, cáo nhỏ',
    ],
    [
      'lái xe',
      'chạy xe tải, đi biển dài ngày, ngư dân, thuyền trưởng, thuyền viên, hay đi công tác, chạy grab, shipper, tài xế, lái tàu, thủy thủ, hải quân, đi tàu, tàu viễn dương, phi công, tiếp viên, tiếp viên hàng không',
      'mỏ neo, la bàn, mắt xanh, sóng biển | bảo hộ, bình an, ngọc lam, du lịch',
    ],
    [
      'bộ đội',
      'chiến sĩ, đi lính, nhập ngũ, nghĩa vụ quân sự, anh bộ đội, lính, quân đội, nghĩa vụ, công an, cảnh sát',
      'ngôi sao, đá mắt hổ, la bàn, mỏ neo | mạnh mẽ, can đảm, bình an',
    ],
    [
      'thiên văn',
      'mê thiên văn, kính thiên văn, du hành vũ trụ, phi hành gia, hành tinh, ngắm sao, ngắm trăng, astrology, mê vũ trụ, thiên văn học',
      'ngôi sao, trăng lưỡi liềm, đá mặt trăng | mặt trời, đám mây, huyền bí',
    ],
    [
      'mùa mưa',
      'mưa rào, mưa sài gòn, mưa huế, trời mưa lâm thâm, cơn mưa, trời mưa, mưa, mưa phùn, ngày mưa, rain',
      'cầu vồng, đám mây, giọt sương | xanh nước, nấm đỏ, ngọc xanh biển',
    ],
    [
      'sáng sớm',
      'bình minh, ban mai, buổi sáng, sớm mai, sunrise, nắng sớm, nắng mai',
      'ban mai, giọt sương, bìm bìm, mặt trời | hướng dương, cúc họa mi',
    ],
    [
      'hoàng hôn',
      'chiều tà, chiều tím, sunset, xế chiều',
      'cam, cam vàng, cam mật, mặt trời | đỏ cam, hoa giấy, hổ phách',
    ],
    [
      'ban đêm',
      'đêm, đêm trăng, trời đêm, đêm khuya, night, bóng đêm',
      'trăng lưỡi liềm, ngôi sao, xanh đêm, đá mặt trăng | huyền bí, tím than, cú mèo, lam ngọc sapphire',
    ],
    [
      'khu rừng',
      'kiểm lâm, cây rừng, mùi rừng, lạc vào rừng, lạc trong rừng, đi lạc trong rừng, dạo rừng, rừng, rừng thông, rừng cây, forest, rừng núi',
      'nhành dương xỉ, nấm đỏ, quả sồi, hươu sao, cáo nhỏ | nhím nhỏ, cú mèo, lá phong, xanh lá',
    ],
  ] as const
).map(concept('interest'));
