import { expect, test } from 'vitest';
import { DEMO_CHARMS } from '../../../test-support/judged-wishes.ts';
import { recommend } from './recommend.ts';

const shown = (wish: string): string[] =>
  recommend(wish, DEMO_CHARMS).suggestions.map(({ charm }) => charm.name);
const first = (wish: string) => shown(wish).slice(0, 3);

// The enamels that fill most of the drawing.
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
])('%s brings charms of that shade first', (wish, names) => {
  expect(first(wish).filter((name) => !names.includes(name))).toEqual([]);
});

test('a shade that is refused beside another one spares that one', () => {
  const names = shown('hồng nhạt thôi, đừng hồng cánh sen');
  expect(names).toContain('Hoa anh đào');
  expect(names).not.toEqual(expect.arrayContaining(['Hoa giấy']));
});

test('a refused shade alone refuses its colour', () => {
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
])('%s brings what is like that', (wish, names) => {
  expect(first(wish).filter((name) => !names.includes(name))).toEqual([]);
});

test('a clover is no flower, and is refused with them', () => {
  const clovers = ['Cỏ bốn lá', 'Cỏ ba lá'];
  expect(shown('mấy bông hoa').filter((name) => clovers.includes(name))).toEqual([]);
  expect(shown('lá cỏ gì cũng được, đừng hoa').filter((name) => clovers.includes(name))).toEqual([]);
});
