import { concept, type Concept } from './concepts.ts';

/** For whom it is. */
export const RECIPIENTS: readonly Concept[] = (
  [
    [
      'mẹ',
      'mẹ ruột, mẹ nuôi, mẹ đỡ đầu, thân mẫu, người mẹ, mẹ hiền, mẹ tôi, mẹ đơn thân lớn tuổi, bác gái mẹ bạn trai, phụ nữ ngoài năm mươi, má, mẹ yêu, mama, mommy, mom, mami, u, bầm, mẹ chồng, mẹ vợ, má chồng, má vợ, mẹ mình, mẹ em, má em, mẹ tui, mẹ con, mẹ già, bà già, mẹ bạn trai, mẹ người yêu, mẹ chồng tương lai, mẹ ny, mẫu thân, phụ nữ trung niên, phụ nữ lớn tuổi, mother',
      'quà mẹ, tình mẹ, cẩm chướng, hoa trà, mộc lan, cẩm tú cầu, hoa nhài, ngọc trai | hoa sen, lan hồ điệp, mẫu đơn, hiếu thảo | hoa ly, linh lan, ngọc bích, hoa sứ',
    ],
    [
      'bà',
      'bà cụ, bà nội tôi, bà ngoại tôi, bà tôi, cụ già, bà ngoại, bà nội, ngoại, nội, nội ngoại, bà cụ, bà cố, bà già tám mươi, grandma, người già, người lớn tuổi, cụ bà, bà mình, ngoại em, bà em, cụ',
      'mừng thọ, hoa sen, cúc đại đóa, mai vàng, ngọc bích, lan hồ điệp | trường thọ, ngọc trai, hoa nhài, hoa trà, cẩm chướng, mẫu đơn, mộc lan | hươu sao, rùa biển, lá bạch quả, nón lá, hoa sứ',
    ],
    [
      'ông bà',
      'các cụ, ông nội bà nội, hai ông bà, người cao tuổi, grandparents',
      'mừng thọ, trường thọ, ngọc bích, hoa sen, cúc đại đóa, mai vàng | rùa biển, lan hồ điệp, hươu sao, lá bạch quả',
    ],
    [
      'ông',
      'ông ngoại, ông nội, grandpa, ông cụ, cụ ông',
      'ngọc bích, rùa biển, trường thọ, lá bạch quả, mừng thọ | cá koi, hươu sao, hoa sen, âm dương, cú mèo | la bàn, mỏ neo, đá mắt hổ, hổ phách, tách cà phê',
    ],
    [
      'bố',
      'ba chồng tương lai, bố chồng tương lai, ba vợ tương lai, bố tôi, ba tôi, cha tôi, thân phụ, người cha, đàn ông trung niên, đàn ông lớn tuổi, ba, cha, tía, papa, daddy, dad, bố mình, ba mình, ba em, bố em, ông già, thầy u, bố chồng, bố vợ, ba chồng, ba vợ, ông bố, father, chú, bác trai, cậu, dượng, chú bác',
      'la bàn, mỏ neo, âm dương, đá mắt hổ, núi tuyết, cá koi | ngọc bích, cú mèo, rùa biển, lam ngọc sapphire, hổ phách, cá voi, ngọc lam | mắt xanh, sóng biển, tách cà phê, hươu sao, cuốn sách, lá bạch quả',
    ],
    [
      'bố mẹ',
      'ba mẹ, ba má, cha mẹ, hai bác, tía má, parents, phụ huynh',
      'hoa sen, ngọc bích, mai vàng, cẩm chướng, biết ơn | hiếu thảo, mộc lan, hoa trà, cá koi, đoàn viên | la bàn, ngọc trai, rùa biển',
    ],
    [
      'người yêu',
      'tặng gấu, cho gấu, gấu em, gấu mình, gấu nhà em, gấu yêu, người thương, người iu, ng yêu, nyeu, ny, bồ, lover, nửa kia, người ấy, honey, bạn đời, một nửa, bé yêu, cục cưng, cạ cứng, em bồ',
      'tình yêu, trái tim, đôi tim, hoa hồng, vô cực | lãng mạn, tulip, thạch anh hồng, thiên nga, thư tình, ổ khóa tình yêu, chìa khóa | morganite, đôi anh đào, kim cương trắng',
    ],
    [
      'bạn gái',
      'bạn gái tôi, vợ tôi, vị hôn thê, người yêu là nữ, người con gái, nửa kia của anh, mẹ của con tôi, bà xã tôi, người yêu em gái, bạn gái mình, gf, girlfriend, ghệ, con ghệ, bồ gái, em ghệ, vợ, bà xã, vợ yêu, vk, vợ mình, vợ em, vợ anh, wife, gấu nữ, người yêu nữ, ny nữ, bé người yêu, em yêu, vợ sắp cưới, vợ bầu, em người yêu, nàng, cô ấy',
      'tình yêu, trái tim, đôi tim, hoa hồng, thạch anh hồng, tulip | lãng mạn, morganite, thiên nga, thư tình, ổ khóa tình yêu, chìa khóa, nơ lụa | ngọc trai, hoa anh đào, bướm, kim cương trắng, vương miện, linh lan, vô cực',
    ],
    [
      'bạn trai',
      'chồng tôi, bạn trai tôi, anh bồ, người yêu là nam, bạn trai cũ, vị hôn phu, người đàn ông của mình, bf, boyfriend, bồ trai, chồng, ông xã, ck, chồng mình, chồng em, husband, anh yêu, ảnh, ny nam, người yêu nam, anh người yêu, gấu nam, chồng sắp cưới, hubby, anh ấy, ảnh nhà em, ổng, anh xã, chàng',
      'la bàn, mỏ neo, vô cực, núi tuyết, âm dương, đá mắt hổ | mắt xanh, sóng biển, cá voi, lam ngọc sapphire, cáo nhỏ, ngọc lam, nốt nhạc | ngôi sao, mặt trời, cá heo, rùa biển, cú mèo, xương rồng, hổ phách',
    ],
    [
      'crush',
      'cờ rút, người thầm thương, đơn phương, người mình thích, thích thầm, thầm thích, yêu đơn phương, yêu thầm, cờ rớt, mối tình đầu, tình đầu, bạn cùng lớp mình thích, đang tán',
      'tulip, thư tình, lời tỏ tình, trái tim, dâu tây, tình đầu | đôi anh đào, thạch anh hồng, chìa khóa, hoa anh đào, lưu ly, nốt nhạc | hoa hồng, hoa păng-xê, nơ lụa, đôi tim',
    ],
    [
      'bạn thân',
      'cô bạn, cô bạn thân, người bạn, bạn tôi, bạn cũ, bạn hiền, bạn học cũ, bạn đồng môn, cô bạn cùng lớp, bạn chung phòng, bạn trọ, người bạn thân, bạn bè, bạn tớ, hai người bạn, nhóm bạn thân, các bạn, cô bạn gái thân, bạn tâm giao, nhỏ bạn cùng bàn, bạn cùng bàn, bạn qua thư, bạn nhậu, đứa bạn, thằng bạn, con bạn, nhỏ bạn, bạn thân mình, bạn học, bạn cùng phòng, bạn cùng lớp, bạn đại học, bạn gái thân, bạn cấp 3, bạn cấp ba, bạn em, bạn mình, bạn tui, bạn chí cốt, hội bạn thân, hội chị em, chị em bạn dì thân, chí cốt, bạn, bestie, besty, best friend, bff, bff của mình, friend, friends, cạ, nhỏ bạn thân, con bạn thân, bạn nối khố, cạ cứng chí cốt, tụi bạn, đám bạn, mấy đứa bạn, team, nhóm 4 đứa, hội bạn dì, hội bạn',
      'tình bạn, đôi anh đào, cúc họa mi, gấu trúc, tách cà phê, vô cực | quà bạn bè, cáo nhỏ, mèo, ngọc lam, cá heo | nốt nhạc, cỏ ba lá, máy ảnh, nhím nhỏ, xương rồng, bìm bìm',
    ],
    [
      'bạn đôi',
      'đeo đôi, đeo cặp, cặp đôi, vòng đôi, đồ đôi, vòng cặp, 1 con cho, đôi bạn, hai đứa, couple, hai đứa mình, hai đứa con gái, 2 đứa, tụi mình, match nhau, matching, cùng đeo, mỗi đứa một cái, mỗi đứa một con',
      'đôi anh đào, vô cực, âm dương, đôi tim | chìa khóa, ổ khóa tình yêu, ngọc lam, cá heo, gắn kết, trăng lưỡi liềm | gấu trúc, tách cà phê, ngôi sao, mặt trời',
    ],
    [
      'vợ chồng',
      'hai vợ chồng, 2 vợ chồng, đôi vợ chồng, cặp vợ chồng, uyên ương, couple yêu nhau, cặp đôi yêu nhau',
      'đôi tim, vô cực, ổ khóa tình yêu, thiên nga | chìa khóa, trái tim, bách niên, chung thủy, âm dương, đôi anh đào | hoa hồng, kim cương trắng',
    ],
    [
      'thầy cô',
      'thầy hướng dẫn, cô hướng dẫn, giáo viên hướng dẫn, giáo viên dạy, thầy giáo cũ, người thầy, nhà giáo nghỉ hưu, cô giáo tôi, cô hiệu phó, cô giáo dạy con, cô bảo mẫu, cô nuôi dạy trẻ, cô trông trẻ, giáo viên mầm non, gia sư, cô gia sư, người dạy, thầy cô cũ, cô giáo, thầy giáo, giáo viên, thầy, cô chủ nhiệm, cô giáo chủ nhiệm, giáo viên chủ nhiệm, gvcn, cô giáo cũ, thầy cô giáo, giảng viên, cô giáo mầm non, teacher, cô giáo dạy, thầy cũ, cô dạy, giáo sư, cô giáo viên, sư phụ, cô hiệu trưởng, thầy chủ nhiệm',
      'quà thầy cô, 20/11, hoa sen, cẩm chướng, hoa ly | cú mèo, cuốn sách, biết ơn, mộc lan, hoa trà, mũ tốt nghiệp, nón lá | ngọc trai, hướng dương, cẩm tú cầu, lan hồ điệp',
    ],
    [
      'bé gái',
      'cháu bé, đứa cháu, con gái đầu lòng, con gái út, con gái tôi, con gái tui, con gái em, học sinh tiểu học, cháu gái tôi, cháu gái nhỏ, con tôi, con của bạn, cô công chúa nhỏ, công chúa nhỏ, cô nhóc, bé học lớp, cháu học lớp, con gái nuôi, em bé, bé, cháu gái, con gái nhỏ, con gái, con gái rượu, con gái chị, con gái mình, bé nhà mình, bé nhà em, công chúa nhà, nhóc, nhóc tì, con nít, trẻ em, trẻ con nhỏ, trẻ nhỏ, bé con, bé út, cháu, con nhỏ, nhỏ em, bé bi, baby girl, daughter, kid, kids, bé gái nhỏ, con, bé na, bé mầm non, mẫu giáo, tiểu học, cháu nội, cháu ngoại, gái út, tụi nhỏ, mấy đứa nhỏ, cô bé, con chị, con em',
      'thiếu nhi, thỏ ngọc, cầu vồng, giày ba lê, nơ lụa, đáng yêu | mèo, gấu trúc, bướm, dâu tây, vương miện, ngôi sao | hoa anh đào, đôi anh đào, hộp quà, đám mây, cá heo, thiên nga',
    ],
    [
      'bé trai',
      'con trai tôi, con trai tui, con trai nhỏ, cháu trai tôi, con trai út, hoàng tử nhỏ, cậu nhóc, cu bin, cu tèo, bé trai nhà, con trai, con giai, cháu trai, thằng bé, thằng cu, cu tí, cu con, nhóc con trai, thằng nhóc, baby boy, son, cậu bé, cu cậu, quý tử, con trai mình, con trai chị, cậu con trai, con trai em, thằng cháu',
      'cá heo, cá voi, mặt trời, ngôi sao, núi tuyết, rùa biển | la bàn, cáo nhỏ, mỏ neo, gấu trúc, cú mèo, xương rồng | sóng biển, bọ rùa, đá mắt hổ, cầu vồng, nốt nhạc',
    ],
    [
      'em trai',
      'anh ruột, anh họ, bạn nam thân, nam đồng nghiệp, anh đồng nghiệp, con trai trưởng thành, con trai đại học, cậu em, cậu em trai, chàng trai, nam thanh niên, em trai tôi, anh trai tôi, thằng em, thằng em trai, anh trai, anh hai, anh ba, ông anh, ông anh trai, bạn nam, con trai lớn, thanh niên, bạn con trai, cậu bạn, bạn là con trai, brother, bro, anh bạn, nam sinh, anh rể, em rể, nam giới, nam, trai, boy, boys, nam thần',
      'la bàn, núi tuyết, mỏ neo, đá mắt hổ, âm dương, cáo nhỏ | sóng biển, xương rồng, cá voi, cá heo, mắt xanh, cú mèo, nốt nhạc | ngôi sao, mặt trời, rùa biển, ngọc lam, lam ngọc sapphire',
    ],
    [
      'chị em gái',
      'chị nuôi, cô em, bạn nữ thân, em gái tôi, chị gái tôi, cô gái trẻ, người chị, chị tôi, em chồng, cô em chồng, chị chồng, em vợ, cháu gái lớn, cô cháu gái, con gái lớp mười, con gái cấp ba, các chị em, mấy chị em, cô nàng, chị, chị gái, em gái, chị hai, chị ba, chị 2, chị họ, em họ, bà chị, cô em gái, em gái mưa, chị mình, chị em, đứa em gái, sister, con em, con em gái, nhỏ em gái, chị ruột, em út, gái xinh, nữ, con gái lớn, gái, girl, girls, phái nữ, chị em phụ nữ, phụ nữ, cô gái, bạn nữ, hội chị em phụ nữ, các bạn nữ, chị dâu, em dâu, chị dâu mới',
      'hoa anh đào, bướm, thạch anh hồng, tulip, nơ lụa | dịu dàng, 8/3, 20/10, mộc lan, ngọc trai, cúc họa mi, cẩm tú cầu | nữ tính, thỏ ngọc, vương miện, mèo, hoa trà, hoa nhài, dâu tây',
    ],
    [
      'cô dì',
      'chị lao công, cô tạp vụ, bác bảo vệ, cô bán hàng, bà chủ nhà, cô chủ trọ, chủ trọ, cô chủ nhà, cô bán bún, cô y tá, dì ruột, bác ruột, người giúp việc, cô bán rau, cô tôi, dì tôi, bác tôi, dì, mợ, thím, cô ruột, cô hai, dì út, dì ba, dì hai, bác gái, cô hàng xóm, cô bán, cô chú, hàng xóm, cô lao công, bác hàng xóm, cô giúp việc, bác giúp việc, chị giúp việc, auntie, aunt, cô ba',
      'cẩm chướng, cẩm tú cầu, hoa trà, mộc lan, hoa sen | quà mẹ, biết ơn, hoa nhài, hướng dương, ngọc trai | mai vàng, hoa giấy, lan hồ điệp, tách cà phê, hộp quà',
    ],
    [
      'đồng nghiệp',
      'nữ đồng nghiệp, cô đồng nghiệp, bạn làm cùng, chị làm cùng, người cùng cơ quan, cả phòng, chị em trong phòng, chị em cơ quan, khách hàng thân thiết, khách hàng lâu năm, đồng nghiệp nữ công ty, đối tác, khách hàng, khách vip, chị đồng nghiệp, đồng nghiệp nữ, chị cùng phòng, anh chị em công ty, colleague, chị kế toán, bạn cùng công ty, bạn đồng nghiệp, chị trưởng phòng cũ, khách',
      'thanh lịch, tulip, cỏ bốn lá, tách cà phê, hướng dương | hoa ly, hoa trà, ngọc trai, cẩm tú cầu, hộp quà, may mắn | mộc lan, hoa sứ, cúc họa mi, lan hồ điệp',
    ],
    [
      'sếp',
      'cấp trên, chủ tịch, nữ giám đốc, chị quản lý, chị trưởng phòng, trưởng phòng nữ, bà chủ, cô chủ, tổng giám đốc, nữ doanh nhân, doanh nhân, sếp nữ, boss công ty, sếp bà, sếp em, giám đốc, trưởng phòng, chị sếp, sếp tổng, chị giám đốc, quản lý, nữ sếp, boss nữ, xếp nữ, lãnh đạo',
      'sang trọng, lan hồ điệp, mẫu đơn, ngọc trai, vương miện | thanh lịch, quý phái, hoa trà, mộc lan, hoa ly | ngọc lục bảo, lam ngọc sapphire, cẩm tú cầu',
    ],
    [
      'sếp nam',
      'sếp ông, anh sếp, boss nam, giám đốc nam, sếp đàn ông',
      'lam ngọc sapphire, la bàn, đá mắt hổ, âm dương, cá koi | ngọc bích, cú mèo, núi tuyết, mỏ neo, ngọc lục bảo',
    ],
    [
      'bản thân',
      'mua cho mình, đeo cho vui, tự tặng mình, mua cho bản thân, tôi đeo, mình tự đeo, dành cho chính mình, cho chính mình, cưng chiều bản thân, bản thân tôi, tự thưởng, tự thưởng cho mình, tự thưởng bản thân, cho bản thân, chính mình tự thưởng, tự tặng, tự mua, tặng mình, tặng bản thân, thưởng cho mình, self gift, me time, cho mình đeo, tự chiều, chiều bản thân',
      'vương miện, mặt trời, thạch anh hồng, bướm, hướng dương | oải hương, mộc lan, tự tin, ngôi sao, mèo, tách cà phê, hộp quà | bồ công anh, đám mây, hoa sứ, hoa sen, cỏ bốn lá',
    ],
    [
      'tuổi teen',
      'học sinh cấp 3, học sinh cấp ba, cấp 3, cấp ba, cấp 2, cấp hai, sinh viên, sinh viên năm nhất, tuổi học sinh, thiếu niên, teen, gen z nhỏ, tuổi mười tám, đôi mươi, mười tám đôi mươi',
      'ngôi sao, mèo, cúc họa mi, bướm, đôi anh đào | nốt nhạc, máy ảnh, trái tim, cầu vồng, nơ lụa | đám mây, cá heo, xương rồng',
    ],
    [
      'bác sĩ',
      'y tá, điều dưỡng, dược sĩ, ngành y, doctor, nurse',
      'trái tim, bồ câu, cú mèo, cẩm tú cầu, bình an | biết ơn, hướng dương, ngọc bích, cẩm chướng, hoa sen',
    ],
  ] as const
).map(concept('recipient'));

/** Whose taste is narrower: what is not for them does not come near what is. */
export const PARTICULAR: ReadonlySet<string> = new Set([
  'mẹ',
  'bà',
  'ông',
  'bố',
  'ông bà',
  'bố mẹ',
  'thầy cô',
  'sếp',
  'sếp nam',
]);
/** For men. The style counts as one of them. */
export const MEN: ReadonlySet<string> = new Set([
  'bố',
  'ông',
  'bạn trai',
  'em trai',
  'bé trai',
  'sếp nam',
  'nam tính',
]);
/** What a daughter or a son of more than twelve is. */
export const GROWN: Readonly<Record<string, string>> = { 'bé gái': 'chị em gái', 'bé trai': 'em trai' };
