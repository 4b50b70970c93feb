import { concept, type Concept } from './concepts.ts';

/** Elements of feng shui with the colours that bear them, and signs of the zodiac with what is said to suit them. */
const ELEMENTS = (
  [
    [
      'mệnh Kim',
      'mạng kim, hành kim, kim mệnh, mang kim, menh kim',
      'trắng, trắng ngà, trắng sữa, kem, xám khói, vàng, nâu vàng | ngọc trai, kim cương trắng, đá mặt trăng, hổ phách, hoàng ngọc, đá mắt hổ',
    ],
    [
      'mệnh Mộc',
      'mạng mộc, hành mộc, mộc mệnh, mang mộc',
      'xanh lá, xanh non, ngọc lục bảo, peridot | nhành dương xỉ, cỏ bốn lá, cỏ ba lá, xương rồng, ngọc bích, xanh ngọc | xanh dương, xanh biển, xanh lam, xanh đậm',
    ],
    [
      'mệnh Thủy',
      'mạng thủy, hành thủy, thủy mệnh, mệnh thuỷ',
      'xanh dương, xanh biển, xanh nước, xanh lam, xanh đậm, ngọc xanh biển, lam ngọc sapphire | sóng biển, đen, trắng, trắng ngà, ngọc trai, xanh băng',
    ],
    [
      'mệnh Hỏa',
      'mạng hỏa, hành hỏa, hỏa mệnh, mệnh hoả',
      'đỏ, hồng ngọc, ngọc thạch lựu, đỏ hồng, đỏ cam | tím, hồng, cam, thạch anh hồng, thạch anh tím, mặt trời | xanh lá',
    ],
    [
      'mệnh Thổ',
      'mạng thổ, hành thổ, thổ mệnh',
      'nâu, nâu vàng, vàng, hổ phách, đá mắt hổ, hoàng ngọc | cam mật, cam vàng, đỏ nâu | đỏ, hồng',
    ],
  ] as const
).map(concept('sign'));

const ZODIAC = (
  [
    [
      'Bạch Dương',
      'cung bạch dương, aries, dương cưu',
      'đỏ, kim cương trắng, hồng ngọc | mặt trời, can đảm, năng lượng, mạnh mẽ',
    ],
    [
      'Kim Ngưu',
      'cung kim ngưu, taurus',
      'ngọc lục bảo, xanh lá, thạch anh hồng | hoa hồng, bền bỉ, tự nhiên',
    ],
    [
      'Song Tử',
      'cung song tử, gemini, song sinh',
      'bướm, ngọc trai, đá mặt trăng, vàng | đôi anh đào, chim ruồi, nốt nhạc',
    ],
    [
      'Cự Giải',
      'cung cự giải, cancer, bắc giải',
      'trăng lưỡi liềm, hồng ngọc, đá mặt trăng, ngọc trai | vỏ sò, biển cả',
    ],
    ['Sư Tử', 'cung sư tử, leo', 'mặt trời, vương miện, hướng dương, peridot | vàng, hoàng ngọc, đá mắt hổ'],
    [
      'Xử Nữ',
      'cung xử nữ, virgo, thất nữ',
      'lam ngọc sapphire, hoa nhài, cúc họa mi | peridot, thanh khiết, ong mật',
    ],
    [
      'Thiên Bình',
      'cung thiên bình, libra',
      'âm dương, opal, thạch anh hồng, cân bằng | hồng, hoa hồng, bướm',
    ],
    [
      'Bọ Cạp',
      'cung bọ cạp, scorpio, thiên yết, thần nông, hổ cáp, thiên hạt',
      'hoàng ngọc, ngọc thạch lựu, hồng ngọc, opal | huyền bí',
    ],
    [
      'Nhân Mã',
      'cung nhân mã, sagittarius',
      'tanzanite, ngọc lam, la bàn, phiêu lưu | tự do, núi tuyết, hoàng ngọc',
    ],
    [
      'Ma Kết',
      'cung ma kết, capricorn, nam dương',
      'ngọc thạch lựu, núi tuyết | nâu, kiên trì, mỏ neo, vững chãi',
    ],
    [
      'Bảo Bình',
      'cung bảo bình, aquarius',
      'thạch anh tím, giọt sương | tự do, độc đáo, xanh dương, bông tuyết',
    ],
    [
      'Song Ngư',
      'cung song ngư, pisces',
      'ngọc xanh biển, đá mặt trăng, cá heo, cá koi | thạch anh tím, cá voi, sóng biển, vỏ sò, trăng lưỡi liềm',
    ],
    ['tuổi Mão', 'tuổi mẹo, năm con mèo, cầm tinh con mèo', 'mèo'],
    ['tuổi Thìn', 'năm con rồng', 'cá koi, ngọc bích | may mắn, tài lộc'],
  ] as const
).map(concept('sign'));

export const SIGNS: readonly Concept[] = [...ELEMENTS, ...ZODIAC];

/** The element of thirty pairs of years, from 1984 (Giáp Tý) on; it repeats every sixty. */
const ELEMENT_OF_PAIR =
  'Kim,Hỏa,Mộc,Thổ,Kim,Hỏa,Thủy,Thổ,Kim,Mộc,Thủy,Thổ,Hỏa,Mộc,Thủy,Kim,Hỏa,Mộc,Thổ,Kim,Hỏa,Thủy,Thổ,Kim,Mộc,Thủy,Thổ,Hỏa,Mộc,Thủy'.split(
    ',',
  );

/** The element that people born in a year go by. */
export function elementOf(year: number): Concept | undefined {
  const pair = Math.floor(((((year - 1984) % 60) + 60) % 60) / 2);
  return ELEMENTS.find(({ name }) => name === `mệnh ${ELEMENT_OF_PAIR[pair] ?? ''}`);
}
