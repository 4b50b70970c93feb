// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../../../test-support/mount.ts';
import { LazyImage } from './LazyImage.tsx';

type Watch = { near: IntersectionObserverCallback; options: IntersectionObserverInit | undefined };
let watches: Watch[];

beforeEach(() => {
  watches = [];
  class Watcher {
    constructor(near: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      watches.push({ near, options });
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const comesNear = (isIntersecting = true) =>
  act(async () => watches.at(-1)?.near([{ isIntersecting } as IntersectionObserverEntry], {} as never));
const tell = (box: Element, what: 'load' | 'error') =>
  act(async () => void box.querySelector('img')?.dispatchEvent(new Event(what)));

const picture = (more: Partial<Parameters<typeof LazyImage>[0]> = {}) => (
  <LazyImage src="/hoa-sen.webp" alt="Hoa sen" width={448} height={224} {...more} />
);
const stateOf = (box: Element) => box.querySelector('.lazy')?.getAttribute('data-state');
/** The real image; without JavaScript there is one in the <noscript>. */
const asked = (box: Element) => box.querySelector('.lazy > img');

test('a picture is asked for when a tenth of its box is within 50 px of the screen', async () => {
  const { box } = await mount(picture());
  expect(watches.map(({ options }) => options)).toEqual([{ threshold: 0.1, rootMargin: '50px' }]);
  expect([stateOf(box), asked(box), box.querySelector('.hold')?.textContent]).toEqual([
    'waiting',
    null,
    'Loading...',
  ]);

  await comesNear(false);
  expect(asked(box)).toBeNull();
  await comesNear();
  expect([stateOf(box), asked(box)?.getAttribute('src')]).toEqual(['loading', '/hoa-sen.webp']);
});

test('its box has the shape of the picture from the start, and the grey goes when it is there', async () => {
  const { box } = await mount(picture());
  expect(box.querySelector<HTMLElement>('.lazy')?.style.aspectRatio).toBe('448 / 224');
  await comesNear();
  await tell(box, 'load');
  expect([stateOf(box), box.querySelector('.hold')]).toEqual(['shown', null]);
});

test('a picture that does not come says so, also to a screen reader', async () => {
  const { box } = await mount(picture());
  await comesNear();
  await tell(box, 'error');
  const hold = box.querySelector('.hold');
  expect([stateOf(box), asked(box)]).toEqual(['failed', null]);
  expect([hold?.textContent, hold?.getAttribute('aria-hidden')]).toEqual(['Không thể tải hình ảnh', null]);
});

test('another picture in the same place starts again', async () => {
  const { box, draw } = await mount(picture());
  await comesNear();
  await tell(box, 'error');
  await draw(picture({ src: '/tulip.webp' }));
  expect(stateOf(box)).toBe('waiting');
});

test.each([
  ['icon', 'svg'],
  ['none', null],
] as const)('the placeholder %s says no word', async (placeholder, drawn) => {
  const { box } = await mount(picture({ placeholder }));
  const hold = box.querySelector('.hold');
  expect(hold?.textContent).toBe('');
  expect(hold?.firstElementChild?.tagName.toLowerCase() ?? null).toBe(drawn);
});

test('a hero does not wait', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { box } = await mount(picture({ eager: true }));
  expect(watches).toEqual([]);
  expect([stateOf(box), asked(box)?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test.each([
  [448, 'shown'],
  [0, 'failed'],
])('a hero of %i px that ended before the scripts ran is %s', async (width, state) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  const { box } = await mount(picture({ eager: true }));
  expect(stateOf(box)).toBe(state);
});
