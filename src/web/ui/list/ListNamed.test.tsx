// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { listCopy } from './copy.vi.ts';
import { ListNamed } from './ListNamed.tsx';

const lan = { _id: 'lan', name: 'Lan' };
test.each([
  ['nobody', '', [lan], 'Mọi người', ['Mọi người', 'Lan']],
  ['somebody', 'lan', [lan], 'Lan', ['Mọi người', 'Lan']],
  ['somebody whose name is unread', 'lan', undefined, listCopy.chosen, ['Mọi người', listCopy.chosen]],
  ['somebody who is gone', 'mai', [lan], listCopy.gone, ['Mọi người', 'Lan', listCopy.gone]],
])('the filter of %s shows who is chosen', async (_, chosen, named, shown, all) => {
  const { box } = await mount(
    <MemoryRouter>
      <ListNamed label="Người" all="Mọi người" named={named} chosen={chosen} pathOf={(id) => `?user=${id}`} />
    </MemoryRouter>,
  );
  const select = box.querySelector('select')!;
  expect([...select.options].map(({ text }) => text)).toEqual(all);
  expect(select.selectedOptions[0]?.text).toBe(shown);
});
