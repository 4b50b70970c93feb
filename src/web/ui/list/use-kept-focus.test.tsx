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

test('when the row of a pressed button goes, the row in its place has the focus', async () => {
  await focus('tr:nth-child(2) button');
  await show(['one', 'three']);
  expect(focused()).toBe('three');
});

test('after the last row it is the one before', async () => {
  await focus('tr:nth-child(3) button');
  await show(['one', 'two']);
  expect(focused()).toBe('two');
});

test('a button that stays keeps the focus', async () => {
  await focus('tr:nth-child(3) button');
  await show(['two', 'three']);
  expect(focused()).toBe('Confirm three');
});

test('a focus that was given up is not brought back, nor is that of a link, which the keys j and k remember', async () => {
  await focus('tr:nth-child(2) button');
  await act(async () => (document.activeElement as HTMLElement).blur());
  await show(['one', 'three']);
  expect(document.activeElement).toBe(document.body);
  await focus('tr:nth-child(2) a');
  await show(['one']);
  expect(document.activeElement).toBe(document.body);
});

test('a dialog that closes after the rows have changed gives the focus back to the row', async () => {
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
