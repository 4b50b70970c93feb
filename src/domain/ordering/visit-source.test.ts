import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SOURCE_WORD, sourceIn } from './visit-source.ts';

const none = { medium: null, campaign: null };

test.each([
  ['?utm_source=Zalo&utm_medium=OA&utm_campaign=8-3', { source: 'zalo', medium: 'oa', campaign: '8-3' }],
  ['?charm=hoa-dao&fbclid=IwAR0x', { source: 'facebook', ...none }],
  ['?vong=suong-som&igsh=MzRlODBiNWFlZA==', { source: 'instagram', ...none }],
  [
    '?fbclid=x&utm_source=instagram&utm_medium=story',
    { source: 'instagram', medium: 'story', campaign: null },
  ],
  ['?utm_source=%F0%9F%98%80&gclid=1', { source: 'google', ...none }],
  ['?utm_source=T%E1%BA%BFt+v%E1%BB%81', { source: 'tết về', ...none }],
  ['?utm_source=%3Cscript%3E%00alert(1)', { source: 'script alert 1', ...none }],
  ['?utm_medium=cpc', null],
  ['?utm_source=+', null],
  ['?q=hoa', null],
  ['', null],
])('query "%s": visit source %o', (search, source) => {
  expect(sourceIn(new URLSearchParams(search))).toEqual(source);
});

test('any utm_source gives a source that matches SOURCE_WORD, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (word) => {
      const found = sourceIn(new URLSearchParams({ utm_source: word }));
      expect(found === null || SOURCE_WORD.test(found.source)).toBe(true);
    }),
  );
});
