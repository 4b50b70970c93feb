import { concept, type Concept } from './concepts.ts';

/**
 * Light and deep shades of a colour: what they are called, and the charms that have them. Which demo charms those are was measured on
 * the drawings: their enamels take up most of the picture.
 */
export const SHADES: readonly Concept[] = (
  [
    [
      'hồng nhạt',
      'môi em bé, màu môi em bé, hồng môi em bé, má em bé, màu má em bé, hồng phấn, hồng pastel, hồng baby, baby pink, pastel pink, light pink, hồng đào nhạt, hồng kem, hồng bơ, hồng mơ, hồng nude, hồng thạch anh, hồng dịu dàng, hồng dịu, hồng nhẹ, hồng sữa, hồng khói, hồng má, màu da em bé, blush, dusty pink, hồng dusty, hồng trà sữa, ửng hồng, hường phấn, hường nhạt, hồng phớt, phớt hồng, hồng trong, hồng mây, hồng kẹo bông, hồng hoa anh đào, màu hoa anh đào, hồng sakura, hồng đất nhạt, hồng nhàn nhạt, hồng lợt, hường lợt',
      'hồng phấn, hồng đào, trắng hồng, mẫu đơn, hoa sen, hoa ly, tulip | giày ba lê, thỏ ngọc | hồng, tím hồng, hồng san hô, máy ảnh | đôi tim, nơ lụa, ổ khóa tình yêu',
    ],
    [
      'hồng đậm',
      'hồng sen, hồng cánh sen, hồng neon, hồng rực, hồng chóe, hot pink, fuchsia, magenta, hồng fuchsia, hồng tươi, hồng son, hồng hoét, hồng hiếc, hồng dâu, hồng ruốc, hường cánh sen, hồng chói, hồng sậm, hồng thẫm, hồng thanh long, thanh long, màu thanh long, ruột thanh long, màu ruột thanh long, hồng rực rỡ, hường đậm, hồng barbie',
      'hồng cánh sen, hồng đậm, nơ lụa, dâm bụt | đỏ hồng, ổ khóa tình yêu, đôi tim || hồng, tím hồng, hoa ly, mẫu đơn',
    ],
    [
      'xanh da trời',
      'da trời, màu trời, xanh trời, xanh da giời, màu da trời, da giời, màu da giời, xanh da zời, xanh zời, xanh dương nhạt, xanh biển nhạt, xanh nước biển nhạt, xanh lam nhạt, xanh thiên thanh, thiên thanh, xanh lơ, xanh lơ nhạt, xanh baby, baby blue, sky blue, light blue, xanh pastel, xanh mây, xanh bầu trời, xanh băng, xanh hòa bình, xanh dương pastel, xanh dương dịu, xanh nước nhạt, xanh biển pastel, xanh ngắt, xanh ngăn ngắt',
      'xanh trời, xanh băng, xanh nước, lưu ly, cá heo, cá voi | xanh biển, xanh lam, trắng xanh, đám mây | xanh dương, xanh ngọc | mỏ neo, la bàn, lam ngọc sapphire, mắt xanh',
    ],
    [
      'xanh lá đậm',
      'xanh olive, rong rêu, màu rong rêu, xanh rong rêu, tone rừng, tông rừng, xanh rêu, màu rêu, màu rêu đá, xanh rừng, xanh rừng già, xanh rừng thông, xanh thông, xanh lá thẫm, xanh lá sậm, xanh lá cây đậm, xanh lục bảo, xanh emerald, xanh quân đội, xanh bộ đội, xanh lính, xanh áo lính, màu áo lính, màu áo bộ đội, xanh như áo bộ đội, xanh ô liu, xanh ôliu, olive, ô liu, màu ô liu, xanh cứt ngựa, cứt ngựa, xanh ngọc lục, forest green, dark green, xanh lá trầm, xanh lục đậm, xanh cây đậm',
      'ngọc lục bảo, cỏ bốn lá, nhành dương xỉ, cuốn sách, xương rồng | xanh lá, ngọc bích | xanh ngọc | xanh non, cỏ ba lá',
    ],
    [
      'xanh lá nhạt',
      'xanh nõn chuối, xanh nõn, xanh cốm, màu cốm, cốm, cốm non, xanh cốm non, lá non, xanh lá non, màu lá non, xanh non, xanh lá mạ, xanh lá mạ non, lá mạ, xanh mạ, mạ non, màu mạ, màu lá mạ, xanh matcha, matcha, xanh chuối, xanh lá chuối, xanh đọt chuối, đọt chuối, màu đọt chuối, đọt non, xanh đọt non, xanh đọt, xanh bơ, xanh avocado, xanh bơ chín, màu bơ chín, trái bơ, bơ chín, xanh lá cây nhạt, xanh lá pastel, xanh lime, lime, xanh táo, táo xanh, xanh sage, sage, xanh xô thơm, xanh đậu, màu đậu xanh, xanh dưa, xanh chanh, light green, cỏ non, màu cỏ non, xanh cỏ non',
      'xanh non, cỏ ba lá, nhành dương xỉ | xanh lá | xanh ngọc, linh lan | ngọc lục bảo, cỏ bốn lá, cuốn sách',
    ],
    [
      'tím nhạt',
      'tím pastel, tím phớt, tím lavender, lavender, lilac, tím khoai môn, khoai môn, taro, màu taro, tím môn, màu môn, tím mộng mơ, tím sữa, tím nhẹ, tím dịu, tím mơ, tím mờ sương, tím khói, tím bụi, tím trắng, tím hồng phấn, tím hoa cà, hoa cà, màu oải hương, tím oải hương, tím lợt, light purple, mauve, tím phai, tím pha hồng, tím hơi hồng',
      'oải hương, cẩm tú cầu, bướm, hoa păng-xê, tím hồng | xanh tím | chuồn chuồn | tím, tím than, tanzanite',
    ],
    [
      'tím đậm',
      'tím sẫm, tím thẫm, tím mực, mực tím, màu mực tím, vỏ măng cụt, măng cụt, màu măng cụt, cà tím, màu cà tím, mận tím, màu mận tím, nho chín, màu nho chín, màu nho, tím nho, tím hoàng gia, tím ma mị, plum, tím rịm, tím rịn, dark purple, tím đen, tím trầm, tím tối',
      'tím than, thạch anh tím, tanzanite, bìm bìm | xanh đêm || tím, xanh tím, tím hồng, oải hương, lan hồ điệp',
    ],
    [
      'vàng nhạt',
      'vàng chanh, vàng chanh tươi, màu chanh, vàng bơ, màu bơ lạt, vàng kem, vàng mơ, màu mỡ gà, mỡ gà, vàng mỡ gà, màu nắng sớm, vàng pastel, vàng nhẹ, vàng dịu, vàng lợt, pastel yellow, light yellow, vàng hoàng yến, hoàng yến, lông gà con, màu lông gà con, vàng gà',
      'vàng chanh | mai vàng, lá bạch quả, hoàng ngọc, mặt trời | vàng, cam mật | hướng dương, ong mật, chuông vàng, vương miện',
    ],
    [
      'vàng chóe',
      'vàng chói, vàng khè, vàng rực, vàng khè khè, vàng choé, vàng chói lóa, vàng gắt, vàng neon, vàng lòe',
      'cam vàng, hướng dương, mặt trời, chuông vàng, vương miện ||| vàng, vàng chanh, cam mật, nâu vàng',
    ],
    [
      'vàng đậm',
      'vàng nghệ, màu nghệ, vàng đồng, màu đồng, vàng mù tạt, mù tạt, mustard, vàng đất, vàng mật, vàng mật ong, mật ong, màu mật ong, màu mật, màu của mật ong, vàng sậm, vàng ruộm, vàng rộm, vàng hượm, vàng nung, vàng thư',
      'cam vàng, cam mật, nâu vàng, hoàng ngọc, hướng dương, ong mật ||| vàng, vàng chanh, mai vàng',
    ],
    [
      'trắng ngà',
      'ngà, ngà ngà, màu ngà, màu ngà voi, ngà voi, trắng sữa, trắng kem, trắng ấm, ivory, off white, trắng đục, trắng ngà ngà, trắng ngọc trai, màu ngọc trai, trắng bơ, trắng sứ, màu sứ, trắng vani',
      'trắng ngà, trắng sữa, thư tình, mẫu đơn, kem | trắng hồng, hoa nhài, trắng | ngọc trai',
    ],
  ] as const
).map(concept('color'));

/** Shades that mean more than themselves where they are refused. */
export const LOUD_YELLOW = 'vàng chóe';
export const DEEP_BLUE = 'xanh đậm';
export const GREEN = { plain: 'xanh lá', deep: 'xanh lá đậm', light: 'xanh lá nhạt' } as const;
/** The colour that a shade is one of. */
export const SHADE_OF: Readonly<Record<string, string>> = {
  'hồng nhạt': 'hồng',
  'hồng đậm': 'hồng',
  'xanh da trời': 'xanh dương',
  'xanh đậm': 'xanh dương',
  'xanh lá đậm': 'xanh lá',
  'xanh lá nhạt': 'xanh lá',
  'tím nhạt': 'tím',
  'tím đậm': 'tím',
  'vàng nhạt': 'vàng',
  'vàng đậm': 'vàng',
  'vàng chóe': 'vàng',
  'trắng ngà': 'trắng',
  'đỏ đô': 'đỏ',
  'đỏ chót': 'đỏ',
};

/** "Hồng, nhạt nhạt thôi": the shade that a colour and a tone make. */
export const TONED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'màu nhạt': {
    hồng: 'hồng nhạt',
    'xanh dương': 'xanh da trời',
    'xanh lá': 'xanh lá nhạt',
    tím: 'tím nhạt',
    vàng: 'vàng nhạt',
  },
  'màu tối': {
    hồng: 'hồng đậm',
    'xanh dương': 'xanh đậm',
    'xanh lá': 'xanh lá đậm',
    tím: 'tím đậm',
    đỏ: 'đỏ đô',
    vàng: 'vàng đậm',
  },
  'màu nổi': { hồng: 'hồng đậm', vàng: 'vàng đậm' },
};
