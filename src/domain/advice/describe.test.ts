import { expect, test } from 'vitest';
import { DEMO_CHARMS as demo } from '../../../test-support/judged-wishes.ts';
import { describeBracelet } from './describe.ts';

test('a bracelet is described by its charms', () => {
  const pick = (...wanted: string[]) => demo.filter(({ _id }) => wanted.includes(_id));
  expect(describeBracelet(pick('hoa-sen', 'hoa-dao', 'mai-vang', 'ca-koi'))).toBe(
    'Mai vàng, hoa đào, hoa sen và 1 charm nữa gặp nhau trên một chiếc vòng. Mai vàng kể chuyện tài lộc và niềm vui sum họp ngày Tết phương Nam, còn hoa đào là chuyện xuân về, nhà yên và duyên lành phương Bắc. Tặng dịp Tết hay mừng thọ thì vừa đẹp.',
  );
  expect(describeBracelet(pick('meo', 'tho'))).toMatch(/^Mèo và thỏ ngọc gặp nhau trên một chiếc vòng\./);
  expect(describeBracelet(pick('hoa-sen'))).toContain(
    'Cả chiếc vòng chỉ có hoa sen. Hoa sen kể chuyện trong sạch và kiên cường.',
  );
  expect(describeBracelet(pick('luu-ly'))).toMatch(/Tặng dịp kỷ niệm thì vừa đẹp\.$/);
  // Sentences as a person writes them, no list.
  expect(describeBracelet(pick('hoa-sen', 'chu-l'))).toMatch(/\. Hoa sen kể chuyện [^,]+\. Tặng /);
  expect(describeBracelet(demo)).not.toMatch(/[:;]/);
  expect(describeBracelet([])).toBe('');
});
