import { shop } from './shop.vi.ts';

export const copy = {
  homeLink: `${shop.name}, trang chủ`,
} as const;
