// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { listCopy } from './copy.vi.ts';
import { ListPerson } from './ListPerson.tsx';

const lan = { _id: 'lan', name: 'Lan' };
test.each([
  ['nobody', '', [lan], 'Mọi người', ['Mọi người', 'Lan']],
  ['somebody', 'lan', [lan], 'Lan', ['Mọi người', 'Lan']],
  ['somebody whose name is unread', 'lan', undefined, listCopy.somebody, ['Mọi người', listCopy.somebody]],
  ['somebody who is gone', 'mai', [lan], listCopy.somebody, ['Mọi người', 'Lan', listCopy.somebody]],
])('the filter of %s shows who is chosen', async (_, chosen, people, shown, all) => {
  const { box } = await mount(
    <MemoryRouter>
      <ListPerson
        label="Người"
        everybody="Mọi người"
        people={people}
        chosen={chosen}
        pathOf={(id) => `?user=${id}`}
      />
    </MemoryRouter>,
  );
  const select = box.querySelector('select')!;
  expect([...select.options].map(({ text }) => text)).toEqual(all);
  expect(select.selectedOptions[0]?.text).toBe(shown);
});
