// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { CharmChips } from './Chips.tsx';

// On phones the names of the charms are hidden, so a chip without a picture would be an empty oval.
test('a charm without a picture of its own shows a flower in its chip', async () => {
  const charms = ['/pictures/sen.webp', null].map((image, position) => ({ name: 'Sen', position, image }));
  const { box } = await mount(<CharmChips charms={charms} />);
  const drawn = [...box.querySelectorAll('li')].map((chip) => chip.querySelector('img, svg')?.tagName);
  expect(drawn.map((name) => name?.toLowerCase())).toEqual(['img', 'svg']);
});
