// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { mount, press, stopTime } from '../../../../test-support/mount.ts';
import { FlowerMeanings } from './FlowerMeanings.tsx';
import { flowers } from '#web/entities/article/flowers.vi.ts';

/** spec §9: further changes are ignored during the animation. */
const LOCK = 300;
const pass = stopTime();

const names = flowers.map(({ name }) => name);

async function meanings(asked: string | null = null) {
  const { box } = await mount(
    <MemoryRouter>
      <FlowerMeanings asked={asked} />
    </MemoryRouter>,
  );
  const named = (label: string) => box.querySelector(`[aria-label="${label}"]`);
  return {
    box,
    shown: () => [...box.querySelectorAll('.flower h2')].map(({ textContent }) => textContent),
    turn: async (label: string, ms = LOCK) => {
      pass(ms);
      await press(named(label));
    },
  };
}

test('three of nine flowers are shown, and the arrows wrap around', async () => {
  const { shown, turn } = await meanings();
  expect(shown()).toEqual(names.slice(0, 3));
  await turn('Ba loài sau');
  expect(shown()).toEqual(names.slice(3, 6));
  await turn('Ba loài sau');
  await turn('Ba loài sau');
  expect(shown()).toEqual(names.slice(0, 3));
  await turn('Ba loài trước');
  expect(shown()).toEqual(names.slice(6));
});

test('the dots lead to the pages, and the current one is marked', async () => {
  const { box, shown, turn } = await meanings();
  const marked = () => box.querySelector('.dots [aria-current="true"]')?.getAttribute('aria-label');
  expect([box.querySelectorAll('.dots button').length, marked()]).toEqual([3, 'Trang 1 trên 3']);
  await turn('Trang 3 trên 3');
  expect([shown(), marked()]).toEqual([names.slice(6), 'Trang 3 trên 3']);
});

test('a second press within 300 ms is ignored', async () => {
  const { shown, turn } = await meanings();
  await turn('Ba loài sau');
  await turn('Ba loài sau', LOCK - 1);
  expect(shown()).toEqual(names.slice(3, 6));
});

test('a long text is cut at 200 characters and can be expanded and collapsed', async () => {
  const { box } = await meanings();
  const text = () => box.querySelector('.flower .text')?.textContent ?? '';
  const fold = () => box.querySelector('.flower .fold');
  expect([fold()?.textContent, text().endsWith('...'), text().length <= 203]).toEqual([
    'Xem thêm',
    true,
    true,
  ]);
  await press(fold());
  expect([fold()?.textContent, text()]).toEqual(['Thu gọn', flowers[0]?.text]);
  await press(fold());
  expect(fold()?.textContent).toBe('Xem thêm');
});

test('a flower named by the link is shown on its page with its full text', async () => {
  const { box, shown } = await meanings('tulip');
  expect(shown()).toContain('Tulip');
  expect(box.querySelector('.asked .text')?.textContent).toBe(flowers.at(-1)?.text);
});
