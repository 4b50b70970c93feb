import { concept, type Concept } from './concepts.ts';

/** Meanings that are near one of `MEANINGS`, and for which a florist would still take other charms. */
export const FINER_MEANINGS: readonly Concept[] = (
  [
    // Not reunion but what home looks like: its flowers, a hat, a letter.
    [
      'nhớ quê',
      'nhớ nhà, nhớ quê hương, nhớ nhà quá, nhớ quê quá, xa nhà, xa quê, xa xứ, tha hương, người xa quê, con xa nhà, sống xa nhà, sống xa quê, ở xa nhà, học xa nhà, đi học xa nhà, đi làm xa nhà, việt kiều, quê nhà, định cư, định cư nước ngoài, sống ở nước ngoài, lấy chồng xa, lấy chồng xa xứ, xa gia đình, nhớ gia đình, nhớ việt nam, nhớ hà nội, nhớ sài gòn, nhớ huế, nhớ miền tây, hồn quê, hương quê, hình bóng quê nhà, tình quê, homesick, đồng hương, người đồng hương, đồng hương lâu năm',
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
      'mau khỏe, chóng khỏe, mau khỏi, chóng khỏi, mau hết bệnh, hết bệnh, khỏi bệnh, mau khỏi bệnh, mau bình phục, bình phục, hồi phục sức khỏe, vượt qua bệnh tật, vượt qua bạo bệnh, chiến thắng bệnh tật, bệnh nặng, bệnh hiểm nghèo, đang bệnh, bị bệnh, đang ốm, bị ốm, ốm nặng, ốm đau, đau ốm, hay ốm, hay bệnh, yếu, yếu lắm, sức khỏe yếu, đau khớp, bị đau khớp, đau lưng hoài, đau tim, bệnh tim, yếu tim, mổ tim, mới mổ tim, vừa mổ tim, sắp mổ tim, thay khớp, thay tim, ung thư, bị ung thư, mắc ung thư, hóa trị, xạ trị, chạy thận, tiểu đường, tai biến, bị tai biến, đột quỵ, bị tai nạn, mới mổ, sắp mổ, đi mổ, mổ xong, vừa mổ, sau mổ, ca mổ, phẫu thuật, sắp phẫu thuật, nằm viện, đang nằm viện, nhập viện, xuất viện, ra viện, mới ra viện, điều trị, chữa bệnh, bạo bệnh, người bệnh, bệnh nhân, thăm bệnh, thăm người ốm, get well, get well soon, đang ở bệnh viện',
      'bình an, bồ câu, cỏ bốn lá, hy vọng, ngọc bích | chữa lành, mặt trời, cỏ ba lá, hoa sen, hướng dương, rùa biển, mắt xanh | bình yên, trường thọ, oải hương, ngôi sao',
    ],
    // Step by step: what grows slowly and on poor ground.
    [
      'kiên trì',
      'kiên nhẫn, lòng kiên trì, lòng kiên nhẫn, nhẫn nại, bền bỉ, sự bền bỉ, sự kiên trì, bền chí, bền gan, kiên định, ý chí, chậm mà chắc, từng bước một, từng chút một, từng ngày một, có công mài sắt, nước chảy đá mòn, kiên trì từng chút, kiên trì tới cùng, bền gan vững chí, patience, perseverance',
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
      'gần bùn mà chẳng hôi tanh mùi bùn, chẳng hôi tanh mùi bùn, gần bùn, sự thanh cao, trong sạch, thanh bạch, phẩm giá, khí tiết, giữ mình trong sạch, sống sạch, không vấy bẩn, cao khiết, thanh khiết giữa đời',
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
      'tự lập, tự lo, tự lo cho mình, sống một mình, ở một mình, tự đứng vững, tự đứng trên đôi chân, đứng trên đôi chân mình, đứng trên đôi chân của mình, không dựa dẫm, không phụ thuộc ai, tự chủ, làm chủ cuộc đời, làm chủ cuộc sống, phụ nữ độc lập, independent',
      'độc lập, mèo, kiên cường, mạnh mẽ, tự tin | núi tuyết, tự do, la bàn, bướm, vững vàng | mặt trời, hồng ngọc, âm dương, cáo nhỏ',
    ],
    [
      'mong con',
      'cầu con, cầu con cái, cầu tự, mong có con, mong sớm có con, mong có em bé, mong sớm có em bé, muốn có em bé, muốn có con, sớm có em bé, sớm có con, sớm có tin vui, mong tin vui, chờ tin vui, hiếm muộn, làm ivf, thả bầu, con đàn cháu đống, có baby',
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
      'thư thái, xả stress, bớt stress, giảm stress, hết stress, stress, stress công việc, đang stress, áp lực, áp lực công việc, căng thẳng, bớt căng thẳng, giảm căng thẳng, burnout, kiệt sức, xả hơi, thả lỏng, nghỉ ngơi, relax, relaxing, chill chill, chill chút',
      'thư giãn, thư thái, oải hương, tách cà phê, thạch anh tím | bình yên, đám mây, chữa lành, an nhiên, ngọc xanh biển | trăng lưỡi liềm, nhẹ nhàng, sóng biển, cá voi, hoa nhài',
    ],
    // For the way: what keeps and leads travellers.
    [
      'đi đường bình an',
      'thượng lộ bình an, thuận buồm xuôi gió, đi xa bình an, lên đường bình an, đi đến nơi về đến chốn, an toàn trên đường, bình an trên đường, trên đường bình an, đi đâu cũng bình an, chuyến đi bình an, chuyến đi an toàn, bay an toàn, lái xe an toàn, đi lại an toàn, đi đường an toàn, safe trip, bon voyage',
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
      'tái sinh, hồi sinh, thay đổi bản thân, thay đổi chính mình, con người khác, con người mới, thành người khác, thành một người khác, trở thành người khác, trở thành con người mới, phiên bản mới, phiên bản tốt hơn, phiên bản khác, biến đổi, chuyển mình, đổi đời, hóa bướm, phá kén, vịt hóa thiên nga, glow up, rebirth, transformation',
      'bướm, tái sinh, đổi thay, thủy tiên | khởi đầu mới, hoa sen, peridot, lá phong, tươi mới | hoa anh đào, giọt sương, quả sồi, chìa khóa, bồ công anh, thiên nga',
    ],
    [
      'buông bỏ',
      'buông tay, buông, học cách buông bỏ, tập buông bỏ, bước tiếp, khép lại, khép lại quá khứ, bỏ lại quá khứ, để lại quá khứ, quên người cũ, quên đi người cũ, quên một người, quên ai đó, quên đi quá khứ, quên chuyện cũ, làm lại cuộc đời, nhẹ gánh, move on, let go',
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
  ] as const
).map(concept('meaning'));
