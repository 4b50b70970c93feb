// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { Cord } from './Cord.tsx';

test('the cord animates only when its colour changes: the new colour sweeps over the old one', async () => {
  const { box, draw } = await mount(<Cord value={9} label="Charm trên dây" />);
  const fills = () => [...box.querySelectorAll<HTMLElement>('.fill')];
  expect(box.querySelector('.sweeps')).toBeNull();

  await draw(<Cord value={8} label="Charm trên dây" />);
  expect(box.querySelector('.sweeps')).toBeNull();

  await draw(<Cord value={10} label="Charm trên dây" />);
  expect(fills().map((fill) => fill.classList.contains('sweeps'))).toEqual([false, true]);
  const under = fills()[0]?.style.getPropertyValue('--c');
  expect(under).not.toBe(box.querySelector<HTMLElement>('.cord-progress')?.style.getPropertyValue('--c'));
});
