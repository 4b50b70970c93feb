// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { readLetters, turnLetters } from './letters.ts';
import { giveFocus } from '#web/ui/list/given-focus.ts';
import { useRowKeys } from './use-row-keys.ts';

let asked: number;
let all: number;
let confirmed: string[];
let draw: Awaited<ReturnType<typeof mount>>['draw'];
function List() {
  useRowKeys(() => (asked += 1));
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input type="checkbox" aria-label="all" data-key="A" onChange={() => (all += 1)} />
          </th>
        </tr>
      </thead>
      <tbody>
        {['one', 'two'].map((name) => (
          <tr key={name}>
            <td>
              <button type="button" data-key="c" onClick={() => confirmed.push(name)}>
                {name}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines() {
  useRowKeys(() => {});
  return (
    <ol>
      <li data-row="" tabIndex={-1}>
        <a href="/charm">a charm</a>
      </li>
      <li data-row="" tabIndex={-1}>
        no link
      </li>
    </ol>
  );
}

const press = (key: string, shiftKey = false) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

beforeEach(async () => {
  asked = 0;
  all = 0;
  confirmed = [];
  localStorage.clear();
  readLetters();
  const shown = await mount(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  draw = shown.draw;
});

test('the keys j and k move between rows, ? asks for help', () => {
  press('j');
  expect(focused()).toBe('one');
  press('j');
  expect(focused()).toBe('two');
  press('k');
  expect(focused()).toBe('one');
  press('?');
  expect(asked).toBe(1);
});

test('a line without a link takes the focus itself', async () => {
  await draw(
    <MemoryRouter>
      <Lines />
    </MemoryRouter>,
  );
  press('j');
  expect(focused()).toBe('a charm');
  press('j');
  expect(focused()).toBe('no link');
  press('k');
  expect(focused()).toBe('a charm');
});

test('Shift+A selects all rows, a capital A without Shift does nothing', () => {
  press('A');
  expect(all).toBe(0);
  press('A', true);
  expect(all).toBe(1);
});

test('switched off the keys do nothing, also after a reload; switched on they work again', () => {
  turnLetters(false);
  readLetters();
  press('j');
  press('?');
  expect([focused(), asked]).toEqual([null, 0]);
  turnLetters(true);
  press('j');
  expect(focused()).toBe('one');
});

test('a row whose focus nobody chose is acted on only after j has chosen it', () => {
  press('j');
  press('c');
  expect(confirmed).toEqual(['one']);
  giveFocus(document.querySelectorAll('button')[1]!);
  press('c');
  expect(confirmed).toEqual(['one']);
  press('j');
  expect(focused()).toBe('two');
  press('c');
  expect(confirmed).toEqual(['one', 'two']);
});
