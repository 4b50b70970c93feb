import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../../test-support/judged-wishes.ts';
import { fitOf, SUITS } from '../fit.ts';
import { findConcept } from '../knowledge/index.ts';
import { FEMININE } from '../knowledge/styles.vi.ts';
import { recommend } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const HIM = [
  'ảnh mê cà phê',
  'ổng 25t',
  'anh ấy hay đi phượt',
  'anh ý thích núi',
  'chàng lạnh lùng',
  'cậu ấy cao',
];
const WHOM = ['cho bồ em', 'quà cho ny', 'tặng người yêu', 'ny em', 'sn nyeu', 'tặng crush', 'tặng sếp'];
const first = (wish: string) =>
  recommend(wish, demo)
    .suggestions.slice(0, 3)
    .map(({ charm }) => charm);
const feminine = findConcept('style', FEMININE);

test.each(HIM)('a male pronoun: the first three are neither floral, pink nor feminine (%s)', (told) => {
  const wrong = WHOM.flatMap((whom) =>
    first(`${whom}, ${told}`)
      .filter(
        (charm) =>
          charm.category.type === 'Flower' ||
          charm.colors[0]?.includes('hồng') === true ||
          (feminine !== undefined && fitOf(charm, feminine) >= SUITS),
      )
      .map(({ name }) => `${whom}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['quà cho ny, anh ấy 22t', 'recipient:bạn trai'],
  ['qua cho ny, anh ay 22t', 'recipient:bạn trai'],
  ['tặng bồ, cô ấy thích hoa', 'recipient:bạn gái'],
  ['tặng ny, cổ hay cười', 'recipient:bạn gái'],
  ['tặng người yêu, thích chụp ảnh', 'recipient:người yêu'],
  ['tặng người yêu vòng cổ', 'recipient:người yêu'],
  ['em bé 2 tuổi, thằng bé thích xe', 'recipient:bé trai'],
  ['tặng mẹ, anh ấy bảo mẹ thích sen', 'recipient:mẹ'],
])('"%s" has the slot %s', (wish, slot) => {
  expect(recommend(wish, demo).slots.map((one) => keyOf(one))).toContain(slot);
});
