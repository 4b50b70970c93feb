// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Collection } from '#contract/http/content.ts';
import { createQueryClient } from '#web/lib/api.ts';
import { mount, press, stopTime } from '../../../../test-support/mount.ts';
import { Gallery } from './Gallery.tsx';
import { collectionsQuery } from '#web/entities/article/queries.ts';

/** spec §9: further changes are ignored during the animation. */
const LOCK = 300;
const pass = stopTime();

const collection = (slug: string) =>
  ({
    slug,
    name: slug,
    description: `${slug} …`,
    pictures: [1, 2, 3].map((at) => `/pictures/bracelets/${slug}-${at}-640.webp`),
    charms: [{ name: 'Tulip', image: null }],
    design: { charms: [{}, {}] },
    price: 498_000,
  }) as unknown as Collection;

async function gallery() {
  const queries = createQueryClient(() => new Promise(() => undefined));
  const all = ['blossom', 'golden', 'lavender', 'moonlit', 'twilight'].map(collection);
  queries.setQueryData(collectionsQuery().queryKey, all);
  const { box } = await mount(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const tabs = () => [...box.querySelectorAll('[role="tab"]')];
  const thumbs = () => [...box.querySelectorAll('.thumbs button')];
  return {
    box,
    tabs,
    thumbs,
    /** the picture shown large, counted from 1 */
    large: () =>
      /([a-z]+-\d)-640/.exec(box.querySelector('.main-picture img')?.getAttribute('src') ?? '')?.[1],
    chosen: () => thumbs().findIndex((thumb) => thumb.getAttribute('aria-current') === 'true') + 1,
    after: async (ms: number, element: Element | undefined) => {
      pass(ms);
      await press(element);
    },
  };
}

test('five tabs; of three thumbnails the chosen one is shown large', async () => {
  const { tabs, thumbs, large, after } = await gallery();
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'Hoa Xuân',
    'Nắng Vàng',
    'Oải Hương',
    'Ánh Trăng',
    'Hoàng Hôn',
  ]);
  expect([thumbs().length, large()]).toEqual([3, 'blossom-1']);
  await after(LOCK, thumbs()[1]);
  expect(large()).toBe('blossom-2');
});

test('another tab starts with its first picture', async () => {
  const { tabs, thumbs, large, chosen, after } = await gallery();
  await after(LOCK, thumbs()[2]);
  expect([large(), chosen()]).toEqual(['blossom-3', 3]);
  await after(LOCK, tabs()[3]);
  expect([large(), chosen()]).toEqual(['moonlit-1', 1]);
});

test('further changes within 300 ms are ignored', async () => {
  const { tabs, thumbs, large, after } = await gallery();
  await after(0, thumbs()[1]);
  await after(LOCK - 1, thumbs()[2]);
  await after(0, tabs()[1]);
  expect(large()).toBe('blossom-2');
  await after(1, thumbs()[2]);
  expect(large()).toBe('blossom-3');
});

test('each collection links to the builder', async () => {
  const { box, tabs, after } = await gallery();
  const leads = () => box.querySelector('a[href^="/builder"]')?.getAttribute('href');
  for (const [at, slug] of ['blossom', 'golden', 'lavender', 'moonlit', 'twilight'].entries()) {
    await after(LOCK, tabs()[at]);
    expect(leads()).toBe(`/builder?bo-suu-tap=${slug}`);
  }
});
