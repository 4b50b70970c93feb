import { expect, test } from 'vitest';
import { spokenName } from './spoken-name.vi.ts';

test.each([
  ['Nguyễn Khánh Linh', 'Khánh Linh'],
  ['Nguyễn Thị Phương Quỳnh', 'Phương Quỳnh'],
  ['Trần  Thị Lan ', 'Lan'],
  ['Lê Văn Tám', 'Tám'],
  ['Phạm Văn', 'Phạm Văn'],
  ['Tôn Nữ Thị Ninh', 'Ninh'],
  ['Lê Hà', 'Hà'],
  ['Mây', 'Mây'],
])('%s is addressed as %s', (name, spoken) => {
  expect(spokenName(name)).toBe(spoken);
});
