import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../test-support/judged-wishes.ts';
import { recommend } from './recommend.ts';

const shown = (wish: string): string[] =>
  recommend(wish, DEMO_CHARMS).suggestions.map(({ charm }) => charm.name);
const first = (wish: string) => shown(wish).slice(0, 3);

// Charms whose main enamel has the shade.
test.each([
  ['xanh rêu đậm đậm', ['Ngọc lục bảo', 'Cỏ bốn lá', 'Nhành dương xỉ', 'Cuốn sách', 'Xương rồng']],
  ['xanh nõn chuối', ['Peridot', 'Cỏ ba lá', 'Nhành dương xỉ']],
  [
    'hồng pastel',
    ['Hoa anh đào', 'Mẫu đơn', 'Morganite', 'Thạch anh hồng', 'Tulip', 'Mộc lan', 'Hoa ly', 'Hoa sen'],
  ],
  ['hồng cánh sen', ['Dâm bụt', 'Nơ lụa', 'Hoa đào', 'Hoa giấy']],
  ['tím sẫm', ['Thạch anh tím', 'Tanzanite', 'Bìm bìm', 'Nốt nhạc', 'Trăng lưỡi liềm']],
  ['màu của ly cà phê sữa', ['Quả sồi', 'Ngọc thạch lựu', 'Hươu sao', 'Cú mèo', 'Nhím nhỏ', 'Đá mắt hổ']],
])('the first three suggestions for the shade "%s" have it', (wish, names) => {
  expect(first(wish).filter((name) => !names.includes(name))).toEqual([]);
});

test('a refused shade does not exclude another, wished shade of the same colour', () => {
  const names = shown('hồng nhạt thôi, đừng hồng cánh sen');
  expect(names).toContain('Hoa anh đào');
  expect(names).not.toEqual(expect.arrayContaining(['Hoa giấy']));
});

test('a refused shade without a wished one excludes the whole colour', () => {
  const colors = recommend('hoa gì cũng được, đừng hồng cánh sen', DEMO_CHARMS).suggestions.map(
    ({ charm }) => charm.colors[0],
  );
  expect(colors.filter((color) => color?.startsWith('hồng'))).toEqual([]);
});

test.each([
  ['con gì bé tí', ['Ong mật', 'Bọ rùa', 'Chuồn chuồn', 'Chim ruồi', 'Bướm', 'Nhím nhỏ']],
  ['con gì khôn', ['Cú mèo', 'Cáo nhỏ', 'Cá heo']],
  ['hoa mùa xuân', ['Mai vàng', 'Hoa đào', 'Hoa anh đào', 'Thủy tiên', 'Tulip']],
  ['hoa miền Tây', ['Mai vàng', 'Hoa giấy', 'Hoa sen', 'Dâm bụt']],
  ['biểu tượng phong thủy', ['Âm dương', 'Cá koi', 'Ngọc bích', 'Rùa biển', 'Đá mắt hổ', 'Mắt xanh']],
])('the first three suggestions for "%s" match the description', (wish, names) => {
  expect(first(wish).filter((name) => !names.includes(name))).toEqual([]);
});

test('a clover is not suggested as a flower, nor when flowers are refused', () => {
  const clovers = ['Cỏ bốn lá', 'Cỏ ba lá'];
  expect(shown('mấy bông hoa').filter((name) => clovers.includes(name))).toEqual([]);
  expect(shown('lá cỏ gì cũng được, đừng hoa').filter((name) => clovers.includes(name))).toEqual([]);
});
