import { concept, type Concept } from './concepts.ts';

/** Other names of single things that are no flowers: a charm whose own name has them answers to these too. */
export const THINGS: readonly Concept[] = (
  [
    [
      'trăng lưỡi liềm',
      'trăng, mặt trăng, ông trăng, trăng khuyết, vầng trăng, ánh trăng, moon, trông giăng, giăng, trăng non, trăng khuyết vàng, mảnh trăng, lưỡi liềm, hình trăng, hình mặt trăng, trăng cong, crescent, crescent moon, moonlight, lunar moon',
      'trăng lưỡi liềm, đá mặt trăng',
    ],
    [
      'ngôi sao',
      'hình sao, sao băng, vì sao, sao sáng, ông sao, star, stars, ngôi sao nhỏ, sao trời, ngàn sao, ngôi sao vàng, sao vàng, sao nhỏ, hình ngôi sao, sao lấp lánh, sao mai, sao hôm, sao năm cánh, những vì sao, mấy ngôi sao, shining star, twinkle, starlight',
      'ngôi sao ||| trăng lưỡi liềm',
    ],
    [
      'mặt trời',
      'ông mặt trời, sun, mặt giời, ánh dương, hình mặt trời, mặt trời nhỏ, mặt trời vàng, mặt trời bé con, sunny, thái dương, vầng dương, vầng thái dương, sun shine',
    ],
    [
      'đám mây',
      'mây, cloud, áng mây, mây trắng, mây bay, mây bồng bềnh, mây bông, đám mây trắng, mấy đám mây, hình đám mây, cục mây, clouds, cloudy',
    ],
    ['nấm đỏ', 'nấm, cây nấm, mushroom, nấm lùn, cây nấm đỏ, nấm nhỏ, nấm mario, mario, mũ nấm, mushrooms'],
    ['lá phong', 'maple, lá phong đỏ, lá phong canada, lá phong thu, lá phong vàng, momiji, maple leaf'],
    ['nhành dương xỉ', 'dương xỉ, cây dương xỉ, lá dương xỉ, dương sỉ, cây dương sỉ, fern, cành dương xỉ'],
    [
      'bông tuyết',
      'mê trượt tuyết, trượt tuyết, tuyết, hoa tuyết, snowflake, snow, tuyết rơi, hoa tuyết trắng, bông hoa tuyết, bông tuyết nhỏ, hình bông tuyết, hạt tuyết, tinh thể tuyết',
    ],
    [
      'vỏ sò',
      'con sò, sò, ốc biển, vỏ ốc, shell, seashell, vỏ ốc biển, con ốc, vỏ sò hồng, sò biển, con sò điệp, sò điệp, vỏ sò biển, hình vỏ sò, shells',
    ],
    [
      'sóng biển',
      'sóng, con sóng, wave, con sóng biển, ngọn sóng, sóng nước, sóng vỗ, sóng xanh, cơn sóng, waves, ocean wave, hình con sóng, sóng xô',
    ],
    [
      'giọt sương',
      'giọt nước, sương, sương mai, hạt sương, giọt nước mắt, sương sớm mai, hạt sương sớm, giọt sương mai, giọt mưa nhỏ, dew, dewdrop, giọt lệ, hình giọt nước',
    ],
    [
      'dâu tây',
      'dâu, trái dâu, quả dâu, strawberry, trái dâu tây, quả dâu tây, dâu đỏ, dâu đà lạt, berry dâu, strawberries, hình dâu, dâu tây đà lạt, trái dâu đỏ',
    ],
    [
      'đôi anh đào',
      'quả anh đào, trái cherry, cherry, quả cherry, sơ ri, trái anh đào, cherry đỏ, đôi cherry, cặp cherry, trái cherry đỏ, quả cherry đỏ, cherries, che ry, chery, sơ ri đỏ, trái sơ ri',
    ],
    ['cầu vồng', 'cầu vòng, hình cầu vồng, cầu vồng nhỏ, hình cầu vòng, cái cầu vồng, rainbow shape'],
    ['quả sồi', 'hạt sồi, acorn, trái sồi, cây sồi, hạt của sóc, acorns, oak'],
    [
      'núi tuyết',
      'núi, ngọn núi, đỉnh núi, trái núi, ngọn núi tuyết, đỉnh núi tuyết, hình núi, hình ngọn núi, núi phủ tuyết, phú sĩ, núi phú sĩ, everest, alps',
    ],
    [
      'lá bạch quả',
      'bạch quả, ngân hạnh, rẻ quạt, ginkgo, lá ngân hạnh, cây bạch quả, lá ngân hạnh vàng, lá rẻ quạt, lá quạt, ngân hạnh vàng, gingko',
    ],
    [
      'xương rồng',
      'cây xương rồng, cactus, sen đá, xương rồng nhỏ, chậu xương rồng, xương rồng gai, cây xương rồng nhỏ, cacti, succulent',
    ],
    [
      'bướm',
      'con bướm, bươm bướm, cánh bướm, butterfly, hồ điệp bướm, con bướm nhỏ, bươm bướm tím, bướm bướm, butterflies, con bươm bướm, hình bướm, hình con bướm',
    ],
    [
      'ong mật',
      'ong, con ong, bee, ong vàng, con ong nhỏ, ong chăm chỉ, ong bay, chú ong, bé ong, hình con ong, bees, honey bee, ong thợ, ong chúa',
    ],
    [
      'bọ rùa',
      'con bọ rùa, ladybug, bọ cánh cam, cánh cam, bọ rùa đỏ, cánh cam đỏ, con cánh cam, con cánh quýt, ladybird, hình bọ rùa, con bọ đỏ chấm đen',
    ],
    [
      'thiên nga',
      'swan, con thiên nga, thiên nga trắng, chim thiên nga, hồ thiên nga, swans, con ngỗng, vịt con xấu xí',
    ],
    [
      'mèo',
      'mê mèo, mê mèo lắm, yêu mèo, cuồng mèo, nghiện mèo, ghiền mèo, nuôi mèo, nhận nuôi mèo, con mèo, mèo con, mèo mun, mèo mướp, miu, mèo ú, mèo méo meo, meo meo, mều, cat, cats, kitty, hoàng thượng, quàng thượng, bé mèo, hello kitty, con mèo xám, mèo xám, mèo nhỏ, hình mèo, hình con mèo, chú mèo, em mèo, mèo tai cụp, mèo anh, mèo tam thể, mèo vàng, boss mèo, hoàng thượng nhà, kitten, kitties, meow, mèo meo, mèo thần tài, mèo chiêu tài, maneki neko, con miu, con mỉu, miu miu, mèo ơi là mèo, neko',
    ],
    [
      'thỏ ngọc',
      'thỏ, con thỏ, thỏ con, bé thỏ, bunny, rabbit, thỏ bông, hình thỏ, hình con thỏ, chú thỏ, em thỏ, bé thỏ trắng, bunnies, tuổi thỏ, con thỏ con, thỏ bảy màu',
    ],
    [
      'cáo nhỏ',
      'cáo, con cáo, hồ ly, fox, con cáo nhỏ, cáo con, chú cáo, em cáo, hình cáo, hình con cáo, cửu vĩ hồ, hồ ly chín đuôi, hồ ly tinh, foxy, hoàng tử bé',
    ],
    [
      'gấu trúc',
      'panda, gấu, con gấu, gấu bông, gấu con, bé gấu, bear, con gấu trúc, gấu trúc nhỏ, hình gấu trúc, hình gấu, hình con gấu, chú gấu, em gấu trúc, gấu nâu, gấu teddy, teddy, pandas, gấu trúc con',
    ],
    [
      'bồ câu',
      'chim bồ câu, dove, chim bồ câu trắng, bồ câu trắng, bồ câu hòa bình, chim câu trắng, chim hòa bình trắng, con bồ câu, doves, pigeon',
    ],
    ['cá heo', 'dolphin, con cá heo, chú cá heo, cá heo xanh, hình cá heo, bé cá heo, cá heo con, dolphins'],
    [
      'rùa biển',
      'rùa, con rùa, turtle, con rùa biển, con rùa nhỏ, chú rùa, cụ rùa, hình rùa, hình con rùa, rùa con, rùa xanh, turtles, sea turtle, rùa rùa, tortoise',
    ],
    [
      'cú mèo',
      'con cú, cú, chim cú, owl, con cú mèo, chim cú mèo, chú cú, hình cú mèo, hình con cú, cú trắng, hedwig, owls',
    ],
    [
      'nhím nhỏ',
      'nhím, con nhím, hedgehog, con nhím nhỏ, nhím con, chú nhím, nhím xù, em nhím, hình nhím, hình con nhím, sonic, nhím gai',
    ],
    [
      'cá koi',
      'koi, cá chép, con cá chép, cá chép koi, cá chép hóa rồng, cá chép đỏ, cá koi nhật, con cá koi, hình cá chép, cá chép vượt vũ môn, cá chép hoá rồng, cá vàng, con cá vàng, hình cá koi, koi fish',
    ],
    [
      'chim ruồi',
      'hummingbird, con chim ruồi, chú chim ruồi, chim nhỏ hút mật, chim hút mật, hình chim ruồi',
    ],
    [
      'hươu sao',
      'hươu, con hươu, nai, con nai, tuần lộc, deer, hươu nai, nai vàng, con hươu sao, hươu con, chú hươu, nai con, con nai vàng, bambi, hình hươu, hình con hươu, hình con nai, con tuần lộc, tuần lộc noel, reindeer, hươu nhỏ, deers',
    ],
    [
      'cá voi',
      'whale, con cá voi, cá voi xanh, con cá voi xanh, chú cá voi, cá ông, cá voi con, hình cá voi, whales',
    ],
    [
      'chuồn chuồn',
      'con chuồn chuồn, dragonfly, chuồn chuồn ớt, chuồn chuồn kim, chú chuồn chuồn, cánh chuồn, chuồn chuồn tre, hình chuồn chuồn',
    ],
    [
      'đôi tim',
      'hai trái tim, 2 trái tim, hai tim, cặp tim, hai tim lồng nhau, hai trái tim lồng nhau, tim đôi, 2 tim, trái tim đôi, tim cặp, double heart, tim lồng tim',
    ],
    [
      'nơ lụa',
      'nơ, cái nơ, nơ nủng nịu, nơ nơ, bow, ribbon, ruy băng, nơ xinh, thắt nơ, chiếc nơ, cái nơ hồng, nơ nhỏ, nơ lụa hồng, nơ bướm, thắt nơ hồng, nơ coquette, dây nơ, nơ cài, mấy cái nơ, ruy băng hồng, bows, ribbons, hình cái nơ, hình nơ',
    ],
    [
      'vương miện',
      'crown, tiara, mũ miện, vương miện vàng, cái vương miện, hình vương miện, vương miện nữ hoàng, vương miện công chúa, crowns',
    ],
    [
      'chìa khóa',
      'key, chìa khoá, cái chìa khóa, chiếc chìa khóa, chìa khóa vàng, chìa khóa cổ, chìa khoá vàng, hình chìa khóa, chìa khóa trái tim, keys',
    ],
    [
      'ổ khóa tình yêu',
      'ổ khóa, ổ khoá, khóa tình yêu, lock, cái ổ khóa, ổ khóa trái tim, ổ khoá tình yêu, khóa đôi, cầu khóa tình yêu, hình ổ khóa, love lock, padlock',
    ],
    [
      'nốt nhạc',
      'nốt nhạc nhỏ, khóa sol, hình nốt nhạc, nốt nhạc đen, nốt nhạc tím, hình nốt, khuông nhạc, khóa son, nốt móc đơn, music note',
    ],
    [
      'chuông vàng',
      'chuông, cái chuông, quả chuông, bell, lục lạc, cái chuông vàng, chuông nhỏ, chuông leng keng, leng keng, chuông noel, chuông gió, quả chuông nhỏ, chuông chùa, jingle bell, bells, lục lạc vàng',
    ],
    [
      'hộp quà',
      'gói quà, gift box, cái hộp quà, hộp quà nhỏ, gói quà nhỏ, hình hộp quà, quà bất ngờ, present',
    ],
    [
      'vô cực',
      'infinity, dấu vô cực, vô cùng, số tám nằm ngang, dấu vô cực nhỏ, kí hiệu vô cực, ký hiệu vô cực, hình vô cực, biểu tượng vô cực, số 8 nằm ngang, vô tận, không giới hạn vô cực, infinity sign',
    ],
    [
      'mắt xanh',
      'con mắt, evil eye, mắt thần, mắt quỷ, mắt xanh thổ nhĩ kỳ, mắt thần thổ nhĩ kỳ, con mắt xanh, evil eyes, mắt ác quỷ, mắt quỷ xanh, nazar, hình con mắt, mắt xanh hộ mệnh, hình mắt, mấy con mắt',
    ],
    ['mỏ neo', 'neo, anchor, mỏ neo tàu, cái mỏ neo, neo thuyền, neo tàu, hình mỏ neo, hình neo, anchors'],
    [
      'thư tình',
      'lá thư, phong thư, bức thư, love letter, thư tay, bức thư tình, lá thư tình, thư tay tình yêu, phong thư nhỏ, thư từ, bao thư, hình lá thư, hình phong bì, phong bì, letter tình yêu, cái thư',
    ],
    ['la bàn', 'compass, cái la bàn, la bàn cổ, hình la bàn, chiếc la bàn'],
    [
      'giày ba lê',
      'giày múa, giày ballet, ballet shoes, ba lê, đôi giày ba lê, giày bale, giày múa ba lê, hình giày ba lê, giày ballet hồng',
    ],
    [
      'mũ tốt nghiệp',
      'mũ cử nhân, nón tốt nghiệp, nón cử nhân, mũ cử nhân tốt nghiệp, nón tốt nghiệp đại học, cái mũ tốt nghiệp, mũ vuông, nón mão, nón mũ tốt nghiệp, nón cử nhân vuông, graduation cap, graduation hat',
    ],
    [
      'cuốn sách',
      'quyển sách, sách, book, quyển vở, cuốn sách nhỏ, quyển sách nhỏ, hình cuốn sách, hình quyển sách, trang sách nhỏ',
    ],
    [
      'máy ảnh',
      'máy chụp hình, camera, máy chụp ảnh, máy ảnh cổ, máy ảnh film cũ, máy ảnh phim, cái máy ảnh, hình máy ảnh, máy hình, polaroid, máy cơ',
    ],
    [
      'tách cà phê',
      'ly cà phê, cốc cà phê, tách trà, ly cafe, cốc cafe, ly cà phê nhỏ, cốc cà phê nhỏ, tách cafe, cái ly, ly trà, cốc trà, ấm chén, ấm trà, cái cốc, cái tách, ly nước, hình ly cà phê',
    ],
    [
      'nón lá',
      'nón bài thơ, cái nón, nón lá việt nam, chiếc nón lá, cái nón lá, nón huế, nón lá huế, nón bài thơ huế',
    ],
    [
      'đèn lồng',
      'lồng đèn, lantern, đèn ông sao, đèn trung thu, lồng đèn hội an, đèn lồng đỏ, đèn hội an, đèn lồng hội an, lồng đèn đỏ, lồng đèn giấy, cái đèn, cây đèn, đèn hoa đăng, hoa đăng, lanterns',
    ],
    ['âm dương', 'yin yang, thái cực, hình âm dương, biểu tượng âm dương, yinyang, lưỡng nghi, bát quái'],
    ['hồng ngọc', 'ruby, đá ruby, đá hồng ngọc, ngọc hồng, ruby đỏ, viên ruby, ru bi'],
    [
      'lam ngọc sapphire',
      'sapphire, saphia, lam ngọc, đá sapphire, xa phia, sapphire xanh, sa phia, đá sa phia, đá saphia, ngọc sapphire, saphire',
    ],
    ['ngọc lục bảo', 'emerald, lục bảo, lục bảo ngọc, đá lục bảo, ngọc lục, bích ngọc lục bảo, emeralds'],
    ['thạch anh tím', 'amethyst, đá thạch anh tím, thạch anh màu tím, tinh thể tím, a mê thít'],
    ['thạch anh', 'đá thạch anh, quartz', 'thạch anh tím, thạch anh hồng'],
    [
      'thạch anh hồng',
      'rose quartz, đá thạch anh hồng, thạch anh màu hồng, đá tình yêu, đá thạch anh hồng phấn',
    ],
    ['ngọc xanh biển', 'aquamarine, đá aquamarine, aqua marine, ngọc biển xanh'],
    ['hoàng ngọc', 'topaz, citrine, đá hoàng ngọc, topaz vàng, thạch anh vàng'],
    [
      'kim cương trắng',
      'kim cương, diamond, hột xoàn, hạt xoàn, hột xoàn trắng, hột soàn, đá kim cương, viên kim cương, kim cương nhỏ, diamonds, hạt kim cương, xoàn',
    ],
    [
      'ngọc thạch lựu',
      'thạch lựu, garnet, ngọc hồng lựu, đá thạch lựu, đá garnet, lựu ngọc, đá ngọc hồng lựu, trái lựu, quả lựu',
    ],
    [
      'ngọc trai',
      'pearl, pearls, trân châu biển, hạt trai, hạt ngọc trai, trân châu, ngọc trai trắng, chuỗi ngọc trai, hạt châu, trai biển, pearly, ngọc điệp',
    ],
    [
      'ngọc bích',
      'cẩm thạch, jade, ngọc phỉ thúy, đá cẩm thạch, ngọc cẩm thạch, phỉ thúy, ngọc phỉ thuý, vòng cẩm thạch, vòng ngọc, cẩm thạch xanh, jadeite, đá bích',
    ],
    ['đá mặt trăng', 'moonstone, ngọc mặt trăng, đá ánh trăng, moon stone, nguyệt thạch, đá trăng'],
    ['hổ phách', 'amber, đá hổ phách, nhựa hổ phách, nhựa thông hóa thạch, amber stone'],
    [
      'ngọc lam',
      'lam thổ, đá ngọc lam, đá turquoise, đá lam ngọc, lam ngọc thổ, turquoise stone, đá xanh lam',
    ],
    ['đá mắt hổ', 'mắt hổ, mắt mèo, tiger eye, mắt hổ vàng, tiger’s eye, đá mắt cọp, mắt cọp, đá mắt mèo'],
    [
      'tim nối chữ',
      'tim nối, tim giữa chữ, trái tim nối, tim ở giữa, trái tim ở giữa, trái tim giữa, tim ở giữa hai chữ, dấu tim, tim giữa hai tên',
    ],
    [
      'ngọc',
      'viên ngọc, ngọc ngà, châu báu',
      'ngọc trai, ngọc bích, ngọc lục bảo, hồng ngọc, hoàng ngọc, ngọc xanh biển, ngọc lam, lam ngọc sapphire, ngọc thạch lựu',
    ],
  ] as const
).map(concept('shape'));
