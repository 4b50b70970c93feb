import { listed } from './concepts.ts';

/** What somebody asks for, when it is not charms. */
export const INTENTS = [
  'crisis',
  'delivery',
  'price',
  'size',
  'returns',
  'order',
  'hours',
  'thanks',
  'greeting',
  'abuse',
] as const;
export type Intent = (typeof INTENTS)[number];

export const INTENT_WORDS: Record<Intent, readonly string[]> = {
  crisis: listed(
    'tự tử, muốn chết, tự sát, không muốn sống, không muốn sống nữa, chán sống, hết muốn sống, sống làm gì nữa, kết liễu, tự vẫn, tự kết liễu, rạch tay, cắt tay, tự làm đau, tự hại, tự làm hại, tự hại mình, nhảy lầu, nhảy cầu, uống thuốc ngủ tự, quyên sinh, muốn biến mất khỏi thế giới, biến mất khỏi cõi đời, không thiết sống, suicide, kill myself, want to die, self harm, muốn kết thúc tất cả, muốn kết thúc cuộc đời, kết thúc cuộc đời, chết đi cho xong, chết quách, chết cho rồi, không còn lý do để sống, tự thiêu, treo cổ, sống không nổi nữa, không sống nổi nữa, bị bạo hành, bị đánh đập, bị xâm hại',
  ),
  delivery: listed(
    'ship, phí ship, tiền ship, freeship, free ship, giao hàng, vận chuyển, giao hỏa tốc, ship hỏa tốc, hỏa tốc, bao lâu nhận hàng, mấy ngày nhận, mấy ngày tới, bao giờ giao, khi nào giao, giao tận nơi, cod, nhận hàng, giao đến, gửi hàng, giao trong ngày, ship cod, ship về, ship ra, ship vào, giao về, phí giao hàng, phí vận chuyển, ship tỉnh',
  ),
  price: listed(
    'bảng giá, giá sỉ, mua sỉ, giá cả, tính tiền sao, chiết khấu, khuyến mãi, giảm giá, mã giảm, voucher, thanh toán, chuyển khoản, trả góp, hóa đơn, xuất hóa đơn, tốn bao nhiêu, giá một vòng, giá vòng',
  ),
  size: listed(
    'đo size, cỡ tay, chu vi cổ tay, đo cổ tay, size bao nhiêu, chọn size, vòng cỡ, size vòng, đo tay, cách đo, bảng size, cổ tay bao nhiêu',
  ),
  returns: listed(
    'đổi trả, trả hàng, hoàn tiền, bảo hành, đổi size, hoàn hàng, bị lỗi, hỏng, bị gãy, bị đứt, bị bong, bong tróc, rớt charm, gãy, đổi hàng, trả lại hàng, sửa vòng, đen vòng, phai màu, có phai, bể, làm lại vòng',
  ),
  order: listed(
    'đơn hàng, đơn của em, đơn của mình, mã đơn, tra đơn, hủy đơn, kiểm tra đơn, đơn em, đơn mình, đơn tới đâu, đơn hàng của, tình trạng đơn, vận đơn, đặt hôm qua, chưa nhận được hàng, chưa thấy hàng, theo dõi đơn',
  ),
  hours: listed(
    'mấy giờ mở cửa, mấy giờ đóng cửa, giờ mở cửa, giờ làm việc, mở cửa, đóng cửa, mở cửa chưa, địa chỉ, shop ở đâu, cửa hàng ở đâu, tiệm ở đâu, số điện thoại, hotline, zalo, liên hệ, gặp nhân viên, gặp tư vấn viên, nói chuyện với người, gặp người thật, mở đến mấy giờ, làm việc chủ nhật, có cửa hàng',
  ),
  thanks: listed(
    'cảm ơn shop, cám ơn shop, cảm ơn bông, thanks shop, thank shop, cảm ơn nhé, cảm ơn nha, cảm ơn ạ, cám ơn ạ, cám ơn nhé, thank you shop, tks, thank kiu, cảm ơn nhiều, cám ơn nhiều, thanks nhé, ok cảm ơn, thanks nha, cảm ơn bạn, cảm ơn em',
  ),
  greeting: listed(
    'xin chào, chào shop, chào bông, hello shop, hi shop, alo, alo shop, shop ơi, bông ơi, chào em, chào bạn, hế lô, hello, hi, chào, good morning, ad ơi, ê bông, hey',
  ),
  abuse: listed(
    'đồ ngu, ngu quá, ngu vậy, lừa đảo, đồ lừa đảo, con chó này, đm, dm, vcl, vl, clm, cmm, đồ điên, mất dạy, khốn nạn, cút, fuck, shit, đụ, địt, đéo, lồn, cặc, óc chó, ngu như bò, chó chết',
  ),
};

/** Words of worlds that have no charm here: each makes it less likely that a charm is meant. */
export const FOREIGN: readonly string[] = listed(
  [
    'xe máy nào, xe hơi, ô tô, xe wave, wave alpha, wave, biển số, siêu xe, lambo, lamborghini, vinfast, xe đạp điện, xe tăng, mô tô, sh, vespa, xăng, lốp xe, xe khách, vé xe, vé máy bay, vé tàu, grab, taxi, tàu vũ trụ, máy bay, trực thăng, tên lửa, robot, siêu nhân',
    'điện thoại, iphone, samsung, ốp lưng, ốp, sạc, tai nghe, laptop, macbook, máy giặt, tủ lạnh, tivi, wifi, sim, máy lạnh, quạt, nồi, chảo, bàn phím, chuột máy tính, pin, card đồ họa, máy in, cáp, loa, robot hút bụi, nồi chiên, facebook bị, hack, mật khẩu wifi, chatgpt, excel, word',
    'bún, phở, bún chả, bún đậu, trà đá, cơm, mì tôm, mì, bánh mì, lẩu, gà rán, pizza, nấu món, công thức, món gì ngon, ăn gì, nhậu, bia, rượu, thuốc lá, quán ăn, bánh tráng, trà sữa full topping, gà, thịt, rau, nước mắm, cháo, xôi, hủ tiếu, bánh xèo, bún bò, ship đồ ăn, siêu thị',
    'son, thỏi son, mac, ruby woo, kem chống nắng, sữa rửa mặt, nước hoa, dầu gội, mascara, cushion, phấn nền, tẩy trang, serum, mỹ phẩm, nước tẩy trang, mặt nạ, trị mụn, giảm cân, nám, nhuộm tóc, uốn tóc, làm nail, tắm trắng',
    'giày, giày sneaker, sneaker, dép, áo khoác, quần, quần jean, túi xách, balo, áo thun, áo sơ mi, đồng hồ, khuyên tai, hoa tai, nhẫn, bông tai, dây chuyền, kính mát, mũ bảo hiểm, nón bảo hiểm, váy, đầm bầu, đồ lót, cà vạt, thắt lưng, ví da, ô dù, vớ, áo mưa',
    'bóng đá mấy giờ, kênh nào, đá mấy giờ, đội mình, tỉ số, tỷ số, kết quả trận, world cup, ngoại hạng anh, seagame, messi, ronaldo, man u, lq, liên quân, lol, meta, tướng, tướng nào, rank, leo rank, pubg, free fire, roblox, minecraft, nạp thẻ, genshin, skin',
    'giải bài, giải giùm, giải hộ, giải giúp bài, bài hóa, bài toán, bài hình, bài tập, bài văn, viết văn, nghị luận, đạo hàm, tích phân, phương trình, dịch câu, dịch hộ, dịch sang tiếng, câu c, câu b, hình lớp, toán lớp, hóa 11, làm bài, soạn văn, thuyết trình, đề cương, lớp 9 câu, tính diện tích, phân tích bài thơ, đáp án, soạn bài, tiếng anh là gì, viết email, viết code, sửa lỗi code, code python',
    'thời tiết, dự báo, nhiệt độ, mưa không, trời có mưa, giá vàng, giá xăng, chứng khoán, cổ phiếu, bitcoin, coin, crypto, tỷ giá, lãi suất, vay tiền, vay nóng, ngân hàng nào, mở thẻ, số đề, lô đề, đánh đề, con số may mắn hôm nay, xổ số, kết quả xổ số, cá độ, xsmb, kqxs, bao nhiêu độ',
    'súng, ak, con dao, thanh kiếm, lựu đạn, đầu lâu, ma túy, cần sa, thuốc, thuốc đau đầu, thuốc tây, bác sĩ nào, khám bệnh, bệnh viện nào, đau bụng, đau đầu, đau răng, nhổ răng, sốt cao, covid, tiêm',
    'khủng long, con voi, voi, hổ, sư tử con, cá mập, bạch tuộc, con rồng, rắn, con rắn, khỉ, heo, con heo, lợn, con lợn, gà con, vịt, con vịt, ngựa, trâu, con trâu, bò sữa, cua, tôm, mực, chuột hamster, hamster, capybara, chuột, cá sấu, hươu cao cổ, kangaroo, doraemon, pikachu, pokemon, conan, naruto, one piece, luffy, labubu, iron man, spiderman, batman, minion, mickey, kuromi, stitch, anime',
    'thuê nhà, tìm trọ, phòng trọ giá, thuê phòng, tuyển nhân viên, tuyển dụng, tuyển người, lương bao nhiêu, đường đi, chỉ đường, đường nào, gần đây có, tổng thống, thủ đô, dân số, bầu cử, ai là, bao nhiêu tuổi rồi, mấy giờ rồi, hôm nay thứ mấy, hôm nay ngày mấy, kể chuyện cười, kể chuyện, hát cho nghe, viết thơ, đọc thơ, bạn là ai, làm bạn gái, yêu tôi không, bạn có người yêu chưa, phim gì hay, phim nào hay, phim gì, xem phim gì, netflix, bài hát tên gì, lời bài hát, truyện tranh, bán nhà, đất nền, bán chung cư, nhà đất, gas, sửa ống nước, thợ điện, gạch men, sơn tường, xi măng',
    'tại sao, vì sao lại, ai là, ai đã, tác giả, truyện kiều, thủ đô nào, cách nấu, cách chữa, làm thế nào để, phải làm sao, phải làm gì, giới thiệu quán, giới thiệu một quán, quán nào, chỗ nào bán, ở đâu bán, bị ốm, bị bệnh gì, bàn thờ, lịch sử, chiến tranh, nước nào, mật khẩu, đăng nhập, cài đặt, máy tính bị, tàu hỏa, đặt vé, đặt phòng, khách sạn, homestay, tour, visa, hộ chiếu, phim nào, bài hát nào, tuyển sinh, điểm chuẩn, học phí, trường nào, bài tiểu luận, luật sư tư vấn, ly hôn thủ tục, thủ tục, giấy tờ, căn cước, thuế, bảo hiểm, sửa xe, rửa xe, cắt tóc, spa nào, mát xa, mua vé, vé concert, vé ca nhạc, giải toán, làm toán, giải lý, giải đề, giải giùm, viết giùm bài, viết hộ bài, văn tả, bài văn tả, tên gì, tên là gì, là ai vậy, mấy tuổi rồi, bằng mấy, mấy cộng mấy, vá xe, bơm xe, sửa dây, sửa đồng hồ, thay pin, dây đồng hồ, đồng hồ da, sửa giày, sửa máy, giặt ủi, giặt sấy, tiệm vàng, cầm đồ, vé số mấy giờ, tàu thống nhất, vào tới ga, ga huế, ga sài gòn, tới ga, mấy giờ chạy, xe buýt, lịch tàu, lịch chiếu, vé xem phim, đổi tiền, tiền đô, đô la, chuyển tiền, rút tiền, atm, nạp tiền, nạp điện thoại, thẻ cào, bảo hành xe, học lái xe, dạy kèm, gia sư toán, thuê xe, thuê áo dài, cho thuê, makeup, trang điểm cô dâu ở đâu, chụp hình ở đâu, cắt kính, nha khoa, niềng răng, tẩy nốt ruồi, bấm lỗ tai, xỏ khuyên, xăm hình, xăm, hút thuốc, vape, mua bia, giao cơm, đặt cơm, suất cơm, hộp cơm, ly trà sữa size, topping, nước mía, chè, bánh kem đặt, bơ sáp ký, ký thịt, ký cam, rau sạch, trứng gà, xà phòng, bột giặt, tã, sữa bột, tivi bị, điều hòa, nồi cơm, gạo, trứng, muối, đường kính, dầu ăn, cá thu, cua biển, hải sản tươi, vàng miếng, đồ chơi, lego, búp bê, xe đồ chơi, cây bút, cuốn vở, máy cày, phân bón, thuốc trừ sâu, giống cây, cây giống, bonsai, chậu, lan rừng giá, chó con giá, mèo con giá, thức ăn cho, cát vệ sinh',
  ].join(', '),
);
