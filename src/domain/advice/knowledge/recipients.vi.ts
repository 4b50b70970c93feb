import { concept, type Concept } from './concepts.ts';
import { CALLED_SO } from './people-phrases.vi.ts';

/** For whom it is. */
export const RECIPIENTS: readonly Concept[] = (
  [
    [
      'mẹ',
      'bà má chồng, bà mẹ chồng, bà mẹ vợ, bà má vợ, mạ em, mạ tui, mạ mình, mạ tôi, mạ con, cho mạ, tặng mạ, biếu mạ, mạ già, mẹ ruột, mẹ nuôi, mẹ đỡ đầu, thân mẫu, người mẹ, mẹ hiền, mẹ tôi, mẹ đơn thân lớn tuổi, bác gái mẹ bạn trai, phụ nữ ngoài năm mươi, má, mẹ yêu, mama, mommy, mom, mami, u, bầm, mẹ chồng, mẹ vợ, má chồng, má vợ, mẹ mình, mẹ em, má em, mẹ tui, mẹ con, mẹ già, bà già, mẹ bạn trai, mẹ người yêu, mẹ chồng tương lai, mẹ ny, mẫu thân, phụ nữ trung niên, phụ nữ lớn tuổi, mother, bà mẹ, mẹ bầu lớn tuổi, mẹ già ở quê, mẹ ở quê, mẹ ở nhà, mẹ của em, mẹ của mình, mẹ của anh, mẹ đẻ, mẹ kế, mẹ hai, mẹ bạn gái, mẹ của bạn gái, mẹ của bạn trai, mẹ của người yêu, mẹ anh ấy, mẹ anh người yêu, mẹ tương lai, mẹ vợ tương lai, má vợ tương lai, má chồng tương lai, má tui, má mình, má con, má bạn, má người yêu, má già, bà má, bà bô, mẹ bô, u em, bà u, phụ huynh nữ, phụ nữ 50, phụ nữ 50 tuổi, phụ nữ tuổi 50, phụ nữ tứ tuần, phụ nữ ngũ tuần, phụ nữ ngoài bốn mươi, phụ nữ ngoài 40, phụ nữ đứng tuổi, phụ nữ có tuổi, người phụ nữ lớn tuổi, bác gái lớn tuổi, bác lớn tuổi, bác năm nay, mẹ năm nay, mẹ sắp, mẹ khó tính, mẹ chị, quà mẹ, tặng má, biếu má, biếu mẹ, mua cho má, mua cho mẹ, mẹ của con, mẹ bỉm lớn, mum, mummy, mother in law, mom mình, mom em, mẹ iu, mẹ thương, nhạc mẫu',
      'quà mẹ, tình mẹ, cẩm chướng, hoa trà, mộc lan, cẩm tú cầu, hoa nhài, ngọc trai | hoa sen, lan hồ điệp, mẫu đơn, hiếu thảo, mai vàng, hoa ly, hoa sứ, ngọc bích | linh lan',
    ],
    [
      'bà',
      'mệ ngoại, mệ nội, mệ em, mệ tui, mệ con, cho mệ, tặng mệ, biếu mệ, ngoại già, tặng bà ngoại, tặng bà nội, cho bà ngoại, cho bà nội, biếu bà ngoại, biếu bà nội, gửi bà ngoại, gửi bà nội, mua cho bà ngoại, mua cho bà nội, quà cho bà ngoại, quà cho bà nội, bà cụ, bà nội tôi, bà ngoại tôi, bà tôi, cụ già, bà ngoại, bà nội, ngoại, nội, nội ngoại, bà cụ, bà cố, bà già tám mươi, grandma, người già, người lớn tuổi, cụ bà, bà mình, ngoại em, bà em, cụ, bà nội em, bà ngoại em, bà nội mình, bà ngoại mình, bà nội tui, bà ngoại tui, bà em năm nay, bà mình năm nay, bà cụ hàng xóm, bà cụ nhà em, bà dì, bà cô, bà bác, bà trẻ, bà thím, nội tui, ngoại tui, nội con, ngoại con, nội mình, ngoại mình, tặng ngoại, tặng nội, biếu ngoại, biếu nội, biếu bà, tặng bà, mua cho bà, mua cho ngoại, mua cho nội, cụ bà tám mươi, người già trong nhà, người có tuổi, người lớn tuổi trong nhà, grandmother, granny, nana, bà nội chồng, bà ngoại chồng, bà nội bé, lên chức bà, lên chức bà nội, lên chức bà ngoại, bà ngoại bé',
      'mừng thọ, hoa sen, cúc đại đóa, mai vàng, ngọc bích, lan hồ điệp | trường thọ, ngọc trai, hoa nhài, hoa trà, cẩm chướng, mẫu đơn, mộc lan | hươu sao, rùa biển, lá bạch quả, nón lá, hoa sứ, bồ câu, âm dương, hoa đào',
    ],
    [
      'ông bà',
      'tặng ông bà ngoại, tặng ông bà nội, cho ông bà ngoại, cho ông bà nội, biếu ông bà ngoại, biếu ông bà nội, gửi ông bà ngoại, gửi ông bà nội, mua cho ông bà ngoại, mua cho ông bà nội, quà cho ông bà ngoại, quà cho ông bà nội, các cụ, ông nội bà nội, hai ông bà, người cao tuổi, grandparents, ông bà nội, ông bà ngoại, ông bà em, ông bà mình, ông bà tui, ông bà già, hai cụ, các cụ trong nhà, các cụ ở nhà, biếu các cụ, tặng các cụ, biếu ông bà, tặng ông bà, nội ngoại hai bên, ông bà hai bên, ông bà thông gia, thông gia, sui gia, ông bà sui, anh chị sui, anh chị thông gia',
      'mừng thọ, trường thọ, ngọc bích, hoa sen, cúc đại đóa, mai vàng | rùa biển, lan hồ điệp, hươu sao, lá bạch quả',
    ],
    [
      'ông',
      'ôn ngoại, ôn nội, tặng ông ngoại, tặng ông nội, cho ông ngoại, cho ông nội, biếu ông ngoại, biếu ông nội, gửi ông ngoại, gửi ông nội, mua cho ông ngoại, mua cho ông nội, quà cho ông ngoại, quà cho ông nội, ông ngoại, ông nội, grandpa, ông cụ, cụ ông, ông nội em, ông ngoại em, ông nội mình, ông ngoại mình, ông nội tui, ông ngoại tui, ông em, ông mình, biếu ông, tặng ông, mua cho ông, cụ ông tám mươi, ông già lớn tuổi, ông chú, ông bác, ông cậu, ông dượng, ông trẻ, grandfather',
      'ngọc bích, rùa biển, trường thọ, lá bạch quả, mừng thọ | cá koi, hươu sao, hoa sen, âm dương, cú mèo | la bàn, mỏ neo, đá mắt hổ, hổ phách, tách cà phê',
    ],
    [
      'bố',
      'ông bố vợ, ông ba chồng, ông bố chồng, ông ba vợ, ba chồng tương lai, bố chồng tương lai, ba vợ tương lai, bố tôi, ba tôi, cha tôi, thân phụ, người cha, đàn ông trung niên, đàn ông lớn tuổi, ba, cha, tía, papa, daddy, dad, bố mình, ba mình, ba em, bố em, ông già, bố chồng, bố vợ, ba chồng, ba vợ, ông bố, father, bố đẻ, ba ruột, bố ruột, cha già, ba già, ba tui, ba con, ba năm nay, bố năm nay, bố của em, ba của em, bố của mình, bố bạn gái, ba bạn gái, bố bạn trai, ba bạn trai, ba người yêu, bố người yêu, bố vợ tương lai, tía em, tía tui, ông tía, ông bô, ông ba, biếu ba, biếu bố, tặng ba, tặng bố, tặng tía, mua cho ba, mua cho bố, chú ba, đàn ông ngoài năm mươi, đàn ông 50, đàn ông ngoài 40, father in law, papa iu, quý ông trung niên, cha dượng, bố dượng, ba dượng, ba nuôi, bố nuôi, cha nuôi, cha đỡ đầu, ông xã của mẹ, nhạc phụ',
      'la bàn, mỏ neo, âm dương, đá mắt hổ, núi tuyết, cá koi | ngọc bích, cú mèo, rùa biển, lam ngọc sapphire, hổ phách, cá voi, ngọc lam, lá bạch quả, mắt xanh, hươu sao | sóng biển, tách cà phê, cuốn sách',
    ],
    [
      'chú bác',
      'bảo vệ chung cư, anh bảo vệ, anh bảo vệ chung cư, bảo vệ cơ quan, bảo vệ trường, chú, bác trai, cậu, dượng, chú ruột, bác ruột trai, chú em, chú tui, chú hàng xóm, bác hàng xóm trai, chú bảo vệ, bác bảo vệ già, chú tài xế, dượng em, cậu ruột, cậu út, chú út, bác hai, chú hai, chú tư, chú năm, bác bảo vệ, chú xe ôm, bác xe ôm, chú sửa xe, chú hàng xóm già, ông hàng xóm, bác tài, chú lái xe, ông tài xế, ông bảo vệ',
      'la bàn, mỏ neo, âm dương, đá mắt hổ, núi tuyết, cá koi | ngọc bích, cú mèo, rùa biển, lam ngọc sapphire, hổ phách, cá voi, ngọc lam, lá bạch quả, mắt xanh | sóng biển, tách cà phê, hươu sao, cuốn sách',
    ],
    [
      'bố mẹ',
      'ba mẹ, ba má, cha mẹ, hai bác, tía má, parents, phụ huynh, ba mẹ em, ba má em, bố mẹ em, bố mẹ mình, ba mẹ mình, ba mẹ tui, ba má tui, ba má chồng, ba mẹ chồng, bố mẹ chồng, bố mẹ vợ, ba mẹ vợ, bố mẹ người yêu, ba mẹ người yêu, ba mẹ bạn trai, bố mẹ bạn trai, bố mẹ bạn gái, ba mẹ bạn gái, hai bác nhà, song thân, thầy bu, bậc sinh thành, biếu ba mẹ, biếu bố mẹ, tặng ba mẹ, tặng bố mẹ, hai đấng sinh thành, nhà chồng, nhà vợ, nhà ngoại, nhà nội',
      'hoa sen, ngọc bích, mai vàng, cẩm chướng, biết ơn | hiếu thảo, mộc lan, hoa trà, cá koi, đoàn viên | la bàn, ngọc trai, rùa biển',
    ],
    [
      'người yêu',
      'tặng gấu, cho gấu, gấu em, gấu mình, gấu nhà em, gấu yêu, người thương, người iu, ng yêu, nyeu, ny, bồ, lover, nửa kia, người ấy, honey, bạn đời, một nửa, bé yêu, cục cưng, cạ cứng, em bồ, người yêu em, người yêu mình, người yêu tui, người yêu của mình, người tình, người mình yêu, người mình thương, người em yêu, người em thương, người tui thương, tặng bồ, bồ mình, bồ em, bồ tui, cho bồ, bạn bồ, bà bồ, nửa kia của mình, nửa kia của em, một nửa của mình, một nửa yêu thương, bạn ấy của mình, darling, babe, bae, baby của em, my love, tình yêu của em, tình yêu của mình, người ta của em, honey của em, ck vk, bạn đời của mình, người bạn đời, người tri kỷ, đối phương',
      'tình yêu, trái tim, đôi tim, hoa hồng, vô cực | lãng mạn, tulip, thạch anh hồng, thiên nga, thư tình, ổ khóa tình yêu, chìa khóa | morganite, đôi anh đào, kim cương trắng | lá phong',
    ],
    [
      'bạn gái',
      'bạn gái tôi, vị hôn thê, người yêu là nữ, người con gái, nửa kia của anh, mẹ của con tôi, người yêu em gái, bạn gái mình, gf, girlfriend, ghệ, con ghệ, bồ gái, em ghệ, gấu nữ, người yêu nữ, ny nữ, bé người yêu, em yêu, em người yêu, nàng, cô ấy, bạn gái em, bạn gái của mình, bạn gái của em, bạn gái của anh, người yêu là con gái, người yêu gái, nyeu nữ, em bồ mình, bồ em nữ, con bồ, nhỏ bồ, nhỏ ghệ, ghệ yêu, ghệ iu, ghệ mình, ghệ tui, ghệ đẹp, cho ghệ, tặng ghệ, tui với ghệ, mẹ bé, mẹ của bé, mẹ sấp nhỏ, mẹ bọn trẻ, mẹ bầy trẻ, má sắp nhỏ, má sấp nhỏ, má nó, mẹ nó, mẹ tụi nhỏ, nàng ấy, người con gái mình yêu, cô gái mình yêu, cô gái của mình, cô gái của tôi, cô gái anh yêu, crush nữ, crush gái, crush là nữ, girl mình thích, cô gái mình thích, cô bạn mình thích, em gái mưa crush, hôn thê, fiancee, my girl, cô bạn gái',
      'tình yêu, trái tim, đôi tim, hoa hồng, thạch anh hồng, tulip | lãng mạn, morganite, thiên nga, thư tình, ổ khóa tình yêu, chìa khóa, nơ lụa, kim cương trắng, ngọc trai, vô cực | hoa anh đào, bướm, vương miện, linh lan, mèo, thỏ ngọc, hồng ngọc, lan hồ điệp, mẫu đơn | lá phong',
    ],
    [
      'vợ',
      'vợ tôi, bà xã tôi, bà xã, vợ yêu, vk, vợ mình, vợ em, vợ anh, wife, vợ sắp cưới, vợ bầu, vợ tui, vợ tương lai, cho vợ, tặng vợ, mua cho vợ, bà vợ, gấu vợ, vợ iu, vợ bé bỏng, vk yêu, vk iu, vk mình, vk em, vk tui, bà xã mình, bà xã em, bà xã iu, vợ chưa cưới, my wife',
      'tình yêu, trái tim, đôi tim, hoa hồng, thạch anh hồng, tulip | lãng mạn, morganite, thiên nga, thư tình, ổ khóa tình yêu, chìa khóa, nơ lụa, kim cương trắng, ngọc trai, mẫu đơn | hoa anh đào, bướm, vương miện, linh lan, vô cực, mèo, thỏ ngọc, hồng ngọc, lan hồ điệp | lá phong',
    ],
    [
      'bạn trai',
      'bạn trai tôi, anh bồ, người yêu là nam, bạn trai cũ, vị hôn phu, người đàn ông của mình, bf, boyfriend, bồ trai, anh yêu, ảnh, ny nam, người yêu nam, anh người yêu, gấu nam, anh ấy, ảnh nhà em, ổng, chàng, bạn trai em, bạn trai của em, bạn trai của mình, người yêu là con trai, người yêu trai, bồ em nam, ông bồ, thằng bồ, anh ghệ, ông nhà em, ông nhà, ông nhà tui, lão nhà em, ba sấp nhỏ, ba sắp nhỏ, ba bé, ba của bé, ba nó, bố nó, bố của bé, ba tụi nhỏ, bố bọn trẻ, bố cu, người đàn ông của em, người đàn ông mình yêu, chàng trai của em, chàng trai em yêu, chàng trai mình thích, chàng trai em thích, crush nam, crush trai, crush là nam, crush là con trai, crush con trai, anh crush, anh mình thích, anh em thích, cậu bạn mình thích, bạn nam mình thích, trai mình thích, hôn phu, fiance, my boyfriend, cho ổng, tặng ổng, mua cho ổng, ổng nhà',
      'la bàn, mỏ neo, vô cực, núi tuyết, âm dương, đá mắt hổ | mắt xanh, sóng biển, cá voi, lam ngọc sapphire, cáo nhỏ, ngọc lam, nốt nhạc, cú mèo, xương rồng | ngôi sao, mặt trời, cá heo, rùa biển, hổ phách, máy ảnh, cuốn sách, trăng lưỡi liềm, tách cà phê, bông tuyết, chìa khóa, thư tình, trái tim | lá phong, nơ lụa',
    ],
    [
      'chồng',
      'chồng tôi, ông xã, ck, chồng mình, chồng em, husband, chồng sắp cưới, hubby, anh xã, cho chồng, tặng chồng, mua cho chồng, chồng tui, chồng tương lai, chồng yêu, chồng iu, ông chồng, lão chồng, ck iu, ck yêu, ck em, ck mình, ck tui, ông xã em, ông xã mình, ông xã iu, chồng chưa cưới, my husband, hubby iu',
      'la bàn, mỏ neo, vô cực, núi tuyết, âm dương, đá mắt hổ | mắt xanh, sóng biển, cá voi, lam ngọc sapphire, cáo nhỏ, ngọc lam, nốt nhạc, cú mèo, xương rồng | ngôi sao, mặt trời, cá heo, rùa biển, hổ phách, máy ảnh, cuốn sách, trăng lưỡi liềm, tách cà phê, bông tuyết, chìa khóa, thư tình, trái tim | lá phong, nơ lụa',
    ],
    [
      'crush',
      'thầm thương, thầm thương trộm nhớ, người dưng, người dưng ngược lối, trộm nhớ, cờ rút, người thầm thương, đơn phương, người mình thích, thích thầm, thầm thích, yêu đơn phương, yêu thầm, cờ rớt, mối tình đầu, tình đầu, bạn cùng lớp mình thích, đang tán, crush em, crush mình, crush của em, người em crush, người mình crush, đang crush, đang thích, đang thích một người, đang thích thầm, đang để ý, để ý, người mình để ý, đang tìm hiểu, trong giai đoạn tìm hiểu, mập mờ, đang mập mờ, trên tình bạn dưới tình yêu, thích người ta, thích bạn ấy, thích bạn cùng lớp, thương thầm một người, thương thầm ai đó, cảm mến, người trong mộng, người thương thầm, tình đơn phương, đơn phương bạn, đang cưa, đang cua, đang theo đuổi, theo đuổi người ta, secret crush, first love, bạn cùng bàn mình thích, tỏ tình bạn, thương mà không nói, thương mà không dám nói, thương không dám nói, thương không nói ra, yêu mà không dám nói, yêu không dám nói, không dám ngỏ lời, chưa dám ngỏ lời, chưa dám tỏ tình, chưa dám nói',
      'tulip, thư tình, lời tỏ tình, trái tim, dâu tây, tình đầu | đôi anh đào, thạch anh hồng, chìa khóa, hoa anh đào, lưu ly, nốt nhạc | hoa hồng, hoa păng-xê, nơ lụa, đôi tim, ngôi sao, mèo, trăng lưỡi liềm',
    ],
    [
      'bạn thân',
      'họp lớp, hội lớp, họp mặt lớp, lớp cũ, bạn lớp cũ, cô bạn, cô bạn thân, người bạn, bạn tôi, bạn cũ, bạn hiền, bạn học cũ, bạn đồng môn, cô bạn cùng lớp, bạn chung phòng, bạn trọ, người bạn thân, bạn bè, bạn tớ, hai người bạn, nhóm bạn thân, các bạn, cô bạn gái thân, bạn tâm giao, nhỏ bạn cùng bàn, bạn cùng bàn, bạn qua thư, bạn nhậu, đứa bạn, thằng bạn, con bạn, nhỏ bạn, bạn thân mình, bạn học, bạn cùng phòng, bạn cùng lớp, bạn đại học, bạn gái thân, bạn cấp 3, bạn cấp ba, bạn em, bạn mình, bạn tui, bạn chí cốt, hội bạn thân, hội chị em, chị em bạn dì thân, chí cốt, bạn, bestie, besty, best friend, bff, bff của mình, friend, friends, cạ, nhỏ bạn thân, con bạn thân, bạn nối khố, cạ cứng chí cốt, tụi bạn, đám bạn, mấy đứa bạn, team, nhóm 4 đứa, hội bạn dì, hội bạn, bạn thân em, bạn thân của em, bạn thân của mình, bạn thân nhất, bạn thân nữ, bạn thân lâu năm, bạn thân từ nhỏ, bạn thân từ bé, bạn thân cấp 3, bạn thân đại học, cô bạn thân từ nhỏ, nhỏ bạn chí cốt, nhỏ bạn thân nhất, nhỏ bạn cùng phòng, nhỏ bạn cùng lớp, nhỏ bạn đại học, con bạn chí cốt, con bạn cùng phòng, con bạn cùng lớp, đứa bạn thân, đứa bạn thân nhất, đứa bạn chí cốt, đứa bạn cùng lớp, mấy nhỏ bạn, mấy con bạn, mấy đứa bạn thân, đám bạn thân, tụi bạn thân, hội bạn thân thiết, hội con bò, lũ bạn, lũ bạn thân, bọn bạn, bà bạn, bà bạn thân, bà bạn già, ông bạn, ông bạn già, bạn già, bạn vong niên, bạn từ thuở, người bạn từ thuở, bạn học trò, bạn thời học sinh, bạn thời sinh viên, bạn cấp 2, bạn cấp hai, bạn tiểu học, bạn mẫu giáo, bạn thuở nhỏ, bạn thời thơ ấu, bạn thanh mai trúc mã, thanh mai trúc mã, bạn gần nhà, bạn hàng xóm, bạn ktx, bạn ký túc xá, roommate, bạn chung nhà, bạn ở chung, bạn mới quen, bạn trên mạng, bạn online, bạn quen qua mạng, bạn xa quê, bạn ở xa, chị em cây khế, chị em cột chèo, chị em xã hội, bạn iu, bạn yêu, bạn mến, bạn đồng hành, bạn bè mình, bạn nữ thân nhất, best của em, bestfriend, bạn thân khác giới, soul sister, homie, bff iu, buddy, bạn của mình, người bạn cũ, một người bạn, một đứa bạn, một cô bạn, cô bạn cũ, đồng đội cũ, bạn gái thân nhất, con nhỏ bạn, con nhỏ bạn thân, nhỏ bạn gái, thằng bạn thân hồi nhỏ, lớp trưởng, bạn lớp trưởng, đàn em, đàn em khóa dưới, tiền bối, hậu bối, bạn ký túc, bạn qua mạng, bạn cùng clb, bạn cùng câu lạc bộ, hội trưởng, bạn đồng hương, bạn cùng đội, cả lớp, bạn trong nhóm, nhóm 5 người, nhóm bạn cấp ba, người lạ, một người lạ, bạn fan, người ta nhờ, bạn thôi, chỉ là bạn, bạn bè thôi, chỉ là bạn thôi',
      'tình bạn, đôi anh đào, cúc họa mi, gấu trúc, tách cà phê, vô cực | quà bạn bè, cáo nhỏ, mèo, ngọc lam, cá heo | nốt nhạc, cỏ ba lá, máy ảnh, nhím nhỏ, xương rồng, bìm bìm, ngôi sao, trăng lưỡi liềm, bọ rùa',
    ],
    [
      'bạn đôi',
      'đeo đôi, đeo cặp, cặp đôi, vòng đôi, đồ đôi, vòng cặp, 1 con cho, đôi bạn, hai đứa, couple, hai đứa mình, hai đứa con gái, 2 đứa, tụi mình, match nhau, matching, cùng đeo, mỗi đứa một cái, mỗi đứa một con, đeo đôi với, đeo cặp với, đeo chung, đeo chung với, đeo giống nhau, cặp đôi mình, vòng đôi với bạn, vòng đôi bạn thân, vòng cặp bạn thân, vòng cặp với bạn, vòng cặp tui với, vòng đôi người yêu, vòng đôi tình nhân, một cặp, 1 cặp, làm một cặp, thành cặp, theo cặp, ghép đôi, hai chiếc, hai chiếc giống nhau, mỗi người một cái, mỗi người một chiếc, mỗi đứa một chiếc, mỗi đứa đeo một, tao với mày, hai chị em mình, hai mẹ con, mẹ và con gái, mẹ con đeo, vòng mẹ con, hai vợ chồng đeo, pair, twin, twins, matching bracelet, đôi bạn cùng tiến, cho hai đứa, của hai đứa, chị em sinh đôi, anh em sinh đôi, hai chị em sinh đôi, hai anh em sinh đôi, cặp sinh đôi, cặp song sinh, song sinh, chị em song sinh, anh em song sinh',
      'đôi anh đào, vô cực, âm dương, đôi tim | chìa khóa, ổ khóa tình yêu, cá heo, gắn kết, trăng lưỡi liềm, trái tim | gấu trúc, tách cà phê, ngôi sao, mặt trời, ngọc lam',
    ],
    [
      'vợ chồng',
      'hai vợ chồng, 2 vợ chồng, đôi vợ chồng, cặp vợ chồng, uyên ương, couple yêu nhau, cặp đôi yêu nhau, đôi vợ chồng trẻ, vợ chồng trẻ, vợ chồng bạn, vợ chồng nhỏ bạn, vợ chồng đứa bạn, vợ chồng anh chị, vợ chồng em gái, vợ chồng chị gái, vợ chồng mình, vợ chồng em, vợ chồng tui, vợ chồng già, anh chị mới cưới, cô dâu chú rể mới, cặp đôi mới cưới, đôi bạn già, cặp đôi già, hai vợ chồng già, đôi vợ chồng già',
      'đôi tim, vô cực, ổ khóa tình yêu, thiên nga | chìa khóa, trái tim, bách niên, chung thủy, âm dương, đôi anh đào | hoa hồng, kim cương trắng',
    ],
    [
      'thầy cô',
      'thương học trò, yêu học trò, mến học trò, thương học sinh, yêu học sinh, chủ nhiệm, thầy hướng dẫn, cô hướng dẫn, giáo viên hướng dẫn, giáo viên dạy, thầy giáo cũ, người thầy, nhà giáo nghỉ hưu, cô giáo tôi, cô hiệu phó, cô bảo mẫu, cô nuôi dạy trẻ, cô trông trẻ, giáo viên mầm non, gia sư, cô gia sư, người dạy, thầy cô cũ, cô giáo, thầy giáo, giáo viên, thầy, cô chủ nhiệm, cô giáo chủ nhiệm, giáo viên chủ nhiệm, gvcn, cô giáo cũ, thầy cô giáo, giảng viên, cô giáo mầm non, teacher, cô giáo dạy, thầy cũ, cô dạy, giáo sư, cô giáo viên, sư phụ, cô hiệu trưởng, thầy chủ nhiệm, cô giáo em, cô giáo mình, cô giáo cũ của em, cô giáo của con, cô giáo của bé, cô giáo con em, cô giáo dạy văn, cô giáo dạy toán, cô giáo dạy anh, cô giáo dạy đàn, cô giáo dạy múa, cô giáo chủ nhiệm của con, cô giáo lớp một, cô dạy văn, cô dạy anh, cô dạy toán, cô dạy tiếng anh, cô dạy đàn, cô dạy nhảy, cô dạy yoga, cô chủ nhiệm cũ, cô chủ nhiệm của con, cô chủ nhiệm lớp, cô văn, cô toán, cô anh văn, cô tiếng anh, cô bộ môn, cô mầm non, cô mẫu giáo, cô giữ trẻ, các cô giáo, các cô mầm non, các cô ở trường, các thầy cô, tặng cô giáo, biếu cô giáo, biếu thầy, thầy cô ở trường, thầy chủ nhiệm cũ, thầy dạy toán, thầy giáo dạy, thầy của em, cô của em, thầy của con, cô của con, người lái đò, giáo viên của con, giáo viên chủ nhiệm cũ, nghề giáo, làm giáo viên, làm cô giáo, giáo viên về hưu, nhà giáo ưu tú, huấn luyện viên, hlv, mentor, coach, sư phụ nữ, my teacher, cô hướng dẫn luận văn, cô hướng dẫn tốt nghiệp, cô pt, thầy cố vấn, phó giáo sư, bảo mẫu mầm non, thầy chủ nhiệm lớp, cô hiệu trưởng trường, thầy hiệu trưởng, hiệu trưởng, hiệu phó, thầy hiệu trưởng, thầy hiệu phó, ban giám hiệu',
      'quà thầy cô, 20/11, hoa sen, cẩm chướng, hoa ly | cú mèo, cuốn sách, biết ơn, mộc lan, hoa trà, mũ tốt nghiệp, nón lá, ngọc trai, hướng dương, hoa nhài | cẩm tú cầu, cúc đại đóa, linh lan, lan hồ điệp',
    ],
    [
      'bé gái',
      'con gái đầu lòng, con gái út, con gái tôi, con gái tui, con gái em, cháu gái tôi, cháu gái nhỏ, cô công chúa nhỏ, công chúa nhỏ, cô nhóc, con gái nuôi, cháu gái, con gái nhỏ, con gái, con gái rượu, con gái chị, con gái mình, công chúa nhà, trẻ con nhỏ, con nhỏ, baby girl, daughter, bé gái nhỏ, bé na, gái út, cô bé, bé gái 3 tuổi, bé gái 5 tuổi, bé gái 7 tuổi, bé gái 10 tuổi, con gái 5 tuổi, con gái 6 tuổi, con gái 8 tuổi, con gái bé bỏng, con gái yêu, con gái cưng, con gái nhà mình, con gái nhỏ của em, con gái cả, con gái lớp 3, con gái bạn em, con gái sếp, con gái chị gái, con bé, con bé nhà, con bé nhà chị, con bé nhà em, con bé nhà mình, con bé út, nhỏ con, nhỏ con gái, nhỏ con em, nhỏ cháu, nhỏ út, cháu gái 5 tuổi, cháu gái út, cháu gái rượu, cháu gái em, cháu gái nội, cháu ngoại gái, cháu nội gái, đứa cháu gái, tiểu công chúa, công chúa của mẹ, công chúa bé nhỏ, công chúa nhà em, công chúa nhà mình, gái nhỏ, gái yêu của mẹ, gái út nhà, little girl, niece, my daughter, cho con gái, tặng con gái, bb gái, baby gái, nhóc gái',
      'thiếu nhi, thỏ ngọc, cầu vồng, giày ba lê, nơ lụa, đáng yêu | mèo, gấu trúc, bướm, dâu tây, vương miện, ngôi sao | hoa anh đào, đôi anh đào, hộp quà, đám mây, cá heo, thiên nga',
    ],
    [
      'em bé',
      'lớp lá, lớp chồi, lớp mầm, lớp một, lớp hai, lớp ba, lớp bốn, lớp năm, lớp 1, lớp 2, lớp 3, lớp 4, lớp 5, cháu bé, đứa cháu, học sinh tiểu học, con tôi, con của bạn, bé học lớp, cháu học lớp, bé, bé nhà mình, bé nhà em, nhóc, nhóc tì, con nít, trẻ em, trẻ nhỏ, bé con, bé út, cháu, bé bi, kid, kids, con, bé mầm non, mẫu giáo, tiểu học, cháu nội, cháu ngoại, tụi nhỏ, mấy đứa nhỏ, con chị, con em, bé 3 tuổi, bé 4 tuổi, bé 5 tuổi, bé 6 tuổi, bé 7 tuổi, bé 8 tuổi, bé 9 tuổi, bé mẫu giáo, bé lớp 1, bé lớp 2, bé lớp 3, bé lớp một, bé đi học, cháu mình, cháu em, mấy đứa cháu, đám cháu, mấy nhóc, các cháu, các cháu nhỏ, tụi con nít, tụi nhóc, đám con nít, mấy đứa con nít, mấy đứa nhỏ trong xóm, mấy đứa nhỏ ở nhà, sấp nhỏ, sắp nhỏ, bé nhỏ, bé cưng nhà, mua cho con, tặng cháu, mua cho cháu, cho bé, đứa chắt, em bé trong bụng, bé trong bụng, cặp song sinh, hai đứa sinh đôi, con song sinh, hai bé song sinh, học sinh lớp 1, học sinh lớp 2, học sinh lớp 3, học sinh lớp 4, học sinh lớp 5, học sinh lớp một, học sinh lớp hai, học sinh lớp ba, học sinh cấp 1, học sinh cấp một, vào lớp 1, vào lớp một, sắp vào lớp 1, con nhà tôi, cháu nội ngoại, cháu nội cháu ngoại, mấy đứa cháu nội ngoại',
      'thiếu nhi, thỏ ngọc, cầu vồng, giày ba lê, nơ lụa, đáng yêu | mèo, gấu trúc, bướm, dâu tây, vương miện, ngôi sao | hoa anh đào, đôi anh đào, hộp quà, đám mây, cá heo, thiên nga',
    ],
    [
      'bé trai',
      'con trai tôi, con trai tui, con trai nhỏ, cháu trai tôi, con trai út, hoàng tử nhỏ, cậu nhóc, cu bin, cu tèo, bé trai nhà, con trai, con giai, cháu trai, thằng bé, thằng cu, cu tí, cu con, nhóc con trai, thằng nhóc, baby boy, cậu bé, cu cậu, quý tử, con trai mình, con trai chị, cậu con trai, con trai em, thằng cháu, bé trai 3 tuổi, bé trai 5 tuổi, bé trai 7 tuổi, con trai 5 tuổi, con trai 8 tuổi, con trai bé bỏng, con trai yêu, con trai cưng, con trai cả, thằng con trai, thằng con, thằng nhỏ, thằng nhỏ nhà em, thằng út, thằng cu nhà em, cu nhà em, cu nhóc, cu con nhà, nhóc trai, cậu nhóc nhà, quý tử nhà, hoàng tử nhà, hoàng tử của mẹ, cháu trai 5 tuổi, cháu trai nội, cháu trai út, đích tôn, cháu đích tôn, thằng cháu nội, little boy, nephew, my son, con trai mẫu giáo, con trai lớp một, bb trai, baby trai, con nuôi trai',
      'cá heo, cá voi, mặt trời, ngôi sao, núi tuyết, rùa biển | la bàn, cáo nhỏ, mỏ neo, gấu trúc, cú mèo, xương rồng, mèo, sóng biển, cá koi | bọ rùa, đá mắt hổ, cầu vồng, nốt nhạc, trăng lưỡi liềm, quả sồi, mắt xanh, nhím nhỏ',
    ],
    [
      'em trai',
      'bạn nam thân, con trai trưởng thành, con trai đại học, cậu em, cậu em trai, chàng trai, nam thanh niên, em trai tôi, thằng em, thằng em trai, bạn nam, con trai lớn, thanh niên, bạn con trai, cậu bạn, bạn là con trai, nam sinh, em rể, nam giới, nam, trai, boy, boys, nam thần, em trai mình, em trai em, em trai tui, em trai ruột, em trai họ, chồng chị, chồng của chị, bạn trai của chị, bạn nam lớp, bạn nam cùng lớp, bạn nam thân thiết, bạn thân nam, bạn thân là nam, bạn thân là con trai, bạn thân con trai, thằng bạn thân, thằng bạn chí cốt, thằng bạn cùng phòng, ông bạn thân, con trai lớn rồi, con trai cấp ba, con trai lớp 12, con trai lớp mười hai, con trai 18 tuổi, con trai hai mươi, chàng trai trẻ, chàng trai 20 tuổi, đàn ông trẻ, đàn ông con trai, nam sinh viên, sinh viên nam, học sinh nam, nam cấp ba, khách nam, khách hàng nam, cháu trai lớn, con trai cao to, gymer nam, guys, gửi bạn nam, cho bạn nam, tặng bạn nam, cho con trai lớn, trai trẻ, trai bao, con rể, chàng rể, rể quý, em rể tương lai, đàn em nam, em khóa dưới nam, cháu rể, em trai nuôi, em trai kết nghĩa, idol nam, mình là con trai, em là con trai, tui là con trai, tôi là con trai, mình là nam, em là nam, tui là nam, tôi là nam, mình con trai, mình là đàn ông, tôi là đàn ông, cho con trai đeo, nam đeo được, con rể tương lai, anh em kết nghĩa',
      'la bàn, núi tuyết, mỏ neo, đá mắt hổ, âm dương, cáo nhỏ | sóng biển, xương rồng, cá voi, cá heo, mắt xanh, cú mèo, nốt nhạc | ngôi sao, mặt trời, rùa biển, ngọc lam, lam ngọc sapphire',
    ],
    [
      'anh trai',
      'chồng chị gái, chồng chị hai, chồng cô, chồng bạn, chồng em gái, chồng đồng nghiệp, anh ruột, anh họ, anh trai tôi, anh hai, anh ba, ông anh, ông anh trai, brother, bro, anh bạn, anh rể, anh trai mình, anh trai em, anh trai tui, anh trai ruột, anh họ em, ông anh rể, anh rể em, anh em thân, anh hàng xóm, anh shipper, anh giao hàng, anh thợ, anh kỹ thuật, anh lập trình, anh bác sĩ, anh công an, tặng anh, tặng anh trai, cho anh trai, ông anh họ, đàn anh, anh khóa trên, tiền bối nam, anh trai nuôi, anh kết nghĩa, anh trai kết nghĩa, anh huấn luyện viên, anh pt, pt nam, chiến hữu, anh em chiến hữu, ông tây, thằng anh, thằng anh tui, thằng anh trai',
      'la bàn, núi tuyết, mỏ neo, đá mắt hổ, âm dương, cáo nhỏ | sóng biển, xương rồng, cá voi, cá heo, mắt xanh, cú mèo, nốt nhạc | ngôi sao, mặt trời, rùa biển, ngọc lam, lam ngọc sapphire',
    ],
    [
      'chị em gái',
      'tụi con gái, hội con gái, nhóm con gái, đám con gái, mấy đứa con gái thân nhau, đứa con gái thân nhau, vợ anh trai, vợ anh hai, vợ anh ba, vợ chú, vợ thằng em, vợ em trai, vợ đồng nghiệp, vợ bạn, vợ sếp, vợ bạn thân, vợ thằng bạn, chị nuôi, cô em, bạn nữ thân, em gái tôi, chị gái tôi, cô gái trẻ, người chị, chị tôi, em chồng, cô em chồng, chị chồng, em vợ, cháu gái lớn, cô cháu gái, con gái lớp mười, con gái cấp ba, các chị em, mấy chị em, cô nàng, chị, chị gái, em gái, chị hai, chị ba, chị 2, chị họ, em họ, bà chị, cô em gái, em gái mưa, chị mình, chị em, đứa em gái, sister, con em, con em gái, nhỏ em gái, chị ruột, em út, gái xinh, nữ, con gái lớn, gái, girl, girls, phái nữ, chị em phụ nữ, phụ nữ, cô gái, bạn nữ, hội chị em phụ nữ, các bạn nữ, chị dâu, em dâu, chị gái mình, chị gái em, chị gái tui, chị gái ruột, chị gái họ, bà chị già, bà chị khó tính, bà chị họ, bà chị hai, chị ruột em, em gái em, em gái mình, em gái tui, em gái ruột, em gái họ, em gái nhỏ, em gái út, nhỏ em út, nhỏ em họ, nhỏ em gái út, con nhỏ em, con nhỏ em út, con em út, con em họ, em út nhà, đứa em út, đứa em họ, cô em út, cô em họ, cô út, chị dâu em, em dâu em, chị chồng em, em chồng em, mấy bà chị, các chị, các chị em gái, chị em trong nhà, mấy chị em gái, hội chị em nhà, hội chị em cơ quan, cô gái 20, cô gái hai mươi, cô gái đôi mươi, cô gái tuổi 20, cô gái tuổi đôi mươi, gái trẻ, gái đôi mươi, gái xinh trẻ, thiếu nữ đôi mươi xinh, nữ sinh viên, sinh viên nữ, nữ sinh cấp ba, học sinh nữ, con gái cấp 3, con gái lớp 12, con gái đại học, con gái 18 tuổi, con gái 20 tuổi, con gái mười tám, con gái lớn rồi, con gái đã lớn, cháu gái 18 tuổi, cháu gái đại học, nữ giới, chị em mình, phụ nữ trẻ, phụ nữ 30, phụ nữ tuổi ba mươi, phụ nữ ba mươi, quý cô 30, bạn nữ cùng lớp, bạn nữ cùng phòng, bạn học nữ, sisters, sis, sistah, ladies, lady, women, female, chị bạn, chị bạn thân, chị gần nhà, chị hàng xóm, cô hàng xóm trẻ, cho chị gái, tặng chị gái, tặng chị, tặng em gái, cho em gái, idol nữ, con dâu, nàng dâu, cháu dâu, em dâu tương lai, chị dâu tương lai, chị dâu sắp cưới, đàn chị, chị khóa trên, tiền bối nữ, người mẫu nữ, chị nhà, bà chị nhà, em gái nuôi, em gái kết nghĩa, chị gái kết nghĩa, chị kết nghĩa, chị em kết nghĩa, cháu gái gọi bằng cô, cháu gái gọi bằng dì, đứa cháu gái lớn, cô bé hàng xóm lớn, em hàng xóm, cô ca sĩ, chị bán hàng, chị chủ nhà trẻ, nhỏ em, nhỏ em kết nghĩa, em kết nghĩa, con dâu tương lai',
      'hoa anh đào, bướm, thạch anh hồng, tulip, nơ lụa | dịu dàng, 8/3, 20/10, mộc lan, ngọc trai, cúc họa mi, cẩm tú cầu | nữ tính, thỏ ngọc, vương miện, mèo, hoa trà, hoa nhài, dâu tây, morganite | hươu sao',
    ],
    [
      'cô dì',
      'o út, o em, o hàng xóm, mấy o, tặng o, biếu o, chị lao công, cô tạp vụ, bác bảo vệ, cô bán hàng, bà chủ nhà, cô chủ trọ, chủ trọ, cô chủ nhà, cô bán bún, cô y tá, dì ruột, bác ruột, người giúp việc, cô bán rau, cô tôi, dì tôi, bác tôi, dì, mợ, thím, cô ruột, cô hai, dì út, dì ba, dì hai, bác gái, cô hàng xóm, cô bán, cô chú, hàng xóm, cô lao công, bác hàng xóm, cô giúp việc, bác giúp việc, chị giúp việc, auntie, aunt, cô ba, cô ruột em, dì ruột em, dì em, dì tui, dì của em, mợ em, mợ út, mợ hai, thím út, thím hai, thím ba, cô út em, cô tư, cô năm, cô sáu, dì tư, dì năm, dì sáu, dì bảy, cô bảy, cô tám, dì tám, bác gái em, bác hai gái, bác dâu, bác giúp việc nhà, cô giúp việc nhà, chị giúp việc nhà, cô bán phở, cô bán xôi, cô bán nước, cô bán cơm, cô bán trà đá, cô bán hàng rong, cô đầu ngõ, cô đầu hẻm, bác tổ trưởng, cô tổ trưởng, cô hàng xóm tốt bụng, bác hàng xóm tốt bụng, hàng xóm tốt bụng, cô hàng nước, cô quét rác, cô lao công trường, cô lao công cơ quan, bác lao công, chị lao công cơ quan, cô y tá chăm, cô điều dưỡng, cô thư viện, cô thủ thư, cô chủ quán, bà chủ trọ, chị chủ trọ, cô chủ nhà trọ, cô trung niên, dì ghẻ, dì hàng xóm, tặng dì, tặng cô ruột, gửi dì, gửi cô, biếu dì, biếu cô, biếu bác gái, aunty, cô bảo vệ, chị bảo vệ, cô tạp hóa, cô bán tạp hóa, cô bán trái cây, cô bán vé số, bảo mẫu, bà chủ nhà trọ, cô nấu ăn, cô cấp dưỡng, bà cô khó tính, o tui, o em, o mình, o ruột, o út, tặng o, biếu o, cho o, bà hàng xóm, bà chủ quán, bà chủ tiệm, cô chủ tiệm, chị chủ quán, bà chủ hàng, bà bán hàng, bà bán rau',
      'cẩm chướng, cẩm tú cầu, hoa trà, mộc lan, hoa sen | quà mẹ, biết ơn, hoa nhài, hướng dương, ngọc trai, mai vàng, lan hồ điệp | hoa giấy, tách cà phê, hộp quà, hoa sứ, cúc đại đóa, mẫu đơn, nón lá, hoa đào',
    ],
    [
      'đồng nghiệp',
      'thư ký, cô thư ký, nhỏ thư ký, trợ lý, cô trợ lý, nữ đồng nghiệp, cô đồng nghiệp, bạn làm cùng, chị làm cùng, người cùng cơ quan, cả phòng, chị em trong phòng, chị em cơ quan, khách hàng thân thiết, khách hàng lâu năm, đồng nghiệp nữ công ty, đối tác, khách hàng, khách vip, chị đồng nghiệp, đồng nghiệp nữ, chị cùng phòng, anh chị em công ty, colleague, chị kế toán, bạn cùng công ty, bạn đồng nghiệp, chị trưởng phòng cũ, khách, đồng nghiệp mình, đồng nghiệp em, đồng nghiệp cũ, đồng nghiệp mới, đồng nghiệp thân, đồng nghiệp cùng phòng, đồng nghiệp công ty, đồng nghiệp nữ trẻ, mấy chị đồng nghiệp, mấy chị em công ty, các chị công ty, các chị cơ quan, các chị ở công ty, chị em công ty, chị em văn phòng, chị em phòng em, chị ở công ty, chị cùng công ty, chị cùng cơ quan, chị kế toán trưởng, em thực tập, em thực tập sinh, thực tập sinh, cả team, team mình, team em, cả phòng em, cả phòng mình, cả công ty, nhân viên, nhân viên công ty, nhân viên nữ, nhân viên cũ, khách quen, khách ruột, khách hàng nữ, khách hàng vip, khách hàng của mình, tặng khách, quà tặng khách hàng, tặng đối tác, quà đối tác, quà cho đối tác, đối tác nữ, đối tác làm ăn, đối tác công ty, cộng sự, teammate, co worker, coworker, workmate, business partner, client, clients, hợp tác, quà doanh nghiệp, quà công ty, quà hội nghị, nhân viên nữ nghỉ thai sản, đồng nghiệp nghỉ thai sản, trưởng nhóm, người hướng dẫn thực tập, leader nhóm, team công ty, đồng nghiệp nam, nam đồng nghiệp, anh đồng nghiệp, đồng nghiệp là nam, đồng nghiệp nam giới',
      'thanh lịch, tulip, cỏ bốn lá, tách cà phê, hướng dương | hoa ly, hoa trà, ngọc trai, cẩm tú cầu, hộp quà, may mắn | mộc lan, hoa sứ, cúc họa mi, lan hồ điệp, bọ rùa, nấm đỏ, thủy tiên, chuông vàng | thiên nga',
    ],
    [
      'sếp',
      'cấp trên, chủ tịch, nữ giám đốc, chị quản lý, chị trưởng phòng, trưởng phòng nữ, bà chủ, cô chủ, tổng giám đốc, nữ doanh nhân, doanh nhân, sếp nữ, boss công ty, sếp bà, sếp em, giám đốc, trưởng phòng, chị sếp, sếp tổng, chị giám đốc, quản lý, nữ sếp, boss nữ, xếp nữ, lãnh đạo, sếp mình, sếp cũ, sếp lớn, sếp nữ khó tính, sếp nữ của em, chị sếp em, chị sếp khó tính, bà sếp, bà sếp em, sếp là nữ, sếp phụ nữ, boss em, boss mình, boss lớn, chị boss, cô trưởng phòng, trưởng phòng em, trưởng phòng mình, chị giám đốc công ty, cô giám đốc, nữ giám đốc trẻ, phó giám đốc, chị phó phòng, quản lý nữ, chị quản lý cửa hàng, chủ shop, chị chủ shop, chị chủ, bà chủ tiệm, người có địa vị, người thành đạt, phụ nữ thành đạt, nữ lãnh đạo, lãnh đạo nữ, ceo, ceo nữ, my boss, trợ lý giám đốc, sếp người hàn, sếp nhật, sếp tây, sếp nước ngoài, sếp sòng, 13/10, ngày doanh nhân, sếp e',
      'sang trọng, lan hồ điệp, mẫu đơn, ngọc trai, vương miện | thanh lịch, quý phái, hoa trà, mộc lan, hoa ly, ngọc bích, hoa sen | ngọc lục bảo, lam ngọc sapphire, cẩm tú cầu, linh lan, thạch anh tím, hoàng ngọc, hồng ngọc, tulip',
    ],
    [
      'sếp nam',
      'sếp ông, anh sếp, boss nam, giám đốc nam, sếp đàn ông, sếp nam khó tính, sếp là nam, sếp trai, anh sếp em, anh trưởng phòng, anh giám đốc, anh quản lý, ông sếp, ông sếp em, ông giám đốc, ông chủ, sếp ông khó tính, giám đốc là nam, chủ tịch nam, lãnh đạo nam, đối tác nam, doanh nhân nam, khách vip nam, đại ca, sếp đàn ông trung niên, nam giám đốc',
      'lam ngọc sapphire, la bàn, đá mắt hổ, âm dương, cá koi | ngọc bích, cú mèo, núi tuyết, mỏ neo, ngọc lục bảo, rùa biển | hươu sao, ngọc thạch lựu, lá bạch quả, mắt xanh',
    ],
    [
      'bản thân',
      'mua cho mình, đeo cho vui, tự tặng mình, mua cho bản thân, tôi đeo, mình tự đeo, dành cho chính mình, cho chính mình, cưng chiều bản thân, bản thân tôi, tự thưởng, tự thưởng cho mình, tự thưởng bản thân, cho bản thân, chính mình tự thưởng, tự tặng, tự mua, tặng mình, tặng bản thân, thưởng cho mình, self gift, me time, cho mình đeo, tự chiều, chiều bản thân, mua đeo, mua để đeo, mua để mình đeo, mua về đeo, mua tự đeo, mua tự thưởng, thưởng nóng bản thân, tự thưởng cho bản thân, tự thưởng sau, tự thưởng vì, tự tặng bản thân, quà cho mình, quà cho bản thân, quà cho chính mình, quà tự thưởng, em tự đeo, tui đeo, tui tự đeo, mình đeo thôi, chị tự đeo, bản thân đeo, cho riêng mình, dành cho riêng mình, cho chính em, thương mình, đãi bản thân, treat myself, for myself, myself, reward myself, chiều mình, chiều chuộng bản thân, nuông chiều bản thân, dỗ mình, dỗ bản thân, khao bản thân, mới lãnh lương, vừa lãnh lương, lãnh lương, nhận lương, chính tôi, cho chính tôi, tôi tự đeo, tôi tự mua, em tự mua, tự thưởng cho tôi, gái ế, mua cho tui nè, cho tui nè, cho em nè, mua cho mình nè',
      'vương miện, mặt trời, thạch anh hồng, bướm, hướng dương | oải hương, mộc lan, tự tin, ngôi sao, mèo, tách cà phê, hộp quà | bồ công anh, đám mây, hoa sứ, hoa sen, cỏ bốn lá',
    ],
    [
      'tuổi teen',
      'lớp sáu, lớp bảy, lớp tám, lớp chín, lớp mười, lớp mười một, lớp mười hai, học sinh cấp 3, học sinh cấp ba, cấp 3, cấp ba, cấp 2, cấp hai, sinh viên, sinh viên năm nhất, tuổi học sinh, thiếu niên, teen, gen z nhỏ, tuổi mười tám, đôi mươi, mười tám đôi mươi, học sinh cấp 2, tuổi mới lớn, tuổi dậy thì, mới dậy thì, tuổi ô mai, tuổi ẩm ương, tuổi 15, tuổi 16, tuổi mười lăm, tuổi mười sáu, tuổi trăng tròn, mười lăm mười sáu, mười sáu tuổi, mười lăm tuổi, bé lớp 6, bé lớp 7, lớp 8, lớp 9, học sinh lớp 10, học sinh cấp ba nữ, mấy bạn học sinh, sinh viên năm 2, sinh viên nghèo, sv năm nhất, teen girl, teenager, gen alpha, học sinh của em, học sinh của mình, học trò của em, học trò của mình, học trò cũ, bé học trò, lớp học của em, lớp em chủ nhiệm, học sinh lớp 12, học sinh lớp 11, học sinh cuối cấp',
      'ngôi sao, mèo, cúc họa mi, bướm, đôi anh đào | nốt nhạc, máy ảnh, trái tim, cầu vồng, nơ lụa | đám mây, cá heo, xương rồng, dâu tây, gấu trúc, thỏ ngọc, hoa anh đào',
    ],
    [
      'bác sĩ',
      'y tá, điều dưỡng, dược sĩ, ngành y, doctor, nurse, làm bác sĩ, làm y tá, làm điều dưỡng, làm dược sĩ, học y, sinh viên y, sinh viên y khoa, y khoa, ngành y tế, nhân viên y tế, cô bác sĩ, chị bác sĩ, bác sĩ nữ, bác sĩ sản, bác sĩ mổ, nha sĩ, bác sĩ điều trị, 27/2, ngày thầy thuốc, thầy thuốc, hộ lý, hộ sinh, điều dưỡng viên, kỹ thuật viên xét nghiệm, bác sĩ răng, bác sĩ nhi, chuyên gia tâm lý, nhà tâm lý, bác sĩ tâm lý, nhân viên xã hội, công tác xã hội, làm ở bệnh viện, làm bệnh viện, trực bệnh viện, tuyến đầu chống dịch',
      'bồ câu, cẩm tú cầu, cẩm chướng, hoa sen, biết ơn, bình an | cú mèo, ngọc bích, hướng dương, cỏ bốn lá | hoa trà, mộc lan, lam ngọc sapphire',
    ],
  ] as const
).map(([name, says, finds]) =>
  concept('recipient')([name, [says, ...(CALLED_SO[name] ?? [])].join(', '), finds]),
);

/** Recipients with a narrower taste: being meant for them weighs more in the ranking. */
export const PARTICULAR: ReadonlySet<string> = new Set([
  'mẹ',
  'bà',
  'ông',
  'bố',
  'chú bác',
  'ông bà',
  'bố mẹ',
  'thầy cô',
  'sếp',
  'sếp nam',
]);
/** Concepts that imply a man, including a style. */
export const MEN: ReadonlySet<string> = new Set([
  'bố',
  'chú bác',
  'ông',
  'bạn trai',
  'chồng',
  'em trai',
  'anh trai',
  'bé trai',
  'sếp nam',
  'nam tính',
]);
/** Who is given no lovers' things. */
export const NO_LOVERS: ReadonlySet<string> = new Set([
  'thầy cô',
  'sếp',
  'sếp nam',
  'bác sĩ',
  'đồng nghiệp',
  'chú bác',
  'cô dì',
  'ông',
  'bà',
  'ông bà',
  'bố',
  'bé trai',
  'em trai',
  'anh trai',
  'trang nghiêm',
]);
/** Replacements of child recipients older than twelve. */
export const GROWN: Readonly<Record<string, string>> = {
  'bé gái': 'chị em gái',
  'bé trai': 'em trai',
  'em bé': 'tuổi teen',
};
/** Who is meant by them where somebody is a child. */
export const YOUNG: Readonly<Record<string, string>> = {
  'chị em gái': 'bé gái',
  'em trai': 'bé trai',
};
/** Who is meant by them where somebody is of a mother's age or older. */
export const ELDER: Readonly<Record<string, string>> = {
  'chị em gái': 'cô dì',
  'em trai': 'chú bác',
  'anh trai': 'chú bác',
};
/** Recipients of either sex, and who they are once a pronoun tells it. */
export const OF_SEX: Readonly<Record<string, { readonly he?: string; readonly she?: string }>> = {
  'người yêu': { he: 'bạn trai', she: 'bạn gái' },
  sếp: { he: 'sếp nam' },
  'cô dì': { he: 'chú bác' },
  'chị em gái': { he: 'em trai' },
  'em bé': { he: 'bé trai', she: 'bé gái' },
  'tuổi teen': { he: 'em trai', she: 'chị em gái' },
};
/** Others of either sex stay who they are, and it is told besides that it is for a man. */
export const OF_EITHER_SEX: ReadonlySet<string> = new Set(['crush', 'bạn thân', 'đồng nghiệp', 'thầy cô']);
/** Name of the concept for a mother. */
export const MOTHER = 'mẹ';
/** Name of the concept for a newborn child. */
export const CHILD = 'em bé';
/** Name of the concept for whoever teaches. */
export const TEACHER = 'thầy cô';
/** Name of the concept for somebody between a child and a grown-up. */
export const TEEN = 'tuổi teen';
/** Names of the concepts for a boy and a girl. */
export const BOY = 'bé trai';
export const GIRL = 'bé gái';
