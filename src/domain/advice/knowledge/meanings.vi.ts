import { concept, type Concept } from './concepts.ts';

/** What it should say or bring. */
export const MEANINGS: readonly Concept[] = (
  [
    [
      'tình yêu',
      'rung động, tương tư, bén duyên, nên duyên, nửa còn lại, tìm một nửa, mặn nồng, nồng thắm, chân tình, thương nhau, tình cảm vợ chồng, lứa đôi, yêu lần đầu, yêu thật lòng, mối tình, tình ái, tơ hồng, yêu đương, yêu thương, lãng mạn, tình duyên, romantic, romance, chuyện tình cảm, tình cảm đôi lứa, đôi lứa, cầu duyên, cầu tình duyên, cầu tình yêu, thoát ế, ế, ế chồng, hết ế, có bồ, có người yêu, tìm được người yêu, duyên, se duyên, love, i love you, yêu nhau, đang yêu, tỏ lòng, tình iu, nồng nàn, say đắm, nhân duyên, yêu anh, yêu em, say nắng, thương thầm, trao tim',
      'tình yêu, trái tim, đôi tim, hoa hồng, thạch anh hồng | lãng mạn, đôi lứa, thư tình, tulip, ổ khóa tình yêu, morganite | thiên nga, chìa khóa, vô cực, đôi anh đào, tim nối chữ, dâu tây',
    ],
    [
      'may mắn',
      'vận khí, cơ may, phúc lành, điềm lành, điều lành, gặp lành, thuận buồm xuôi gió, mọi việc hanh thông, may, phước lành, gặp quý nhân, quý nhân, trúng thầu, trúng lớn, lucky, hên, hên hên, cho hên, đỏ đỏ hên, cầu may, cầu hên, vận may, vận đỏ, may mắn cái, lấy hên, lấy vía, xin vía, vía may, vía, hái lộc, số đỏ, gặp may, gặp hên, ăn may, đỡ xui, đen đủi, xui quá, bớt đen, đen đui, bớt xui, đang xui, xui xẻo quá, trúng số, vé số, good luck, luck, cát tường, suôn sẻ, thuận lợi, hanh thông, xuôi chèo mát mái, đầu xuôi đuôi lọt, vạn sự như ý, cỏ may mắn',
      'may mắn, cỏ bốn lá, bọ rùa, chuông vàng, nấm đỏ | thủy tiên, trạng nguyên, cá koi, mai vàng, hoàng ngọc | cỏ ba lá, ngôi sao, mắt xanh',
    ],
    [
      'bình an',
      'sống chậm, chậm lại, an lòng, êm ả, thanh bình, nhẹ đầu, yên ả, bình lặng, an vui, thanh nhàn, tai qua nạn khỏi, qua khỏi, bạo bệnh, điều trị, ung thư, chữa bệnh, lặng, tĩnh, yên, đầu óc yên, lòng yên, cầu nguyện, nhẹ nhàng trong lòng, tâm hồn thanh thản, bớt nóng nảy, nóng tính, trái gió trở trời, bình yên, an yên, an lành, hòa bình, an nhiên, yên bình, an bình, bình an vô sự, peace, peaceful, bình bình an an, thanh thản, thanh tịnh, an tâm, yên tâm, yên lòng, an toàn, thượng lộ bình an, cầu an, cầu bình an, mọi sự bình an, tĩnh tâm, tĩnh lặng, tâm an, thảnh thơi, an ổn, bình tâm, bớt lo, tịnh tâm, lặng yên, khỏi bệnh, mau khỏe, đi viện, nằm viện, mổ, mổ tim, bệnh tim, phẫu thuật, bệnh viện, ốm dậy',
      'bình an, bình yên, hòa bình, an nhiên, bồ câu, ngọc bích | hoa sen, mắt xanh, ngọc xanh biển, cỏ ba lá, hoa sứ, cá voi | nhành dương xỉ, ngọc lam, gấu trúc, thạch anh tím, oải hương',
    ],
    [
      'tình bạn',
      'tình thân, bạn tốt, tri âm, hội ngộ, gắn bó bạn bè, tình đồng đội, đồng đội, bạn bè, tình bạn thân, hội bạn, nhóm bạn, chị em bạn dì, friendship, bạn bè thân thiết, tình chị em, tình bạn 4ever, bạn mãi mãi, tình đồng chí, tri kỷ, mãi là bạn',
      'tình bạn, đôi anh đào, gấu trúc, vô cực, tách cà phê, cúc họa mi | ngọc lam, cá heo, quà bạn bè, cỏ ba lá | âm dương, hoa păng-xê, cáo nhỏ',
    ],
    [
      'tài lộc',
      'của cải, dư dả, no đủ, ấm no, khấm khá, đủ đầy, làm giàu, mua may bán đắt, ăn nên làm ra, cầu tài, tài vận, vượng khí, đông khách, hút khách, doanh thu, đầu tư, tiền vô, tiền vào, lộc về, có của ăn của để, sung túc đủ đầy, phát tài, thịnh vượng, phú quý, giàu sang, giàu có, giàu, sung túc, buôn bán, buôn may bán đắt, bán đắt, đắt hàng, làm ăn, làm ăn phát đạt, phát đạt, tiền tài, tiền bạc, tiền vào như nước, tiền vô như nước, tiền zô, hút tiền, hút lộc, chiêu tài, thu hút tiền tài, thần tài, lộc lá, lộc, phát lộc, money, money money, kiếm tiền, nhiều tiền, hốt bạc, ra tiền, chốt đơn, ra đơn, vía thần tài, bội thu, tiền đầy túi, đầy túi, tăng lương, lên lương, rich, wealth, tấn tài tấn lộc, kinh doanh, buôn bán online, bán hàng',
      'tài lộc, thịnh vượng, phú quý, sung túc, hoàng ngọc, cá koi, mai vàng, hươu sao | mẫu đơn, lan hồ điệp, ngọc lục bảo, khai trương | cỏ bốn lá, thủy tiên, ngọc bích, trạng nguyên',
    ],
    [
      'tự do',
      'không ràng buộc, giải thoát, phá kén, thoát kén, độc thân, độc thân vui vẻ, rong ruổi, lang thang, bay đi, vươn ra biển lớn, ra biển lớn, thoát ra, buông bỏ, buông tay, nhẹ gánh, phiêu du, tự tại, bay xa, tự do tự tại, không ai trói buộc, bay nhảy, độc lập, tung cánh, tung bay, vùng vẫy, freedom, free, thoát khỏi, bứt phá, phiêu, vô tư, thoải mái bay, đi đây đi đó, tự lo, tự lập, bay cao, bay cao bay xa, tháo cũi sổ lồng, giang hồ, vô ưu vô lo',
      'tự do, bồ công anh, bướm, cá heo, sóng biển | đám mây, bồ câu, chuồn chuồn, phóng khoáng, tự tại, chim ruồi | cá voi, núi tuyết, la bàn, độc lập, mèo',
    ],
    [
      'hy vọng',
      'ánh sáng, tia sáng, tia hy vọng, ngày mới, khởi sắc, mong ước, khát vọng, giông bão, sau giông bão, bão tố, qua cơn mưa, niềm hy vọng, tin vào điều tốt, điều tốt đẹp, ngày mai, điều kỳ diệu, phép màu, mong chờ, mong có con, cầu con, hiếm muộn, hi vọng, ước mơ, điều ước, lạc quan, niềm tin, giấc mơ, mơ ước, ước nguyện, tương lai tươi sáng, hết mưa, sau mưa, sau cơn mưa, trời lại sáng, rồi sẽ ổn, sẽ ổn thôi, mọi chuyện sẽ ổn, ngày mai tươi sáng, nắng lên, hửng nắng, ánh sáng cuối đường hầm, hope, dream, dreams, wish, cố lên, đừng bỏ cuộc, tin vào ngày mai, bừng sáng, mở ra hy vọng, theo đuổi ước mơ, hoài bão',
      'hy vọng, ước mơ, điều ước, ngôi sao, cầu vồng | lạc quan, niềm tin, mặt trời, hướng dương, bồ công anh, cỏ bốn lá | thủy tiên, opal, linh lan, lá bạch quả, giọt sương',
    ],
    [
      'trường thọ',
      'an khang, tuổi già, dẻo dai, mạnh giỏi, sống vui sống khỏe, khỏe re, sức bền, phước thọ, thọ, sức khỏe, sống lâu, sống thọ, khỏe mạnh, trăm tuổi, sống lâu trăm tuổi, mạnh khỏe, health, healthy, khỏe, sống khỏe, tăng phúc tăng thọ, phúc thọ, bách niên giai lão, dồi dào sức khỏe',
      'trường thọ, mừng thọ, rùa biển, ngọc bích, cúc đại đóa, lá bạch quả | hoa sen, hươu sao | mai vàng, cỏ bốn lá, nhành dương xỉ',
    ],
    [
      'trí tuệ',
      'tỉnh táo, uyên bác, học thức, nghiên cứu, thạc sĩ, tiến sĩ, cao học, hiếu học, ham học, sáng trí, giác ngộ, tập trung, suy nghĩ thấu đáo, học ngoại ngữ, thông minh, học giỏi, học tập, tri thức, học hành, khôn ngoan, sáng suốt, sáng dạ, học bá, siêng học, chăm học, điểm cao, wisdom, thông thái, minh mẫn, đầu óc, trí nhớ, hiểu biết, học lên cao, mọt sách',
      'trí tuệ, thông thái, học tập, tri thức, cú mèo, cuốn sách, lam ngọc sapphire | thông minh, mũ tốt nghiệp, đá mắt hổ, cáo nhỏ | trạng nguyên, cá heo',
    ],
    [
      'biết ơn',
      'báo đáp, đền đáp, dưỡng dục, lời cảm ơn, trân trọng, trân quý, giúp đỡ, đã giúp, tỏ lòng biết ơn, bày tỏ lòng, tri ân, ân nhân, ân tình, nghĩa cử, lòng thành, cảm ơn, cám ơn, tri ân, lòng biết ơn, cảm tạ, hàm ơn, trả ơn, tạ ơn, đền ơn, mang ơn, đội ơn, thank you, thanks, thank, ghi ơn, công ơn, nhớ ơn, ơn nghĩa, hậu tạ',
      'biết ơn, cẩm tú cầu, cẩm chướng | hiếu thảo, hoa trà, nơ lụa, hộp quà, quà mẹ | hoa sen, cúc họa mi, quà thầy cô',
    ],
    [
      'chung thủy',
      'tình nghĩa, nghĩa tình, lâu bền, đi cùng nhau, nắm tay nhau, giữ lời, hứa hẹn, lời thề, đồng hành, bên cạnh nhau, một đời, cả đời, già đi cùng nhau, ở bên, chờ ngày về, xa chồng, xa vợ, hai miền, cách xa, hai nơi, đi xuất khẩu lao động, mãi bên nhau, thủy chung, bền chặt, mãi mãi, vĩnh cửu, trăm năm, son sắt, sắt son, chờ đợi, đợi nhau, chờ nhau, đợi anh, đợi em, đợi chờ, chờ nhau về, xa cách, yêu xa, iu xa, bên nhau mãi, bên nhau, một lòng, trọn đời, không rời, forever, 4ever, suốt đời, lâu dài, dài lâu, bền lâu, ngoéo tay, thề non hẹn biển, lời hứa, ước hẹn, đi nghĩa vụ, keo sơn, gắn bó, gắn kết, đầu bạc răng long, loyalty, chung tình, kiếp này',
      'chung thủy, thủy chung, bền chặt, vĩnh cửu, lời hứa, thiên nga, vô cực, ổ khóa tình yêu | oải hương, lưu ly, lam ngọc sapphire, kim cương trắng, bách niên, gắn kết, đôi tim | thư tình, hoa hồng, chìa khóa, mỏ neo, trái tim',
    ],
    [
      'bảo hộ',
      'phòng thân, giữ mình, điều dữ, tà khí, ma quỷ, bóng đè, vận xui, ánh nhìn xấu, ganh tị, ganh tỵ, đố kỵ, thị phi, bảo bọc, che chắn, lá bùa, bùa may, ánh mắt xấu, xua đi, trấn an, tai nạn, hóa giải, hộ vệ, giữ bình an, vật hộ thân, bảo vệ, che chở, hộ mệnh, hộ thân, bùa hộ mệnh, bùa, bùa hộ thân, xua đuổi, trừ tà, tránh tà, xua tà, tà ma, xui xẻo, tránh xui, tránh xui xẻo, vía xấu, né vía, né vía xấu, năng lượng xấu, năng lượng tiêu cực, điều xấu, điều xui, xua xui, người xấu, tiểu nhân, toxic, người toxic, protection, phù hộ, giữ an toàn, chắn tai ương, giải hạn, ánh mắt ghen ghét, ghen ghét, ganh ghét, năm hạn, sao hạn, tam tai, vận hạn, tai ương, đồ ám, ác mộng',
      'bảo hộ, mắt xanh, ngọc lam, ngọc bích | đá mắt hổ, cỏ ba lá, bồ câu | nhành dương xỉ, cỏ bốn lá, xương rồng, bọ rùa, chuông vàng',
    ],
    [
      'chữa lành',
      'hàn gắn, tự chữa lành, đổ vỡ, tan vỡ, mất mát, vơi buồn, khuây khỏa, nỗi đau, đau lòng, hụt hẫng, cô đơn, trống trải, ly hôn, ly dị, thanh lọc, gột rửa, lấy lại năng lượng, hồi phục, xốc lại tinh thần, bất an, lo lắng, bồn chồn, stress công việc, nặng đầu, nhẹ nhõm trong lòng, dịu lại, bớt căng, khóc, nguôi, sau chia tay, xả hơi, mất mèo, mất chó, bỏ lại phía sau, thư giãn, thư thái, healing, an ủi, giảm căng thẳng, stress, xả stress, bớt stress, căng thẳng, áp lực, overthinking, overthink, mệt mỏi, mệt quá, mệt, kiệt sức, burn out, burnout, chill, chill chill, chilling, relax, nghỉ ngơi, xoa dịu, move on, vượt qua nỗi buồn, nỗi buồn, buồn, buồn buồn, buồn quá, đang buồn, vỗ về, ôm ấp, thất tình, vết thương, tổn thương, trầm cảm nhẹ, bình tĩnh, nguôi ngoai, nhẹ lòng, đỡ buồn, nhẹ nhõm, thả lỏng, phục hồi, lo âu',
      'chữa lành, thư giãn, thạch anh hồng, oải hương, morganite | thư thái, hổ phách, thạch anh tím, tách cà phê, bồ công anh, đám mây | cầu vồng, giọt sương, đá mặt trăng, trăng lưỡi liềm, ngọc xanh biển, bướm',
    ],
    [
      'ngủ ngon',
      'trằn trọc, ngủ không ngon, ngủ ngon giấc, ngon giấc, ngủ yên, gối đầu giường, hay mơ, giấc mộng, chúc ngủ ngon, mất ngủ, khó ngủ, dễ ngủ, ngủ sớm, giấc ngủ, ngủ nghê, good night, ngủ, thức khuya, cú đêm thức khuya, mộng đẹp',
      'chúc ngủ ngon, trăng lưỡi liềm, oải hương, đá mặt trăng | dịu êm, thạch anh tím, đám mây, ngôi sao',
    ],
    [
      'mạnh mẽ',
      'kiên nhẫn, nhẫn nại, lòng kiên nhẫn, trưởng thành, trưởng thành hơn, nghịch cảnh, can trường, không khuất phục, bền gan, bền chí, lòng can đảm, đương đầu, khó khăn, thử thách, chông gai, gian nan, trụ vững, đứng vững, không đầu hàng, sức mạnh, nội lực, vượt lên, không sợ thất bại, thất bại, đừng nản, nản, nản chí, cứng rắn, rắn rỏi, lăn lộn, bươn chải, chống chọi, mẹ đơn thân, làm mẹ đơn thân, vươn lên, đứng lên, không lùi bước, can đảm, kiên cường, bản lĩnh, vượt qua, dũng cảm, lì lợm, lì, gan dạ, không bỏ cuộc, không gục ngã, đứng dậy, bền bỉ, kiên trì, nghị lực, ý chí, cứng cỏi, chiến đấu, chiến binh, strong, strength, brave, courage, bất khuất, vững vàng, vững chãi, sóng gió, vượt sóng gió, vượt khó, gục ngã, kiên định, quyết tâm, tám lần đứng dậy, ngã bảy lần, mạnh mẽ lên, gai góc mạnh mẽ, phấn đấu, nỗ lực, gồng',
      'mạnh mẽ, can đảm, kiên cường, bền bỉ, kiên trì, xương rồng, đá mắt hổ | mộc lan, núi tuyết, cá koi, vững vàng, vững chãi, hoa sen, rùa biển, hồng ngọc | ngọc thạch lựu, hoa giấy, mỏ neo, sóng biển, dũng cảm',
    ],
    [
      'tự tin',
      'giá trị bản thân, giá trị của mình, yêu lấy mình, yêu mình, dám là mình, tự tôn, phẩm giá, tự ti, nhút nhát, rụt rè, dám thể hiện, đứng trước đám đông, thuyết trình tự tin, nói trước đám đông, bản sắc, ngẩng cao đầu, không cần ai, xứng đáng, tự hào về mình, confident, confidence, slay, tỏa sáng tự tin, bản lĩnh tự tin, yêu bản thân, yêu chính mình, self love, selflove, nữ quyền, girl power, girl boss, boss girl, tự hào, nữ cường, tự trọng, thần thái, là chính mình, chính mình, khẳng định bản thân, độc nhất, best version',
      'tự tin, vương miện, hồng ngọc, mộc lan | mặt trời, hướng dương, quyền lực, bông tuyết, đá mắt hổ, hoa trà | xương rồng, mèo, dâm bụt, núi tuyết',
    ],
    [
      'khởi đầu mới',
      'bước ngoặt, chương mới, ngã rẽ, làm mới mình, khởi hành, chuyển mình, chuyển hóa, hồi sinh, lập nghiệp, ra riêng, ngày đầu đi làm, nhận việc mới, đổi công việc, bắt đầu, từ đầu, sang chương, bước sang tuổi, tuổi ba mươi, tuổi 30, đầu tiên đi làm, tân sinh viên, nhập học, vào đại học năm nhất, lên thành phố, mở đầu, khởi nghiệp, bắt đầu lại, bắt đầu mới, công việc mới, việc mới, start up, startup, làm lại từ đầu, trang mới, sang trang, chặng mới, hành trình mới, tái sinh, thay đổi, đổi thay, đổi đời, chuyển việc, nhảy việc, đi làm ngày đầu, nhận việc, xin việc, phỏng vấn, lột xác, mới mẻ, new me, new beginning, cuộc sống mới, thăng chức, lên chức, sự nghiệp, thăng tiến, công danh, đổi vận',
      'khởi đầu mới, khởi nghiệp, thủy tiên, hoa anh đào | tái sinh, cơ hội, mặt trời, bướm, đổi thay, giọt sương, peridot | hoa sứ, hướng dương, chìa khóa, ngôi sao, cầu vồng, tươi mới',
    ],
    [
      'thành công',
      'thành quả, vinh quang, đạt mục tiêu, vươn tới, đỉnh vinh quang, rạng danh, hoàn thành, thắng thầu, giải thưởng, đoạt giải, huy chương, kết quả tốt, đạt kết quả, thành đạt, thành danh, đỗ đạt thành danh, chiến thắng, thắng lợi, success, chinh phục, chinh phục đỉnh cao, mục tiêu, lên đỉnh',
      'thành công, mũ tốt nghiệp, hướng dương, trạng nguyên, chinh phục | cá koi, núi tuyết, ngôi sao, vương miện | mặt trời, hoàng ngọc, la bàn',
    ],
    [
      'đam mê',
      'ngọn lửa, cháy hết mình, tràn năng lượng, tràn đầy năng lượng, năng lượng, sức sống, theo đuổi đam mê, tràn đầy sức sống, máu lửa, sáng tạo, cảm hứng, nhiệt huyết, passion, creative, hăng say, đốt cháy, nồng nhiệt',
      'đam mê, sáng tạo, hồng ngọc, nốt nhạc, giày ba lê | nghệ thuật, opal, tanzanite, nồng nhiệt, ngọc thạch lựu | dâm bụt, mặt trời',
    ],
    [
      'đoàn viên',
      'nhà cửa êm ấm, êm ấm, gia đạo, anh em, đại gia đình, quê hương, xa xứ, tha hương, xa mẹ, xa gia đình, con xa nhà, mong ngày về, về quê, quê nhà, bữa cơm gia đình, việt kiều, người xa quê, ấm áp gia đình, gia đình đầm ấm, đầm ấm, quây quần bên nhau, gia đình, sum họp, sum vầy, tổ ấm, cả nhà, mái ấm, nhà mình đoàn tụ, đoàn tụ, quây quần, family, xa nhà, nhớ nhà, xa quê, về nhà, hạnh phúc gia đình, gia đình hạnh phúc, nhớ quê, nhà xa',
      'đoàn viên, sum vầy, đèn lồng, thỏ ngọc, mai vàng, hoa đào | ấm áp, cáo nhỏ, tách cà phê, quê hương | mèo, gấu trúc, cẩm chướng, nón lá',
    ],
    [
      'hạnh phúc',
      'hỷ sự, tiếng cười, sung sướng, mãn nguyện, mỉm cười, làm cho vui, vui lên, điều vui, vui hơn, mang lại niềm vui, niềm vui, hạnh phúc trở lại, happy ending, happiness, vui sống, cười nhiều, nụ cười, cười tươi, viên mãn, tin vui',
      'hạnh phúc trở lại, linh lan, niềm vui, viên mãn, chim ruồi | peridot, mẫu đơn, tin vui, chuông vàng, cầu vồng, vui tươi | mặt trời, hướng dương, đôi tim, bướm, hộp quà',
    ],
    [
      'nhớ nhung',
      'người bà đã mất, đã mất, qua đời, người mất, lưu luyến, vấn vương, tưởng nhớ, kỷ vật, người đã khuất, người đã mất, người xưa, nhớ về, đừng quên mình, quên nhau, nhớ tới, nhớ bà, nhớ mẹ quá, mối tình cũ, người cũ, bạn cũ nhớ, ngày cũ, thời gian trôi, nhớ thương, nhớ nhau, nhớ người yêu, nhớ ai đó, kỷ niệm xưa, nhớ mãi, đừng quên, đừng quên em, forget, hoài niệm, miss you, nhớ bạn, nỗi nhớ, nhớ, ký ức, kí ức, đừng quên tui',
      'lưu ly, nhớ nhung, nhớ thương, hoa păng-xê, đừng quên em | thư tình, hoài niệm, oải hương, lá phong | máy ảnh, hổ phách, vô cực, kỷ niệm',
    ],
    [
      'tuổi thơ',
      'nhớ tuổi thơ, thả diều, bắt chuồn chuồn, trò chơi dân gian, ngày thơ ấu, hồi còn bé, hồi nhỏ ở quê, ký ức tuổi thơ, hồi nhỏ, hồi bé, ngày bé, thời thơ ấu, thuở bé, ấu thơ, childhood',
      'tuổi thơ, chuồn chuồn, bìm bìm | cầu vồng, hồn nhiên, bồ công anh, kẹo | đèn lồng, cúc họa mi, thỏ ngọc',
    ],
    [
      'cân bằng',
      'an tâm thiền, trung dung, tu tập, tụng kinh, ăn chay, tâm an, cân bằng cuộc sống, công việc và cuộc sống, hòa hợp, balance, hài hòa, thiền, thiền định, tĩnh thiền, yoga thiền, zen, tâm linh nhẹ, phật, phật tử, đi chùa, lễ chùa, cửa phật, chùa',
      'cân bằng, thiền, âm dương, hoa sen | thanh cao, thạch anh tím, ngọc bích, hoa sứ, an nhiên | bồ câu, trăng lưỡi liềm, giọt sương',
    ],
    [
      'hiếu thảo',
      'báo hiếu, hiếu kính, công ơn cha mẹ, hiếu nghĩa, đạo hiếu, chữ hiếu',
      'hiếu thảo, tình mẹ, cẩm chướng, cúc đại đóa | biết ơn, quà mẹ, mừng thọ | hoa sen, hoa hồng',
    ],
    [
      'chăm chỉ',
      'ngày đêm cố gắng, chăm học chăm làm, làm việc nhiều, tăng ca, cày, cố gắng, sự cố gắng, siêng năng, cần cù, chịu khó, chăm làm, deadline, chạy deadline, miệt mài, cày cuốc',
      'chăm chỉ, ong mật | kiên trì, rùa biển, thành công, mũ tốt nghiệp | hướng dương, tách cà phê, học tập',
    ],
    [
      'xin lỗi',
      'làm lành, tạ lỗi, dỗ dành, giận, đang giận, hết giận, sorry, làm hòa, chuộc lỗi, giận dỗi, dỗi',
      'hòa bình, bồ câu, thư tình, bao dung, chữa lành | cẩm tú cầu, ngọc xanh biển, trái tim, thạch anh hồng, morganite | tulip, nơ lụa, lưu ly, thỏ ngọc',
    ],
    [
      'bao dung',
      'vị tha, rộng lượng, nhân hậu, tấm lòng, bao la',
      'bao dung, cá voi, morganite | hòa bình, bồ câu, hoa sen, thấu hiểu | cẩm tú cầu',
    ],
    [
      'định hướng',
      'lạc lối, lạc đường, tìm đường, chông chênh, hoang mang, mất phương hướng, phương hướng, tìm lối đi, mất định hướng',
      'định hướng, la bàn, ngôi sao, mỏ neo | chìa khóa, hy vọng, hướng dương, vững vàng | mặt trời, cầu vồng',
    ],
  ] as const
).map(concept('meaning'));
