// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { useSecondClicks } from './use-second-clicks.ts';

let pressed: string[];
let drawRows: (...names: string[]) => Promise<void>;

function Rows({ names }: { names: readonly string[] }) {
  return (
    <div onClickCapture={useSecondClicks()}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => pressed.push(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => pressed.push('all')}>
        all
      </button>
      {names.length === 0 && (
        <div role="dialog">
          <button type="button" onClick={() => pressed.push('save')}>
            save
          </button>
        </div>
      )}
    </div>
  );
}

beforeEach(async () => {
  pressed = [];
  const { draw } = await mount(<Rows names={['one', 'two', 'three']} />);
  drawRows = (...names) => draw(<Rows names={names} />);
});

type Place = { at: number; x?: number; y?: number; detail?: number };

/** @param at milliseconds */
function click(element: Element | null, { at, x = 40, y = 40, detail = 1 }: Place): boolean {
  const event = new MouseEvent('click', {
    bubbles: true,
    cancelable: true,
    detail,
    clientX: x,
    clientY: y,
  });
  Object.defineProperty(event, 'timeStamp', { value: at });
  return element!.dispatchEvent(event);
}
const first = () => document.querySelector('button');

test('the second click of a double click does not press the row that took the place of the first', async () => {
  click(first(), { at: 1000 });
  await drawRows('two', 'three');
  expect(click(first(), { at: 1200 })).toBe(false);
  // Nor does the third.
  expect(click(first(), { at: 1600 })).toBe(false);
  expect(pressed).toEqual(['one']);
  click(first(), { at: 2200 });
  expect(pressed).toEqual(['one', 'two']);
});

test('a row may be pressed twice, another one elsewhere at once, and by a key any', async () => {
  click(first(), { at: 1000 });
  click(first(), { at: 1100 });
  click(document.querySelector('li:nth-of-type(2) button'), { at: 1200, y: 90 });
  await drawRows('three');
  click(first(), { at: 1300, y: 90, detail: 0 });
  expect(pressed).toEqual(['one', 'one', 'two', 'three']);
});

test('a row that took the place of one that only moved is pressed at once, and so is a button outside of rows', async () => {
  click(first(), { at: 1000 });
  await drawRows('two', 'one');
  click(first(), { at: 1100 });
  await drawRows();
  click(first(), { at: 1200 });
  expect(pressed).toEqual(['one', 'two', 'all']);
});

test('the second click on a button that closed a dialog does not press the row behind it', async () => {
  await drawRows();
  click(document.querySelector('[role="dialog"] button'), { at: 1000 });
  await drawRows('one');
  expect(click(first(), { at: 1200 })).toBe(false);
  click(first(), { at: 2000 });
  expect(pressed).toEqual(['save', 'one']);
});
