import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../../test-support/judged-wishes.ts';
import { recommend } from '../recommend.ts';
import { keyOf } from '../slots.ts';

const answerTo = (wish: string) => {
  const { understood, slots } = recommend(wish, demo);
  return { understood, slots: slots.map(keyOf) };
};

test.each([
  ['mẹ mình bán bún bò ngoài chợ, cả đời chưa có món trang sức đẹp', 'recipient:mẹ'],
  ['tông xanh dương đậm như mực hồi tiểu học', 'color:xanh đậm'],
  ['can đảm lên, em nhát lắm, gọi món còn run', 'meaning:can đảm'],
  ['phòng em sơn trắng, quần áo cũng trắng. Tóm lại là trắng đi ạ', 'color:trắng'],
  ['đừng có trái tim, nhìn tim là tui nổi da gà', 'shape:trái tim'],
])('"%s" mentions other things by the way and has the slot %s', (wish, slot) => {
  const { understood, slots } = answerTo(wish);
  expect(understood).toBe(true);
  expect(slots).toContain(slot);
});

test.each([
  'bán cho em tô bún bò',
  'mẹ em bị sốt uống thuốc gì',
  'cái tủ lạnh màu đỏ',
  'nước mắm Phú Quốc loại ngon',
  'giải giúp em bài toán lớp 9',
  'sao lâu vậy',
  'được chưa vậy shop',
])('"%s" does not ask for a charm and is not understood', (wish) => {
  expect(answerTo(wish).understood).toBe(false);
});

test.each([
  ['đẹp từ bên trong chớ hổng phải vỏ ngoài', 'Ngọc trai'],
  ['gần bùn mà chẳng hôi tanh mùi bùn', 'Hoa sen'],
  ['mỗi trang là một chân trời', 'Cuốn sách'],
])('"%s" describes a charm’s meaning and suggests %s first', (wish, name) => {
  expect(recommend(wish, demo).suggestions[0]?.charm.name).toBe(name);
});
