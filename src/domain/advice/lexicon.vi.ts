/** What kind of wish a word is. */
export const CONCEPT_KINDS = ['color', 'style', 'meaning', 'occasion', 'recipient', 'category'] as const;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];

/** One thing people wish for: how they say it, and what charms that have it are described with. */
export type Concept = {
  readonly kind: ConceptKind;
  /** As a reason says it. */
  readonly name: string;
  readonly says: readonly string[];
  readonly finds: readonly string[];
};

const words = (text: string) => text.split(',').map((word) => word.trim());
/** `says` and `finds` as comma lists; the name itself is always one of both. */
const concept =
  (kind: ConceptKind) =>
  ([name, says, finds]: readonly [string, string, string?]): Concept => ({
    kind,
    name,
    says: [...new Set([name.toLowerCase(), ...words(says)])],
    finds: [...new Set([name.toLowerCase(), ...words(finds ?? name.toLowerCase())])],
  });

const colors = (
  [
    ['hồng', 'màu hồng, hồng pastel, hồng phấn, hồng nhạt, sắc hồng, tông hồng, pink', 'hồng, san hô'],
    ['trắng', 'màu trắng, sắc trắng, trắng tinh, màu kem, kem', 'trắng, kem, ngọc trai'],
    ['đỏ', 'màu đỏ, sắc đỏ, đỏ tươi, đỏ rực', 'đỏ'],
    ['tím', 'màu tím, sắc tím, tím mộng mơ, tím nhạt, tone tím', 'tím'],
    ['vàng', 'màu vàng, sắc vàng, vàng nắng, vàng tươi', 'vàng, vàng chanh, hổ phách, cam mật'],
    [
      'xanh dương',
      'xanh biển, xanh lam, xanh da trời, xanh nước biển, xanh dịu mát, blue',
      'xanh dương, xanh biển, xanh lam, xanh đậm, xanh nước, xanh trời, xanh băng',
    ],
    ['xanh lá', 'xanh lục, xanh rêu, xanh cây, green', 'xanh lá, xanh non'],
    ['xanh', 'màu xanh, sắc xanh, xanh mát', 'xanh'],
    ['cam', 'màu cam, cam đất, cam cháy', 'cam, san hô'],
    ['nâu', 'màu nâu, nâu đất', 'nâu'],
    ['đen', 'màu đen, đen trắng', 'đen'],
    ['nhiều màu', 'đa sắc, bảy sắc, nhiều màu sắc', 'nhiều màu, ngũ sắc'],
  ] as const
).map(concept('color'));

const styles = (
  [
    ['tối giản', 'đơn giản, giản dị, minimal, gọn nhẹ'],
    ['cổ điển', 'hoài cổ, vintage, xưa cũ', 'cổ điển, vintage'],
    ['đáng yêu', 'dễ thương, cute, xinh xinh, ngộ nghĩnh, cưng', 'đáng yêu, tinh nghịch'],
    ['sang trọng', 'sang, quý phái, quý tộc, sang chảnh, cao cấp, đẳng cấp', 'sang trọng, quý phái, kiêu sa'],
    ['dịu dàng', 'nhẹ nhàng, mềm mại, dịu êm, dịu nhẹ', 'dịu dàng, nhẹ nhàng, dịu êm, trong trẻo'],
    ['mơ mộng', 'mộng mơ, thơ mộng, bay bổng, cổ tích', 'mơ mộng, cổ tích'],
    ['cá tính', 'ngầu, chất, cool, phá cách', 'cá tính, mạnh mẽ, độc đáo'],
    ['nữ tính', 'điệu đà, bánh bèo, điệu, tiểu thư', 'nữ tính, điệu đà, ngọt ngào'],
    ['rực rỡ', 'nổi bật, sặc sỡ, màu mè, rạng rỡ, tươi sáng', 'rực rỡ, rạng rỡ'],
    ['mộc mạc', 'tự nhiên, đồng quê, gần gũi', 'mộc mạc, tự nhiên, đồng quê'],
    ['huyền bí', 'bí ẩn, phép thuật, chiêm tinh', 'huyền bí, trực giác'],
    ['truyền thống', 'dân gian, việt nam, quê hương, đậm chất việt', 'truyền thống, quê hương'],
    ['bohemian', 'boho, phóng khoáng, du mục', 'bohemian, phóng khoáng'],
    ['thanh lịch', 'trang nhã, tinh tế, công sở, thanh cao', 'thanh lịch, thanh cao, tinh tế'],
    ['ấm áp', 'ấm cúng, ấm lòng'],
    ['vui tươi', 'vui vẻ, năng động, tươi tắn, tươi vui', 'vui tươi, tươi tắn, niềm vui'],
    [
      'trong trẻo',
      'thanh khiết, tinh khôi, trong sáng, thuần khiết',
      'trong trẻo, thanh khiết, tinh khôi, thuần khiết',
    ],
  ] as const
).map(concept('style'));

const meanings = (
  [
    ['tình yêu', 'yêu đương, yêu thương, lãng mạn, tình duyên', 'tình yêu, lãng mạn, đôi lứa'],
    ['may mắn', 'lucky, hên, cầu may, vận may'],
    [
      'bình an',
      'bình yên, an yên, an lành, hòa bình, an nhiên, yên bình',
      'bình an, bình yên, hòa bình, an nhiên',
    ],
    ['tình bạn', 'bạn bè thân thiết, tình bạn thân', 'tình bạn'],
    [
      'tài lộc',
      'phát tài, thịnh vượng, phú quý, giàu sang, sung túc, buôn bán, làm ăn, tiền tài',
      'tài lộc, thịnh vượng, phú quý, sung túc',
    ],
    ['tự do', 'tự tại, bay xa', 'tự do, tự tại'],
    ['hy vọng', 'ước mơ, điều ước, lạc quan, niềm tin', 'hy vọng, ước mơ, điều ước, lạc quan, niềm tin'],
    ['trường thọ', 'sức khỏe, sống lâu, sống thọ, khỏe mạnh', 'trường thọ, mừng thọ'],
    [
      'trí tuệ',
      'thông minh, học giỏi, học tập, tri thức, đọc sách',
      'trí tuệ, học tập, tri thức, thông thái, thông minh',
    ],
    ['biết ơn', 'cảm ơn, tri ân, lòng biết ơn'],
    [
      'chung thủy',
      'thủy chung, bền chặt, mãi mãi, vĩnh cửu, trăm năm',
      'chung thủy, thủy chung, bền chặt, vĩnh cửu, bách niên, lời hứa',
    ],
    ['bảo hộ', 'bảo vệ, che chở, hộ mệnh, xua đuổi, tránh tà', 'bảo hộ'],
    [
      'chữa lành',
      'thư giãn, thư thái, healing, an ủi, ngủ ngon, giảm căng thẳng',
      'chữa lành, thư giãn, thư thái, chúc ngủ ngon',
    ],
    ['mạnh mẽ', 'can đảm, kiên cường, bản lĩnh, vượt qua', 'mạnh mẽ, can đảm, kiên cường, bền bỉ, kiên trì'],
    [
      'khởi đầu mới',
      'khởi nghiệp, bắt đầu lại, công việc mới',
      'khởi đầu mới, khởi nghiệp, tái sinh, cơ hội',
    ],
    ['đam mê', 'nghệ thuật, âm nhạc, múa, hội họa, sáng tạo', 'đam mê, nghệ thuật, sáng tạo'],
    ['đoàn viên', 'gia đình, sum họp, sum vầy, tổ ấm', 'đoàn viên, sum vầy, ấm áp'],
  ] as const
).map(concept('meaning'));

const occasions = (
  [
    ['sinh nhật', 'sn, birthday, mừng tuổi mới'],
    ['Valentine', 'lễ tình nhân, 14/2, tỏ tình', 'valentine, lời tỏ tình'],
    ['8/3', 'quốc tế phụ nữ, mùng 8 tháng 3'],
    ['20/10', 'phụ nữ việt nam'],
    ['20/11', 'nhà giáo, ngày nhà giáo', '20/11, quà thầy cô'],
    ['Tết', 'năm mới, đầu năm, mùa xuân, ngày tết'],
    ['Giáng sinh', 'noel, christmas'],
    ['Trung thu', 'rằm tháng tám, rằm'],
    ['tốt nghiệp', 'ra trường, kỷ yếu, lễ bế giảng', 'tốt nghiệp, kỷ yếu'],
    ['thi cử', 'đi thi, thi đại học, kỳ thi, mùa thi, đỗ đạt', 'thi cử, đỗ đạt'],
    ['cưới hỏi', 'đám cưới, cưới, cô dâu, phù dâu, lễ cưới, đính hôn', 'cưới hỏi, cầu hôn'],
    ['kỷ niệm', 'ngày kỷ niệm, lưu niệm'],
    ['khai trương', 'mở cửa hàng, mở tiệm, mở quán'],
    ['tân gia', 'nhà mới, về nhà mới'],
    ['du lịch', 'đi chơi xa, phượt, chuyến đi, đi xa', 'du lịch, phiêu lưu'],
    ['mùa hè', 'đi biển, hè, biển, biển cả, đại dương', 'mùa hè, biển cả'],
    ['mùa thu', 'thu, lá vàng'],
    ['chia tay', 'tạm biệt, chia xa'],
    ...Array.from(
      { length: 12 },
      (_, n) => [`sinh nhật tháng ${n + 1}`, `tháng ${n + 1}, sinh tháng ${n + 1}`] as const,
    ),
  ] as const
).map(concept('occasion'));

const recipients = (
  [
    ['mẹ', 'má, mẹ chồng, mẹ vợ, tặng mẹ, mama', 'quà mẹ, tình mẹ'],
    ['ông bà', 'bà, bà ngoại, bà nội, ông, ông ngoại, ông nội', 'mừng thọ, trường thọ, hiếu thảo'],
    ['người yêu', 'bạn gái, bạn trai, vợ, chồng, crush, gấu, ny', 'tình yêu, valentine, lãng mạn'],
    ['bạn thân', 'bạn bè, tặng bạn, cho bạn, hội bạn, bestie, bff', 'tình bạn, quà bạn bè'],
    ['thầy cô', 'cô giáo, thầy giáo, giáo viên, thầy', 'quà thầy cô, 20/11'],
    ['bé gái', 'con gái, em bé, bé, cháu gái, thiếu nhi, tặng con, cho con', 'thiếu nhi, đáng yêu, tuổi thơ'],
    ['chị em', 'tặng chị, cho chị, chị gái, em gái', 'nữ tính, dịu dàng, 8/3'],
    ['đồng nghiệp', 'sếp, đối tác', 'thanh lịch, sang trọng'],
  ] as const
).map(concept('recipient'));

const categories = (
  [
    ['hoa', 'bông hoa, các loài hoa', 'flower'],
    ['động vật', 'con vật, thú, thú cưng, thú nhỏ', 'animal'],
    ['đá quý', 'đá, ngọc, đá phong thủy, gem, pha lê', 'gems'],
    ['thiên nhiên', 'cây cỏ, cây lá, trái cây, bầu trời', 'nature'],
    ['biểu tượng', 'icon, ký hiệu', 'icon'],
  ] as const
).map(concept('category'));

export const CONCEPTS: readonly Concept[] = [
  ...colors,
  ...styles,
  ...meanings,
  ...occasions,
  ...recipients,
  ...categories,
];

/** What turns the rest of its clause into what is not wanted. */
export const NEGATIONS: readonly string[] = [
  'không',
  'ko',
  'hông',
  'đừng',
  'chẳng',
  'ghét',
  'tránh',
  'trừ',
  'bớt',
  'kỵ',
];
/** Where a clause ends, beside punctuation. */
export const CLAUSE_ENDS: readonly string[] = ['nhưng', 'mà', 'thay', 'chỉ', 'còn'];
/** Words that say nothing of a wish. */
export const FILLERS: readonly string[] = words(
  'mình, tôi, em, chị, anh, bạn, cho, muốn, cần, tìm, chiếc, cái, vòng, tay, charm, hạt, một, những, các, có, là, với, và, để, tặng, quà, món, nào, gì, giúp, ạ, nhé, nha, thích, hợp, phù, đẹp, xinh, màu, sắc, tone, tông, kiểu, phong, cách, hơi, thật, rất, lắm, chút, ít, nhiều, của, vào, dịp, ngày, người, được, làm, gợi, ý, chọn, mua, đeo, theo, từ, đến, khoảng, tầm, dưới, trên, giá, k, nghìn, ngàn, đồng, đ, thì, mà, nhưng, hay, hoặc, như, này, đó, kia, ơi, shop, tiệm, bông, sẽ, đang, đi, ra, lên, thêm, vài, mấy, cùng, không, ko, đừng, trừ',
);
