import { concept, type Concept } from './concepts.ts';

/** Elements of feng shui with the colours that bear them, and signs of the zodiac with what is said to suit them. */
const ELEMENTS = (
  [
    [
      'mệnh Kim',
      'mạng kim, hành kim, kim mệnh, mang kim, menh kim, người mệnh kim, mạng kim nè, tuổi mệnh kim, em mệnh kim, mình mệnh kim, hợp mệnh kim, hợp mạng kim, metal element, sa trung kim, hải trung kim, kiếm phong kim, bạch lạp kim, kim bạch kim, thoa xuyến kim',
      'trắng, trắng ngà, trắng sữa, kem, xám khói, vàng, nâu vàng | ngọc trai, kim cương trắng, đá mặt trăng, hổ phách, hoàng ngọc, đá mắt hổ | thiên nga, bồ câu, đám mây, opal, hoa sứ',
    ],
    [
      'mệnh Mộc',
      'mạng mộc, hành mộc, mộc mệnh, mang mộc, người mệnh mộc, em mệnh mộc, mình mệnh mộc, hợp mệnh mộc, hợp mạng mộc, dương liễu mộc, tùng bách mộc, bình địa mộc, tang đố mộc, thạch lựu mộc, đại lâm mộc, mạng cây',
      'xanh lá, xanh non, ngọc lục bảo, peridot | nhành dương xỉ, cỏ bốn lá, cỏ ba lá, xương rồng, ngọc bích, xanh ngọc | xanh dương, xanh biển, xanh lam, xanh đậm, sóng biển, giọt sương, vô cực',
    ],
    [
      'mệnh Thủy',
      'mạng thủy, hành thủy, thủy mệnh, mệnh thuỷ, người mệnh thủy, người mệnh thuỷ, mạng thuỷ, em mệnh thủy, mình mệnh thủy, hợp mệnh thủy, hợp mạng thủy, giản hạ thủy, tuyền trung thủy, trường lưu thủy, thiên hà thủy, đại khê thủy, đại hải thủy, mạng nước',
      'xanh dương, xanh biển, xanh nước, xanh lam, xanh đậm, ngọc xanh biển, lam ngọc sapphire | sóng biển, đen, trắng, trắng ngà, ngọc trai, xanh băng | trăng lưỡi liềm, giọt sương, mèo, opal, đá mặt trăng, cá heo, cá voi | cá koi',
    ],
    [
      'mệnh Hỏa',
      'mạng hỏa, hành hỏa, hỏa mệnh, mệnh hoả, người mệnh hỏa, người mệnh hoả, mạng hoả, em mệnh hỏa, mình mệnh hỏa, hợp mệnh hỏa, hợp mạng hỏa, lư trung hỏa, sơn đầu hỏa, tích lịch hỏa, sơn hạ hỏa, phú đăng hỏa, thiên thượng hỏa, mạng lửa',
      'đỏ, hồng ngọc, ngọc thạch lựu, đỏ hồng, đỏ cam | tím, hồng, cam, thạch anh hồng, thạch anh tím, mặt trời | xanh lá, hoa hồng, trái tim, lá phong, hướng dương',
    ],
    [
      'mệnh Thổ',
      'mạng thổ, hành thổ, thổ mệnh, người mệnh thổ, em mệnh thổ, mình mệnh thổ, hợp mệnh thổ, hợp mạng thổ, lộ bàng thổ, thành đầu thổ, ốc thượng thổ, bích thượng thổ, đại trạch thổ, sa trung thổ, mạng đất',
      'nâu, nâu vàng, vàng, hổ phách, đá mắt hổ, hoàng ngọc | cam mật, cam vàng, đỏ nâu | đỏ, hồng, quả sồi, cú mèo, hươu sao, hồng ngọc',
    ],
  ] as const
).map(concept('sign'));

const ZODIAC = (
  [
    [
      'Bạch Dương',
      'cung bạch dương, aries, dương cưu, bạch dương nữ, nữ bạch dương, bạch dương nam, cung dương cưu, con cừu',
      'đỏ, kim cương trắng, hồng ngọc | mặt trời, can đảm, năng lượng, mạnh mẽ',
    ],
    [
      'Kim Ngưu',
      'cung kim ngưu, taurus, kim ngưu nữ, nữ kim ngưu, con trâu vàng, cung trâu',
      'ngọc lục bảo, xanh lá, thạch anh hồng | hoa hồng, bền bỉ, tự nhiên',
    ],
    [
      'Song Tử',
      'cung song tử, gemini, song sinh, song tử nữ, nữ song tử, cung song sinh, song nam',
      'bướm, ngọc trai, đá mặt trăng, vàng | đôi anh đào, chim ruồi, nốt nhạc',
    ],
    [
      'Cự Giải',
      'cung cự giải, cancer, bắc giải, cự giải nữ, nữ cự giải, cung con cua, con cua',
      'trăng lưỡi liềm, hồng ngọc, đá mặt trăng, ngọc trai | vỏ sò, biển cả',
    ],
    [
      'Sư Tử',
      'cung sư tử, leo, sư tử nữ, nữ sư tử, cung hải sư, hải sư, nam sư tử',
      'mặt trời, vương miện, hướng dương, peridot | vàng, hoàng ngọc, đá mắt hổ',
    ],
    [
      'Xử Nữ',
      'cung xử nữ, virgo, thất nữ, cung thất nữ, xử nam, nữ xử nữ, cung trinh nữ, trinh nữ',
      'lam ngọc sapphire, hoa nhài, cúc họa mi | peridot, thanh khiết, ong mật',
    ],
    [
      'Thiên Bình',
      'cung thiên bình, libra, thiên bình nữ, cung thiên xứng, thiên xứng, nữ thiên bình, cung cái cân',
      'âm dương, opal, thạch anh hồng, cân bằng | hồng, hoa hồng, bướm',
    ],
    [
      'Bọ Cạp',
      'cung bọ cạp, scorpio, thiên yết, thần nông, hổ cáp, thiên hạt, bò cạp, cung bò cạp, cung thiên yết, cung hổ cáp, cung thần nông, nữ bọ cạp, nữ thiên yết, bọ cạp nữ',
      'hoàng ngọc, ngọc thạch lựu, hồng ngọc, opal | huyền bí',
    ],
    [
      'Nhân Mã',
      'cung nhân mã, sagittarius, nhân mã nữ, cung xạ thủ, xạ thủ, nữ nhân mã, cung cung thủ',
      'tanzanite, ngọc lam, la bàn, phiêu lưu | tự do, núi tuyết, hoàng ngọc',
    ],
    [
      'Ma Kết',
      'cung ma kết, capricorn, nam dương, ma kết nữ, nữ ma kết, cung dê biển, cung nam dương, con dê',
      'ngọc thạch lựu, núi tuyết | nâu, kiên trì, mỏ neo, vững chãi',
    ],
    [
      'Bảo Bình',
      'cung bảo bình, aquarius, bảo bình nữ, nữ bảo bình, cung thủy bình, thủy bình',
      'thạch anh tím, giọt sương | tự do, độc đáo, xanh dương, bông tuyết',
    ],
    [
      'Song Ngư',
      'cung song ngư, pisces, song ngư nữ, nữ song ngư, cung hai con cá, cung con cá',
      'ngọc xanh biển, đá mặt trăng, cá heo, cá koi | thạch anh tím, cá voi, sóng biển, vỏ sò, trăng lưỡi liềm',
    ],
    [
      'tuổi Mão',
      'tuổi mẹo, năm con mèo, cầm tinh con mèo, tuổi mèo, cầm tinh mèo, năm mão, quý mão, tân mão, ất mão, đinh mão, kỷ mão, em tuổi mèo, tuổi con mèo, tuổi mão',
      'mèo',
    ],
    [
      'tuổi Tý',
      'tuổi chuột, năm con chuột, tuổi con chuột, cầm tinh con chuột, tuổi tý',
      'may mắn, tài lộc, bình an | thông minh',
    ],
    [
      'tuổi Sửu',
      'tuổi trâu, năm con trâu, tuổi con trâu, cầm tinh con trâu, tuổi sửu',
      'bền bỉ, may mắn, bình an | chăm chỉ',
    ],
    [
      'tuổi Dần',
      'tuổi hổ, tuổi cọp, tuổi con cọp, năm con hổ, tuổi con hổ, cầm tinh con hổ, tuổi dần',
      'đá mắt hổ, mạnh mẽ, may mắn | can đảm, bình an',
    ],
    [
      'tuổi Tỵ',
      'tuổi rắn, tuổi tị, năm con rắn, tuổi con rắn, cầm tinh con rắn, tuổi tỵ',
      'trí tuệ, may mắn, bình an | huyền bí',
    ],
    [
      'tuổi Ngọ',
      'tuổi ngựa, năm con ngựa, tuổi con ngựa, cầm tinh con ngựa, tuổi ngọ',
      'tự do, may mắn, bình an | mạnh mẽ',
    ],
    [
      'tuổi Mùi',
      'tuổi dê, năm con dê, tuổi con dê, cầm tinh con dê, tuổi mùi',
      'dịu dàng, may mắn, bình an | hòa bình',
    ],
    [
      'tuổi Thân',
      'tuổi khỉ, năm con khỉ, tuổi con khỉ, cầm tinh con khỉ, tuổi thân',
      'tinh nghịch, may mắn, bình an | thông minh',
    ],
    [
      'tuổi Dậu',
      'tuổi gà, năm con gà, tuổi con gà, cầm tinh con gà, tuổi dậu',
      'may mắn, chăm chỉ, bình an | mặt trời',
    ],
    [
      'tuổi Tuất',
      'tuổi chó, năm con chó, tuổi con chó, cầm tinh con chó, tuổi tuất',
      'chung thủy, may mắn, bình an | niềm tin',
    ],
    [
      'tuổi Hợi',
      'tuổi heo, tuổi lợn, năm con heo, tuổi con heo, cầm tinh con heo, tuổi hợi',
      'sung túc, may mắn, bình an | an nhiên',
    ],
    [
      'tuổi Thìn',
      'năm con rồng, tuổi rồng, cầm tinh con rồng, giáp thìn, canh thìn, mậu thìn, nhâm thìn, bính thìn, tuổi con rồng, tuổi thìn',
      'cá koi, ngọc bích | may mắn, tài lộc',
    ],
  ] as const
).map(concept('sign'));

/** The colours of the element that overcomes another: who goes by one does not wear them. */
export const AVOIDED: Readonly<Record<string, readonly string[]>> = {
  'mệnh Kim': ['đỏ', 'đỏ cam', 'đỏ hồng', 'hồng', 'hồng đậm', 'tím'],
  'mệnh Mộc': ['trắng', 'trắng ngà', 'trắng sữa', 'vàng', 'vàng chanh'],
  'mệnh Thủy': ['vàng', 'vàng chanh', 'cam vàng', 'nâu', 'nâu vàng', 'cam mật', 'đỏ nâu'],
  'mệnh Hỏa': ['đen', 'xanh dương', 'xanh biển', 'xanh lam', 'xanh nước', 'xanh đậm'],
  'mệnh Thổ': ['xanh lá', 'xanh non', 'xanh ngọc'],
};

/** The element of thirty pairs of years, from 1984 (Giáp Tý) on; it repeats every sixty. */
const ELEMENT_OF_PAIR =
  'Kim,Hỏa,Mộc,Thổ,Kim,Hỏa,Thủy,Thổ,Kim,Mộc,Thủy,Thổ,Hỏa,Mộc,Thủy,Kim,Hỏa,Mộc,Thổ,Kim,Hỏa,Thủy,Thổ,Kim,Mộc,Thủy,Thổ,Hỏa,Mộc,Thủy'.split(
    ',',
  );

const STEMS = 'giáp,ất,bính,đinh,mậu,kỷ,canh,tân,nhâm,quý'.split(',');
const BRANCHES = 'tý,sửu,dần,mão,thìn,tỵ,ngọ,mùi,thân,dậu,tuất,hợi'.split(',');
/** How else a branch is written. */
const BRANCHES_TOO: Readonly<Record<string, string>> = { tý: 'tí', mão: 'mẹo', tỵ: 'tị', mùi: 'vị' };

/** The sixty years of the calendar, each with the names of its animal and its element: `Canh Ngọ`. */
const YEARS = Array.from({ length: 60 }, (_, year) => {
  const branch = BRANCHES[year % BRANCHES.length] ?? '';
  const stem = STEMS[year % STEMS.length] ?? '';
  const written = [branch, ...(BRANCHES_TOO[branch] === undefined ? [] : [BRANCHES_TOO[branch]])];
  const element = `mệnh ${ELEMENT_OF_PAIR[Math.floor(year / 2)] ?? ''}`;
  return { names: [`tuổi ${branch}`, element], says: written.map((one) => `${stem} ${one}`) };
});
/** Without its marks and without `tuổi` before it, `mau than` is a mother as well. */
export const YEAR_NAMES: readonly string[] = YEARS.flatMap(({ says }) => says);

export const SIGNS: readonly Concept[] = [...ELEMENTS, ...ZODIAC].map((sign) => {
  const years = YEARS.filter(({ names }) =>
    names.some((name) => name === sign.name.toLowerCase() || name === sign.name),
  );
  const says = years.flatMap((year) => year.says.flatMap((said) => [said, `tuổi ${said}`]));
  return { ...sign, says: [...new Set([...sign.says, ...says])] };
});

/** The element that people born in a year go by. */
export function elementOf(year: number): Concept | undefined {
  const pair = Math.floor(((((year - 1984) % 60) + 60) % 60) / 2);
  return SIGNS.find(({ name }) => name === `mệnh ${ELEMENT_OF_PAIR[pair] ?? ''}`);
}

/** The day of each month, January first, on which the next sign of the zodiac begins. */
const SIGN_BEGINS = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22];

/** The sign of the zodiac of a birthday. @param month 1 to 12 @returns undefined for no such day */
export function zodiacOf(day: number, month: number): Concept | undefined {
  const begins = SIGN_BEGINS[month - 1];
  if (begins === undefined || day < 1 || day > 31) return undefined;
  // They come after the elements, and begin with Aries, which begins in March.
  return SIGNS[ELEMENTS.length + ((month + (day < begins ? 8 : 9)) % SIGN_BEGINS.length)];
}
