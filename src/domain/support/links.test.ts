import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf, type Piece } from './links.ts';

const HOST = 'vuoncharm.vn';
const links = (text: string, fromShop = false) =>
  piecesOf(text, { host: HOST, fromShop }).flatMap((piece) => {
    switch (piece.kind) {
      case 'text':
        return [];
      case 'page':
        return `${piece.text} → ${piece.path}`;
      case 'order':
        return `${piece.text} → ${piece.order}`;
      default:
        return `${piece.text} → ${piece.href}`;
    }
  });

test.each([
  ['Xem https://vuoncharm.vn/garden?loai=animal nhé', ['https://vuoncharm.vn/garden?loai=animal → /garden?loai=animal']],
  ['Vào /builder, rồi /cart.', ['/builder → /builder', '/cart → /cart']],
  ['(https://vuoncharm.vn/help).', ['https://vuoncharm.vn/help → /help']],
  ['Gọi 0901 234 567 hoặc +84 28.3822.1234', ['0901 234 567 → tel:+84901234567', '+84 28.3822.1234 → tel:+842838221234']],
  ['Đơn #2026CAFE và VC2026CAFE, đơn 7f3a9c21, mã #0A1B2C3D ạ', ['Đơn #2026CAFE → 2026CAFE', 'VC2026CAFE → 2026CAFE', 'đơn 7f3a9c21 → 7F3A9C21', '#0A1B2C3D → 0A1B2C3D']],
  ['100.000.000 ₫, 12345678, 3,05, 0,5 cm', []],
  ['STK 0123456789012', []],
])('links in "%s" are %j', (text, found) => {
  expect(links(text)).toEqual(found);
}); // oxfmt-ignore

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://vuoncharm.vn//evil.example/garden',
  'https://vuoncharm.vn//',
  'https://vuoncharm.vn/\\evil.example',
  'https://vuoncharm.vn@evil.example/garden',
  'https://vuoncharm.vn:pass@vuoncharm.vn/garden',
  'https://vuoncharm.vn.evil.example/garden',
  'https://vuoncharm.vn/api/auth/logout',
  'https://vuoncharm.vn/garden/../api/auth/logout',
  '//evil.example/garden',
  'ftp://vuoncharm.vn/garden',
  // Visually identical: a Cyrillic `о`, a full-width dot, a soft hyphen within.
  'https://vuonсharm.vn/garden',
  'https://vuoncharm．vn/garden',
  'https://vuon\u00adcharm.vn/garden',
  'https://xn--vuonharm-q5h.vn/garden',
  'HTTPS://evil.example/garden',
  'https:/\\evil.example',
  'https://vuoncharm.vn%2eevil.example/garden',
  'https://vuoncharm.vn:8443/garden',
  '/garden//evil.example',
  '/\\evil.example',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'blob:https://vuoncharm.vn/1',
])('%s does not become a link', (text) => {
  expect(links(text)).toEqual([]);
});

test('an external address becomes a link only in a message of the shop, and only by https', () => {
  const text = 'https://www.instagram.com/vuoncharm';
  expect(links(text)).toEqual([]);
  expect(links(text, true)).toEqual([`${text} → ${text}`]);
  expect(links('http://evil.example', true)).toEqual([]);
});

/** The target of a piece; a plain one counts as a page of the shop. */
const addressOf = (piece: Piece) => (piece.kind === 'page' ? piece.path : 'href' in piece ? piece.href : '/');

const word = fc.constantFrom('#2026CAFE', 'https://', 'vuoncharm.vn', '/garden', '//', '0901234567', ' ', '<', '"', 'javascript:', '@', '.', 'đơn '); // oxfmt-ignore

test('the pieces add up to the text, and every link is https, tel: or a page of the shop', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), fc.boolean(), (words, fromShop) => {
      const text = words.join('');
      const pieces = piecesOf(text, { host: HOST, fromShop });
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const piece of pieces) expect(addressOf(piece)).toMatch(/^(?:https:\/\/|tel:\+?\d+$|\/(?![/\\]))/);
    }),
  );
});
