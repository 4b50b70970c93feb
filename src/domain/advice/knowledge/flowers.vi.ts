import { concept, listed, type Concept } from './concepts.ts';

/** What a flower is called after a word for plants, in pots or cut, and after what somebody does with them: "chậu hồng", "trồng cúc". */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'hoa hồng': 'hồng',
  'hoa cúc': 'cúc',
  'lan hồ điệp': 'lan',
  'hoa nhài': 'nhài',
  'hoa ly': 'ly',
  'hoa sen': 'sen',
  'mai vàng': 'mai',
  'hoa đào': 'đào',
  'hoa sứ': 'sứ',
};
const BEFORE_PLANTS = listed(
  'chậu, mấy chậu, cành, nhành, bó, vườn, giàn, luống, gốc, nụ, đóa, bình, lọ, giỏ, khóm, bụi, cội, cây, trồng, chăm, tưới, cắm, chơi',
);
const asPlants = ({ name }: Pick<Concept, 'name'>): string[] =>
  SHORT_NAMES[name] === undefined ? [] : BEFORE_PLANTS.map((before) => `${before} ${SHORT_NAMES[name]}`);
const withPlants = (flower: Concept): Concept => ({
  ...flower,
  says: [...new Set([...flower.says, ...asPlants(flower)])],
});

/** Other names of single flowers: a charm whose own name has them answers to these too. */
export const FLOWERS: readonly Concept[] = (
  [
    [
      'hoa hồng',
      'bông hồng, hồng nhung, hoa hường, bông hường, rose, roses, đóa hồng, bông hồng đỏ, hoa hồng đỏ, hồng đỏ, hoa hồng nhung, cây hoa hồng, nụ hồng, bông hường đỏ, red rose, hoa hồng gai',
    ],
    [
      'hoa anh đào',
      'anh đào, sakura, bông anh đào, cherry blossom, sa ku ra, hoa sakura, anh đào nhật, hoa anh đào nhật',
    ],
    [
      'cỏ bốn lá',
      'cỏ 4 lá, bốn lá, four leaf clover, clover, lá may mắn, cỏ 4 lá may mắn, cỏ bốn lá may mắn, cỏ tứ diệp, tứ diệp thảo, cây cỏ bốn lá, cỏ 4 cánh, four leaf, lucky clover',
    ],
    ['cỏ ba lá', 'cỏ 3 lá, ba lá, cỏ tam diệp, tam diệp thảo, shamrock, cây cỏ ba lá'],
    [
      'cúc họa mi',
      'họa mi, daisy, cúc trắng, bông cúc trắng, hoa cúc họa mi, hoa họa mi, bông họa mi, cúc hoạ mi, hoạ mi, cúc trắng nhỏ, hoa cúc trắng, cúc dại, bông cúc dại, hoa cúc dại, daisies, cúc tana, tana',
    ],
    [
      'hoa cúc',
      'bông cúc, cúc, chrysanthemum, bông cúc vàng, hoa cúc các loại, mấy bông cúc, cúc các loại',
      'cúc họa mi, cúc đại đóa',
    ],
    [
      'cúc đại đóa',
      'đại đóa, cúc vàng, hoa cúc vàng, cúc vạn thọ, vạn thọ, cúc đại đoá, bông vạn thọ, hoa vạn thọ, cúc tết, cúc mâm xôi',
    ],
    [
      'hoa sứ',
      'bông sứ, hoa đại, sứ, plumeria, bông sứ trắng, hoa sứ trắng, hoa champa, champa, hoa chăm pa, hoa đại trắng, frangipani, bông đại',
    ],
    [
      'linh lan',
      'hoa linh lan, lan chuông, lily of the valley, bông linh lan, hoa lan chuông, hoa chuông, bông chuông',
    ],
    [
      'dâm bụt',
      'hoa dâm bụt, bông bụp, râm bụt, hibiscus, hoa râm bụt, bông dâm bụt, hoa bụp, bông bụt, râm bụp',
    ],
    [
      'lan hồ điệp',
      'hoa lan, lan, phong lan, bông lan, hồ điệp, orchid, hoa phong lan, cành lan, giò lan, hoa lan hồ điệp, bông lan hồ điệp, orchids, lan tím',
    ],
    [
      'tulip',
      'hoa tulip, tuy líp, uất kim hương, tu líp, hoa tuy líp, bông tulip, hoa uất kim hương, tulips, bông tu líp, hoa hà lan',
    ],
    [
      'hướng dương',
      'hoa hướng dương, bông hướng dương, sunflower, bông hướng dương vàng, hoa mặt trời, hoa hướng dương vàng, bông quỳ, sunflowers',
    ],
    [
      'mai vàng',
      'hoa mai, bông mai, cành mai, cành mai vàng, hoa mai vàng, bông mai vàng, cây mai, mai tết, hoa mai tết, nhành mai',
    ],
    [
      'hoa đào',
      'cành đào, bông đào, đào tết, hoa đào tết, cành hoa đào, nhành đào, bích đào, đào phai, đào thắm, bông đào tết, peach blossom',
    ],
    [
      'hoa sen',
      'bông sen, sen, sen hồng, lotus, đóa sen, đoá sen, bông sen hồng, hoa sen hồng, đài sen, đầm sen, búp sen, sen việt nam, sen quốc hoa, cánh sen hồng',
      'hoa sen ||| nón lá',
    ],
    [
      'oải hương',
      'hoa oải hương, lavender flower, bông oải hương, cánh đồng oải hương, hoa lavender, la ven đơ',
    ],
    [
      'lưu ly',
      'hoa lưu ly, forget me not, hoa lưu ly xanh, bông lưu ly, hoa đừng quên tôi, xin đừng quên tôi, forget me not flower, lưu li, hoa lưu li',
    ],
    [
      'cẩm tú cầu',
      'tú cầu, hoa tú cầu, hydrangea, hoa cẩm tú cầu, bông cẩm tú cầu, cẩm tú cầu đà lạt, hydrangeas',
    ],
    ['mẫu đơn', 'hoa mẫu đơn, peony, bông mẫu đơn, đóa mẫu đơn, hoa phú quý, peonies'],
    [
      'hoa trà',
      'trà my, hoa trà my, camellia, bông trà, bông trà my, hoa trà trắng, trà mi, hoa trà mi, hoa chanel',
    ],
    [
      'trạng nguyên',
      'hoa trạng nguyên, poinsettia, cây trạng nguyên, bông trạng nguyên, hoa trạng nguyên đỏ, hoa nhất phẩm hồng, nhất phẩm hồng',
    ],
    [
      'hoa nhài',
      'hoa lài, bông lài, nhài, lài, jasmine, bông nhài, hoa nhài trắng, bông lài trắng, nhài trắng, bông lài ta',
    ],
    ['hoa giấy', 'bông giấy, giàn hoa giấy, hoa giấy hồng, bông giấy hồng, bougainvillea, giàn bông giấy'],
    [
      'hoa păng-xê',
      'păng xê, păng-xê, pansy, phăng xê, hoa pensée, pan sê, hoa pan sê, păng sê, păng sê tím, hoa păng xê, hoa păng sê, hoa tư tưởng, hoa bướm, hoa cánh bướm, pansies, hoa mặt mèo',
    ],
    [
      'hoa ly',
      'bông ly, loa kèn, bách hợp, hoa bách hợp, lily, hoa loa kèn, bông ly trắng, hoa ly trắng, hoa ly ly, ly ly, huệ tây, hoa huệ tây, lilies',
    ],
    ['mộc lan', 'hoa mộc lan, magnolia, bông mộc lan, hoa mộc lan trắng, mộc liên, hoa mulan, mulan'],
    ['cẩm chướng', 'hoa cẩm chướng, carnation, bông cẩm chướng, cẩm chướng hồng, hoa của mẹ'],
    [
      'bìm bìm',
      'hoa bìm bìm, bìm bịp hoa, bông bìm bìm, hoa bìm bìm tím, giàn bìm bìm, morning glory, bìm biếc, hoa loa kèn dại',
    ],
    [
      'bồ công anh',
      'hoa bồ công anh, dandelion, bông bồ công anh, hoa bồ công anh bay, thổi bồ công anh, dandelions',
    ],
    ['thủy tiên', 'hoa thủy tiên, thuỷ tiên, hoa thuỷ tiên, bông thủy tiên, daffodil, narcissus'],
  ] as const
)
  .map(concept('shape'))
  .map(withPlants);
