import { concept, type Concept } from './concepts.ts';

/** Meanings that are near one of `MEANINGS`, and for which a florist would still take other charms. */
export const FINER_MEANINGS: readonly Concept[] = (
  [
    // Not reunion but what home looks like: its flowers, a hat, a letter.
    [
      'nhớ quê',
      'lá rụng về cội, cội nguồn, nguồn cội, về cội, chôn nhau cắt rốn, nhớ nhà, nhớ quê hương, nhớ nhà quá, nhớ quê quá, xa nhà, xa quê, xa xứ, tha hương, người xa quê, con xa nhà, sống xa nhà, sống xa quê, ở xa nhà, học xa nhà, đi học xa nhà, đi làm xa nhà, việt kiều, quê nhà, định cư, định cư nước ngoài, sống ở nước ngoài, lấy chồng xa, lấy chồng xa xứ, xa gia đình, nhớ gia đình, nhớ việt nam, nhớ hà nội, nhớ sài gòn, nhớ huế, nhớ miền tây, hồn quê, hương quê, hình bóng quê nhà, tình quê, homesick, đồng hương, người đồng hương, đồng hương lâu năm',
      'nón lá, quê hương, mai vàng, đèn lồng, hoa giấy, bìm bìm, chuồn chuồn | hoa sứ, dâm bụt, hoa sen, thư tình, hoa đào, la bàn, lưu ly | đoàn viên, hoa păng-xê, cáo nhỏ, hoa nhài, cúc đại đóa',
    ],
    // Old symbols of a long life, and green things that thrive.
    [
      'sức khỏe',
      'khỏe, khỏe mạnh, mạnh khỏe, sống khỏe, khỏe re, sức khỏe tốt, sức khỏe dồi dào, dồi dào sức khỏe, nhiều sức khỏe, giữ gìn sức khỏe, giữ sức khỏe, luôn khỏe, luôn khỏe mạnh, khỏe mạnh bình an, sức bền, dẻo dai, khỏe mạnh dẻo dai, chúc sức khỏe, cầu sức khỏe, health, healthy',
      'trường thọ, ngọc bích, rùa biển, lá bạch quả, cỏ bốn lá | bình an, hoa sen, bồ câu, cỏ ba lá, cúc đại đóa, nhành dương xỉ | mắt xanh, hươu sao, mặt trời, hổ phách, ngọc lam',
    ],
    // Somebody is ill: peace and hope, nothing that laughs.
    [
      'mau lành',
      'trị xạ, xạ trị, vào hóa chất, hóa trị, đang trị xạ, sắp mổ, mới mổ, vừa mổ, phải mổ, đi mổ, mổ xong, ca mổ, bệnh tim, đau tim, mổ tim, ghép tim, suy tim, tim bẩm sinh, bệnh tim bẩm sinh, chờ ghép tim, mau khỏe, chóng khỏe, mau khỏi, chóng khỏi, mau hết bệnh, hết bệnh, khỏi bệnh, mau khỏi bệnh, mau bình phục, bình phục, hồi phục sức khỏe, vượt qua bệnh tật, vượt qua bạo bệnh, chiến thắng bệnh tật, bệnh nặng, bệnh hiểm nghèo, đang bệnh, bị bệnh, đang ốm, bị ốm, ốm nặng, ốm đau, đau ốm, hay ốm, hay bệnh, yếu, yếu lắm, sức khỏe yếu, đau khớp, bị đau khớp, đau lưng hoài, đau tim, bệnh tim, yếu tim, mổ tim, mới mổ tim, vừa mổ tim, sắp mổ tim, thay khớp, thay tim, ung thư, bị ung thư, mắc ung thư, hóa trị, xạ trị, chạy thận, tiểu đường, tai biến, bị tai biến, đột quỵ, bị tai nạn, mới mổ, sắp mổ, đi mổ, mổ xong, vừa mổ, sau mổ, ca mổ, phẫu thuật, sắp phẫu thuật, nằm viện, đang nằm viện, nhập viện, xuất viện, ra viện, mới ra viện, điều trị, chữa bệnh, bạo bệnh, người bệnh, bệnh nhân, thăm bệnh, thăm người ốm, get well, get well soon, đang ở bệnh viện',
      'bình an, bồ câu, cỏ bốn lá, hy vọng, ngọc bích | chữa lành, mặt trời, cỏ ba lá, hoa sen, hướng dương, rùa biển, mắt xanh | bình yên, trường thọ, oải hương, ngôi sao',
    ],
    // Step by step: what grows slowly and on poor ground.
    [
      'kiên trì',
      'cai thuốc, bỏ thuốc lá, cai thuốc lá, cai rượu, cai nghiện, kiên nhẫn, lòng kiên trì, lòng kiên nhẫn, nhẫn nại, bền bỉ, sự bền bỉ, sự kiên trì, bền chí, bền gan, kiên định, ý chí, chậm mà chắc, từng bước một, từng chút một, từng ngày một, có công mài sắt, nước chảy đá mòn, kiên trì từng chút, kiên trì tới cùng, bền gan vững chí, patience, perseverance',
      'kiên trì, bền bỉ, rùa biển, cá koi, hoa giấy, xương rồng, ngọc thạch lựu | núi tuyết, ong mật, mộc lan, mỏ neo, quả sồi, đá mắt hổ | hướng dương, nhành dương xỉ, ngôi sao, mũ tốt nghiệp',
    ],
    // Frank words: what is clear to the ground.
    [
      'chân thành',
      'lòng chân thành, sự chân thành, chân thật, thật lòng, thật thà, thành thật, trung thực, lòng trung thực, nói thật, nói thật lòng, nói ra sự thật, không nói dối, hết nói dối, thẳng thắn, nói thẳng, nói ra lòng mình, nói lời thật lòng, honest, honesty, sincere',
      'ngọc xanh biển, lam ngọc sapphire, thư tình | lưu ly, bồ câu, cúc họa mi, hoa nhài, giọt sương | kim cương trắng, ngọc lam, nốt nhạc, trái tim',
    ],
    [
      'thanh cao',
      'gần bùn mà chẳng hôi tanh mùi bùn, chẳng hôi tanh mùi bùn, gần bùn, sự thanh cao, thanh bạch, phẩm giá, khí tiết, giữ mình trong sạch, sống sạch, không vấy bẩn, cao khiết, thanh khiết giữa đời',
      'hoa sen, mộc lan | hoa nhài, linh lan, ngọc trai, hoa trà, hươu sao | giọt sương, kim cương trắng, hoa ly',
    ],
    [
      'niềm tin',
      'lòng tin, tin tưởng, giữ niềm tin, giữ vững niềm tin, có niềm tin, thêm niềm tin, mất niềm tin, niềm tin cuộc sống, niềm tin vào cuộc sống, tin vào chính mình, tin vào bản thân, faith, believe',
      'niềm tin, cỏ ba lá, mỏ neo | hy vọng, ngôi sao, bồ câu, cỏ bốn lá, mặt trời, lạc quan | bồ công anh, cầu vồng, la bàn',
    ],
    // On one’s own feet: neither lonely nor wild.
    [
      'độc lập',
      'chẳng cần ai, không dựa vào ai, chẳng dựa vào ai, không phụ thuộc ai, tự lập, tự lo, tự lo cho mình, sống một mình, ở một mình, tự đứng vững, tự đứng trên đôi chân, đứng trên đôi chân mình, đứng trên đôi chân của mình, không dựa dẫm, không phụ thuộc ai, tự chủ, làm chủ cuộc đời, làm chủ cuộc sống, phụ nữ độc lập, independent',
      'độc lập, mèo, kiên cường, mạnh mẽ, tự tin | núi tuyết, tự do, la bàn, bướm, vững vàng | mặt trời, hồng ngọc, âm dương, cáo nhỏ',
    ],
    [
      'mong con',
      'sinh sôi, sinh sôi nảy nở, con cái, đường con cái, cầu con, cầu con cái, cầu tự, mong có con, mong sớm có con, mong có em bé, mong sớm có em bé, muốn có em bé, muốn có con, sớm có em bé, sớm có con, sớm có tin vui, mong tin vui, chờ tin vui, hiếm muộn, làm ivf, thả bầu, con đàn cháu đống, có baby',
      'tin vui, chuông vàng, hoa sen, thỏ ngọc, hy vọng | linh lan, bình an, ngọc thạch lựu, cá koi, trăng lưỡi liềm, điều ước | đá mặt trăng, cầu vồng, niềm tin',
    ],
    [
      'thăng tiến',
      'thăng chức, lên chức, lên lương, tăng lương, công danh, công danh thăng tiến, đường công danh, sự nghiệp, sự nghiệp thăng tiến, sự nghiệp hanh thông, công việc hanh thông, công việc thuận lợi, đường sự nghiệp, lên sếp, được lên sếp, quan lộ, thăng quan tiến chức, thăng quan, promotion',
      'thành công, hướng dương, vương miện, cá koi, núi tuyết | chinh phục, mặt trời, la bàn, đá mắt hổ, ngôi sao, may mắn | hoàng ngọc, chìa khóa, tài lộc, quyền lực',
    ],
    // A pause, no wound.
    [
      'thư giãn',
      'trực đêm, trực đêm suốt, ca trực, trực ca đêm, thở ra được, thở ra nhẹ nhõm, làm ca đêm, mệt mỏi, mệt quá, mệt, burn out, chill, chilling, mỏi mệt, mệt nhoài, mệt lử, rã rời, rệu rã, cạn pin, hết pin, sạc lại năng lượng, nạp năng lượng, nghỉ xả hơi, nghỉ chút, hít thở, thư giãn đầu óc, thư giãn tinh thần, thả trôi, nặng đầu, áp lực học hành, áp lực quá, quá tải, bù đầu, nhức đầu, đau đầu công việc, lo âu căng thẳng, mệt đời, mệt với đời, làm việc quá sức, kiệt quệ, oải quá, thở phào, hít thở sâu, thở sâu, kiệt sức, đuối, đuối quá, đuối sức, than mệt, than hết pin, sập nguồn, làm việc quần quật, tăng ca, tăng ca suốt, làm thêm giờ, chạy deadline, deadline dí, deadline dí, cày cuốc, nghỉ ngơi, được nghỉ ngơi, thả lỏng, nhẹ người, nhẹ đầu óc, thư thái, xả stress, bớt stress, giảm stress, hết stress, stress, stress công việc, đang stress, áp lực, áp lực công việc, căng thẳng, bớt căng thẳng, giảm căng thẳng, burnout, kiệt sức, xả hơi, thả lỏng, nghỉ ngơi, relax, relaxing, chill chút',
      'thư giãn, thư thái, oải hương, tách cà phê, thạch anh tím | bình yên, đám mây, chữa lành, an nhiên, ngọc xanh biển | trăng lưỡi liềm, nhẹ nhàng, sóng biển, cá voi, hoa nhài',
    ],
    // For the way: what keeps and leads travellers.
    [
      'đi đường bình an',
      'mới mua xe, mua xe mới, tậu xe, xe mới, mới có bằng lái, chân cứng đá mềm, thượng lộ bình an, thuận buồm xuôi gió, đi xa bình an, lên đường bình an, đi đến nơi về đến chốn, an toàn trên đường, bình an trên đường, trên đường bình an, đi đâu cũng bình an, chuyến đi bình an, chuyến đi an toàn, bay an toàn, lái xe an toàn, đi lại an toàn, đi đường an toàn, safe trip, bon voyage',
      'mắt xanh, la bàn, mỏ neo, ngọc lam, bồ câu | bảo hộ, bình an, rùa biển, cá voi | sóng biển, ngôi sao, núi tuyết, ngọc bích, đá mắt hổ',
    ],
    // To be kind to oneself: not to show off.
    [
      'yêu bản thân',
      'yêu chính mình, yêu lấy mình, yêu mình, yêu mình hơn, yêu bản thân hơn, yêu thương bản thân, yêu thương chính mình, thương bản thân, thương chính mình, thương lấy mình, thương mình hơn, trân trọng bản thân, trân trọng chính mình, chăm sóc bản thân, nuông chiều bản thân, chiều chuộng bản thân, tự yêu mình, tự thương mình, tự yêu lấy mình, học cách yêu bản thân, tập yêu bản thân, iu bản thân, iu chính mình, self love, selflove, self care, love myself',
      'tự trọng, mộc lan, thạch anh hồng, vương miện, hướng dương | trái tim, bướm, morganite, mèo, ngọc trai, bông tuyết, xương rồng | hoa sen, tự tin, hoa nhài',
    ],
    // Another person than before: what sheds its skin, opens or changes its colour.
    [
      'lột xác',
      'ai rồi cũng khác, ai rồi cũng sẽ khác, không còn như xưa, làm lại từ đầu, mới ra tù, ra tù, ra trại, hoàn lương, tái sinh, hồi sinh, thay đổi bản thân, thay đổi chính mình, con người khác, con người mới, thành người khác, thành một người khác, trở thành người khác, trở thành con người mới, phiên bản mới, phiên bản tốt hơn, phiên bản khác, biến đổi, chuyển mình, đổi đời, hóa bướm, phá kén, vịt hóa thiên nga, glow up, rebirth, transformation',
      'bướm, tái sinh, đổi thay, thủy tiên | khởi đầu mới, hoa sen, peridot, lá phong, tươi mới | hoa anh đào, giọt sương, quả sồi, chìa khóa, bồ công anh, thiên nga',
    ],
    [
      'buông bỏ',
      'đừng quay lại, đừng bao giờ quay lại, không quay lại, không ngoảnh lại, đừng ngoảnh lại, không nhìn lại, đừng nhìn lại, hết duyên, hết nợ hết duyên, hết duyên hết nợ, hết duyên nợ, cạn duyên, buông tay, buông, học cách buông bỏ, tập buông bỏ, bước tiếp, khép lại, khép lại quá khứ, bỏ lại quá khứ, để lại quá khứ, quên người cũ, quên đi người cũ, quên một người, quên ai đó, quên đi quá khứ, quên chuyện cũ, làm lại cuộc đời, nhẹ gánh, move on, let go',
      'bồ công anh, bướm, đám mây, tự do, tự tại | giọt sương, sóng biển, cầu vồng, chuồn chuồn, đổi thay | bình yên, hoa sen, cá heo, tái sinh',
    ],
    [
      'sáng tạo',
      'sự sáng tạo, óc sáng tạo, cảm hứng, nguồn cảm hứng, truyền cảm hứng, ý tưởng, ý tưởng mới, nhiều ý tưởng, creative, creativity',
      'sáng tạo, opal, nốt nhạc, nghệ thuật | độc đáo, cầu vồng, bướm, đam mê | tanzanite, chim ruồi, máy ảnh',
    ],
    [
      'trưởng thành',
      'trưởng thành hơn, lớn lên, lớn khôn, khôn lớn, sự trưởng thành, chín chắn hơn, thành người lớn, tuổi trưởng thành, lễ trưởng thành',
      'trưởng thành, quả sồi, mũ tốt nghiệp | kiên cường, bướm, núi tuyết, la bàn, mạnh mẽ | bền bỉ, vững vàng, hướng dương',
    ],
    [
      'nối lại tình xưa',
      'tái hợp, quay lại với nhau, người ta quay lại, người cũ quay lại, anh ấy quay lại, quay về bên em, quay về bên anh, mong quay lại, níu kéo, níu giữ, gương vỡ lại lành, hàn gắn tình cảm',
      'thư tình, hạnh phúc trở lại, lưu ly, thạch anh hồng, morganite | nhớ thương, trái tim, hy vọng, linh lan, bền chặt | bồ câu, vô cực, tulip, hoa păng-xê',
    ],
    // Courage: to step forward, not to endure.
    [
      'can đảm',
      'lòng dũng cảm, lòng can đảm, can đảm, dũng cảm, gan dạ, can trường, brave, courage, dũng khí, gan góc, không biết sợ, không sợ ai, không sợ gì, không ngán ai, dấn thân, dám nghĩ dám làm, gan lì, vượt qua nỗi sợ, sự can đảm, sự dũng cảm, can đảm lên, dũng cảm lên, thêm can đảm, cần can đảm, lấy can đảm, lấy hết can đảm, bớt sợ hãi, hết sợ, không sợ nữa, đối mặt, đối diện nỗi sợ, đối mặt nỗi sợ, dám đi, dám thử, dám bước, bước ra khỏi vùng an toàn, vùng an toàn, nhát gan, nhát quá, nhút nhát quá, hèn nhát, fearless, courageous, bravery',
      'đá mắt hổ, hồng ngọc, núi tuyết, can đảm | xương rồng, sóng biển, mỏ neo, mộc lan, mặt trời, cá koi | vương miện, la bàn, ngọc thạch lựu, hướng dương, ngôi sao, hoa sen',
    ],
    // Far from each other: what keeps together, and what leads home.
    [
      'yêu xa',
      'chờ đợi, đợi chờ, đợi nhau, chờ nhau, sự chờ đợi, lòng chờ đợi, chờ ngày về, xa chồng, xa vợ, hai miền, cách xa, hai nơi, đi xuất khẩu lao động, xa cách, yêu xa, iu xa, xa mặt không cách lòng, xa nhau vẫn nhớ, yêu xa nhau, ldr, long distance, dù xa, dù ở xa, xa nhau mà vẫn nhớ, xa mà vẫn nhớ, xa mà gần, cách xa nửa vòng trái đất, nửa vòng trái đất, lệch múi giờ, hẹn ngày về, hẹn ngày gặp lại, mong ngày gặp lại, đợi ngày về, yêu xa mà vẫn bền, người yêu xa, bồ ở xa, ghệ ở xa, mỗi đứa một nơi, mỗi người một nơi, kẻ bắc người nam, cách mấy trăm cây số, cách nhau hai ngàn cây số, xa nhau, ở xa nhau, sắp xa nhau, sắp phải xa nhau, đợi em, đợi anh về, xa người yêu',
      'vô cực, thủy chung, la bàn, thư tình | ổ khóa tình yêu, lưu ly, oải hương, đôi tim, trăng lưỡi liềm | ngôi sao, bồ câu, mỏ neo, trái tim, chìa khóa, hướng dương, lam ngọc sapphire, đôi anh đào',
    ],
    // Love to come: what invites it.
    [
      'cầu duyên',
      'tình duyên, cầu duyên, cầu tình duyên, cầu tình yêu, thoát ế, ế, ế chồng, hết ế, có bồ, có người yêu, tìm được người yêu, duyên, se duyên, nhân duyên, cầu mong tình duyên, đường tình duyên, tình duyên lận đận, mau có người yêu, sớm có người yêu, sớm có bồ, kiếm bồ, kiếm người yêu, kiếm vợ, kiếm chồng, sớm lấy chồng, sớm có chồng, se tơ, ông tơ bà nguyệt, chùa hà, ế bền vững, ế lâu năm, ế mốc meo, thoát kiếp ế, thoát fa, hết fa, hút tình duyên, hút người yêu, hút đào hoa, đào hoa, tìm một nửa, nửa còn lại, một nửa còn lại, tìm được một nửa kia, tìm nửa kia, bén duyên, nên duyên, tơ hồng, ế chỏng ế chơ, ế chảy thây, ế mốc, fa lâu năm, fa kinh niên, muốn có bồ, muốn có người yêu, muốn yêu, mong có người yêu, mong có tình yêu, gặp được người tốt, gặp đúng người, đúng người, chân mệnh thiên tử, gặp ý trung nhân, ý trung nhân, mở đường tình duyên, tình duyên nở rộ, se duyên lành, duyên lành, lương duyên',
      'thạch anh hồng, hoa đào, trái tim, tình yêu | đôi tim, hoa hồng, tulip, chìa khóa, morganite, lời tỏ tình | hoa anh đào, dâu tây, đôi anh đào, thư tình, cỏ bốn lá, thiên nga, nơ lụa, bướm',
    ],
    // A cool head: water, stones and what keeps the balance.
    [
      'điềm tĩnh',
      'bớt drama, drama công sở, hết drama, cáu gắt, hay cáu, bớt cáu, hay giận, bớt giận, bớt nóng nảy, nóng tính, bớt nóng giận, nóng giận, hay nóng giận, giữ bình tĩnh, bình tâm lại, sự điềm tĩnh, bình tĩnh, bình tĩnh lại, bình tĩnh hơn, bớt nóng tính, bớt nóng, tính nóng, tính nóng như kem, nóng như lửa, hạ hỏa, kiềm chế, kiềm chế cơn giận, kiểm soát cảm xúc, điềm đạm hơn, bớt bốc đồng, bốc đồng, bớt nóng vội, bớt cãi, keep calm',
      'ngọc xanh biển, thạch anh tím, âm dương, thiền | cân bằng, hoa sen, ngọc bích, bình yên, đá mặt trăng, oải hương | cá voi, đám mây, giọt sương, bồ câu, sóng biển, rùa biển, trăng lưỡi liềm',
    ],
    // A home without quarrels.
    [
      'gia đình êm ấm',
      'nhà cửa êm ấm, êm ấm, gia đạo, đầm ấm, gia đình đầm ấm, hòa thuận, gia đình hòa thuận, trong ấm ngoài êm, thuận hòa, vợ chồng hòa thuận, anh em hòa thuận, ấm áp gia đình, gia đình hạnh phúc, hạnh phúc gia đình, mái ấm, tổ ấm, tổ ấm nhỏ, giữ lửa gia đình, giữ lửa, bớt cãi nhau, đỡ cãi nhau, hết cãi nhau, cãi nhau hoài, hay cãi nhau, vượng phu ích tử, vượng phu, êm cửa êm nhà, cửa nhà êm ấm, vợ chồng êm ấm, nhà cửa yên ấm, gia đình yên ấm, vun vén gia đình, vun vén, xây tổ ấm, giữ gìn tổ ấm, thuận vợ thuận chồng',
      'cáo nhỏ, tách cà phê, bồ câu, mèo, đoàn viên | ấm áp, mẫu đơn, hoa đào, thỏ ngọc, đèn lồng, đôi tim, viên mãn, bách niên | gấu trúc, cẩm chướng, vô cực, hòa bình, thiên nga, chuông vàng, cẩm tú cầu',
    ],
    // Not to be alone: company.
    [
      'đồng hành',
      'không cô đơn, không một mình, không đơn độc, chẳng cô đơn, cô đơn, trống trải, cô đơn một mình, khóc một mình, bớt cô đơn, đỡ cô đơn, lẻ loi, bơ vơ, một mình buồn, không còn một mình, có người bên cạnh, luôn ở đây, tôi luôn ở đây, mình luôn ở đây, có mình đây, có tui đây, không bỏ rơi, chỗ dựa, điểm tựa, nơi để về, bầu bạn, có bạn, thiếu bạn, ít bạn, không có bạn, không có ai chơi cùng',
      'tách cà phê, gấu trúc, mèo, mỏ neo, tình bạn | bồ câu, ngôi sao, vô cực, nhím nhỏ, cáo nhỏ, ấm áp, đám mây | trăng lưỡi liềm, cá heo, đôi anh đào, oải hương, đèn lồng, mặt trời, thỏ ngọc, cá voi',
    ],
    // After a love: what heals and what sets free, and no hearts.
    [
      'sau đổ vỡ',
      'đổ vỡ, tan vỡ, sau chia tay, thất tình, chữa lành sau đổ vỡ, trái tim tổn thương, vỡ tim, tim tan vỡ, hết lụy, bớt lụy, lụy tình, bị phản bội, bị cắm sừng, bị đá, mới bị đá, bồ đá, bị bồ đá, bị người yêu đá, đá đít, cho leo cây, broken heart, heartbroken, vượt qua chia tay, ly thân, hôn nhân tan vỡ, đổ vỡ hôn nhân, gãy gánh, muốn quên người cũ, quên người yêu cũ, quên tình cũ, quên anh ấy, quên cô ấy, dứt tình, dứt khoát, hết thương, ngừng nhớ, mối quan hệ độc hại, thoát khỏi mối quan hệ độc hại, chia tay người yêu, chia tay bồ, chia tay bạn trai, chia tay bạn gái, chia tay ny, mới chia tay người yêu, vừa chia tay người yêu, mới chia tay bồ, vừa chia tay bồ, mới chia tay bạn trai, vừa chia tay bạn trai, mới chia tay bạn gái, vừa chia tay bạn gái, mới bị bồ đá, bị bồ bỏ, mới ly hôn, vừa ly hôn, mới ly dị, vừa ly dị, ly hôn, ly dị, mới chia tay, vừa chia tay, chia tay mối tình, kết thúc mối tình, mối tình tan vỡ, chia tay mối tình đầu, tan nát con tim, trái tim tan vỡ, trái tim đã từng tan vỡ, bị bỏ rơi, bị phụ bạc, bị phụ tình, bị lừa tình, người ta bỏ đi, hôn nhân đổ vỡ',
      'thạch anh hồng, morganite, bồ công anh, bướm, xương rồng | chữa lành, cầu vồng, hổ phách, oải hương, hướng dương, mỏ neo, thủy tiên | mặt trời, đám mây, sóng biển, hoa giấy, mèo, tách cà phê, mộc lan, tự do',
    ],
    // A wish that comes true.
    [
      'ước mơ',
      'khát vọng, ước mơ, điều ước, giấc mơ, mơ ước, ước nguyện, theo đuổi ước mơ, hoài bão, dream, dreams, wish, điều ước thành hiện thực, ước gì được nấy, cầu được ước thấy, cầu gì được nấy, ước sao được vậy, ước gì được đó, ước gì được vậy, ước gì, ước một điều, một điều ước, điều ước nhỏ, ước nguyện thành, thành hiện thực, chạm tới ước mơ, chạm vào ước mơ, giấc mơ thành hiện thực, giấc mơ lớn, mơ lớn, dám mơ, theo đuổi giấc mơ, wishes, make a wish, chạm tới vì sao, với tới vì sao, vươn tới vì sao, dám ước mơ, mơ ước lớn, thực hiện ước mơ, có ước mơ, nuôi ước mơ',
      'ngôi sao, bồ công anh, ước mơ, điều ước | cầu vồng, trăng lưỡi liềm, núi tuyết, hy vọng | đám mây, cá koi, opal, hướng dương, la bàn, mặt trời, cỏ bốn lá, bướm',
    ],
    // To see the bright side.
    [
      'lạc quan',
      'lạc quan, sống lạc quan, lạc quan lên, tích cực, suy nghĩ tích cực, nhìn đời tích cực, yêu đời, vui sống mỗi ngày, bớt tiêu cực, hết tiêu cực, bi quan, bớt bi quan, optimistic, positive, positive vibes, positive vibe',
      'mặt trời, hướng dương, lạc quan, cầu vồng | rạng rỡ, niềm vui, hoàng ngọc, năng lượng, cá heo, peridot | chim ruồi, cúc họa mi, ngôi sao, dâm bụt, bướm, ong mật',
    ],
    // Strength that shines.
    [
      'năng lượng',
      'năng lượng, năng lượng tích cực, tràn đầy năng lượng, nhiều năng lượng, nạp năng lượng, tiếp năng lượng, thêm năng lượng, tràn năng lượng, sức sống, tràn đầy sức sống, nhiệt huyết tuổi trẻ, energy, good energy',
      'năng lượng, mặt trời, hoàng ngọc, hướng dương | hồng ngọc, peridot, cầu vồng, dâm bụt | chim ruồi, sóng biển, cá heo, đá mắt hổ, tươi mới, ong mật, rạng rỡ',
    ],
    // To rule.
    [
      'quyền lực',
      'quyền lực, quyền uy, uy quyền, uy lực, uy nghi, phụ nữ quyền lực, người đàn bà thép, nữ hoàng, nữ vương, làm chủ, đứng đầu, quyền thế',
      'vương miện, hồng ngọc, quyền lực | đá mắt hổ, lan hồ điệp, ngọc lục bảo, lam ngọc sapphire, mẫu đơn | cá koi, hoàng ngọc, mặt trời, núi tuyết, kim cương trắng, hướng dương',
    ],
    // The years at school.
    [
      'thanh xuân',
      'thanh xuân, tuổi thanh xuân, tuổi học trò, học trò, thời học sinh, áo trắng học trò, một thời thanh xuân, thời thanh xuân, thời áo trắng, thời sinh viên, những năm tháng học trò, lưu bút',
      'cúc họa mi, máy ảnh, bồ công anh, kỷ yếu | hoa păng-xê, hoa anh đào, đôi anh đào, bướm, ngôi sao | hướng dương, dâm bụt, lưu ly, cuốn sách, bìm bìm, cầu vồng, thư tình, tình đầu, lá phong',
    ],
    // To listen.
    [
      'thấu hiểu',
      'thấu hiểu, đồng cảm, cảm thông, lắng nghe, sẻ chia, chia sẻ, được thấu hiểu, hiểu mình, người hiểu mình, biết lắng nghe, tâm sự, trút bầu tâm sự, empathy',
      'thấu hiểu, cẩm tú cầu, tách cà phê, cá voi | bồ câu, ngọc xanh biển, bao dung, morganite, nốt nhạc | gấu trúc, thư tình, nhím nhỏ, trăng lưỡi liềm, tình bạn, hoa păng-xê',
    ],
    // A mother’s love.
    [
      'tình mẹ',
      'tình mẹ, tình mẫu tử, mẫu tử, lòng mẹ, tình mẹ con, tình mẹ bao la, mẹ thương con, tình thương của mẹ, motherly love',
      'tình mẹ, cẩm chướng, quà mẹ | cẩm tú cầu, morganite, hoa sen, thạch anh hồng, ngọc trai, cá voi | trái tim, linh lan, thỏ ngọc, hoa trà, mộc lan, hoa nhài, hươu sao',
    ],
    // A father’s love.
    [
      'tình cha',
      'tình phụ tử, tình cha con, tình cha, cha thương con, tình thương của ba, tình thương của bố, chỗ dựa của cha',
      'mỏ neo, núi tuyết, la bàn | cá voi, rùa biển, đá mắt hổ, cá koi, ngọc bích | hươu sao, hướng dương, lam ngọc sapphire, cúc đại đóa, hiếu thảo, âm dương',
    ],
  ] as const
).map(concept('meaning'));
