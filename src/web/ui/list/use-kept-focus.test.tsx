// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { useKeptFocus } from './use-kept-focus.ts';

let show: (names: string[]) => Promise<void>;

function List() {
  const [names, setNames] = useState(['one', 'two', 'three']);
  useEffect(() => {
    show = (next) => act(async () => setNames(next));
  }, []);
  return (
    <div {...useKeptFocus(names)}>
      <table>
        <tbody>
          {names.map((name) => (
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

test('the row of a blurred button or of a focused link is removed: no row gets the focus', async () => {
  await focus('tr:nth-child(2) button');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await show(['one', 'three']);
  expect(document.activeElement).toBe(document.body);
  await focus('tr:nth-child(2) a');
  await show(['one']);
  expect(document.activeElement).toBe(document.body);
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
  expect(focused()).toBe('three');
});
