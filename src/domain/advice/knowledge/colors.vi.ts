import { concept, type Concept } from './concepts.ts';

/** Colours as people say them, and the colours of charms that are meant, the nearest first. */
export const COLORS: readonly Concept[] = (
  [
    [
      'hồng',
      'màu hồng, hồng phấn, hồng nhạt, hồng pastel, hồng baby, hồng đào, hồng dâu, hồng cánh sen, hồng ruốc, hồng đất, hồng tro, hường, hường phấn, màu hường, hường hường, hồng hồng, hồng hào, hồng hiếc, hồng hoét, hồng neon, hồng nude, hồng sen, pink, hot pink, kem dâu, tông hồng, màu da, màu nude, hồng xinh, hồng ngọt, hồng tươi, hồng cute, hồng công chúa, hồng tình yêu, hồng hồng xinh xinh, hồng kẹo ngọt, màu kẹo dâu, hồng trà sữa, hồng rose, rose gold, hồng dịu dàng, ửng hồng, hồng son, màu má hồng, hồng hoa, màu hồng hoa',
      'hồng phấn, hồng, hồng cánh sen, hồng đậm, hồng đào, hồng san hô | trắng hồng, san hô, tím hồng, đỏ hồng',
    ],
    [
      'đỏ',
      'màu đỏ, màu lửa, màu ớt, màu son, màu cờ, đỏ thắm, đỏ cờ, đỏ son, đỏ lửa, đỏ ớt,  đỏ tươi, đỏ rực, đo đỏ, đỏ au, red, màu máu, đỏ thắm tươi, đỏ hoe, đỏ rừng rực, đỏ như lửa, đỏ như máu, đỏ cờ đất nước, đỏ giáng sinh, đỏ tết, đỏ may mắn, đỏ hồng tươi, đỏ cherry, đỏ dâu, màu dâu, màu quốc kỳ, màu bao lì xì, màu lì xì, đỏ lựng, đỏ ối, đỏ hỏn, màu cà chua, đỏ cà chua, đỏ gấc, màu gấc, màu phượng, hoa phượng, màu hoa phượng, đỏ phượng, scarlet, đỏ ruby',
      'đỏ | đỏ cam, đỏ hồng, đỏ nâu, đỏ rượu, cam đỏ',
    ],
    ['đỏ chót', 'đỏ chói, đỏ choét, đỏ lòm, đỏ chon chót, đỏ chói lóa, đỏ chói chang, đỏ lóe', 'đỏ'],
    [
      'đỏ đô',
      'đỏ đun, đỏ rượu vang, đỏ rượu, đỏ mận, đỏ booc đô, đỏ bordeaux, đỏ đậm, đỏ thẫm, đỏ trầm, burgundy, màu mận, màu rượu vang, đỏ nâu, đỏ huyết dụ, huyết dụ, đỏ rượu chát, rượu chát, rượu vang, màu rượu, đỏ boóc đô, đỏ bọt đô, bordeaux, maroon, đỏ nhung, nhung đỏ, đỏ gạch, đỏ trầm ấm, đỏ tối, đỏ sậm, đỏ bã trầu, bã trầu, bã trầu đậm, đỏ quả mận, mận chín, quả mận chín, đỏ mận chín, đỏ lựu, màu lựu, màu thạch lựu, wine, wine red, dark red, đỏ hung, đỏ đất, màu gạch non, đỏ cherry đậm',
      'đỏ nâu, đỏ rượu | đỏ | đỏ hồng',
    ],
    [
      'san hô',
      'màu san hô, hồng cam, cam hồng, cam san hô, hồng san hô, coral, peach, màu đào, cam đào, cam san hô nhạt, màu hồng cam, màu cam hồng, hồng đào chín, màu quả đào, đào chín, màu trái đào, cam pastel, cam nhạt, cam phấn, salmon, hồng cá hồi, màu cá hồi, apricot, màu mơ chín',
      'hồng san hô, hồng đào, san hô | hồng, cam, đỏ hồng | hồng phấn',
    ],
    [
      'cam',
      'màu cam, cam đất, cam cháy, cam cam, cam sữa, cam tươi, quả hồng chín, hồng chín, hồng chín cây, da cam, màu da cam, màu gạch, màu quýt, màu cà rốt, màu bí đỏ, orange, màu hoàng hôn, cam rực, cam lửa, cam gạch, cam tây, cam hoàng hôn, màu lửa cháy, cam mật ong, màu đu đủ, màu xoài chín, cam bí đỏ, màu bí ngô, bí ngô, tangerine, màu đất nung, đất nung, cam nghệ, màu hồng chín, màu trái hồng, màu gốm, cam nâu, terracotta',
      'cam, cam vàng, cam mật, đỏ cam, cam đỏ | san hô, vàng chanh | nâu vàng',
    ],
    [
      'vàng',
      'màu vàng, màu nghệ, vàng nghệ, màu lúa chín, lúa chín, màu mật, vàng mật, vàng mật ong, màu chanh, vàng bơ, màu rơm, vàng rơm, vàng kim, màu vàng kim, vàng nắng, vàng tươi, vàng chanh, vàng chóe, vàng chói, vàng rực, vàng hoe, vàng óng, vàng khè, vàng vàng, vàng nhạt, vàng gold, vàng ánh kim, vàng mơ, nắng vàng, yellow, gold, golden, dzàng, zàng, màu nắng, ánh kim, vàng chanh tươi, vàng mù tạt, mù tạt, mustard, vàng hoa mai, màu hoa mai, vàng cúc, màu hoa cúc, vàng hoàng yến, hoàng yến, vàng bắp, màu bắp, vàng ươm, vàng ruộm, vàng rộm, vàng au, vàng hượm, vàng lúa, vàng lúa chín, vàng đất, vàng gà, lòng đỏ trứng, màu hột gà, hột gà, màu lòng đỏ, vàng xoài, màu nắng sớm, nắng hanh, màu nắng chiều, nắng chiều, nắng thu, vàng nắng thu, màu mỡ gà, mỡ gà, vàng mỡ gà, vàng kim loại, vàng 18k, vàng hồng kim, màu hoàng kim, hoàng kim, yellow vibe, vàng khè khè, màu bơ lạt, vàng kem, mật ong, màu mật ong, màu của mật ong',
      'vàng, vàng chanh | cam vàng, nâu vàng, cam mật | hổ phách',
    ],
    [
      'xanh lá',
      'lá non, xanh lá non, lá sen, xanh lá sen, màu lá non, lá chuối, màu bơ chín, trái bơ, màu trái bơ chín, bơ chín, xanh bơ, xanh nõn, màu lá, xanh lá cây, xanh lá mạ, xanh lục, xanh rêu, xanh cây, xanh cốm, màu cốm, xanh nõn chuối, xanh non, xanh matcha, matcha, xanh chuối, xanh đọt chuối, xanh ô liu, màu rêu, xanh lá tươi, xanh lá nhạt, xanh lá đậm, xanh đồi, cỏ xanh, green, màu cỏ, xanh lá mạ non, lá mạ, xanh mạ, mạ non, ruộng lúa, màu mạ, màu lá mạ, xanh lá chuối, xanh lá dứa, lá dứa, màu lá dứa, xanh lúa, xanh đồng lúa, xanh cỏ, cỏ non, màu cỏ non, xanh cỏ non, xanh rừng, xanh rừng thông, xanh thông, xanh lục bảo, xanh emerald, olive, ô liu, màu ô liu, xanh ôliu, xanh quân đội, xanh bộ đội, xanh lính, xanh bưởi, vỏ bưởi, màu vỏ bưởi, xanh đọt, đọt chuối, màu đọt chuối, đọt non, xanh đọt non, màu lá cây, xanh cây cỏ, xanh cây lá, xanh trà, trà xanh, màu trà xanh, xanh avocado, xanh bơ chín, xanh lime, lime, xanh táo, táo xanh, xanh chanh, xanh dưa leo, cốm, cốm non, xanh cốm non, green tea, xanh thiên nhiên, lá trầu, xanh lá thẫm, xanh lá sậm, màu rêu đá, xanh lá cây tươi, xanh lá cây đậm, xanh lá cây nhạt, lục, màu lục, màu xanh lục, mầu lá',
      'xanh lá, xanh non | xanh ngọc',
    ],
    [
      'xanh ngọc',
      'xanh mint, mint, bạc hà, xanh bạc hà, màu mint, xanh ngọc bích, xanh cổ vịt, xanh lam ngọc, xanh turquoise, turquoise, teal, xanh tiffany, màu ngọc, xanh ngọc lam, xanh bạc hà nhạt, bạc hà pastel, tiffany, màu tiffany, xanh ngọc lục, xanh ngọc biển, ngọc lam nhạt, xanh lam lục, xanh cyan, cyan, aqua, xanh aqua, xanh lý, màu lý, xanh hồ, xanh cổ vịt nhạt, xanh két, xanh công, xanh lông công, xanh bích ngọc, mint choco, minty, xanh ngọt bạc hà, lông công, màu lông công, cổ công',
      'xanh ngọc | xanh lam, xanh nước, xanh non | xanh lá',
    ],
    [
      'xanh dương',
      'nước biển, màu nước, xanh nước biển nhạt, màu biển, màu trời, xanh biển, xanh lam, xanh da trời, xanh da giời, xanh trời, xanh nước biển, xanh lơ, xanh biếc, xanh dịu mát, xanh đại dương, xanh bích, xanh baby, xanh pastel, xanh coban, xanh nước, xanh hồ thủy, xanh thiên thanh, thiên thanh, xanh denim, xanh jean, xanh sapphire, blue, sky blue, baby blue, màu nước biển, xanh biển cả, xanh đại dương thẳm, xanh cobalt, xanh hoàng gia, royal blue, xanh lam đậm, xanh biển đậm, xanh của biển, nước biển xanh, màu đại dương, ocean blue, xanh doraemon, xanh da zời, xanh zời, màu da trời, da trời, da giời, màu da giời, xanh bầu trời, xanh mây, xanh hòa bình, hòa bình xanh, xanh hi vọng, xanh sơn ca, xanh băng, xanh lơ nhạt, màu lam, mầu lam',
      'xanh dương, xanh biển, xanh lam, xanh nước, xanh trời, xanh băng | xanh đậm, trắng xanh, xanh ngọc',
    ],
    [
      'xanh đậm',
      'xanh navy, navy, xanh than, xanh đen, xanh đêm, xanh tím than, tím than, xanh thẫm, xanh hải quân, xanh coban đậm, xanh mực, màu than, màu đêm, xanh dương đậm, xanh navy đậm, xanh than đậm, navi, xanh navi, xanh đêm khuya, xanh dương đêm, xanh biển đêm, xanh lam sẫm, xanh sẫm, xanh thăm thẳm, xanh thẫm thẫm, xanh tối, xanh cửu long, xanh công nhân, xanh mực cửu long, màu mực, màu mực tím than, than chì, midnight blue, midnight, dark blue, indigo, chàm, xanh chàm, màu chàm',
      'xanh đậm, xanh đêm, tím than | xanh dương | xanh tím',
    ],
    [
      'xanh',
      'màu xanh, xanh xanh, xanh mát, xanh mướt, xanh tươi, xanh nhạt, xanh nhẹ, màu xanh mát, xanh dịu, màu xanh gì đó, xanh xanh mát, tông xanh, gam xanh, sắc xanh, nguyên tông xanh, xanh nào cũng được',
      'xanh dương, xanh lá, xanh biển, xanh lam, xanh ngọc, xanh nước, xanh trời, xanh băng, xanh non | xanh đậm, xanh đêm, trắng xanh, xanh tím',
    ],
    [
      'tím',
      'màu tím, màu nho, tím nho, màu cà, tím cà, tím than nhạt, màu chiều tím, tím hoa sim, màu hoa sim, tím phớt, tím mộng mơ, tím nhạt, tím pastel, tím lịm, tím huế, tím hoa cà, hoa cà, hoa sim, tím sim, tím thủy chung, tím khoai môn, khoai môn, tim tím, tím tím, tím lavender, lavender, màu oải hương, purple, violet, lilac, tím violet, tím hồng, tím biếc, tím thẫm, tím đậm, tím sen, tím mực, màu mực tím, mực tím, mồng tơi, màu mồng tơi, tím mồng tơi, tím bằng lăng, bằng lăng, màu bằng lăng, tím môn, màu môn, tím khoai, màu khoai lang, khoai lang tím, tím lan, tím hồng phấn, tím ma mị, tím mơ, tím xinh, tím iu, tím mờ sương, tím nhẹ, tím dịu, tím sữa, taro, màu taro, tím trắng, tím bts, tím thạch anh, plum, mauve, màu hoàng hôn tím, tím than thở, tím nhung, tím sẫm, tím phai, tím xanh, tím lịm tìm lim, sim tím, màu sim, sim chín, màu trái sim, hoa súng, màu hoa súng, việt quất, màu việt quất, tím việt quất',
      'tím, xanh tím | tím hồng, tím than',
    ],
    [
      'trắng',
      'màu trắng, trắng tinh, trắng tinh khôi, trắng muốt, trắng ngà, trắng sữa, trắng ngần, trắng toát, trắng trẻo, trăng trắng, trắng như tuyết, tinh khôi, white, off white, trắng kem, trắng ngọc, trắng ngọc trai, trắng bạch, trắng bóc, trắng phau, trắng xóa, trắng hếu, trắng tuyết, tuyết trắng, trắng mây, trắng bông, trắng tinh khiết, trắng trong, trắng lóa, màu ngọc trai, màu ngà, ngà, màu ngà voi, ngà voi, ngà ngà, trắng ngà ngà, ivory, snow white, pure white, trắng đục, trắng sứ, màu sứ, màu áo cưới, màu mây, màu tuyết, nước dừa, màu nước dừa, màu nước cốt dừa, cùi dừa, màu vỏ sò',
      'trắng, trắng ngà, trắng sữa, trắng xanh | trắng hồng, ngọc trai | kem, xanh băng',
    ],
    [
      'kem',
      'màu kem, kem sữa, be, màu be, beige, nude, màu bơ, trắng bơ, màu sữa, cream, màu cát, kem nhạt, kem nâu, trắng đục kem, vanilla, vani, màu vani, màu vỏ trứng, vỏ trứng, màu trà sữa, màu sữa đặc, be nhạt, be nâu, nude nâu, nâu be, tông nude, tông be, tông kem, màu lúa mạch, màu bánh quy, beige vibe, màu vải thô, màu rơm nhạt, màu sáp ong, cát biển, màu cát biển',
      'kem, trắng ngà, trắng sữa | ngọc trai',
    ],
    [
      'nâu',
      'màu nâu, màu trà, màu hạt dẻ, màu caramel, caramel, màu bùn, màu da bò, da bò, nâu vỏ cây, màu quế, nâu đất, nâu sữa, nâu tây, nâu cà phê, màu cà phê, màu đất, earth tone, tone đất, tông đất, nâu cánh gián, cánh gián, nâu trầm, nâu gỗ, màu gỗ, nâu socola, màu socola, nâu hạt dẻ, nâu nâu, brown, nâu tây, nâu trà, nâu trà sữa, nâu vàng, nâu cafe, nâu tây đậm, nâu nhạt, nâu đậm, nâu đỏ, nâu rêu, nâu đen, nâu gạch, nâu khói, nâu lạnh, nâu ấm, nâu hạt phỉ, nâu mật ong, nâu đường, đường đen, màu đường đen, màu cà phê sữa, bạc xỉu, màu bạc xỉu, cappuccino, mocha, chocolate, sô cô la, socola, màu sô cô la, chocolate đắng, màu gỗ trầm, màu cánh gián, vỏ cây, màu vỏ cây, màu lá khô, lá khô, màu hạt cà phê, màu da thuộc, camel, màu nâu đất, tone nâu',
      'nâu, nâu vàng, đỏ nâu | hổ phách, cam mật',
    ],
    [
      'đen',
      'màu đen, đen tuyền, đen thui, black, đen đen, đen huyền, đen bóng, đen nhánh, đen xì, đen sì, đen láy, đen thùi, đen than, đen mun, màu mun, full đen, all black, đen từ đầu tới chân, đen ngòm, mầu đen, đen kịt, màu hắc ín',
      'đen',
    ],
    [
      'xám',
      'ngả xám, sang xám, màu xám, ghi, màu ghi, khói, xám khói, màu khói, gray, grey, bạc, màu bạc, ánh bạc, silver, xám tro, màu tro, xám chuột, xám nhạt, xám đậm, xám bạc, xám lông chuột, lông chuột, xám xi măng, bạc ánh kim, ánh kim bạc, khói thuốc, màu mèo xám, xam xám, màu bạch kim, bạch kim, platinum, xám sương',
      'xám khói | trắng xanh, xanh băng',
    ],
    [
      'nhiều màu',
      'đa sắc, bảy sắc, 7 sắc, bảy màu, 7 màu, nhiều màu sắc, đủ màu, đủ màu sắc, sặc sỡ, sắc màu, cầu vồng sắc, ngũ sắc, bảy sắc cầu vồng, bảy sắc cầu vòng, 7 sắc cầu vồng, lục sắc, màu mè, càng nhiều màu, colorful, rainbow, mix màu, tung tóe màu, đủ thứ màu, đủ các màu, sắc màu rực rỡ, tắc kè hoa, loang màu, pha màu, pha nhiều màu, phối nhiều màu, mỗi hạt một màu, mỗi con một màu, mỗi cái một màu, cả bảng màu, bảng màu, đa màu, đa màu sắc, muôn màu, muôn sắc, xanh đỏ tím vàng, xanh xanh đỏ đỏ, đủ sắc, lgbt, pride, cầu vồng 7 màu, màu mè hoa lá, kẹo màu, màu kẹo, bảy sắc màu, multicolor, mix đủ màu, tùm lum màu, tùm lum tùm la màu, sắc cầu vồng',
      'nhiều màu, ngũ sắc, cầu vồng | xanh ngọc/hồng, xanh tím/hồng, tím/hồng, chim ruồi, hoa păng-xê, chuồn chuồn, hộp quà',
    ],
    [
      'màu tối',
      'vừa ấm vừa trầm, trầm ấm, màu trầm ấm, đậm, sẫm, thẫm, trầm, tone tối, tông tối, tối màu, màu trầm, tông trầm, tone trầm, trầm màu, màu đậm, đậm màu, dark, tối tối, sậm, màu sậm, sậm màu, tông sậm, đậm đậm, tối thui, u trầm, trầm lắng, trầm mặc màu, tông đậm, tone đậm, gam trầm, gam tối, gam đậm, trầm trầm, màu tối tối, màu già, không sáng quá',
      'xanh đậm, xanh đêm, tím than, đen, nâu, đỏ nâu, đỏ rượu | xám khói',
    ],
    [
      'màu nhạt',
      'nhạt, phớt, thật nhạt, nhạt nhẹ, nhẹ, pastel, màu pastel, tông pastel, tone pastel, tone nhạt, tông nhạt, màu dịu, màu nhẹ, tone nhẹ, tông nhẹ, màu sáng, tone sáng, tông sáng, sáng màu, nhạt màu, nhạt nhạt, màu nhẹ nhàng, màu dịu nhẹ, màu nhã, tông nhã, lợt, màu lợt, lợt lợt, màu lợt lợt, nhạt nhạt xinh, phơn phớt, thoang thoảng, màu nhạt nhạt, màu phấn, tông phấn, màu kẹo bông, kẹo bông, kẹo bông gòn, bông gòn, màu sữa chua, màu macaron, macaron, màu kem mát, kẹo ngọt pastel, gam nhạt, gam sáng, gam pastel, sáng sáng, trong trẻo pastel, màu nước nhạt, màu nude nhạt, màu dịu mắt, pastel hàn quốc, màu hàn quốc, tông hàn',
      'hồng phấn, trắng hồng, trắng, trắng ngà, hồng, kem, xanh băng, hồng đào, xanh trời, trắng sữa, trắng xanh, tím hồng, xanh nước | vàng chanh, xanh ngọc, xanh tím',
    ],
    [
      'màu nổi',
      'chói, rực lửa, màu rực, màu chói, chói lọi, chói lóa, lòe loẹt, màu nổi bật, màu sặc sỡ, neon, màu neon, lòe lẹt, loe loét, sặc sỡ lòe loẹt, loè loẹt, chói mắt quá, màu chóe, chóe, chóe lóe, rực rỡ quá, dạ quang, màu dạ quang, phản quang, huỳnh quang, màu gắt, gắt, quá gắt, màu mạnh, màu tươi quá, chói lòa, màu bắt mắt, đập vào mắt',
      'đỏ, vàng, cam, hồng đậm, đỏ hồng, cam vàng, cam đỏ, hồng cánh sen, nhiều màu, ngũ sắc, vàng chanh | đỏ cam',
    ],
    [
      'màu nóng',
      'tông nóng, tone nóng, gam nóng, màu ấm, tông ấm, tone ấm, gam ấm, gam màu ấm, màu lửa đất, màu rực lửa, gam lửa, ấm nóng, tông mặt trời, màu ấm nóng, warm tone, warm',
      'đỏ, cam, vàng, cam vàng, đỏ cam, cam đỏ, cam mật, san hô, nâu vàng | vàng chanh, nâu, đỏ hồng',
    ],
    [
      'màu lạnh',
      'tông lạnh, tone lạnh, gam lạnh, màu mát, tông mát, tone mát, cool tone, màu lạnh lạnh, xanh tím lạnh, tông xanh tím, gam xanh tím, tone tây lạnh, màu băng, lạnh lạnh, tông lạnh hơn',
      'xanh dương, xanh biển, xanh lam, xanh nước, xanh băng, xanh ngọc, xanh trời, tím, xanh tím | trắng xanh, xanh đậm',
    ],
    [
      'màu thu',
      'màu mùa thu, tông thu, sắc thu, thu vàng, nắng thu lá vàng, màu lá vàng, tông đất thu, vàng cam nâu, cam nâu đỏ, autumn color, fall color, màu lá thu',
      'đỏ cam, nâu, nâu vàng, cam, cam mật, đỏ nâu | vàng, cam vàng',
    ],
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
