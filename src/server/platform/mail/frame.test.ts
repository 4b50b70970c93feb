import { expect, test } from 'vitest';
import { composeLetter } from './frame.ts';

const HEAD = { name: 'Vườn Charm', farewell: 'Thương mến,', smallPrint: 'Chữ nhỏ.' };
const LETTER = {
  to: 'linh@example.vn',
  subject: 'Thử',
  preview: 'Xem trước',
  greeting: 'Chào <b>Linh</b>,',
  blocks: [
    { kind: 'text', text: 'Một & hai' },
    { kind: 'code', code: '0421' },
    { kind: 'button', label: 'Mở', url: 'https://vuoncharm.vn/?a=1&b=2' },
    {
      kind: 'table',
      title: 'Đơn #1',
      rows: [{ name: '1 × <i>Vòng</i>', value: '9 ₫' }],
      total: { name: 'Tổng', value: '9 ₫' },
    },
    { kind: 'note', text: '"Ghi chú"' },
  ],
} as const;

test('the HTML escapes what people wrote', () => {
  const { html } = composeLetter(LETTER, HEAD);
  expect(html).toContain('Chào &lt;b&gt;Linh&lt;/b&gt;,');
  expect(html).toContain('Một &amp; hai');
  expect(html).toContain('href="https://vuoncharm.vn/?a=1&amp;b=2"');
  expect(html).toContain('1 × &lt;i&gt;Vòng&lt;/i&gt;');
  expect(html).not.toMatch(/<b>Linh<\/b>|<i>Vòng/);
});

test('the plain text says the same, links and code in full', () => {
  const { text } = composeLetter(LETTER, HEAD);
  expect(text).toBe(
    'Chào <b>Linh</b>,\n\nMột & hai\n\n    0421\n\nMở:\nhttps://vuoncharm.vn/?a=1&b=2\n\nĐơn #1\n  1 × <i>Vòng</i>: 9 ₫\n  Tổng: 9 ₫\n\n"Ghi chú"\n\nThương mến,\nVườn Charm\n\n--\nChữ nhỏ.',
  );
});

test('the HTML part of a letter has no scripts and no external resources', () => {
  const { html } = composeLetter(LETTER, HEAD);
  expect(html).not.toMatch(/<(img|script|link|iframe|style)\b/);
});
