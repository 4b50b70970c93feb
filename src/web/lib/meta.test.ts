import { expect, test } from 'vitest';
import { UNKNOWN_SHOP } from '#domain/shop/public.ts';
import { pageMeta } from './meta.ts';
import { setPublicShop } from './public-shop.ts';

setPublicShop({ ...UNKNOWN_SHOP, name: 'Vườn Charm' });

test('a public page has a title, a canonical link and the Open Graph image and URL', () => {
  const tags = pageMeta({
    title: 'Vườn hoa',
    description: 'Chọn charm',
    path: '/garden',
    origin: 'https://vuon.vn',
  });
  expect(tags).toContainEqual({ title: 'Vườn hoa · Vườn Charm' });
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://vuon.vn/garden' });
  expect(tags).toContainEqual({ property: 'og:image', content: 'https://vuon.vn/brand/og-image.jpg' });
  expect(tags).toContainEqual({ property: 'og:url', content: 'https://vuon.vn/garden' });
});

test('a hidden page has the robots tag noindex', () => {
  expect(pageMeta({ title: 'Hồ sơ', hidden: true })).toContainEqual({ name: 'robots', content: 'noindex' });
});
