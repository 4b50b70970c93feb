import { expect, test } from 'vitest';
import { suggestedName } from './suggested-name.ts';

test.each([
  [['Tulip', 'Hoa sen', 'Hoa sen'], 'Vòng Hoa sen'],
  [['Tulip', 'Hoa sen'], 'Vòng Tulip'],
  [[], 'Vòng của mình'],
  [['<b>'], 'Vòng của mình'],
  [['x'.repeat(60)], 'Vòng của mình'],
])('the suggested name for the charms %j is %s', (charms, name) => expect(suggestedName(charms)).toBe(name));
