import { expect, test } from 'vitest';
import { emptyBoard, type Board } from '#domain/design/board.ts';
import { startHistory } from '#domain/design/history.ts';
import { asId, type CharmId, type StringId } from '#domain/kernel/ids.ts';
import { emptyDesign, type DesignState } from './design-state.ts';
import { missingOf } from './missing.ts';

const filled = (charms: number, slots: number): Board => ({
  ...emptyBoard(slots),
  slots: emptyBoard(slots).slots.map((_, at) => (at < charms ? asId<CharmId>('rose') : null)),
});
const done: DesignState = {
  ...emptyDesign(),
  history: startHistory(filled(17, 17)),
  name: 'Gửi Linh',
  stringId: asId<StringId>('silk'),
};

test('a complete bracelet misses nothing', () => {
  expect(missingOf(done)).toBeNull();
});

test.each<[string, Partial<DesignState>, string, string, string]>([
  ['no name', { name: ' ' }, 'Chưa nhập tên vòng tay', 'Chưa nhập tên vòng tay', 'name'],
  ['a name of one letter', { name: 'L' }, 'Tên vòng tay quá ngắn', 'Tên vòng tay quá ngắn', 'name'],
  ['no string', { stringId: null }, 'Chưa chọn dây xỏ', 'Chưa chọn dây xỏ', 'string'],
  [
    '13 of 17 charms',
    { history: startHistory(filled(13, 17)) },
    'Còn 4 chỗ trống',
    'Chưa đủ charm tối thiểu',
    'charms',
  ],
  [
    'no charm, name and string',
    { history: startHistory(filled(0, 15)), name: '', stringId: null },
    'Còn 15 chỗ trống',
    'Chưa đủ charm tối thiểu',
    'charms',
  ],
  [
    '16 of 17 charms',
    { history: startHistory(filled(16, 17)) },
    'Còn 1 chỗ trống',
    'Còn slot trống',
    'charms',
  ],
])('missing part (%s): button label, message and place to fix it', (_, flaw, label, title, place) => {
  expect(missingOf({ ...done, ...flaw })).toMatchObject({ label, title, place });
});
