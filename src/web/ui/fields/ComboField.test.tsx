// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { ComboField } from './ComboField.tsx';

const CITIES = ['Cần Thơ', 'Đà Nẵng', 'Huế'];

function Cities() {
  const [value, setValue] = useState('');
  const itemsFor = (typed: string) =>
    CITIES.filter((name) => name.startsWith(typed.normalize('NFC'))).map((name) => ({ name }));
  return (
    <ComboField label="Tỉnh" value={value} onValue={setValue} itemsFor={itemsFor} empty="Không tìm thấy" />
  );
}

async function field() {
  const { box } = await mount(<Cities />);
  const input = box.querySelector('input')!;
  const said = (name: string) => input.getAttribute(`aria-${name}`);
  return {
    box,
    input,
    said,
    /** @returns whether the event's default action was left alone */
    key: async (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await act(async () => void input.dispatchEvent(event));
      return !event.defaultPrevented;
    },
    type: (text: string) =>
      act(async () => {
        input.focus();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    options: () => [...box.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent),
    /** The option that screen readers see as active. */
    active: () => box.querySelector(`[id="${said('activedescendant')}"]`)?.textContent,
  };
}

test('arrow keys open the list and wrap around, Enter selects the row, the focus stays in the field', async () => {
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

test('aria-controls names the open list; without a match the list is closed and a status says so', async () => {
  const { box, said, type, options } = await field();
  await type('Đ');
  expect(options()).toEqual(['Đà Nẵng']);
  expect(box.querySelector(`[id="${said('controls')}"]`)?.getAttribute('role')).toBe('listbox');
  await type('X');
  expect([said('expanded'), said('controls'), said('activedescendant')]).toEqual(['false', null, null]);
  expect(box.querySelector('[role="status"]')?.textContent).toBe('Không tìm thấy');
});

test('Enter selects a name typed in full, also in NFD, but no row that is merely listed', async () => {
  const { input, said, key, type, active } = await field();
  await type('Đ');
  expect([said('expanded'), active()]).toEqual(['true', undefined]);
  expect(await key('Enter')).toBe(false);
  expect([input.value, said('expanded')]).toEqual(['Đ', 'false']);
  await type('Đà Nẵng'.normalize('NFD'));
  expect(active()).toBe('Đà Nẵng');
  await key('Enter');
  expect([input.value, said('expanded')]).toEqual(['Đà Nẵng', 'false']);
  expect(await key('Enter')).toBe(true);
});

test('browser autofill does not open the list', async () => {
  const { input, said, type } = await field();
  await type('Cần');
  expect(said('expanded')).toBe('true');
  await act(async () => input.blur());
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  await act(async () => {
    descriptor.set!.call(input, 'Huế');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect([input.value, said('expanded')]).toEqual(['Huế', 'false']);
});

test('Escape closes the list first and only then the dialog around it; Tab moves on', async () => {
  const { said, key } = await field();
  await key('ArrowDown');
  expect(await key('Tab')).toBe(true);
  expect(await key('Escape')).toBe(false);
  expect(said('expanded')).toBe('false');
  expect(await key('Escape')).toBe(true);
});
