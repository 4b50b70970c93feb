/** The hero's picture for phones, at half the bytes (decision 0027, `npm run art -- brand`). */
export const ON_PHONES = {
  href: '/brand/hero-720.avif',
  type: 'image/avif',
  media: '(width < 48rem)',
} as const;
