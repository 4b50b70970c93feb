import { listed } from './concepts.ts';

/** Phrases that mean something commoner without their marks: `ban than` is a friend, `cung` is `cũng`, `ma em` is `mà em`. */
export const ONLY_WITH_MARKS: readonly string[] = listed(
  [
    'má nó, má người yêu, má ny, bản thân, cho bản thân, tặng bản thân, đỏ đô, mới sinh, mang kim, dẫn đường, chân quê, để tang, có tang, màu tang, hoa tang, tang bà, tang ông, tang mẹ, tang ba, tang cụ, tang bố, đồ họa, chó con, tím cà, trang mới, sang trang mới, nguôi, sở thú, đỡ đen, số đỏ, thích cá, chăn bông, bồ đá, chỗ dựa, thủ thỉ',
    'đậu rồi, đỗ rồi, mới đỗ, vừa đỗ, mới đậu, vừa đậu, thi hỏng, lười, làm biếng, khờ, ngơ, ngố, ngáo, chằn, dữ, dũng cảm, tặng mệ, cho mệ, biếu mệ, mệ em, mệ tui, mệ con, mệ ngoại, mệ nội, cho mạ, tặng mạ, biếu mạ, mạ em, mạ mình, mạ tui, mạ con, mạ tôi, mạ già, ôn nội, ôn ngoại, o em, mấy o, tặng o, biếu o, o út, hỏng có, ế, ế chảy thây, nghỉ làm, đuối',
    'màu cỏ, màu cờ, qua shop, bà em, bà mình, cứng, cạ cứng, êm ả, là lạ, lạ lạ, bé bé, be bé, tròn tròn, sáng sáng, đỏ cờ, màu máu, chồi, chững, nhớ bạn, cơ may, cỏ may, cỏ úa, no ấm, mong mỏi, má em, cú, con sò, lam thổ, làm thơ, nhà thơ, lớp mới, quên nhau, chưa quên, tà ma, tươi rói, quậy, quẩy, đốt cháy, dượng, chí lớn, chuyến công tác, cơ khí, cô em, cổ cổ, đang yêu, đồ án, bông đại, lá nhỏ, mát trời, đa màu, phim pháp',
    'chờ con, chờ chồng, chờ vợ, chờ người yêu, chờ anh về, chờ một người, mưa nắng, bạc đầu, óng ánh, nhớ bố, nhớ cháu, tự vẫn, vòng hoa tang, xanh lá mạ, màu xanh lá mạ, lá mạ, màu lá mạ, con cua, em bồ, bố nó, máu, mèo cưng, cún cưng, chó cưng, con cái, nắng lên, phai không, có phai, phai màu, đồ chó, vô học, vòng cỡ, to không, đơn chị, đơn em, nghỉ tối, có đổi, cho đổi, dám đi, hoa cúng, hồng nhẹ, màu hồng nhẹ, tím nhẹ, màu tím nhẹ, xanh nhẹ, vàng nhẹ, rồng, hổ, cọp, khỉ, lợn, vịt, ếch, rắn, dơi, nhện, vẹt, sói, thì dẹp, dẹp đi, cỡ vòng, mẹ mày, mê chó, quà cho bản thân, mua cho bản thân, dành cho bản thân, cô chủ, cô vợ, bà mẹ, bà má, bồ, tặng bồ, cho bồ, bồ em, bồ mình, bồ tui, cô bán',
  ].join(', '),
);
