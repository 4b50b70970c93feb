import { concept, type Concept } from './concepts.ts';

/** Colours as people say them, and the colours of charms that are meant, the nearest first. */
export const COLORS: readonly Concept[] = (
  [
    [
      'hồng',
      'màu hồng, hồng phấn, hồng nhạt, hồng pastel, hồng baby, hồng đào, hồng dâu, hồng cánh sen, hồng ruốc, hồng đất, hồng tro, hường, hường phấn, màu hường, hường hường, hồng hồng, hồng hào, hồng hiếc, hồng hoét, hồng neon, hồng nude, hồng sen, pink, hot pink, kem dâu, tông hồng, màu da, màu nude',
      'hồng phấn, hồng, hồng cánh sen, hồng đậm, hồng đào, hồng san hô | trắng hồng, san hô, tím hồng, đỏ hồng',
    ],
    [
      'đỏ',
      'màu đỏ, màu lửa, màu ớt, màu son, màu cờ, đỏ thắm, đỏ cờ, đỏ son, đỏ lửa, đỏ ớt,  đỏ tươi, đỏ rực, đỏ chót, đỏ chói, đo đỏ, đỏ au, red, màu máu',
      'đỏ | đỏ cam, đỏ hồng, đỏ nâu, đỏ rượu, cam đỏ',
    ],
    [
      'đỏ đô',
      'đỏ đun, đỏ rượu vang, đỏ rượu, đỏ mận, đỏ booc đô, đỏ bordeaux, đỏ đậm, đỏ thẫm, đỏ trầm, burgundy, màu mận, màu rượu vang, đỏ nâu',
      'đỏ nâu, đỏ rượu | đỏ | đỏ hồng',
    ],
    [
      'san hô',
      'màu san hô, hồng cam, cam hồng, cam san hô, hồng san hô, coral, peach, màu đào, cam đào',
      'hồng san hô, hồng đào, san hô | hồng, cam, đỏ hồng | hồng phấn',
    ],
    [
      'cam',
      'màu cam, cam đất, cam cháy, cam cam, cam sữa, cam tươi, quả hồng chín, hồng chín, hồng chín cây, da cam, màu da cam, màu gạch, màu quýt, màu cà rốt, màu bí đỏ, orange, màu hoàng hôn',
      'cam, cam vàng, cam mật, đỏ cam, cam đỏ | san hô, vàng chanh | nâu vàng',
    ],
    [
      'vàng',
      'màu vàng, màu nghệ, vàng nghệ, màu lúa chín, lúa chín, màu mật, vàng mật, vàng mật ong, màu chanh, vàng bơ, màu rơm, vàng rơm, vàng kim, màu vàng kim, vàng nắng, vàng tươi, vàng chanh, vàng chóe, vàng chói, vàng rực, vàng hoe, vàng óng, vàng khè, vàng vàng, vàng nhạt, vàng gold, vàng ánh kim, vàng mơ, nắng vàng, yellow, gold, golden, dzàng, zàng, màu nắng, ánh kim',
      'vàng, vàng chanh | cam vàng, nâu vàng, cam mật | hổ phách',
    ],
    [
      'xanh lá',
      'lá non, xanh lá non, lá sen, xanh lá sen, màu lá non, lá chuối, màu bơ chín, trái bơ, màu trái bơ chín, bơ chín, xanh bơ, xanh nõn, màu lá, xanh lá cây, xanh lá mạ, xanh lục, xanh rêu, xanh cây, xanh cốm, màu cốm, xanh nõn chuối, xanh non, xanh matcha, matcha, xanh chuối, xanh đọt chuối, xanh ô liu, màu rêu, xanh lá tươi, xanh lá nhạt, xanh lá đậm, xanh đồi, cỏ xanh, green, màu cỏ',
      'xanh lá, xanh non | xanh ngọc',
    ],
    [
      'xanh ngọc',
      'xanh mint, mint, bạc hà, xanh bạc hà, màu mint, xanh ngọc bích, xanh cổ vịt, xanh lam ngọc, xanh turquoise, turquoise, teal, xanh tiffany, màu ngọc, xanh ngọc lam',
      'xanh ngọc | xanh lam, xanh nước, xanh non | xanh lá',
    ],
    [
      'xanh dương',
      'nước biển, màu nước, xanh nước biển nhạt, màu biển, màu trời, xanh biển, xanh lam, xanh da trời, xanh da giời, xanh trời, xanh nước biển, xanh lơ, xanh biếc, xanh dịu mát, xanh đại dương, xanh bích, xanh baby, xanh pastel, xanh coban, xanh nước, xanh hồ thủy, xanh thiên thanh, thiên thanh, xanh denim, xanh jean, xanh sapphire, blue, sky blue, baby blue, màu nước biển',
      'xanh dương, xanh biển, xanh lam, xanh nước, xanh trời, xanh băng | xanh đậm, trắng xanh, xanh ngọc',
    ],
    [
      'xanh đậm',
      'xanh navy, navy, xanh than, xanh đen, xanh đêm, xanh tím than, tím than, xanh thẫm, xanh hải quân, xanh coban đậm, xanh mực, màu than, màu đêm, xanh dương đậm',
      'xanh đậm, xanh đêm, tím than | xanh dương | xanh tím',
    ],
    [
      'xanh',
      'màu xanh, xanh xanh, xanh mát, xanh mướt, xanh tươi, xanh nhạt, xanh nhẹ, màu xanh mát, xanh dịu',
      'xanh dương, xanh lá, xanh biển, xanh lam, xanh ngọc, xanh nước, xanh trời, xanh băng, xanh non | xanh đậm, xanh đêm, trắng xanh, xanh tím',
    ],
    [
      'tím',
      'màu tím, màu nho, tím nho, màu cà, tím cà, tím than nhạt, màu chiều tím, tím hoa sim, màu hoa sim, tím phớt, tím mộng mơ, tím nhạt, tím pastel, tím lịm, tím huế, tím hoa cà, hoa cà, hoa sim, tím sim, tím thủy chung, tím khoai môn, khoai môn, tim tím, tím tím, tím lavender, lavender, màu oải hương, purple, violet, lilac, tím violet, tím hồng, tím biếc',
      'tím, xanh tím | tím hồng, tím than',
    ],
    [
      'trắng',
      'màu trắng, trắng tinh, trắng tinh khôi, trắng muốt, trắng ngà, trắng sữa, trắng ngần, trắng toát, trắng trẻo, trăng trắng, trắng như tuyết, tinh khôi, white, off white, trắng kem',
      'trắng, trắng ngà, trắng sữa, trắng xanh | trắng hồng, ngọc trai | kem, xanh băng',
    ],
    [
      'kem',
      'màu kem, kem sữa, be, màu be, beige, nude, màu bơ, trắng bơ, màu sữa, cream, màu cát',
      'kem, trắng ngà, trắng sữa | ngọc trai',
    ],
    [
      'nâu',
      'màu nâu, màu trà, màu hạt dẻ, màu caramel, caramel, màu bùn, màu da bò, da bò, nâu vỏ cây, màu quế, nâu đất, nâu sữa, nâu tây, nâu cà phê, màu cà phê, màu đất, earth tone, tone đất, tông đất, nâu cánh gián, cánh gián, nâu trầm, nâu gỗ, màu gỗ, nâu socola, màu socola, nâu hạt dẻ, nâu nâu, brown, nâu tây',
      'nâu, nâu vàng, đỏ nâu | hổ phách, cam mật',
    ],
    ['đen', 'màu đen, đen tuyền, đen thui, black, đen đen', 'đen'],
    [
      'xám',
      'ngả xám, sang xám, màu xám, ghi, màu ghi, khói, xám khói, màu khói, gray, grey, bạc, màu bạc, ánh bạc, silver',
      'xám khói | trắng xanh, xanh băng',
    ],
    [
      'nhiều màu',
      'đa sắc, bảy sắc, 7 sắc, bảy màu, 7 màu, nhiều màu sắc, đủ màu, đủ màu sắc, sặc sỡ, sắc màu, cầu vồng sắc, ngũ sắc, bảy sắc cầu vồng, bảy sắc cầu vòng, 7 sắc cầu vồng, lục sắc, màu mè, càng nhiều màu, colorful, rainbow, mix màu, tung tóe màu',
      'nhiều màu, ngũ sắc, cầu vồng | xanh ngọc/hồng, xanh tím/hồng, tím/hồng, chim ruồi, hoa păng-xê, chuồn chuồn, hộp quà',
    ],
    [
      'màu tối',
      'vừa ấm vừa trầm, trầm ấm, màu trầm ấm, đậm, sẫm, thẫm, trầm, tone tối, tông tối, tối màu, màu trầm, tông trầm, tone trầm, trầm màu, màu đậm, đậm màu, dark',
      'xanh đậm, xanh đêm, tím than, đen, nâu, đỏ nâu, đỏ rượu | xám khói',
    ],
    [
      'màu nhạt',
      'nhạt, phớt, thật nhạt, nhạt nhẹ, nhẹ, pastel, màu pastel, tông pastel, tone pastel, tone nhạt, tông nhạt, màu dịu, màu nhẹ, tone nhẹ, tông nhẹ, màu sáng, tone sáng, tông sáng, sáng màu, nhạt màu, nhạt nhạt, màu nhẹ nhàng, màu dịu nhẹ, màu nhã, tông nhã',
      'hồng phấn, trắng hồng, trắng, trắng ngà, hồng, kem, xanh băng, hồng đào, xanh trời, trắng sữa, trắng xanh, tím hồng, xanh nước | vàng chanh, xanh ngọc, xanh tím',
    ],
    [
      'màu nổi',
      'chói, rực lửa, màu rực, màu chói, chói lọi, chói lóa, lòe loẹt, màu nổi bật, màu sặc sỡ, neon, màu neon',
      'đỏ, vàng, cam, hồng đậm, đỏ hồng, cam vàng, cam đỏ, hồng cánh sen, nhiều màu, ngũ sắc, vàng chanh | đỏ cam',
    ],
    [
      'màu nóng',
      'tông nóng, tone nóng, gam nóng, màu ấm, tông ấm, tone ấm, gam ấm, gam màu ấm',
      'đỏ, cam, vàng, cam vàng, đỏ cam, cam đỏ, cam mật, san hô, nâu vàng | vàng chanh, nâu, đỏ hồng',
    ],
    [
      'màu lạnh',
      'tông lạnh, tone lạnh, gam lạnh, màu mát, tông mát, tone mát',
      'xanh dương, xanh biển, xanh lam, xanh nước, xanh băng, xanh ngọc, xanh trời, tím, xanh tím | trắng xanh, xanh đậm',
    ],
    ['màu thu', 'màu mùa thu, tông thu', 'đỏ cam, nâu, nâu vàng, cam, cam mật, đỏ nâu | vàng, cam vàng'],
  ] as const
).map(concept('color'));

/** `màu nắng`, `sắc lá`: a thing after a word for colour names its colour. */
export const COLOR_OF: Readonly<Record<string, string>> = {
  'đồ biển': 'xanh dương',
  'đi biển': 'xanh dương',
  'trên trời': 'xanh dương',
  'sóng biển': 'xanh dương',
  'ban đêm': 'xanh đậm',
  lá: 'xanh lá',
  cây: 'xanh lá',
  'khu rừng': 'xanh lá',
  'nhành dương xỉ': 'xanh lá',
  'mặt trời': 'vàng',
  'hướng dương': 'vàng',
  'mai vàng': 'vàng',
  'sáng sớm': 'vàng',
  'trăng lưỡi liềm': 'vàng',
  'ong mật': 'vàng',
  'hoàng hôn': 'cam',
  'hổ phách': 'cam',
  'lá phong': 'cam',
  'mùa thu': 'màu thu',
  'đám mây': 'trắng',
  'bông tuyết': 'trắng',
  'ngọc trai': 'trắng',
  'hoa nhài': 'trắng',
  'dâu tây': 'đỏ',
  'đôi anh đào': 'đỏ',
  'hồng ngọc': 'đỏ',
  'hoa hồng': 'đỏ',
  'hoa sen': 'hồng',
  'hoa đào': 'hồng',
  'hoa anh đào': 'hồng',
  'oải hương': 'tím',
  'thạch anh tím': 'tím',
  'cà phê': 'nâu',
  'tách cà phê': 'nâu',
  'quả sồi': 'nâu',
  'cầu vồng': 'nhiều màu',
};

/** What is shown, and said, when a colour has too few: its neighbours. */
export const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  hồng: ['san hô', 'đỏ', 'tím'],
  đỏ: ['đỏ đô', 'cam', 'hồng'],
  'đỏ đô': ['đỏ', 'nâu'],
  'san hô': ['hồng', 'cam'],
  cam: ['vàng', 'san hô', 'nâu'],
  vàng: ['cam', 'nâu'],
  'xanh lá': ['xanh ngọc', 'xanh'],
  'xanh ngọc': ['xanh dương', 'xanh lá'],
  'xanh dương': ['xanh ngọc', 'xanh đậm'],
  'xanh đậm': ['xanh dương', 'tím'],
  xanh: ['tím'],
  tím: ['xanh đậm', 'hồng'],
  trắng: ['kem', 'màu nhạt'],
  kem: ['trắng', 'nâu'],
  nâu: ['kem', 'cam'],
  đen: ['màu tối', 'xám'],
  xám: ['trắng', 'đen'],
  'nhiều màu': ['màu nổi'],
  'màu tối': ['nâu', 'tím'],
  'màu nổi': ['nhiều màu'],
};

/** Colours that say how light or loud, not which. */
export const TONES: ReadonlySet<string> = new Set([
  'màu nhạt',
  'màu tối',
  'màu nổi',
  'màu nóng',
  'màu lạnh',
  'màu thu',
]);
