import { expect, test } from 'vitest';
import { zaloShareUrl } from './zalo-share.ts';

test.each(['', 'a', 'ab', 'abc?d=é&e=1', '?~>'])(
  'the Zalo share URL carries the exact address, with "%s" at its end',
  (tail) => {
    const { href } = new URL(`https://vuoncharm.example/garden?charm=hoa-dao${tail}`);
    const address = new URL(zaloShareUrl(href));
    expect(address.origin + address.pathname).toBe('https://button-share.zalo.me/share_external');
    const d = address.searchParams.get('d') ?? '';
    expect(JSON.parse(atob(d))).toEqual({ url: href });
    // URL-decoding it once more changes nothing.
    expect(decodeURIComponent(d)).toBe(d);
    expect(d).toMatch(/^[A-Za-z0-9/]+$/);
  },
);
