// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { stubApi } from '../../../../test-support/stub-api.ts';
import { mount } from '../../../../test-support/mount.ts';
import { SELECTION_KEY } from './selection-store.ts';
import { useGardenSelection } from './selection.ts';

function Count() {
  return <p>{useGardenSelection().count}</p>;
}

const rose = {
  _id: 'rose',
  name: 'Hồng',
  price: 25_000,
  stock: 9,
  availableStock: 9,
  images: {},
  category: {},
};
/** Another tab picks roses; this one hears of it only if it listens. */
const pickElsewhere = (quantity: number) =>
  window.localStorage.setItem(SELECTION_KEY, JSON.stringify([{ charm: rose, quantity }]));

test('what another tab picks while no page here shows the selection, or while the tab sleeps, is shown then', async () => {
  stubApi({});
  const { box, draw } = await mount(<Count />);
  expect(box.textContent).toBe('0');
  await draw(null);
  pickElsewhere(2);
  await draw(<Count />);
  expect(box.textContent).toBe('2');
  pickElsewhere(3);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(box.textContent).toBe('3');
});
