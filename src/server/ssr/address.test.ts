import { expect, test } from 'vitest';
import { tidyAddresses } from './address.ts';

const module = (query?: string[], alone?: string[]) => ({
  default: () => null,
  ...(query && { handle: { query, alone } }),
});
const tidy = tidyAddresses({
  routes: {
    root: { id: 'root', path: '', module: module() },
    shop: { id: 'shop', parentId: 'root', module: module() },
    home: { id: 'home', parentId: 'shop', index: true, module: module([]) },
    garden: { id: 'garden', parentId: 'shop', path: 'garden', module: module(['q', 'trang'], ['charm']) },
    login: { id: 'login', parentId: 'root', path: 'login', module: module() },
  },
});

test.each([
  ['/garden', '/garden'],
  ['/garden?fbclid=1', '/garden'],
  ['/garden?trang=2&utm_source=x&q=hoa+%C4%91%C3%A0o', '/garden?q=hoa+%C4%91%C3%A0o&trang=2'],
  ['/garden?q=hoa%20sen', '/garden?q=hoa+sen'],
  ['/garden?trang=2&trang=3', '/garden?trang=2'],
  ['/garden?q=%zz', '/garden?q=%25zz'],
  ['/garden?q=a&charm=hoa-dao&trang=2&x=1', '/garden?charm=hoa-dao'],
  ['/garden?charm=hoa-dao&igsh=MzRl&utm_source=ig', '/garden?charm=hoa-dao'],
  ['/garden?charm=&trang=2', '/garden?trang=2'],
  ['/?x=1', '/'],
  ['/Garden/?q=sen&x=1', '/Garden/?q=sen'],
  ['/g%61rden?q=sen', '/g%61rden?q=sen'],
  ['/login?next=/cart', '/login'],
  ['/khong-co?a=1', '/khong-co'],
  ['/%zz?a=1', '/%zz'],
])('%s is cached as the page %s', (url, page) => {
  expect(tidy(url)).toBe(page);
});
