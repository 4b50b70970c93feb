import type { ShopSettings } from '#domain/shop/settings.ts';
import { copy } from '../copy.vi.ts';

const ICON = { type: 'image/png', src: '/brand/icon-512.png', sizes: '512x512' };

/** The web app manifest, with the shop's own name. */
export const manifestOf = ({ name, slogan }: Pick<ShopSettings, 'name' | 'slogan'>): string =>
  JSON.stringify({
    name,
    short_name: name,
    ...(slogan === '' ? {} : { description: slogan }),
    lang: 'vi',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#F5F5DC',
    background_color: '#FBF8EC',
    icons: [
      { ...ICON, src: '/brand/icon-192.png', sizes: '192x192' },
      ICON,
      { ...ICON, purpose: 'maskable' },
    ],
    shortcuts: [
      { name: copy.shortcuts.garden, url: '/garden' },
      { name: copy.shortcuts.builder, url: '/builder' },
      { name: copy.shortcuts.orders, url: '/orders' },
    ],
  });
