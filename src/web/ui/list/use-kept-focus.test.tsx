// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { isGiven } from './given-focus.ts';
import { useKeptFocus } from './use-kept-focus.ts';

let show: (names: string[]) => Promise<void>;

function List() {
  const [names, setNames] = useState(['one', 'two', 'three', 'card']);
  useEffect(() => {
    show = async (next) => {
      await act(async () => setNames(next));
      await frame();
    };
  }, []);
  return (
    <div {...useKeptFocus()}>
      <h2 tabIndex={-1}>List</h2>
      <section>
        <h2>Card</h2>
        {names.includes('card') && <button type="button">Settle</button>}
      </section>
      <table>
        <tbody>
          {names
            .filter((name) => name !== 'card')
            .map((name) => (
              <tr key={name}>
                <td>
                  <a href={`/${name}`}>{name}</a>
                  <button type="button">Confirm {name}</button>
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

/** The focus moves in the frame after the change. */
const frame = () =>
  act(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
const focused = () => document.activeElement?.textContent;
const focus = (selector: string) => act(async () => document.querySelector<HTMLElement>(selector)?.focus());

beforeEach(async () => {
  await mount(<List />);
});

test('the row of the focused button is removed: the row in its place gets the focus', async () => {
  await focus('tr:nth-child(2) button');
  await show(['one', 'three']);
  expect(focused()).toBe('three');
});

test('the last row is removed: the row before it gets the focus', async () => {
  await focus('tr:nth-child(3) button');
  await show(['one', 'two']);
  expect(focused()).toBe('two');
});

test('another row is removed: the button keeps the focus', async () => {
  await focus('tr:nth-child(3) button');
  await show(['two', 'three']);
  expect(focused()).toBe('Confirm three');
});

test('the row of a blurred button is removed: no row gets the focus', async () => {
  await focus('tr:nth-child(2) button');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await show(['one', 'three']);
  expect(document.activeElement).toBe(document.body);
});

test('the row of a focused link is removed: the next row gets the focus, marked as not chosen', async () => {
  await focus('tr:nth-child(2) a');
  expect(isGiven(document.activeElement)).toBe(false);
  await show(['one', 'three']);
  expect([focused(), isGiven(document.activeElement)]).toEqual(['three', true]);
  await focus('tr:nth-child(1) a');
  await focus('tr:nth-child(2) a');
  expect([focused(), isGiven(document.activeElement)]).toEqual(['three', false]);
});

test('without a row in its place the heading of the card or of the list gets the focus', async () => {
  await focus('section button');
  await show(['one', 'two', 'three']);
  expect(focused()).toBe('Card');
  await focus('tr:nth-child(1) button');
  await show([]);
  expect(focused()).toBe('List');
});

test('the row is removed under an open dialog: on closing, the row in its place gets the focus', async () => {
  await focus('tr:nth-child(2) button');
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.innerHTML = '<button type="button">Yes</button>';
  document.body.append(dialog);
  await act(async () => dialog.querySelector('button')?.focus());
  await show(['one', 'three']);
  expect(focused()).toBe('Yes');
  await act(async () => dialog.remove());
  await frame();
  expect(focused()).toBe('three');
});
