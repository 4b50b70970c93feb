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

test('an image is requested when a tenth of its box is within 50 px of the viewport', async () => {
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

test('the box has the image’s aspect ratio from the start; the placeholder goes once it has loaded', async () => {
  const { box } = await mount(picture());
  expect(box.querySelector<HTMLElement>('.lazy')?.style.aspectRatio).toBe('448 / 224');
  await comesNear();
  await tell(box, 'load');
  expect([stateOf(box), box.querySelector('.hold')]).toEqual(['shown', null]);
});

test('an image that fails to load shows a message, also to screen readers', async () => {
  const { box } = await mount(picture());
  await comesNear();
  await tell(box, 'error');
  const hold = box.querySelector('.hold');
  expect([stateOf(box), asked(box)]).toEqual(['failed', null]);
  expect([hold?.textContent, hold?.getAttribute('aria-hidden')]).toEqual(['Không thể tải hình ảnh', null]);
});

test('a new src after a failure starts over', async () => {
  const { box, draw } = await mount(picture());
  await comesNear();
  await tell(box, 'error');
  await draw(picture({ src: '/tulip.webp' }));
  expect(stateOf(box)).toBe('waiting');
});

test.each([
  ['icon', 'svg'],
  ['none', null],
] as const)('the placeholder %s shows no text', async (placeholder, drawn) => {
  const { box } = await mount(picture({ placeholder }));
  const hold = box.querySelector('.hold');
  expect(hold?.textContent).toBe('');
  expect(hold?.firstElementChild?.tagName.toLowerCase() ?? null).toBe(drawn);
});

test('an eager image is requested at once with high priority', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { box } = await mount(picture({ eager: true }));
  expect(watches).toEqual([]);
  expect([stateOf(box), asked(box)?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test.each([
  [448, 'shown'],
  [0, 'failed'],
])('an eager image of %i px that completed before the scripts ran is %s', async (width, state) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
  const { box } = await mount(picture({ eager: true }));
  expect(stateOf(box)).toBe(state);
});
