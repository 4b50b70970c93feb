import { concept, type Concept } from './concepts.ts';
import { FAMILIES } from './shapes.vi.ts';

/** Who wants one of a family and finds too few is shown the others: the families people speak of, and these. */
export const KIN: readonly Concept[] = [
  ...FAMILIES,
  ...(
    [
      ['trăng lưỡi liềm', 'đá mặt trăng, ngôi sao | đám mây, mặt trời | cú mèo, opal'],
      ['mặt trời', 'hướng dương | cầu vồng, ngôi sao, đám mây | hoàng ngọc'],
      ['bông tuyết', 'núi tuyết | đám mây, giọt sương | chuông vàng, hươu sao'],
      ['nốt nhạc', 'chuông vàng, giày ba lê | chim ruồi'],
      ['ngọc trai', 'vỏ sò, đá mặt trăng, opal | vương miện, kim cương trắng'],
      ['đôi tim', 'trái tim | ổ khóa tình yêu, chìa khóa, thư tình, hoa hồng'],
      ['la bàn', 'mỏ neo, núi tuyết | máy ảnh, sóng biển'],
      ['máy ảnh', 'la bàn, cuốn sách | tách cà phê'],
      ['cuốn sách', 'mũ tốt nghiệp, cú mèo | tách cà phê, thư tình'],
      ['nơ lụa', 'giày ba lê, vương miện | hộp quà, bướm, đôi tim'],
      ['vương miện', 'kim cương trắng, hồng ngọc | ngọc trai, chìa khóa'],
      ['nón lá', 'đèn lồng, hoa sen | mai vàng, hoa đào'],
      ['mai vàng', 'hoa đào, đèn lồng, thủy tiên, cúc đại đóa'],
      ['mắt xanh', 'ngọc lam | la bàn, âm dương, mỏ neo'],
      ['thư tình', 'trái tim | lưu ly, hoa hồng'],
      ['vô cực', 'đôi tim | ổ khóa tình yêu, trái tim'],
      ['cỏ bốn lá', 'cỏ ba lá, bọ rùa'],
      ['nấm đỏ', 'quả sồi, nhành dương xỉ | nhím nhỏ, bọ rùa'],
      ['hoa anh đào', 'hoa đào | mộc lan, đôi anh đào'],
      ['hồng ngọc', 'ngọc thạch lựu'],
      ['lam ngọc sapphire', 'ngọc xanh biển, ngọc lam, tanzanite'],
      ['ngọc lục bảo', 'ngọc bích, peridot'],
      ['thạch anh hồng', 'morganite'],
      ['thạch anh tím', 'tanzanite'],
      ['hoàng ngọc', 'hổ phách, đá mắt hổ'],
      ['kim cương trắng', 'đá mặt trăng, opal | ngọc trai'],
      ['hoa hồng', 'mẫu đơn, tulip, hoa trà'],
      ['hoa nhài', 'linh lan, hoa sứ, hoa trà | cúc họa mi'],
      ['oải hương', 'lưu ly, cẩm tú cầu | bìm bìm, hoa păng-xê'],
      ['hướng dương', 'cúc đại đóa, cúc họa mi | mai vàng, thủy tiên'],
      ['lan hồ điệp', 'mộc lan, hoa ly, mẫu đơn'],
      ['hoa sen', 'lan hồ điệp, hoa sứ, mộc lan'],
      ['cúc họa mi', 'cúc đại đóa | bồ công anh, hướng dương'],
      ['hoa giấy', 'bìm bìm, dâm bụt'],
      ['cẩm chướng', 'hoa hồng, hoa trà | mẫu đơn'],
    ] as const
  ).map(([name, finds]) => concept('shape')([name, '', finds])),
];
