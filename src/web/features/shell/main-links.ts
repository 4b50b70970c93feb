import { shellCopy as copy } from './copy.vi.ts';

/** The four links of the header (spec §2); the slug is the charm that stands beside it in the mobile menu. */
export const MAIN_LINKS = [
  { to: '/', label: copy.links.home, slug: 'bo-cau' },
  { to: '/garden', label: copy.links.garden, slug: 'hoa-anh-dao' },
  { to: '/help', label: copy.links.help, slug: 'la-ban' },
  { to: '/blog', label: copy.links.blog, slug: 'sach' },
] as const;
