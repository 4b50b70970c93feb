// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { Promises } from './parts.tsx';

test('each promise is an icon and one text: the row is flex, and would make columns of its pieces', async () => {
  const { box } = await mount(
    <MemoryRouter>
      <Promises lines={[{ icon: 'ring', text: 'Xâu từ 15–20 charm' }]} />
    </MemoryRouter>,
  );
  const rows = [...box.querySelectorAll('li')];
  expect(rows).toHaveLength(3);
  expect(rows.map(({ childNodes }) => childNodes.length)).toEqual([2, 2, 2]);
});
