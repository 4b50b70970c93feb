// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { ComboField } from './ComboField.tsx';

const CITIES = ['Cần Thơ', 'Đà Nẵng', 'Huế'];

function Cities() {
  const [value, setValue] = useState('');
  const items = CITIES.filter((name) => name.startsWith(value)).map((name) => ({ name }));
  return <ComboField label="Tỉnh" value={value} onValue={setValue} items={items} empty="Không tìm thấy" />;
}

async function field() {
  const { box } = await mount(<Cities />);
  const input = box.querySelector('input')!;
  const said = (name: string) => input.getAttribute(`aria-${name}`);
  return {
    box,
    input,
    said,
    /** @returns whether the page around heard of it too */
    key: async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await act(async () => void input.dispatchEvent(event));
      return !event.defaultPrevented;
    },
    type: (text: string) =>
      act(async () => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    options: () => [...box.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent),
    /** The row that screen readers are told. */
    active: () => box.querySelector(`[id="${said('activedescendant')}"]`)?.textContent,
  };
}

test('arrows open the list and go round in it; Enter takes the row, and the focus never leaves the field', async () => {
  const { input, said, key, options, active } = await field();
  expect([said('expanded'), said('controls')]).toEqual(['false', null]);
  input.focus();
  await key('ArrowDown');
  expect([said('expanded'), active()]).toEqual(['true', 'Cần Thơ']);
  await key('ArrowDown');
  expect(active()).toBe('Đà Nẵng');
  await key('ArrowUp');
  await key('ArrowUp');
  expect(active()).toBe('Huế');
  await key('Enter');
  expect([input.value, said('expanded'), options()]).toEqual(['Huế', 'false', []]);
  expect(document.activeElement).toBe(input);
});

test('the list that is told of is the one that is there', async () => {
  const { box, said, type, options } = await field();
  await type('Đ');
  expect(options()).toEqual(['Đà Nẵng']);
  expect(box.querySelector(`[id="${said('controls')}"]`)?.getAttribute('role')).toBe('listbox');
  await type('X');
  expect([said('expanded'), said('controls'), said('activedescendant')]).toEqual(['false', null, null]);
  expect(box.querySelector('[role="status"]')?.textContent).toBe('Không tìm thấy');
});

test('Escape closes the list before the dialog around it, Tab goes on', async () => {
  const { said, key } = await field();
  await key('ArrowDown');
  expect(await key('Tab')).toBe(true);
  expect(await key('Escape')).toBe(false);
  expect(said('expanded')).toBe('false');
  expect(await key('Escape')).toBe(true);
});
