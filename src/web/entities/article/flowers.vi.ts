import type { CategoryKey } from '#domain/catalogue/categories.ts';

/** A flower of the meanings page; `slug` selects its charm's picture, `tint` the background of its gate. */
export type FlowerMeaning = {
  readonly slug: string;
  readonly name: string;
  /** three or four words, set in Charm */
  readonly meaning: string;
  /** the meaning in one or two words, for the strip of the home page */
  readonly word: string;
  readonly text: string;
  readonly tint: CategoryKey;
};

/** The nine of spec §2, Flower meanings page, in its order. */
export const flowers: readonly FlowerMeaning[] = [
  {
    slug: 'hoa-anh-dao',
    name: 'Hoa anh đào',
    meaning: 'Một khởi đầu mới',
    word: 'Khởi đầu mới',
    text: 'Anh đào nở rộ chừng một tuần rồi bay theo gió, nên người ta ngắm hoa với tất cả sự trân trọng. Tặng anh đào là chúc ai đó bước sang một mùa mới thật nhẹ: công việc mới, ngôi nhà mới, hay một người vừa quen. Điều đẹp nhất không cần ở lại lâu, chỉ cần được nhìn thấy đúng lúc.',
    tint: 'flower',
  },
  {
    slug: 'co-bon-la',
    name: 'Cỏ bốn lá',
    meaning: 'May mắn tìm đến',
    word: 'May mắn',
    text: 'Trong hàng nghìn nhánh cỏ mới có một nhánh bốn lá. Lá thứ nhất là hy vọng, lá thứ hai là niềm tin, lá thứ ba là tình yêu, còn lá thứ tư dành cho may mắn. Đeo cỏ bốn lá vào ngày thi, ngày phỏng vấn, hay bất cứ ngày nào bạn muốn có thêm một chút can đảm.',
    tint: 'nature',
  },
  {
    slug: 'co-ba-la',
    name: 'Cỏ ba lá',
    meaning: 'Niềm tin giản dị',
    word: 'Niềm tin',
    text: 'Ba lá nhỏ chụm vào nhau như quá khứ, hiện tại và tương lai cùng che chở cho một người. Cỏ ba lá không hiếm, mọc khắp lối đi, nên là lời nhắc rằng bình yên vẫn ở rất gần.',
    tint: 'nature',
  },
  {
    slug: 'cuc-hoa-mi',
    name: 'Cúc họa mi',
    meaning: 'Tấm lòng thuần khiết',
    word: 'Thuần khiết',
    text: 'Đầu đông Hà Nội, những gánh cúc họa mi trắng đi qua phố cổ và mùa cũng đổi theo. Cánh trắng, nhụy vàng, chẳng cầu kỳ mà ai cũng muốn ôm một bó. Charm cúc họa mi hợp với người bạn thân từ thuở đi học, người mà bạn có thể im lặng bên cạnh cả buổi chiều.',
    tint: 'animal',
  },
  {
    slug: 'hoa-su',
    name: 'Hoa sứ',
    meaning: 'Bình an trong nhà',
    word: 'Bình an',
    text: 'Hoa sứ rụng xuống sân vẫn còn nguyên năm cánh, thơm đến tận chiều. Mẹ hay nhặt vài bông đặt vào đĩa nước nhỏ trên bàn. Tặng hoa sứ là gửi một lời chúc bình an cho người đang ở xa, như thể nói: nhà mình vẫn ổn, khi nào mệt thì về.',
    tint: 'animal',
  },
  {
    slug: 'linh-lan',
    name: 'Linh lan',
    meaning: 'Hạnh phúc trở lại',
    word: 'Hạnh phúc trở lại',
    text: 'Người Pháp tặng nhau linh lan vào ngày đầu tháng Năm như một lời chúc may mắn cho cả năm. Những chiếc chuông trắng nhỏ xíu nép dưới lá nói hộ điều khó nói: mọi niềm vui đã đi xa rồi sẽ tìm được đường về. Rất hợp cho một lần làm lành.',
    tint: 'nature',
  },
  {
    slug: 'dam-but',
    name: 'Dâm bụt',
    meaning: 'Vẻ đẹp mong manh',
    word: 'Mong manh',
    text: 'Hàng rào dâm bụt là tuổi thơ của rất nhiều người Việt. Hoa chỉ nở trọn một ngày nên trở thành lời nhắc dịu dàng: hãy yêu thương khi còn ở cạnh nhau. Charm dâm bụt hợp với người chân thành, ấm áp và luôn sống hết mình cho từng khoảnh khắc.',
    tint: 'flower',
  },
  {
    slug: 'lan-ho-diep',
    name: 'Lan hồ điệp',
    meaning: 'Sự ngưỡng mộ',
    word: 'Ngưỡng mộ',
    text: 'Dáng hoa như cánh bướm đậu, sang trọng mà không xa cách. Lan hồ điệp là món quà dành cho người mình kính trọng: một cô giáo, một người mẹ, một người bạn lớn luôn ở phía sau lặng lẽ đỡ mình. Đeo charm này cũng là cách nhớ rằng sự bền bỉ rồi sẽ nở hoa.',
    tint: 'icon',
  },
  {
    slug: 'tulip',
    name: 'Tulip',
    meaning: 'Một lời tỏ tình',
    word: 'Lời tỏ tình',
    text: 'Tulip đỏ là lời thương nói thẳng, không vòng vo. Bông hoa khép cánh khi trời tối và mở ra khi có nắng, giống một người chỉ vui khi người kia vui. Nếu bạn đã ngập ngừng lâu rồi, cứ để tulip lên tiếng trước.',
    tint: 'flower',
  },
];
