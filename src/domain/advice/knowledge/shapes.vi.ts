import { concept, type Concept } from './concepts.ts';
import { FLOWERS } from './flowers.vi.ts';
import { OTHER_ANIMALS } from './other-animals.vi.ts';
import { PROPERTIES } from './properties.vi.ts';
import { THINGS } from './things.vi.ts';

/** The five kinds of the catalogue. */
export const CATEGORIES: readonly Concept[] = (
  [
    [
      'hoa',
      'bông, bông hoa, bông bông, bông hông, hoa hòe, hoa hoét, hoa lá hoa hòe, hoa cỏ, các loài hoa, mấy bông, loài hoa, hoa tươi, hoa lá, flower, flowers, floral, blossom, bông hoa lá cành, cả vườn hoa, lẵng hoa, đóa hoa, hoa nhí, hoa bé bé, hoa nhỏ nhỏ, bông nhỏ, bông nhí, mấy bông hoa, bông gì, bông nào, hoa gì, hoa nào, mấy loại bông, cánh hoa, hoa cánh, hoa nở, nở hoa, blooms, bloom, bouquet, flowery, bông bi, hoa khác, bông khác, hoa nào khác, bông nào khác, loài hoa khác, loại hoa khác, bông hoa khác',
      'flower ||| cỏ bốn lá, cỏ ba lá',
    ],
    [
      'con vật',
      'động vật, thú, thú vật, thú nhỏ, con thú, các con vật, mấy con vật, loài vật, muông thú, animal, animals, hình thú, bé thú, con thú nhỏ, sở thú, con vật nhỏ, con gì, con gì đó, thú vật nhỏ, con thú con, hình con vật, hình con thú, hình động vật, loài thú, bầy thú, zoo, thảo cầm viên, mấy con thú, mấy bé thú, động vật nhỏ, loài động vật, charm thú, charm động vật, con vật nào, con thú nào, muôn thú, thế giới động vật, animal vibe, 12 con giáp, hình con giáp, thú bốn phương, các loài vật, yêu động vật, mê động vật, thương động vật, con vật khác, mấy con khác, thú khác, con thú khác',
      'animal',
    ],
    [
      'đá',
      'đá quý, đá phong thủy, ngọc quý, hột đá, hạt đá, viên đá, đá màu, loại đá, gem, gems, gemstone, stone, crystal, pha lê, đá tự nhiên, đá năng lượng, đá may mắn, đá phong thuỷ, đá quí, ngọc quí, đá thật, đá thiên nhiên, hạt đá quý, charm đá, charm đá quý, hạt ngọc, đá ngọc, loại đá nào, đá nào, đá gì, đá hợp, đá bản mệnh, đá hộ mệnh, đá theo tháng, đá tháng sinh, birthstone, đá mệnh, đá chữa lành, đá hút tài lộc, mấy loại đá, mấy viên đá, đá long lanh, đá lấp lánh, gemstones, jewel, jewels, crystals, đá nhiều màu, đá quý thật, đá bán quý, khoáng thạch, tinh thể, thạch anh các loại, hột đá màu, hột quý, đá khác, viên khác, viên nào khác, viên đá khác, đá nào khác, loại đá khác, hột khác, ngọc khác',
      'gems',
    ],
    [
      'thiên nhiên',
      'hình thiên nhiên, nature, tự nhiên cây cỏ, phong cảnh, trời mây non nước, mây trời sông núi, hình phong cảnh, chủ đề thiên nhiên, charm thiên nhiên, mẹ thiên nhiên, hoà mình thiên nhiên, rừng núi biển, cây lá thiên nhiên, yêu thiên nhiên cây cỏ, natural, tự nhiên hoang dã, trời đất',
      'nature',
    ],
    [
      'biểu tượng',
      'icon, ký hiệu, đồ vật, hình đồ vật, món đồ, vật nho nhỏ, vật dụng, hình biểu tượng, mấy biểu tượng, biểu tượng gì, món đồ nhỏ, đồ dùng, đồ dùng nhỏ, đồ lặt vặt, hình vật, hình món đồ, mấy món đồ, icons, emoji, hình đồ dùng, chủ đề đồ vật, charm đồ vật, đồ vật trong nhà, vật trong nhà',
      'icon',
    ],
  ] as const
).map(concept('category'));

/** Families of pictures that cut across the kinds. */
export const FAMILIES = (
  [
    [
      'con vật dưới nước',
      'có vảy, con có vảy, loài có vảy, cá, sống dưới nước, dưới nước, biết bơi, bơi lội, hải sản, con cá, chọn cá, lấy cá, cá mú, các loài cá, loài cá, mấy con cá, hình cá, con bơi, sea animal, fish, thủy sinh, thủy cung, con dưới nước, động vật dưới nước, con sống dưới nước, loài dưới nước, thế giới dưới nước, under the sea, con biết bơi, con gì biết bơi, cá bơi, hình con cá, con cá nào, cá nào, mấy bé cá, ocean animals, sea animals, marine, bơi dưới nước',
      'cá heo, cá voi, rùa biển, cá koi | vỏ sò',
    ],
    [
      'con vật dưới biển',
      'sống dưới biển, dưới biển, ở dưới biển, sinh vật biển, động vật biển, con vật biển, con biển, con ở biển, đáy biển, lòng biển, con gì dưới biển, con dưới biển, con vật ở biển, thú biển, bạn biển, loài biển, cá biển, cá biển, loài cá biển, con gì dưới biển, con vật ngoài biển, con dưới biển',
      'cá heo, cá voi, rùa biển | vỏ sò',
    ],
    [
      'đồ biển',
      'đồ biển, hình biển, chủ đề biển, charm biển, hạt biển, về biển, màu biển cả, đại dương, ocean, sea, charm về biển, chủ đề đại dương, hình đại dương, thuyền bè, tàu thuyền, biển đảo, hình biển đảo, chủ đề biển đảo, đồ đi biển, hơi biển, vị biển, mùi biển, vị mặn, gió biển, hơi thở biển, ocean vibe, sea vibe, beach vibe, biển xanh cát trắng, hương biển, tiếng sóng, coastal, đồ của biển, đồ biển biển, biển biển, nàng tiên cá',
      'sóng biển, vỏ sò, cá heo, cá voi, rùa biển, mỏ neo, biển cả | ngọc xanh biển, ngọc trai',
    ],
    [
      'có cánh',
      'có cánh, biết bay, bay được, bay bay, con bay, bay lượn, con gì bay, con có cánh, con vật có cánh, con biết bay, con vật biết bay, con gì biết bay, loài biết bay, bay trên trời, con bay được, mọc cánh, đôi cánh, cánh bay, wings, wing, hình cánh, cánh thiên thần, loài có cánh',
      'bướm, bồ câu, chim ruồi, chuồn chuồn, ong mật, thiên nga | bọ rùa, cú mèo',
    ],
    [
      'chim',
      'con chim, chim chóc, loài chim, các loài chim, hình chim, chim, bird, birds, bé chim, con chim gì, chim muông, chim nhỏ, chim én, chim sẻ, chim trời, chim hòa bình, chim câu, cánh chim, loài chim nào, mấy con chim, chim cò, gia cầm, charm chim, birdie',
      'bồ câu, chim ruồi, thiên nga, cú mèo',
    ],
    [
      'đồ đôi',
      'đồ cặp, đồ cặp đôi, đồ couple, đồ tình nhân, couple things',
      'đôi tim, ổ khóa tình yêu, tim nối chữ | đôi anh đào, đôi lứa',
    ],
    [
      'côn trùng',
      'con trùng, sâu bọ, bọ, con bọ, bọ với ong, insect, insects, bug, bugs, mấy con bọ, con côn trùng, sâu bọ các loại, sâu, con sâu, bọ cánh, bọ cánh cứng, ong bướm, bướm ong, ong bướm chuồn chuồn, loài côn trùng, mấy con côn trùng, bọ nhỏ, mấy con sâu bọ, nhiều chân, con nhiều chân, sâu bướm, hình côn trùng, bọ bọ, bugs bunny, sâu bọ bay',
      'ong mật, bọ rùa, chuồn chuồn, bướm',
    ],
    [
      'bốn chân',
      'thú bốn chân, con bốn chân, mấy con bốn chân, động vật bốn chân, con vật bốn chân, 4 chân, con bốn chân, có lông, con có lông, mấy con có lông, thú có lông, loài có lông',
      'thỏ ngọc, cáo nhỏ, gấu trúc, nhím nhỏ, hươu sao, mèo',
    ],
    [
      'thú rừng',
      'sống ở rừng, sống trong rừng, ở rừng, con vật rừng, thú trong rừng, trong rừng, muông thú rừng, rừng xanh, forest animal, thú hoang, động vật hoang dã, hoang thú, con vật trong rừng, con vật ở rừng, con ở rừng, con trong rừng, thú sống trong rừng, loài vật trong rừng, muông thú trong rừng, wild animal, wildlife, woodland, bạn rừng, cư dân rừng, cư dân trong rừng',
      'cáo nhỏ, nhím nhỏ, hươu sao, cú mèo, gấu trúc | thỏ ngọc, chim ruồi',
    ],
    [
      'thú cưng',
      'lông xù, thú lông xù, nhiều lông, lông mềm, thú lông mềm, cún, con cún, chó, con chó, chó con, cún cưng, boss, sen boss, pet, pets, thú bông, dog, puppy, thú nuôi trong nhà, con vật nuôi, vật nuôi, thú nhồi bông nhỏ, nuôi trong nhà, hình cún, con cún con, doggo, corgi, poodle, pet lover, nhà có chó, nhà có mèo, bốn chân nuôi',
      'mèo, thỏ ngọc | gấu trúc, cáo nhỏ, nhím nhỏ',
    ],
    [
      'trái cây',
      'hoa quả, hoa trái, trái cây trái cối, quả ngọt, quả, trái, fruit, fruits, cây trái, quả mọng, berry, trái cây mọng, quả chín, trái chín, hoa quả ngọt, quả nhỏ, quả gì, trái gì, hình trái cây, hình quả, hình trái, trái ngọt, mấy trái, mấy loại trái cây, mấy quả, charm trái cây, charm hoa quả, trái cây mùa hè, fruit vibe, fruity, quả mọng nước, hoa quả chín, chủ đề trái cây, trái cây nhiệt đới, đồ ăn được, ăn được',
      'dâu tây, đôi anh đào | quả sồi',
    ],
    [
      'đồ ăn',
      'món ăn, đồ ăn thức uống, đồ ngọt, bánh kẹo, đồ ăn vặt, food, đồ ăn đồ uống, món ngon, hình đồ ăn, hình món ăn, tráng miệng, bánh trái, ngọt ngọt ăn, món ngọt, snack, đồ ăn xinh, chủ đề ăn uống, drink, drinks, dessert, yummy',
      'dâu tây, đôi anh đào, tách cà phê | ong mật, nấm đỏ, quả sồi',
    ],
    ['đồ uống', 'thức uống, nước uống, món uống, ly nước, đồ giải khát, hình đồ uống', 'tách cà phê'],
    [
      'đồ học tập',
      'đồ dùng học tập, dụng cụ học tập, đồ học trò, đồ học sinh, đồ dùng học sinh, dụng cụ học sinh, sách vở, sách bút, sách vở bút thước, đồ đi học, đồ trường lớp, đồ nhà trường, học cụ',
      'cuốn sách, mũ tốt nghiệp | cú mèo',
    ],
    [
      'khóa và chìa',
      'khóa, chìa và khóa, khóa với chìa, chìa với khóa, chìa khóa ổ khóa, chìa khóa và ổ khóa, ổ khóa chìa khóa',
      'chìa khóa, ổ khóa tình yêu',
    ],
    [
      'thời tiết',
      'mưa nắng, nắng mưa, mưa gió, gió mưa, nắng gió, mưa nắng gió tuyết, tiết trời, hình thời tiết, chủ đề thời tiết, nắng, mưa',
      'cầu vồng, đám mây, mặt trời, bông tuyết, giọt sương',
    ],
    ['bò sát', 'con bò sát, loài bò sát, con có mai, loài có mai, mai rùa', 'rùa biển'],
    [
      'linh vật',
      'con giáp, 12 con giáp, mười hai con giáp, con vật may mắn, con vật phong thủy, thú may mắn, vật may mắn, vật phong thủy, con vật mang may mắn, con vật đem may mắn, con vật chiêu tài, linh thú, con vật cát tường, con vật tài lộc',
      'cá koi, hươu sao, rùa biển, bọ rùa | thỏ ngọc, thiên nga, bồ câu, mèo, cú mèo',
    ],
    [
      'sống về đêm',
      'con vật sống về đêm, con vật ban đêm, thú ăn đêm, con gì thức đêm, con vật hay thức đêm, con vật thức khuya',
      'cú mèo | cáo nhỏ, nhím nhỏ, mèo',
    ],
    [
      'hoa dại',
      'bông dại, mấy bông dại, hoa đồng nội, hoa cỏ dại, hoa đồng cỏ, hoa ven đường, hoa dại ven đường, bông ven đường, hoa cỏ ven đường, hoa hoang, hoa rừng, hoa ngoài đồng, bông ngoài đồng, hoa mọc dại, hoa cỏ đồng nội, wildflower, wildflowers',
      'cúc họa mi, bồ công anh, bìm bìm, cỏ ba lá, lưu ly | hoa păng-xê, oải hương, hoa giấy, cỏ bốn lá',
    ],
    [
      'hoa thơm',
      'hoa có hương, hoa có mùi thơm, hoa có mùi hương, hoa nhiều hương, hoa ngát hương, hoa thơm ngát, bông thơm, hoa mùi thơm',
      'hoa nhài, oải hương, hoa ly, linh lan, hoa sứ, hoa hồng | mộc lan, thủy tiên',
    ],
    [
      'hoa leo',
      'hàng rào, mọc hàng rào, bờ rào, bờ giậu, dậu hoa, giàn hoa trước ngõ, hoa leo giàn, hoa giàn, hoa dây leo, hoa dây, dây leo, bông giàn, giàn hoa, hoa leo tường, hoa leo rào, hoa bờ rào, hoa hàng rào',
      'hoa giấy, bìm bìm | dâm bụt',
    ],
    ['hoa dưới nước', 'hoa mọc dưới nước, hoa trong ao, hoa ao hồ, hoa đầm, hoa thủy sinh', 'hoa sen'],
    [
      'cây cỏ hoa lá',
      'cỏ cây hoa lá, hoa lá cây cỏ, hoa lá cỏ cây, hoa cỏ lá cây, cây lá hoa cỏ, cây hoa lá cỏ, hoa với lá, hoa và lá, hoa với cây, hoa và cây, cây với hoa, cây và hoa, cây cỏ và hoa, cây cỏ với hoa, hoa cỏ cây lá, hoa cỏ cây cối, cây cỏ, cỏ cây, hình cây cỏ, các loài cây, loài cây, cây lá với hoa',
      'flower, lá phong, nhành dương xỉ, lá bạch quả, xương rồng, quả sồi, nấm đỏ | dâu tây, đôi anh đào',
    ],
    [
      'trong vườn',
      'ngoài vườn, khu vườn, vườn nhà, vườn tược, vườn hoa, ở vườn, sống trong vườn, con vật trong vườn, con trong vườn, con gì trong vườn, trong vườn nhà, ngoài vườn nhà, góc vườn, mảnh vườn, vườn sau nhà, vườn ngoại, vườn của bà, garden life',
      'bướm, ong mật, bọ rùa, chuồn chuồn, hướng dương, hoa hồng, hoa giấy, cúc họa mi, dâm bụt | chim ruồi, nhím nhỏ, nấm đỏ, dâu tây, hoa nhài, cẩm tú cầu, bìm bìm, tulip, giọt sương | mẫu đơn, đôi anh đào, bồ công anh, cỏ ba lá, xương rồng, nhành dương xỉ, thỏ ngọc, cúc đại đóa, mai vàng',
    ],
    [
      'lá',
      'lá cây, chiếc lá, cái lá, hình lá, cành lá, nhành lá, lá lá, lá cỏ, cỏ, lá với cỏ, leaf, leaves, lá lẩu, lá cây các loại, mấy chiếc lá, mấy cái lá, lá nhỏ, lá xanh, hình lá cây, lá với cây, charm lá, lá các loại, nhánh lá, tán lá, lá rừng, lá non xanh, lá cỏ cây, cây lá cỏ, leafy, cỏ lá, cỏ may, nhánh cỏ, cọng cỏ, cây cỏ lá lẩu, cỏ lá các kiểu',
      'cỏ bốn lá, cỏ ba lá, lá phong, lá bạch quả, nhành dương xỉ | xương rồng, quả sồi',
    ],
    [
      'cây',
      'cây cối, cây xanh, cây cảnh, cây lá, cây trồng, hình cây, plant, plants, tree, cây lá các loại, cây lá xanh, cây xanh xanh, cây nhỏ, cây bé bé, cây gì, mấy cái cây, loại cây, cây cối xanh tươi, thực vật, mầm cây, mầm non, chồi non, mầm xanh, cây để bàn, hình cây cối, charm cây, botanical, plant lover, mê cây cối, xanh tươi cây cối',
      'xương rồng, nhành dương xỉ, cỏ bốn lá, cỏ ba lá, lá phong, lá bạch quả | quả sồi, nấm đỏ',
    ],
    [
      'trên trời',
      'bầu trời, trên trời, vũ trụ, thiên văn, thiên thể, tinh tú, trăng sao, trăng sao mây, trời mây, mây trời, galaxy, universe, space, sky, ngân hà, dải ngân hà, bầu trời đêm, sao trăng, trăng với sao, thiên hà, trăng sao mây trời, vũ trụ bao la, bầu trời sao, trời sao, sao trên trời, hành tinh vũ trụ, trăng sao lấp lánh, trăng và sao, sao và trăng, trăng sao mặt trời, nhật nguyệt, mặt trăng mặt trời, mặt trời mặt trăng, tinh vân, milky way, celestial, cosmic, cosmos, starry, starry night, trên bầu trời, vòm trời, trời cao, trời đêm đầy sao, đêm sao, thiên thể vũ trụ, mưa sao băng, liên quan tới trời, liên quan bầu trời, liên quan tới bầu trời, hình bầu trời',
      'trăng lưỡi liềm, ngôi sao, mặt trời, đám mây, cầu vồng | đá mặt trăng',
    ],
    [
      'trái tim',
      'tim, hình tim, hình trái tim, quả tim, con tim, tym, tim tim, mấy cái tim, heart, hearts, trái tym, tim đỏ, tim nhỏ, hình trái tim nhỏ, mấy trái tim, trái tim nhỏ, tim hồng, hình tim tim, charm tim, charm trái tim, tim yêu, heart shape, lovely heart, tim bự',
      'trái tim, đôi tim | tim nối chữ, ổ khóa tình yêu | thư tình, chìa khóa, vô cực, thạch anh hồng',
    ],
    [
      'chữ và số',
      'chữ số, chữ cái, chữ, mấy chữ, con số, số má, số, chữ nghĩa, chữ với số, chữ và số, letters, numbers, bảng chữ cái, chữ cái tên, chữ cái đầu, ký tự, kí tự, bảng chữ, mấy con số, mấy số, hạt chữ, charm chữ, charm số, hạt số, mấy hạt chữ, chữ alphabet, alphabet, initial, chữ in, ghép chữ, ghép tên, chữ ghép, hột chữ, chữ tên, xếp chữ, letter, number',
      'letter',
    ],
    [
      'cảnh trời núi',
      'mây núi, núi mây, sông núi, núi non, núi rừng, cảnh vật, mountain, đồi núi, núi đồi, núi sông, non nước, mây ngàn, đồi thông, vùng cao, đại ngàn, non cao, núi cao, cảnh núi rừng, cảnh thiên nhiên, cảnh đẹp, phong cảnh núi',
      'núi tuyết, đám mây | mặt trời, sóng biển, lá phong, nhành dương xỉ',
    ],
  ] as const
).map(concept('shape'));

export const SHAPES: readonly Concept[] = [
  ...FAMILIES,
  ...PROPERTIES,
  ...FLOWERS,
  ...THINGS,
  ...OTHER_ANIMALS,
];

/** "Hoa khác thì không": refused, it spares what is wanted by its name. Nobody says it by itself, so it has no phrases. */
export const OTHERS: readonly Concept[] = CATEGORIES.map((kind) => ({
  ...kind,
  name: `${kind.name} khác`,
  says: [],
}));
export const othersOf = (kind: Concept): Concept | undefined => OTHERS[CATEGORIES.indexOf(kind)];
/** One picture, called by its name: it comes before whatever else suits. */
export const SINGLE_THINGS: ReadonlySet<Concept> = new Set([...FLOWERS, ...THINGS, ...OTHER_ANIMALS]);

/** Name of the concept for any animal. */
export const ANIMAL = 'con vật';
/** Name of the concept for flowers. */
export const FLOWER = 'hoa';
/** Name of the concept for stones. */
export const STONE = 'đá';
/** What counts only where it is refused: who wants "đồ đôi" is a couple, for whom more than pairs of hearts suits. */
export const ONLY_REFUSED: ReadonlySet<string> = new Set(['đồ đôi']);
