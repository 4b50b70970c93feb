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
  'elsewhere',
] as const;
export type Intent = (typeof INTENTS)[number];

/** 'elsewhere' has no words of its own: it is what belongs to other worlds (`FOREIGN`). */
export const INTENT_WORDS: Record<Exclude<Intent, 'elsewhere'>, readonly string[]> = {
  crisis: listed(
    'tự tử, muốn chết, tự sát, không muốn sống, không muốn sống nữa, chán sống, hết muốn sống, sống làm gì nữa, kết liễu, tự vẫn, tự kết liễu, rạch tay, cắt tay, tự làm đau, tự hại, tự làm hại, tự hại mình, nhảy lầu, nhảy cầu, uống thuốc ngủ tự, quyên sinh, muốn biến mất khỏi thế giới, biến mất khỏi cõi đời, không thiết sống, suicide, kill myself, want to die, self harm, muốn kết thúc tất cả, muốn kết thúc cuộc đời, kết thúc cuộc đời, chết đi cho xong, chết quách, chết cho rồi, không còn lý do để sống, tự thiêu, treo cổ, sống không nổi nữa, không sống nổi nữa, bị bạo hành, bị đánh đập, bị xâm hại, sống để làm gì, không muốn tồn tại, chết cho xong, muốn die, không còn muốn sống, chẳng thiết sống, chỉ muốn biến mất, muốn biến mất luôn, muốn biến mất khỏi, muốn ra đi mãi mãi, kết liễu đời, ước gì mình chết, tự kết thúc, chẳng muốn sống, chả muốn sống',
  ),
  delivery: listed(
    'ship, phí ship, tiền ship, freeship, free ship, giao hàng, vận chuyển, giao hỏa tốc, ship hỏa tốc, hỏa tốc, bao lâu nhận hàng, mấy ngày nhận, mấy ngày tới, bao giờ giao, khi nào giao, giao tận nơi, cod, nhận hàng, giao đến, gửi hàng, giao trong ngày, ship cod, ship về, ship ra, ship vào, giao về, phí giao hàng, phí vận chuyển, ship tỉnh, bao h giao, bao lâu giao, bao lâu thì giao, khi nào nhận, khi nào nhận được, khi nào nhận được hàng, bao giờ nhận, bao giờ nhận được, bao giờ nhận được hàng, bao h nhận, bao lâu thì nhận, bao lâu có hàng, mấy hôm nhận, mấy ngày có hàng, khi nào có hàng, giao nhanh không',
  ),
  price: listed(
    'bảng giá, giá sỉ, mua sỉ, giá cả, tính tiền sao, chiết khấu, khuyến mãi, giảm giá, mã giảm, voucher, thanh toán, chuyển khoản, trả góp, hóa đơn, xuất hóa đơn, tốn bao nhiêu, giá một vòng, giá vòng, giá bao nhiêu, bao nhiêu tiền, nhiêu tiền, giá nhiêu, giá sao, giá thế nào, bao nhiêu một vòng, bao nhiêu một cái',
  ),
  size: listed(
    'đo size, cỡ tay, chu vi cổ tay, đo cổ tay, size bao nhiêu, chọn size, vòng cỡ, size vòng, đo tay, cách đo, bảng size, cổ tay bao nhiêu, size tay, cỡ vòng, chọn cỡ, tay nhỏ quá',
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
    'thời tiết hôm nay, thời tiết ngày mai, thời tiết thế nào, xem thời tiết, dự báo thời tiết, dự báo, nhiệt độ, mưa không, trời có mưa, giá vàng, giá xăng, chứng khoán, cổ phiếu, bitcoin, coin, crypto, tỷ giá, lãi suất, vay tiền, vay nóng, ngân hàng nào, mở thẻ, số đề, lô đề, đánh đề, con số may mắn hôm nay, xổ số, kết quả xổ số, cá độ, xsmb, kqxs, bao nhiêu độ',
    'súng, ak, con dao, thanh kiếm, lựu đạn, đầu lâu, ma túy, cần sa, thuốc, thuốc đau đầu, thuốc tây, bác sĩ nào, khám bệnh, bệnh viện nào, đau bụng, đau đầu, đau răng, nhổ răng, sốt cao, covid, tiêm',
    'khủng long, con voi, voi, hổ, sư tử con, cá mập, bạch tuộc, con rồng, rắn, con rắn, khỉ, heo, con heo, lợn, con lợn, gà con, vịt, con vịt, ngựa, trâu, con trâu, bò sữa, cua, tôm, mực, chuột hamster, hamster, capybara, chuột, cá sấu, hươu cao cổ, kangaroo, doraemon, pikachu, pokemon, conan, naruto, one piece, luffy, labubu, iron man, spiderman, batman, minion, mickey, kuromi, stitch, anime',
    'thuê nhà, tìm trọ, phòng trọ giá, thuê phòng, tuyển nhân viên, tuyển dụng, tuyển người, lương bao nhiêu, đường đi, chỉ đường, đường nào, gần đây có, tổng thống, thủ đô, dân số, bầu cử, ai là, bao nhiêu tuổi rồi, mấy giờ rồi, hôm nay thứ mấy, hôm nay ngày mấy, kể chuyện cười, kể chuyện, hát cho nghe, viết thơ, đọc thơ, bạn là ai, làm bạn gái, yêu tôi không, bạn có người yêu chưa, phim gì hay, phim nào hay, phim gì, xem phim gì, netflix, bài hát tên gì, lời bài hát, truyện tranh, bán nhà, đất nền, bán chung cư, nhà đất, gas, sửa ống nước, thợ điện, gạch men, sơn tường, xi măng',
    'tại sao, vì sao lại, ai là, ai đã, tác giả, truyện kiều, thủ đô nào, cách nấu, cách chữa, làm thế nào để, phải làm sao, phải làm gì, giới thiệu quán, giới thiệu một quán, quán nào, chỗ nào bán, ở đâu bán, bị ốm, bị bệnh gì, bàn thờ, lịch sử, chiến tranh, nước nào, mật khẩu, đăng nhập, cài đặt, máy tính bị, tàu hỏa, đặt vé, đặt phòng, khách sạn, homestay, tour, visa, hộ chiếu, phim nào, bài hát nào, tuyển sinh, điểm chuẩn, học phí, trường nào, bài tiểu luận, luật sư tư vấn, ly hôn thủ tục, thủ tục, giấy tờ, căn cước, thuế, bảo hiểm, sửa xe, rửa xe, cắt tóc, spa nào, mát xa, mua vé, vé concert, vé ca nhạc, giải toán, làm toán, giải lý, giải đề, giải giùm, viết giùm bài, viết hộ bài, văn tả, bài văn tả, tên gì, tên là gì, là ai vậy, mấy tuổi rồi, bằng mấy, mấy cộng mấy, vá xe, bơm xe, sửa dây, sửa đồng hồ, thay pin, dây đồng hồ, đồng hồ da, sửa giày, sửa máy, giặt ủi, giặt sấy, tiệm vàng, cầm đồ, vé số mấy giờ, tàu thống nhất, vào tới ga, ga huế, ga sài gòn, tới ga, mấy giờ chạy, xe buýt, lịch tàu, lịch chiếu, vé xem phim, đổi tiền, tiền đô, đô la, chuyển tiền, rút tiền, atm, nạp tiền, nạp điện thoại, thẻ cào, bảo hành xe, học lái xe, dạy kèm, gia sư toán, thuê xe, thuê áo dài, cho thuê, makeup, trang điểm cô dâu ở đâu, chụp hình ở đâu, cắt kính, nha khoa, niềng răng, tẩy nốt ruồi, bấm lỗ tai, xỏ khuyên, xăm hình, xăm, hút thuốc, vape, mua bia, giao cơm, đặt cơm, suất cơm, hộp cơm, ly trà sữa size, topping, nước mía, chè, bánh kem đặt, bơ sáp ký, ký thịt, ký cam, rau sạch, trứng gà, xà phòng, bột giặt, tã, sữa bột, tivi bị, điều hòa, nồi cơm, gạo, trứng, muối, đường kính, dầu ăn, cá thu, cua biển, hải sản tươi, vàng miếng, đồ chơi, lego, búp bê, xe đồ chơi, cây bút, cuốn vở, máy cày, phân bón, thuốc trừ sâu, giống cây, cây giống, bonsai, chậu, lan rừng giá, chó con giá, mèo con giá, thức ăn cho, cát vệ sinh',
    'thông cống, máy bơm, bình nóng lạnh, lắp mạng, mạng chậm, lắp camera, sửa nhà, sửa điện, sửa nước, sửa khóa, sửa điện thoại, sửa laptop, thợ sửa, thợ hồ, thợ xây, dọn nhà theo giờ, giặt là, photocopy, in ấn, ảnh thẻ, công chứng, làm hộ chiếu, sổ đỏ, đăng ký kết hôn, đăng ký xe, bằng lái, phạt nguội, nộp phạt, kẹt xe, bến xe, sân bay, đặt xe, xe ôm, xe buýt số, trạm xăng, đổ xăng, thay nhớt, rửa xe máy, thay lốp, xe điện, tàu điện, tuyến xe, lịch bay, hoãn bay, xe bus, metro',
    'đau dạ dày, đau lưng, đau họng, đau khớp, sổ mũi, ho khan, bị ho, bị sốt, sốt, viêm họng, viêm xoang, cảm cúm, cảm lạnh, uống thuốc gì, thuốc gì, nên uống gì, uống gì cho, khám ở đâu, phòng khám, vắc xin, tiêm phòng, huyết áp, tiểu đường, calo, giảm béo, tăng cân, ăn kiêng, tập gym ở, bài tập bụng, sinh thường hay mổ, hiếm muộn khám, bao nhiêu độ, trẻ bị, bé bị sốt, bỏ ăn, bị tiêu chảy, nổi mẩn, bong gân',
    'luộc, xào, kho cá, rán trứng, ăn sáng, ăn trưa gì, ăn tối gì, đặt bàn, nhà hàng, buffet, quán nhậu, quán cà phê nào, quán cafe nào, cà phê nào ngon, cà phê ở đâu, gọi món, thực đơn, combo, đồ ăn nhanh, bánh sinh nhật, bánh kem, bánh gato, bánh trung thu, bánh bao, bánh cuốn, cơm tấm, cơm gà, bò kho, nem, chả giò, gỏi cuốn, hải sản, trứng, nấu phở, nấu lẩu, nấu chè, nấu cháo, nấu gì, làm bánh thế nào, cách làm, cách luộc, cách chiên, cách kho, cách pha, cách ướp, ướp thịt, trà đào, trà chanh, sinh tố, nước ép, kem ốc quế, hamburger, khoai tây, mì cay, tokbokki, sushi, cà rốt bao nhiêu, sầu riêng, mít, xoài bao nhiêu, cân thịt, ký cá, chục trứng',
    'poodle, corgi, husky, pug, alaska, golden retriever, becgie, chó phú quốc, mèo anh, anh lông ngắn, mèo ba tư, munchkin, lông ngắn, pate, thú y, triệt sản, chuồng chó, dắt chó, nuôi chó thế nào, nuôi mèo thế nào, cá cảnh, hồ cá koi, thức ăn cá, bón phân, tưới cây, chăm cây, cách chăm, cách trồng, chăm thế nào, chăm sao, trồng thế nào, hạt giống, hoa hồng leo, hoa tươi, hoa hồng tươi, bó hoa tươi, bó hoa hồng, bó hồng, lẵng hoa, kệ hoa, vòng hoa tang, hoa đám tang, hoa giả, cắm hoa ở, shop hoa tươi, điện hoa',
    'thuê áo, thuê váy, thuê ở đâu, thuê đồ, may áo dài ở, áo phông, áo len, áo thun, quần short, váy ngủ, giày cao gót, giày thể thao, dép lê, cặp sách, ba lô laptop, carat, lượng vàng, cây vàng, một chỉ vàng, bao nhiêu một chỉ, chỉ vàng bao nhiêu, vàng 9999, vàng 24k, vàng sjc, pnj, doji, sjc, nhẫn cưới, nhẫn vàng, nhẫn kim cương, bông tai vàng, lắc vàng, mắt kính, đồng hồ casio, đồng hồ rolex, cắt tóc, tóc ngắn có hợp, nhuộm màu gì, tóc màu gì, làm móng, sơn móng, da dầu, da khô, da mụn, kem dưỡng, kem trộn, son môi, xịt khoáng, nối mi, phun xăm, cắt mí, nâng mũi, hút mỡ, tẩy lông',
    'lịch thi đấu, thi đấu, bảng xếp hạng, chung kết, bán kết, vòng loại, đội tuyển, u23, u22, aff cup, asean cup, premier league, sea games, champions league, c1, vô địch năm, ai vô địch, trận nào, trận tối nay, tỉ số trận, cầu thủ nào, việt nam đá, việt nam gặp, thái lan gặp, giá cầu thủ, lịch chiếu phim, phim mới, phim hàn, phim ma, tập mấy, tập cuối, ca sĩ nào, bài hát gì, nghe nhạc gì, link phim, xem phim ở, rạp, rạp nào, vé xem, tiktok, youtube, acc game, nick game, nạp game, mua skin, lên rank, kèo, kèo bóng, soi cầu, đài nào, vé số, vé số chiều, xổ số miền, trúng số độc đắc, lô tô, dò vé số, giá coin',
    'tiền điện, tiền nước, tiền nhà tháng, hóa đơn điện, hóa đơn nước, thẻ tín dụng, nợ xấu, vay ngân hàng, gửi tiết kiệm, bảo hiểm xã hội, lương tối thiểu, tỷ giá đô, usd, vn-index, cổ phiếu nào, bảng giá đất, căn hộ, chung cư, mua nhà ở, thuê chung cư, nhà cho thuê, phòng trọ, tìm phòng, ở ghép, tuyển nhân sự, viết cv, mẫu cv, xin nghỉ việc, đơn xin, gia sư tiếng anh, tìm gia sư, học phí, trung tâm tiếng anh, học tiếng anh ở, ielts ở đâu, đáp án, điểm thi, tra điểm, giáo trình, luận văn, bài luận, viết bài, bài văn, văn tả, viết đoạn, đoạn văn, tóm tắt truyện, phân tích nhân vật, làm thơ, viết một bài, làm một bài, dịch giùm, dịch giúp, dịch câu, dịch sang, nghĩa là gì, tiếng anh nghĩa, giải phương trình, giải giúp, chứng minh rằng, bình phương, căn bậc, công thức hóa, định luật, thì hiện tại',
    'sư tử, cọp con, con gà, gà trống, con vịt, chuột mickey, con sóc bay, con nhện, nhện, con rết, muỗi, con cừu, lạc đà, cánh cụt, chim cánh cụt, hải cẩu, sứa, cá ngựa, cá mập con, phượng hoàng, unicorn, zombie, bóng ma, xương người, đầu lâu, hello kitty, kitty, cinnamoroll, melody, sanrio, elsa, anna, barbie, tom và jerry, songoku, harry potter, người nhện, siêu anh hùng, siêu xe, xe máy, xe đạp, tàu hỏa, tàu lượn, xe tải, xe cứu hỏa, xe cẩu, guitar, ghita, đàn ghi ta, piano, dàn trống, bóng rổ, quả bóng, trái bóng, vợt cầu lông, máy tính bảng, điện thoại, tai nghe, laptop, tivi, micro, cờ lê, kìm, búa, máy khoan, cần câu, lưỡi câu, súng nước, cung tên, bật lửa, thuốc lào, bao thuốc, chai bia, ly rượu, lon bia, tô phở, ổ bánh mì, ly trà sữa, cốc trà sữa, trà sữa, kem que, cây kem',
    'bạn bao nhiêu tuổi, em bao nhiêu tuổi rồi, bạn tên gì, bạn có thật, là người hay máy, là robot, robot hả, ai tạo ra, đố vui, kể truyện, hát một bài, tán gẫu, yêu em không, lấy anh không, làm người yêu, cho xin số, xin facebook, xin in4, đi chơi với anh, tối nay rảnh không, thủ tướng, chủ tịch nước, ai phát minh, năm nào thì, sông nào dài, núi nào cao, nước nào lớn, bao nhiêu tỉnh, cách mạng, trái đất nặng, tốc độ ánh sáng, mấy giờ chiếu, trời mưa không, trời nắng không, bão số, trời hôm nay, trời lạnh bao nhiêu, hôm nay có mưa, ngày mai có mưa, lịch âm, ngày bao nhiêu âm, cài win, tải app, tải game, bị hack, quên mật khẩu, mất tài khoản, lỗi mạng, iphone 15, pin yếu, màn hình',
  ].join(', '),
);

/** Who says one of these speaks of a bracelet or a present. */
export const ASKING: ReadonlySet<string> = new Set(
  listed(
    'hình, charm, charms, vòng, lắc, hạt, hột, đeo, tặng, biếu, quà, gửi, phối, xâu, ráp, hợp, thích, mê, khoái, ưng, chuộng, cho, chọn, lựa, kiếm, tìm, lấy, dịp, nghĩa, mệnh, mạng, cung, mong, cầu, chúc, tone, tông, gu, vibe, style, kiểu, shop, tiệm, xinh',
  ),
);
/** What stands before a thing that is asked for. */
export const ASKED_FOR: ReadonlySet<string> = new Set(
  listed('cái, chiếc, chai, thỏi, bộ, hộp, thùng, mua, bán, đặt, thuê, sửa, order, kiếm, tìm, hình'),
);
/** Words that none of our wishes has: one of them beside a colour or a picture, and it is a car, a curtain, a dinner. */
export const STRANGE: ReadonlySet<string> = new Set(
  listed(
    'xe, tóc, nhuộm, rèm, cửa, tường, sơn, vải, quần, váy, giường, chiếu, gối, tủ, bàn, ghế, kệ, đèn, gạch, ngói, mái, ống, vòi, bồn, bếp, máy, tivi, bóng, pin, sạc, mạng, app, web, link, file, bài, câu, toán, văn, phim, tập, kênh, đài, game, acc, lịch, giờ, chuyến, bến, ga, vé, tour, phòng, trọ, thuê, sửa, lắp, bơm, rửa, giặt, ủi, nấu, luộc, xào, nướng, rán, chè, cháo, lẩu, gỏi, thịt, trứng, gạo, muối, ăn, uống, đói, thuốc, sốt, ho, viêm, bôi, tiêm, khám, mổ, răng, bụng, đau, chuồng, cắn, đốt, bón, tưới, rễ, chậu, giống, lít, ký, kg, lạng, tấn, mét, cây số, carat, tầng, thùng, chai, gói, lương, thuế, vay, nợ, lãi, bảo hiểm, thẻ, luật, tòa, đăng ký, mật khẩu, cài, tải, dịch, viết, giải, cộng, trừ đi, bằng mấy, đường, quận, phường, cầu giấy, km, sĩ số, dân số, ai, canon, sony, honda, yamaha, toyota, oto, moto, banh, tiệc, rạp, mc, dj, ban nhạc, treo, cổng, ốp, khuyên, nhẫn, dây chuyền, khuyên tai, móc khóa, gấu bông, bóng bay, búp bê, xi, mạ, kêu, trượt tuyết, đổi tiền, thối, gãy, hỏng, cắt, may, vá, khâu, phơi',
  ),
);
