import { expect, test } from 'vitest';
import { customerMarks } from './customers.ts';

test.each([
  [0, 0, []],
  [2, 0, []],
  [3, 0, ['regular']],
  [0, 1, ['bounced']],
  [1, 1, []],
  [5, 1, ['regular']],
  [5, 2, ['regular', 'bounced']],
])('%i completed and %i failed orders: customer marks %j', (completed, failed, marks) => {
  expect(customerMarks({ completed, failed })).toEqual(marks);
});
