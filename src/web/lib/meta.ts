import type { MetaDescriptor } from 'react-router';
import { publicShop } from './public-shop.ts';

type PageFacts = {
  /** Without the shop's name. */
  title: string;
  description?: string;
  /** Path, with the query where that makes it another page: `/garden?page=2`. */
  path?: string;
  /** Scheme and host, from the page's loader (`prefetch.ts`); link previews need absolute URLs. */
  origin?: string | undefined;
  /** Path of a picture for link previews, 1200×630. */
  image?: string;
  /** Hidden from search engines: pages behind the login, and pages with one-off content. */
  hidden?: boolean;
};

const PREVIEW = '/brand/og-image.jpg';

/** Title, description, canonical URL and link preview of a page, for its `meta` export. */
export function pageMeta({ title, description, path, origin, image, hidden }: PageFacts): MetaDescriptor[] {
  const { name } = publicShop();
  const fullTitle = `${title} · ${name}`;
  const address = origin === undefined || path === undefined ? undefined : origin + path;
  const picture = origin === undefined ? undefined : new URL(image ?? PREVIEW, origin).href;
  const tags: (MetaDescriptor | undefined | false)[] = [
    { title: fullTitle },
    description !== undefined && { name: 'description', content: description },
    hidden === true && { name: 'robots', content: 'noindex' },
    address !== undefined && { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:locale', content: 'vi_VN' },
    { property: 'og:title', content: fullTitle },
    description !== undefined && { property: 'og:description', content: description },
    address !== undefined && { property: 'og:url', content: address },
    picture !== undefined && { property: 'og:image', content: picture },
    picture !== undefined && { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return tags.filter((tag): tag is MetaDescriptor => Boolean(tag));
}
