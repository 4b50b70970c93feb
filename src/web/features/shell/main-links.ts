import { shellCopy as copy } from './copy.vi.ts';

/** The four links of the header (spec §2); the slug is the charm pictured beside it in the mobile menu. */
export const MAIN_LINKS = [
  { to: '/', label: copy.links.home, slug: 'bo-cau' },
  { to: '/garden', label: copy.links.garden, slug: 'hoa-anh-dao', also: '/builder' },
  { to: '/help', label: copy.links.help, slug: 'la-ban' },
  { to: '/blog', label: copy.links.blog, slug: 'sach' },
] as const satisfies readonly MainLink[];

type MainLink = {
  to: string;
  label: string;
  slug: string;
  /** A page that counts as part of this one without being below its path: the builder belongs to the garden. */
  also?: string;
};

/** Path of the main link that a page belongs to; undefined for other pages, and for gifts, whose address is the home page's. */
export function mainLinkOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (/\bqua=/.test(search)) return undefined;
  const lies = (under: string) => pathname === under || (under !== '/' && pathname.startsWith(`${under}/`));
  return MAIN_LINKS.find((link: MainLink) => lies(link.to) || (link.also !== undefined && lies(link.also)))
    ?.to;
}
